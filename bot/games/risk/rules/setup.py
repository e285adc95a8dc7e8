"""R2: setting up a Skirmish."""

from bot.games.risk.rules.board import facts, table_setup
from bot.games.risk.rules.cards import dominion_setup
from bot.games.risk.rules.objectives import StartObjectives
from bot.games.risk.rules.placement import Placing, lay_out, start_bonus
from bot.games.risk.rules.state import RiskState
from bot.kernel import DONE, Choose, Frame, Option, Play
from bot.kernel.labels import label_of

NEUTRAL = -1


class SetUp(Frame, name="risk.set_up"):
    """Who begins, houses, territories, units, deck."""

    steps = (
        "roll_for_start",
        "choose_houses",
        "choose_next_house",
        "take_houses",
        "begin_dominion",
        "place_instead",
        "deal_territories",
        "place_units",
        "stack_deck",
    )

    taken: int = 0
    """How many have their house, in turn order."""

    def roll_for_start(self, play: Play[RiskState]) -> None:
        """R2.2: the highest roll begins; A5: those who tie roll again. R2.8: then clockwise."""
        state = play.state
        rolling = list(range(state.seats))
        while len(rolling) > 1:
            rolls = {seat: play.roll(6) for seat in rolling}
            for seat, roll in rolls.items():
                play.emit("rolled-for-start", seat=label_of("seat", seat), roll=roll)
            best = max(rolls.values())
            rolling = [seat for seat in rolling if rolls[seat] == best]
        first = rolling[0]
        state.order = [(first + step) % state.seats for step in range(state.seats)]
        play.emit("begins", seat=label_of("seat", first))

    def choose_houses(self, play: Play[RiskState]) -> str | None:
        """R2.2: the houses are taken in turn order; M3: a ranking by all at once saves the waiting.

        Whoever wants to see first what those before them take ranks nothing.
        """
        state = play.state
        houses = list(table_setup(state.seats).houses)
        if all(state.houses):
            return "take_houses"
        if state.options.houses == "random":
            state.rng.shuffle(houses)
            state.houses = houses
            return "take_houses"
        if state.options.houses == "draft":
            return "choose_next_house"
        for seat in range(state.seats):
            play.ask(
                Choose(
                    seat=seat,
                    topic="houses",
                    purpose="wish",
                    public="houses",
                    about={"place": state.order.index(seat) + 1},
                    options=[Option(id=house, label=label_of("house", house)) for house in houses],
                    min=1 if seat == state.order[0] else 0,
                    max=len(houses),
                    ordered=True,
                    default=houses,
                )
            )
        return "take_houses"

    def choose_next_house(self, play: Play[RiskState]) -> str | None:
        """R2.2: one after the other, each from what the others have left."""
        state = play.state
        for seat in state.order:
            if f"house/{seat}" in self.answers:
                state.houses[seat] = self.chosen("house", seat)
        free = [h for h in table_setup(state.seats).houses if h not in state.houses]
        choosing = [seat for seat in state.order if not state.houses[seat]]
        if not choosing:
            return "take_houses"
        play.ask(_which_house(choosing[0], free))
        return "choose_next_house"

    def take_houses(self, play: Play[RiskState]) -> str | None:
        """Each takes the first house on their list that is still free, or is asked now."""
        state = play.state
        for seat in state.order[self.taken :]:
            if not state.houses[seat]:
                free = [h for h in table_setup(state.seats).houses if h not in state.houses]
                ranked = self.given("houses", seat)
                if f"house/{seat}" in self.answers:
                    ranked = self.given("house", seat)
                elif not ranked:
                    play.ask(_which_house(seat, free))
                    return "take_houses"
                state.houses[seat] = next(h for h in [*ranked, *free] if h in free)
            play.emit(
                "takes-house",
                seat=label_of("seat", seat),
                house=label_of("house", state.houses[seat]),
            )
            self.taken += 1
        return None

    def begin_dominion(self, play: Play[RiskState]) -> None:
        """R12.2-R12.5: the houses fix the turn order; characters, decks and gold are laid out."""
        state = play.state
        lay_out(state)
        if state.options.has("placed"):
            order = dominion_setup(state.seats).order
            state.order = sorted(range(state.seats), key=lambda s: order.index(state.houses[s]))
        if state.options.has("objectives"):
            play.push(StartObjectives())

    def place_instead(self, play: Play[RiskState]) -> str | None:
        """R12.6-R12.11: placing instead of dealing."""
        if not play.state.options.has("placed"):
            return None
        play.push(Placing())
        return "stack_deck"

    def deal_territories(self, play: Play[RiskState]) -> None:
        """R2.3, R2.4, A22: the cards say who holds what; later players get what is left over."""
        state = play.state
        cards = sorted(state.map.territories)
        state.rng.shuffle(cards)
        dealt = iter(cards)
        for seat, number in zip(state.order, table_setup(state.seats).cards, strict=True):
            for _ in range(number):
                state.owner[next(dealt)] = seat
        for territory in dealt:
            state.owner[territory] = NEUTRAL
        state.owner = {territory: state.owner[territory] for territory in state.map.territories}
        play.reveal()

    def place_units(self, play: Play[RiskState]) -> None:
        """R2.5 (D1): units on every own territory; R2.6: two on each neutral one."""
        state = play.state
        neutral = facts().neutral_units.units
        for territory, owner in state.owner.items():
            state.units[territory] = 0
            state.add(owner, territory, neutral if owner == NEUTRAL else state.options.start_units)
        for seat in state.order:
            play.emit("set-up", seat=label_of("seat", seat), territories=len(state.held(seat)))

    def stack_deck(self, play: Play[RiskState]) -> str:
        """R2.7, A10: all cards shuffled, the end card at a random place in the lower half."""
        state = play.state
        cards = sorted(state.map.territories)
        state.rng.shuffle(cards)
        half = len(cards) // 2
        if not state.options.end_card:
            state.deck = cards
            start_bonus(play)
            return DONE
        place = len(cards) - half + state.rng.below(half + 1)
        state.deck = [*cards[:place], facts().end_card.id, *cards[place:]]
        start_bonus(play)
        return DONE


def _which_house(seat: int, free: list[str]) -> Choose:
    return Choose(
        seat=seat,
        topic="house",
        public="houses",
        options=[Option(id=house, label=label_of("house", house)) for house in free],
        default=free[:1],
    )
