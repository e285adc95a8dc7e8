"""R6: conquest and elimination."""

from bot.games.risk.rules.board import facts
from bot.games.risk.rules.cards import MOVABLE
from bot.games.risk.rules.choices import chosen_specials, special_options
from bot.games.risk.rules.departure import leave
from bot.games.risk.rules.end import finish
from bot.games.risk.rules.in_progress import CurrentTurn, Levy
from bot.games.risk.rules.reinforcement import PlaceUnits, TradeIn
from bot.games.risk.rules.state import RiskState
from bot.games.risk.rules.window import open_window
from bot.kernel import Amount, Choose, Play
from bot.kernel.labels import label_of

SALLADHOR = 100
"""Gold for the first conquest of the turn."""


class Conquest(Levy, name="risk.conquest"):
    """The last defender has fallen: elimination first (A7), then the conqueror moves in."""

    steps = ("conquer", "eliminate", "place", "ask_how_many", "move_in", "follow", "call_up")

    loser: int
    source: str
    target: str
    survivors: int
    took_part: dict[str, int] = {}
    raid: int = 0
    wanted: str = ""

    def conquer(self, play: Play[RiskState]) -> None:
        """R6.1, R9.1: opposing means another player's (A6), neutral land only if agreed."""
        state = play.state
        state.owner[self.target] = self.seat
        state.quiet = 0
        state.lose_specials(self.target)
        self._record(play)
        if self.loser >= 0 or state.options.neutral_cards:
            play.frame(CurrentTurn).conquered = True
        play.emit(
            "conquered", seat=label_of("seat", self.seat), target=label_of("territory", self.target)
        )
        if self.loser >= 0 and state.options.has("gold"):
            self._spoils(play)

    def _record(self, play: Play[RiskState]) -> None:
        """What objectives and cards want to know about this turn's conquests."""
        now = play.state.this_turn
        now.conquests.append((self.target, self.loser))
        now.high_ground.pop(self.target, None)
        if self.loser >= 0:
            now.truces = {t: seat for t, seat in now.truces.items() if seat == self.loser}

    def _spoils(self, play: Play[RiskState]) -> None:
        """Salladhor Saan, Raid the Countryside, Taken Captive."""
        state = play.state
        gold = self.raid
        if state.this_turn.salladhor:
            state.this_turn.salladhor = False
            gold += SALLADHOR
        if gold:
            taken = state.take_gold(self.loser, self.seat, gold)
            play.emit(
                "gave-gold",
                seat=label_of("seat", self.loser),
                winner=label_of("seat", self.seat),
                gold=taken,
            )
        if self.wanted:
            state.captive[self.wanted] = self.seat
            play.emit(
                "captured",
                seat=label_of("seat", self.seat),
                character=label_of("character", self.wanted),
            )

    def eliminate(self, play: Play[RiskState]) -> None:
        """R6.3, A7: without units left, out: the conqueror takes the cards, may trade above 5."""
        state = play.state
        if self.loser < 0 or state.held(self.loser):
            return
        if self.loser not in state.out:
            state.out.append(self.loser)
        cards = state.hands[self.loser]
        state.hands[self.loser] = []
        state.hands[self.seat] += cards
        play.emit(
            "eliminated",
            seat=label_of("seat", self.seat),
            loser=label_of("seat", self.loser),
            cards=len(cards),
        )
        if cards:
            play.emit(
                "took-cards",
                to=[self.seat],
                cards=[label_of("card", card) for card in cards],
            )
            play.reveal()
        self._belongings(play)
        leave(play, self.loser)
        if not last_one_wins(play):
            limit = facts().hand_limit.cards
            must = limit + 1 if state.options.mode == "dominion" else None
            play.push(TradeIn(seat=self.seat, must_from=must, only_above=limit, public="invade"))

    def _belongings(self, play: Play[RiskState]) -> None:
        """R19.4, A25: gold goes to the conqueror; other cards are discarded, characters leave."""
        state = play.state
        if state.options.has("gold") and state.gold[self.loser]:
            gold = state.take_gold(self.loser, self.seat, state.gold[self.loser])
            play.emit(
                "gave-gold",
                seat=label_of("seat", self.loser),
                winner=label_of("seat", self.seat),
                gold=gold,
            )
        if state.options.has("maesters"):
            state.maester_discard += state.maesters[self.loser]
            state.maesters[self.loser] = []
        if state.options.has("objectives"):
            state.objective_discard += state.objectives[self.loser]
            state.objectives[self.loser] = []
        if state.options.has("characters"):
            own = state.own_characters(self.loser)
            state.dead += [c for c in own if c not in state.dead and c not in state.captive]
            state.face_down = [c for c in state.face_down if c not in own]
        state.discard += [r.card for r in state.rallied if r.seat == self.loser]
        state.rallied = [r for r in state.rallied if r.seat != self.loser]

    def place(self, play: Play[RiskState]) -> None:
        """A7: what was traded for is placed at once."""
        play.push(PlaceUnits(seat=self.seat, units=self.units, public="invade"))

    def ask_how_many(self, play: Play[RiskState]) -> None:
        """R6.1, A4: at least who survived the last battle, at most all but one."""
        state = play.state
        most = state.units[self.source] - 1
        low, high = self.survivors, most
        if low < high:
            wish = play.order(self.seat, "move_in", "ask", "ask")
            low, high = (most if wish == "all" else low), (low if wish == "few" else high)
        play.ask(
            Amount(
                seat=self.seat,
                topic="move_in",
                open_to_all=True,
                stays=1,
                public="invade",
                about={
                    "source": label_of("territory", self.source),
                    "target": label_of("territory", self.target),
                    "units": state.units[self.source],
                },
                min=low,
                max=high,
                default=self.survivors,
            )
        )

    def move_in(self, play: Play[RiskState]) -> None:
        """R6.1; A17: special units that did not take part may follow or stay."""
        state = play.state
        self.occupy(play, self.given("move_in", self.seat))
        here = {kind: state.with_specials(self.source, kind) for kind in MOVABLE}
        if any(here.values()):
            play.ask(ask_followers(self.seat, self.source, self.target, here))

    def follow(self, play: Play[RiskState]) -> None:
        """A17: move the special units that follow the conquerors."""
        if f"follow/{self.seat}" in self.answers:
            moved = chosen_specials(self.chosen("follow", self.seat))
            play.state.move_specials(self.source, self.target, moved)

    def call_up(self, play: Play[RiskState]) -> None:
        """Rally the Smallfolk: whoever waits for this territory may come up at once."""
        if any(r.seat == self.seat and r.card == self.target for r in play.state.rallied):
            open_window(play, "conquered", [self.seat])

    def occupy(self, play: Play[RiskState], units: int) -> None:
        """Move so many units in."""
        state = play.state
        state.units[self.source] -= units
        state.units[self.target] += units
        state.move_specials(self.source, self.target, self.took_part)
        play.emit(
            "moved-in",
            seat=label_of("seat", self.seat),
            source=label_of("territory", self.source),
            target=label_of("territory", self.target),
            units=units,
            left=state.units[self.source],
        )


def ask_followers(seat: int, source: str, target: str, most: dict[str, int]) -> Choose:
    """Which knights and siege engines follow; in doubt none."""
    options = special_options(most)
    return Choose(
        seat=seat,
        topic="follow",
        open_to_all=True,
        public="invade",
        about={"source": label_of("territory", source), "target": label_of("territory", target)},
        options=options,
        default=[options[-1].id],
    )


def last_one_wins(play: Play[RiskState]) -> bool:
    """A11: the last player left wins at once."""
    state = play.state
    if len(state.playing) > 1:
        return False
    (last,) = state.playing
    for frame in state.stack:
        # R6.1: a conquest that the end interrupts is still one: the attackers move in.
        if isinstance(frame, Conquest) and state.units[frame.target] == 0:
            frame.occupy(play, frame.survivors)
    finish(play, "last-one", [[last]], {last: state.count(last).points})
    return True
