"""Small things that many rules do: power, tracks, units lost, orders and tokens taken off."""

from collections.abc import Iterable, Mapping

from bot.games.board_game.rules.board import Board, unit_names
from bot.games.board_game.rules.facts import TOKENS, piece_parts
from bot.games.board_game.rules.state import Playing
from bot.kernel import Option
from bot.kernel.labels import label_of

CHEAPEST = ("footman", "ship", "siege_engine", "knight")
"""What one would rather lose, first to last."""


def region_option(region: str) -> Option:
    """An area to choose."""
    return Option(id=region, label=label_of("region", region))


def gain(play: Playing, seat: int, power: int, why: str) -> int:
    """R1.10, A2.05: take power from the pool, no more than the house has tokens for."""
    state = play.state
    room = state.power_limit(seat) - state.power[seat] - state.on_board(seat)
    power = min(power, room)
    if power > 0:
        state.power[seat] += power
        state.gained[seat] += power
        now = state.power[seat]
        play.emit(
            "power-gained",
            seat=label_of("seat", seat),
            power=power,
            now=now,
            why=label_of("why", why),
        )
    return max(power, 0)


def pay(play: Playing, seat: int, power: int, why: str) -> int:
    """R1.10: discard available power, no more than there is."""
    state = play.state
    power = min(power, state.power[seat])
    if power > 0:
        state.power[seat] -= power
        state.spent[seat] += power
        now = state.power[seat]
        play.emit(
            "power-lost",
            seat=label_of("seat", seat),
            power=power,
            now=now,
            why=label_of("why", why),
        )
    return power


def hand_over(play: Playing, track: str) -> None:
    """R15.01-R15.03, A15.05: position 1 has the token."""
    state = play.state
    first = state.tracks[track][0]
    if state.holders[track] != first:
        state.holders[track] = first
        play.emit(
            "token-taken", seat=label_of("seat", first), token=label_of("token", TOKENS[track])
        )


def move_on_track(play: Playing, seat: int, track: str, place: int, why: str) -> None:
    """R15.04, A15.05: one marker moves, the others close up, the token follows at once."""
    markers = play.state.tracks[track]
    place = min(place, len(markers) - 1)
    if markers.index(seat) != place:
        markers.remove(seat)
        markers.insert(place, seat)
        play.emit(
            "track-moved",
            seat=label_of("seat", seat),
            track=label_of("track", track),
            place=place + 1,
            why=label_of("why", why),
        )
    hand_over(play, track)


def lose(play: Playing, pieces: Iterable[str], why: str) -> None:
    """R1.11: pieces by id go back to the reserve; each area is told once."""
    state = play.state
    lost: dict[str, dict[str, int]] = {}
    owner = {}
    for piece in pieces:
        region, unit, routed = piece_parts(piece)
        owner[region] = state.owner(region)
        state.take(region, unit, routed=routed)
        here = lost.setdefault(region, {})
        here[unit] = here.get(unit, 0) + 1
    for region, units in lost.items():
        told_loss(play, owner[region], region, units, why)


def told_loss(play: Playing, seat: int, region: str, units: Mapping[str, int], why: str) -> None:
    """Say that units were lost."""
    play.emit(
        "units-lost",
        seat=label_of("seat", seat),
        region=label_of("region", region),
        units=unit_names(units),
        why=label_of("why", why),
    )


def pieces_in(board: Board, region: str) -> list[str]:
    """The pieces in an area by id, cheapest first, routed before standing."""
    force = board.forces[region]
    found = []
    for unit in CHEAPEST:
        for pile, mark in ((force.routed, "/routed"), (force.units, "")):
            found += [
                f"{region}/{unit}{mark}" + (f"/{number}" if number > 1 else "")
                for number in range(1, pile.get(unit, 0) + 1)
            ]
    return found


def destroy_all(play: Playing, region: str, why: str) -> None:
    """Every unit in an area is lost."""
    if region in play.state.forces:
        lose(play, pieces_in(play.state, region), why)


def remove_order(play: Playing, region: str, seat: int, why: str) -> None:
    """An order leaves the board without being carried out."""
    order = play.state.orders.pop(region, None)
    if order is not None:
        play.emit(
            "order-removed",
            seat=label_of("seat", seat),
            region=label_of("region", region),
            order=label_of("order", order),
            why=label_of("why", why),
        )


def remove_token(play: Playing, region: str) -> None:
    """R9.08: a power token goes back to the pool."""
    state = play.state
    owner = state.power_tokens.pop(region, None)
    if owner is not None:
        state.spent[owner] += 1
        play.emit("token-removed", seat=label_of("seat", owner), region=label_of("region", region))


def refill(play: Playing, seat: int) -> None:
    """R11.02, A11.03: an empty hand takes all discards back but the last one."""
    state = play.state
    if state.hands[seat] or len(state.piles[seat]) < 2:
        return
    *back, last = state.piles[seat]
    state.hands[seat], state.piles[seat] = back, [last]
    play.emit(
        "cards-returned",
        seat=label_of("seat", seat),
        cards=[label_of("card", card) for card in back],
    )


def take_back(play: Playing, seat: int, cards: list[str]) -> None:
    """House cards from the discard pile to the hand."""
    state = play.state
    if cards:
        state.piles[seat] = [card for card in state.piles[seat] if card not in cards]
        state.hands[seat] += cards
        play.emit(
            "cards-returned",
            seat=label_of("seat", seat),
            cards=[label_of("card", card) for card in cards],
        )


def discard(play: Playing, seat: int, card: str, why: str) -> None:
    """A house card from the hand to the discard pile by an effect."""
    state = play.state
    state.hands[seat].remove(card)
    state.piles[seat].append(card)
    play.emit(
        "card-discarded",
        seat=label_of("seat", seat),
        card=label_of("card", card),
        why=label_of("why", why),
    )
    refill(play, seat)
