"""Section 13: dominance, standing and taxation."""

from bot.games.card_game_2e.rules.phases import Phase
from bot.games.card_game_2e.rules.state import ThronesPlay, ThronesState
from bot.games.card_game_2e.rules.titles import return_titles
from bot.games.card_game_2e.rules.values import dominance, reserve
from bot.games.lcg.choices import card_options, chosen_card
from bot.games.lcg.context import Context
from bot.games.lcg.deed import Deed
from bot.games.lcg.deeds import kind
from bot.games.lcg.occurrence import occur
from bot.games.lcg.state import LcgPlay
from bot.games.lcg.values import least
from bot.kernel import Choose


class DominancePhase(Phase, name="card_game_2e.dominance_phase"):
    """Steps 5.1 to 5.3."""

    steps = ("begins", "count", "window", "ends")

    phase: str = "dominance"
    number: str = "5"

    def count(self, play: ThronesPlay) -> None:
        """Step 5.2, R13.1, R13.2: the highest total wins, a tie nobody."""
        state = play.state
        state.step = "5.2"
        totals = {seat: dominance(state, seat) for seat in state.seats_in()}
        best = max(totals.values())
        winners = [seat for seat, total in totals.items() if total == best]
        play.emit("dominance", values=list(totals.values()))
        if len(winners) == 1:
            seat = winners[0]
            power = Deed(kind="power_gained", card=state.house(seat), seat=seat, how="dominance")
            occur(play, [Deed(kind="dominance", seat=seat), power])


@kind("dominance")
def _dominance(play: LcgPlay, deed: Deed) -> None:
    play.state.note("dominance", deed.seat)
    play.emit("dominance-won", seat=f"seat:{deed.seat}")


class StandingPhase(Phase, name="card_game_2e.standing_phase"):
    """Steps 6.1 to 6.3."""

    steps = ("begins", "choose", "stand", "window", "ends")

    phase: str = "standing"
    number: str = "6"

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


class TaxationPhase(Phase, name="card_game_2e.taxation_phase"):
    """Steps 7.1 to 7.5."""

    steps = ("begins", "gold", "ask_reserve", "reserve", "titles", "window", "ends", "round")

    phase: str = "taxation"
    number: str = "7"
    seats: list[int] = []

    def gold(self, play: ThronesPlay) -> None:
        """Step 7.2, R13.5: all unspent gold goes back."""
        state = play.state
        state.step = "7.2"
        self.seats = state.order()
        occur(
            play,
            [
                Deed(kind="gold_lost", seat=seat, amount=state.players[seat].gold, how="taxation")
                for seat in state.order()
            ],
        )

    def ask_reserve(self, play: ThronesPlay) -> str | None:
        """Step 7.3, R13.6: in player order down to the reserve."""
        state = play.state
        state.step = "7.3"
        while self.seats:
            seat = self.seats[0]
            hand = state.players[seat].hand
            surplus = len(hand) - reserve(state, seat)
            if seat in state.out or surplus <= 0:
                self.seats.pop(0)
                continue
            options = card_options(Context(state, seat), hand)
            play.ask(
                Choose(
                    seat=seat,
                    topic="reserve",
                    purpose="cost",
                    public="reserve",
                    about={"number": surplus},
                    options=options,
                    min=surplus,
                    max=surplus,
                    default=[option.id for option in options[-surplus:]],
                )
            )
            return None
        return "titles"

    def reserve(self, play: ThronesPlay) -> str:
        """A13.3: each discards the own surplus at one moment."""
        seat = self.seats.pop(0)
        cards = [chosen_card(one) for one in self.given("reserve", seat)]
        occur(
            play,
            [Deed(kind="hand_discarded", card=card, seat=seat, how="reserve") for card in cards],
        )
        return "ask_reserve"

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
