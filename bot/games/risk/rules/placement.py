"""R12.6-R12.11: placing units one by one, by lists that the game master follows in turn order."""

from bot.games.risk.rules.board import facts
from bot.games.risk.rules.cards import cards, dominion_setup, maester_deck, objectives
from bot.games.risk.rules.choices import after_key, territory_keys
from bot.games.risk.rules.state import RiskState
from bot.kernel import AFTER, DONE, Assign, Choose, Frame, Key, Option, Play
from bot.kernel.labels import label_of

NEUTRAL = -1


def lay_out(state: RiskState) -> None:
    """R12.3-R12.5: gold, maester cards and objectives beside the board, as far as played with."""
    seats = range(state.seats)
    if state.options.has("gold"):
        state.gold = [0 for _ in seats]
    if state.options.has("objectives"):
        state.vp = [0 for _ in seats]
        state.objectives = [[] for _ in seats]
        state.objective_deck = sorted(objectives())
        state.rng.shuffle(state.objective_deck)
    if state.options.has("maesters"):
        state.maesters = [[] for _ in seats]
        state.maester_deck = maester_deck()
        state.rng.shuffle(state.maester_deck)


def start_bonus(play: Play[RiskState]) -> None:
    """R12.11, R20.3, A23, A28: gold and cards for those who come later; only after placing."""
    state = play.state
    if not state.options.has("placed"):
        return
    for seat in state.order:
        bonus = dominion_setup(state.seats).bonus.get(state.houses[seat])
        if bonus is None:
            continue
        if state.options.has("gold"):
            state.earn(seat, bonus.gold)
            play.emit("income", seat=label_of("seat", seat), gold=bonus.gold, now=state.gold[seat])
        for _ in range(bonus.territory_cards):
            card = state.draw_card()
            if card is not None:
                state.hands[seat].append(card)
                play.emit("drew-card", seat=label_of("seat", seat), cards=len(state.hands[seat]))
                play.emit("drew", to=[seat], card=label_of("card", card))
        for _ in range(bonus.maester_cards if state.options.has("maesters") else 0):
            maester = state.draw_maester()
            if maester is not None:
                state.maesters[seat].append(maester)
                play.emit(
                    "got-maester",
                    to=[seat],
                    maester=label_of("maester", maester),
                    effect=label_of("effect", maester),
                )


class Placing(Frame, name="risk.placing"):
    """Seats of power, neutrals, claiming, reinforcing."""

    steps = (
        "seats_of_power",
        "neutrals",
        "ask_plans",
        "take_plans",
        "ask_rest",
        "place_rest",
        "place_late",
    )

    plans: dict[int, list[str]] = {}
    next: int = 0
    """Whose turn it is to place, counted through the turn order."""
    left: dict[int, int] = {}
    """Units still to be placed."""
    late: int | None = None
    """Who is placing units that were kept back."""

    def seats_of_power(self, play: Play[RiskState]) -> None:
        """R12.7: three units on top of the starting units."""
        state = play.state
        state.units = dict.fromkeys(state.map.territories, 0)
        state.owner = dict.fromkeys(state.map.territories, NEUTRAL)
        for seat in state.order:
            power = state.seat_of_power(seat)
            state.owner[power] = seat
            state.add(seat, power, cards().seat_units)
            self.left[seat] = dominion_setup(state.seats).units

    def neutrals(self, play: Play[RiskState]) -> None:
        """R12.8: drawn cards say where neutrals stand, never on a seat of power."""
        state = play.state
        free = sorted(t for t in state.map.territories if not state.units[t])
        state.rng.shuffle(free)
        for territory in free[: dominion_setup(state.seats).neutral_territories]:
            state.add(NEUTRAL, territory, facts().neutral_units.units)
        play.reveal()

    def ask_plans(self, play: Play[RiskState]) -> None:
        """R12.9: everybody hands in a list; one territory on it is placing by hand.

        Whoever wants to see first what those before them take hands in an empty one.
        """
        free = self._free(play.state)
        for seat in play.state.order:
            play.ask(self._plan(play.state, seat, free))

    def _ask_again(self, play: Play[RiskState], now: int) -> None:
        """This seat's list has run out; the others' stand, and can be changed in the meantime."""
        state = play.state
        free = self._free(state)
        for seat in state.order:
            ask = self._plan(state, seat, free)
            play.ask(ask)
            if seat != now:
                ask.answer = [t for t in self.plans[seat] if t in free]

    def _free(self, state: RiskState) -> list[str]:
        return [t for t, units in state.units.items() if units == 0]

    def _plan(self, state: RiskState, seat: int, free: list[str]) -> Choose:
        return Choose(
            seat=seat,
            topic="plan",
            public="placing",
            about={"place": state.order.index(seat) + 1, "free": len(free)},
            options=[
                Option(
                    id=t,
                    label=label_of("territory", t),
                    note="region",
                    args={"region": label_of("region", state.map.territories[t].region)},
                )
                for t in free
            ],
            min=1 if seat == state.order[self.next % state.seats] else 0,
            max=len(free),
            ordered=True,
            default=_nearest(state, seat, free),
        )

    def take_plans(self, play: Play[RiskState]) -> str | None:
        """R12.9: in turn order one unit on the first free territory of one's list."""
        state = play.state
        for seat in state.order:
            answer = self.answers.pop(f"plan/{seat}", None)
            if isinstance(answer, list):
                self.plans[seat] = [str(territory) for territory in answer]
        while free := self._free(state):
            seat = state.order[self.next % state.seats]
            wanted = [t for t in self.plans[seat] if t in free]
            if not wanted:
                self._ask_again(play, seat)
                return "take_plans"
            self.plans[seat] = wanted[1:]
            state.owner[wanted[0]] = seat
            state.add(seat, wanted[0], 1)
            self.left[seat] -= 1
            self.next += 1
        play.reveal()
        for seat in state.order:
            play.emit("set-up", seat=label_of("seat", seat), territories=len(state.held(seat)))
        return None

    def ask_rest(self, play: Play[RiskState]) -> None:
        """R12.10: the remaining starting units; all place at the same time, unseen.

        Whoever wants to see first what those before them place keeps units back.
        """
        for seat in play.state.order:
            play.ask(self._rest(play.state, seat, [after_key(self.left[seat])]))

    def _rest(self, state: RiskState, seat: int, others: list[Key]) -> Assign:
        return Assign(
            seat=seat,
            topic="place",
            public="placing",
            about={"units": self.left[seat]},
            keys=[*territory_keys(state, state.held(seat)), *others],
            total=self.left[seat],
            default={state.seat_of_power(seat): self.left[seat]},
        )

    def place_rest(self, play: Play[RiskState]) -> None:
        """R12.10: place everybody's remaining units by their lists."""
        for seat in play.state.order:
            self._put(play.state, seat)

    def place_late(self, play: Play[RiskState]) -> str | None:
        """R12.10: what was kept back, in turn order, each after those before them."""
        state = play.state
        if self.late is not None:
            self._put(state, self.late)
        self.late = next((seat for seat in state.order if self.left[seat]), None)
        if self.late is None:
            return DONE
        play.ask(self._rest(state, self.late, []))
        return "place_late"

    def _put(self, state: RiskState, seat: int) -> None:
        placed = self.given("place", seat)
        for territory in [name for name in placed if name != AFTER]:
            state.add(seat, territory, placed[territory])
        self.left[seat] = placed.get(AFTER, 0)


def _nearest(state: RiskState, seat: int, free: list[str]) -> list[str]:
    """Free territories, those nearest to the own seat of power first."""
    ranked = [state.seat_of_power(seat)]
    for territory in ranked:
        ranked += [t for t in state.map.links[territory] if t not in ranked]
    return [t for t in ranked if t in free]
