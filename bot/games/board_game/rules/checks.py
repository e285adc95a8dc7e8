"""What holds at every moment: nothing appears, nothing gets lost, no limit is broken."""

from collections import Counter

from bot.games.board_game.rules.facts import (
    TRACKS,
    UNITS,
    decks,
    figures,
    regions,
    tokens,
    westeros_deck,
)
from bot.games.board_game.rules.penalties import Penalty
from bot.games.board_game.rules.state import BoardState
from bot.games.board_game.rules.supply import Supply, fits
from bot.kernel import Broken


def check_units(state: BoardState) -> None:
    """A2.02, R17.01, A3.14: pieces within limits, each where it may stand."""
    for region, force in state.forces.items():
        kind = regions()[region].kind
        known = {*force.units, *force.routed}
        numbers = [*force.units.values(), *force.routed.values()]
        if not numbers or min(numbers) < 1:
            raise Broken(f"{region}: units without number")
        if any((unit == "ship") != (kind != "land") for unit in known):
            raise Broken(f"{region}: units that cannot stand there")
        if kind == "port" and force.size > figures().port_max_ships:
            raise Broken(f"{region}: too many ships")
        if region in state.closed or region in state.neutral:
            raise Broken(f"{region}: nobody can be there")
    for seat in range(state.seats):
        for unit in UNITS:
            if state.reserve(seat, unit) < 0:
                raise Broken(f"{state.houses[seat]}: more {unit} than in the box")


def check_supply(state: BoardState) -> None:
    """R16.01: the limit holds at all times, but while armies are being reduced."""
    for frame in state.stack:
        moved = isinstance(frame, Penalty) and frame.card == "rattleshirts_raiders"
        if moved or isinstance(frame, Supply):
            return
    for seat in range(state.seats):
        if not 0 <= state.supply[seat] < len(figures().supply_table):
            raise Broken(f"{state.houses[seat]}: no such supply")
        if not fits(state.sizes(seat).values(), state.flags(seat)):
            raise Broken(f"{state.houses[seat]}: armies above the supply limit")


def check_orders(state: BoardState) -> None:
    """A2.04, R6.02."""
    used: dict[int, Counter[str]] = {}
    for region, order in state.orders.items():
        used.setdefault(state.owner(region), Counter())[order] += 1
    for seat, orders in used.items():
        for order, number in orders.items():
            if number > tokens()[order].count:
                raise Broken(f"seat {seat}: {number} times {order}")
        stars = sum(n for order, n in orders.items() if tokens()[order].star)
        if state.phase in ("planning", "raven") and stars > state.stars(seat):
            raise Broken(f"seat {seat}: too many special orders")


def check_power(state: BoardState) -> None:
    """A2.05, R1.10: what was taken is there or was given back."""
    for seat in range(state.seats):
        power = state.power[seat] + state.on_board(seat)
        if state.power[seat] < 0 or power > state.power_limit(seat):
            raise Broken(f"{state.houses[seat]}: {power} power")
        if power != state.gained[seat] - state.spent[seat]:
            raise Broken(f"{state.houses[seat]}: power appeared or got lost")


def check_tracks(state: BoardState) -> None:
    """R15: every track holds every house once; A2.08."""
    for track in TRACKS:
        if sorted(state.tracks[track]) != list(range(state.seats)):
            raise Broken(f"{track} is no order of the houses")
    if state.wildling not in range(0, 13, 2):
        raise Broken(f"wildlings at {state.wildling}")


def check_cards(state: BoardState) -> None:
    """R2.01: seven house cards each, ten in each Westeros deck, nine wildling cards."""
    played = state.fight.cards if state.fight is not None else {}
    put_away = any(frame.frame == "board.combat" and _away(frame.step) for frame in state.stack)
    returned = [getattr(frame, "returned", None) for frame in state.stack]
    for seat in range(state.seats):
        mine = [*state.hands[seat], *state.piles[seat]]
        mine += [card for card in returned if card in state.own_cards(seat)]
        if seat in played and not put_away:
            mine.append(played[seat])
        if sorted(mine) != sorted(state.own_cards(seat)):
            raise Broken(f"{state.houses[seat]}: house cards appeared or got lost")
    for number in range(3):
        cards = [
            *state.decks[number],
            *state.discards[number],
            *state.westeros[number : number + 1],
        ]
        if sorted(cards) != sorted(westeros_deck(number, state.setup.deck)):
            raise Broken(f"Westeros deck {number + 1} is not whole")
    if sorted(state.wildling_deck) != sorted(card.id for card in decks().wildlings):
        raise Broken("the wildling deck is not whole")


def _away(step: str) -> bool:
    """Whether a combat that goes on with this step has put its cards away already."""
    return step in ("move_in", "after_combat", "end", "")
