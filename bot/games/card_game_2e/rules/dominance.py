"""Section 13: dominance, standing and taxation."""

from bot.games.card_game_2e.rules.state import ThronesPlay, ThronesState
from bot.games.card_game_2e.rules.titles import return_titles
from bot.games.card_game_2e.rules.values import reserve
from bot.games.lcg import dominance
from bot.games.lcg.choices import card_options, chosen_card
from bot.games.lcg.context import Context
from bot.games.lcg.deed import Deed
from bot.games.lcg.occurrence import occur
from bot.games.lcg.values import least
from bot.kernel import Choose, Illegal, Option
from bot.kernel.state import answer_key
from bot.kernel.turns import AFTER, LABEL


class DominancePhase(dominance.DominancePhase, name="card_game_2e.dominance_phase"):
    """R13.1, R13.2, steps 5.1 to 5.3."""


class StandingPhase(dominance.StandingPhase, name="card_game_2e.standing_phase"):
    """Steps 6.1 to 6.3."""

    steps = ("begins", "choose", "stand", "window", "ends")

    def choose(self, play: ThronesPlay) -> None:
        """A13.2: where an effect limits how many stand, each player concerned chooses."""
        state = play.state
        state.step = "6.2"
        for seat in state.order():
            cap = least(state, "stand_limit", seat)
            kneeling = _kneeling(state, seat)
            if cap is None or len(kneeling) <= cap:
                continue
            options = card_options(Context(state, seat), kneeling)
            play.ask(
                Choose(
                    seat=seat,
                    topic="stand",
                    purpose="target",
                    public="stand",
                    about={"number": cap},
                    options=options,
                    min=cap,
                    max=cap,
                    default=[option.id for option in options[:cap]],
                )
            )

    def stand(self, play: ThronesPlay) -> None:
        """Step 6.2, R13.4, A13.1: all kneeling cards in play stand at the same moment."""
        state = play.state
        made = []
        for card, piece in state.board.items():
            chosen = self.answers.get(f"stand/{piece.controller}")
            bound = isinstance(chosen, list) and state.fact(card).type == "character"
            left_out = bound and isinstance(chosen, list) and state.name(card) not in chosen
            if piece.knelt and not left_out:
                made.append(Deed(kind="stood", card=card, how="standing"))
        if made:
            occur(play, made)


def _kneeling(state: ThronesState, seat: int) -> list[int]:
    return [
        card
        for card in state.controlled(seat)
        if state.board[card].knelt and state.fact(card).type == "character"
    ]


class TaxationPhase(dominance.TaxationPhase, name="card_game_2e.taxation_phase"):
    """Steps 7.1 to 7.5."""

    steps = ("begins", "gold", "ask_reserve", "reserve", "titles", "window", "ends", "round")

    seats: list[int] = []
    kept: dict[int, list[int]] = {}
    """What was chosen out of turn; nobody else sees it."""
    late: list[int] = []
    """Those who want to see the discards before theirs."""

    def gold(self, play: ThronesPlay) -> None:
        """Step 7.2, R13.5: all unspent gold goes back."""
        self.seats = play.state.order()
        super().gold(play)

    def ask_reserve(self, play: ThronesPlay) -> str | None:
        """Step 7.3, R13.6: in player order down to the reserve; all are asked at once (A29.6)."""
        state = play.state
        state.step = "7.3"
        self.seats = [seat for seat in self.seats if self._surplus(state, seat) > 0]
        for place, seat in enumerate(self.seats):
            if seat in self.kept or (seat in self.late and place):
                continue
            hand, surplus = state.players[seat].hand, self._surplus(state, seat)
            ask = Choose(
                seat=seat,
                topic="reserve",
                purpose="cost",
                public="reserve",
                about={"number": surplus},
                options=card_options(Context(state, seat), hand),
                min=surplus,
                max=surplus,
                default=[state.name(card) for card in hand[-surplus:]],
            )
            if place and ask.forced is None:
                ask.options.append(Option(id=AFTER, label=LABEL))
                ask.min = 1
            play.ask(ask)
        return None if self.seats else "titles"

    def check_reserve(self, state: ThronesState, seat: int, value: list[str]) -> None:
        """R13.7: down to exactly the reserve; A29.5: or wait for those before."""
        surplus = self._surplus(state, seat)
        if value != [AFTER] and (AFTER in value or len(value) != surplus):
            raise Illegal("wrong-number", min=surplus, max=surplus, exact=True, got=len(value))

    @staticmethod
    def _surplus(state: ThronesState, seat: int) -> int:
        return 0 if seat in state.out else len(state.players[seat].hand) - reserve(state, seat)

    def reserve(self, play: ThronesPlay) -> str:
        """A13.3: each discards the own surplus at one moment, visible to the next."""
        for seat in self.seats:
            value = self.answers.pop(answer_key("reserve", seat), None)
            if value == [AFTER]:
                self.late.append(seat)
            elif isinstance(value, list):
                self.kept[seat] = [chosen_card(str(one)) for one in value]
        if not self.seats or self.seats[0] not in self.kept:
            return "ask_reserve"
        seat = self.seats.pop(0)
        cards = self.kept.pop(seat)
        occur(
            play,
            [Deed(kind="hand_discarded", card=card, seat=seat, how="reserve") for card in cards],
        )
        return "reserve"

    def titles(self, play: ThronesPlay) -> None:
        """Step 7.4, R27.5."""
        if play.state.melee:
            play.state.step = "7.4"
            return_titles(play)

    def round(self, play: ThronesPlay) -> None:
        """Step 7.5: the round is over."""
        state = play.state
        state.notes = []
        state.delayed = []
        state.changed()
