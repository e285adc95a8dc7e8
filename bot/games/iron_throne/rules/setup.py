"""R2: the court is set up, and houses are given."""

from bot.games.iron_throne.rules.cards import facts, full_deck, full_events, house_ids, roster
from bot.games.iron_throne.rules.moves import draw
from bot.games.iron_throne.rules.state import IronPlay, who
from bot.kernel import Choose, Frame, Option
from bot.kernel.labels import label_of


class SetUp(Frame, name="iron.set_up"):
    """Houses, leaders, decks, power, influence, events, and who begins."""

    steps = ("ask_houses", "take_houses", "ask_leaders", "reveal_leaders", "lay_out")

    def ask_houses(self, play: IronPlay) -> None:
        """R2.1, M1: everybody ranks the houses at once, or chance deals them."""
        state = play.state
        if all(state.houses) or state.options.houses == "lot":
            return
        for seat in range(state.seats):
            play.ask(
                Choose(
                    seat=seat,
                    topic="houses",
                    purpose="wish",
                    public="houses",
                    options=[
                        Option(id=house, label=label_of("house", house)) for house in house_ids()
                    ],
                    max=len(house_ids()),
                    ordered=True,
                    default=list(house_ids()),
                )
            )

    def take_houses(self, play: IronPlay) -> None:
        """R2.1: a different house for everybody; a drawn order says who is served first."""
        state = play.state
        free = list(house_ids())
        if all(state.houses):
            for seat, house in enumerate(state.houses):
                play.emit("took-house", seat=who(seat), house=label_of("house", house))
            return
        state.rng.shuffle(free)
        order = list(range(state.seats))
        state.rng.shuffle(order)
        play.reveal()
        for seat in order:
            wishes = self.answers.get(f"houses/{seat}") or []
            assert isinstance(wishes, list)
            house = next((str(wish) for wish in wishes if wish in free), free[0])
            free.remove(house)
            state.houses[seat] = house
            play.emit("took-house", seat=who(seat), house=label_of("house", house))

    def ask_leaders(self, play: IronPlay) -> None:
        """R2.2: two leaders drawn, one chosen in secret, all at once."""
        state = play.state
        state.drawn = []
        for house in state.houses:
            names = list(roster(house))
            state.rng.shuffle(names)
            state.drawn.append(names[: facts().setup.leaders_drawn])
        for seat in range(state.seats):
            play.ask(
                Choose(
                    seat=seat,
                    topic="leader",
                    public="leader",
                    about={"house": label_of("house", state.houses[seat])},
                    options=[
                        Option(
                            id=name,
                            label=label_of("character", name),
                            note="ability",
                            args={"ability": label_of("ability", name)},
                        )
                        for name in state.drawn[seat]
                    ],
                    default=[state.drawn[seat][0]],
                )
            )

    def reveal_leaders(self, play: IronPlay) -> None:
        """R2.2, R2.3: the leader's marker leaves the game, the other four are the characters."""
        state = play.state
        state.leaders = [self.chosen("leader", seat) for seat in range(state.seats)]
        state.drawn = []
        play.reveal()
        for seat, leader in enumerate(state.leaders):
            play.emit("leader-revealed", seat=who(seat), leader=label_of("character", leader))

    def lay_out(self, play: IronPlay) -> None:
        """R2.4-R2.8: deal, and draw by lot who challenges first."""
        state = play.state
        lay_out(play)
        state.challenger = state.rng.below(state.seats)
        play.emit("first-challenger", seat=who(state.challenger))


def lay_out(play: IronPlay) -> None:
    """R2.4-R2.7: cards, influence, power, events."""
    state = play.state
    setup = facts().setup
    seats = range(state.seats)
    state.power = {
        name: setup.power_on_character
        for seat in seats
        for name in roster(state.houses[seat])
        if name != state.leaders[seat]
    }
    state.sheets = [setup.power_on_sheet] * state.seats
    state.minted = sum(state.power.values()) + sum(state.sheets)
    state.influence = [[setup.influence if a == b else 0 for b in seats] for a in seats]
    state.decks = [full_deck(house) for house in state.houses]
    state.hands = [[] for _ in seats]
    state.discards = [[] for _ in seats]
    state.hostages = [[] for _ in seats]
    for seat in seats:
        state.rng.shuffle(state.decks[seat])
        draw(play, seat, setup.hand)
    state.event_deck = full_events(state.houses)
    state.rng.shuffle(state.event_deck)
