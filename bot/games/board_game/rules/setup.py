"""R3: set-up: houses, units, tracks, supply, decks and cards."""

from typing import Any

from bot.games.board_game.rules.ambitions import deal
from bot.games.board_game.rules.drafts import SETS, HouseDraft
from bot.games.board_game.rules.facts import cards_of, decks, figures, westeros_deck
from bot.games.board_game.rules.refusals import refuse_house
from bot.games.board_game.rules.state import BoardState, Playing, new_tracks
from bot.kernel import Choose, Frame, Option
from bot.kernel.labels import label_of


class Houses(Frame, name="board.houses"):
    """R3.02, M1: everybody ranks the houses, conflicts are settled by lot; or all by lot."""

    steps = ("ask", "take")

    def ask(self, play: Playing) -> None:
        """Before the game, by agreement or lot."""
        state = play.state
        if all(state.houses) or state.options.houses == "random":
            return
        if state.options.houses == "draft":
            play.push(HouseDraft())
            return
        houses = state.setup.houses
        for seat in range(state.seats):
            play.ask(
                Choose(
                    seat=seat,
                    topic="houses",
                    purpose="wish",
                    public="houses",
                    options=[Option(id=house, label=label_of("house", house)) for house in houses],
                    min=1,
                    max=len(houses),
                    ordered=True,
                    default=list(houses),
                )
            )

    def explain_houses(self, state: BoardState, seat: int, value: Any) -> None:
        """R3.02: refuse a house that is not played with so many players."""
        refuse_house(state, value)

    def take(self, play: Playing) -> None:
        """Each the first of their list that is still free."""
        state = play.state
        lots = list(range(state.seats))
        state.rng.shuffle(lots)
        play.reveal()
        for seat in lots:
            if state.houses[seat]:
                continue
            free = [house for house in state.setup.houses if house not in state.houses]
            wish = self.answers.get(f"houses/{seat}")
            ranked = [*wish, *free] if isinstance(wish, list) else free
            state.houses[seat] = next(str(house) for house in ranked if house in free)
        for seat, house in enumerate(state.houses):
            play.emit("takes-house", seat=label_of("seat", seat), house=label_of("house", house))
        lay_out(state)


def lay_out(state: BoardState) -> None:
    """R3: units, tracks, supply, decks and cards."""
    setup = state.setup
    seats = range(state.seats)
    for house, areas in setup.units.items():
        for area, units in areas.items():
            for unit, number in units.items():
                state.add(area, state.seat_of(house), unit, number)
    for house, marked in setup.tokens.items():
        state.power_tokens |= dict.fromkeys(marked, state.seat_of(house))
    disputed_units(state)
    new_tracks(state)
    state.garrisons, state.neutral = dict(setup.garrisons), dict(setup.neutral)
    state.closed = list(setup.closed)
    state.power = [setup.power[house] for house in state.houses]
    state.gained = [state.power[seat] + state.on_board(seat) for seat in seats]
    state.spent = [0 for _ in seats]
    state.supply = [setup.supply[house] for house in state.houses]
    deal_cards(state, first_cards(state))
    state.wildling = figures().wildling_start
    state.wildling_deck = [card.id for card in decks().wildlings]
    state.rng.shuffle(state.wildling_deck)
    state.decks = [list(westeros_deck(number, setup.deck)) for number in range(3)]
    state.discards = [[], [], []]
    for deck in state.decks:
        state.rng.shuffle(deck)
    if state.options.expansion == "feast_for_crows":
        deal(state)


def disputed_units(state: BoardState) -> None:
    """A3.04, A20.04, A21.07: units on which the sources disagree, as the table wants them."""
    options, lannister = state.options, state.seat_of("lannister")
    if options.expansion == "none" and options.lannister_port_ship and state.seats > 3:
        state.add("port_of_lannisport", lannister, "ship")
    if options.expansion == "dance_with_dragons" and not options.adwd_lannisport_knight:
        state.take("lannisport", "knight")
    if options.expansion == "feast_for_crows" and options.affc_white_harbor_unit == "knight":
        state.take("white_harbor", "footman")
        state.add("white_harbor", state.seat_of("stark"), "knight")


def first_cards(state: BoardState) -> list[list[str]]:
    """R2.03, M4: everybody's house cards before any of them are drafted."""
    wanted = state.options.house_cards
    if wanted in ("draft", "blind_draft"):
        return [[] for _ in state.houses]
    known = wanted if wanted in SETS else state.setup.cards
    return [list(cards_of(house, known)) for house in state.houses]


def deal_cards(state: BoardState, cards: list[list[str]]) -> None:
    """R2.03: every seat takes its seven house cards into the hand."""
    state.cards = cards
    state.hands = [list(mine) for mine in cards]
    state.piles = [[] for _ in cards]
