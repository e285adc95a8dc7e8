"""M10: fog of war: a house sees its own areas and what is next to them."""

from typing import Any

from bot.games.board_game.rules.board import Board
from bot.games.board_game.rules.facts import regions
from bot.kernel import Event
from bot.kernel.labels import id_of, label_of

FOG = label_of("region", "fog")
"""What stands in an event instead of an area somebody does not see."""
OF_BATTLE = frozenset(
    {
        *("first-totals", "strength", "tides", "tides-redrawn", "blade-used", "no-card"),
        *("card-played", "card-copied", "card-blanked", "card-cancelled", "card-replaced"),
    }
)
"""What is told of a battle without naming its area."""


def sight(board: Board, seat: int) -> frozenset[str]:
    """The areas a seat sees: where it has units or control, beside these, and its battle."""
    known = regions()
    own = {r for r in known if board.controller(r) == seat or board.owner(r) == seat}
    own -= {r for r in own if known[r].kind == "sea" and board.owner(r) != seat}
    seen = own | {near for region in own for near in known[region].adjacent}
    fight = board.fight
    if fight is not None and seat in (fight.attacker, fight.defender):
        seen |= {fight.region, fight.source}
    return frozenset(seen)


def told(board: Board, event: Event) -> list[Event]:
    """An event as each seat may know it: those that are told the same are told together."""
    named = set(_areas(event.args))
    if event.type in OF_BATTLE and board.fight is not None:
        seats = [seat for seat in range(board.seats) if board.fight.region in sight(board, seat)]
        return [event.model_copy(update={"to": seats})]
    if event.to is not None or not named:
        return [event]
    found: dict[str, Event] = {}
    for seat in range(board.seats):
        seen = sight(board, seat)
        if not named & seen:
            continue
        args = {key: _redacted(value, seen) for key, value in event.args.items()}
        known = found.setdefault(repr(args), Event(type=event.type, args=args, to=[]))
        assert known.to is not None
        known.to.append(seat)
    return list(found.values())


def _areas(value: Any) -> list[str]:
    """The areas named somewhere in an event."""
    if isinstance(value, dict):
        return [area for one in value.values() for area in _areas(one)]
    if isinstance(value, list):
        return [area for one in value for area in _areas(one)]
    return [id_of(value)] if isinstance(value, str) and value.startswith("region:") else []


def _redacted(value: Any, seen: frozenset[str]) -> Any:
    """The value without what is not seen: pairs of area and order are left out of lists."""
    if isinstance(value, list):
        if value and all(isinstance(one, list) for one in value):
            return [one for one in value if set(_areas(one)) <= seen]
        return [_redacted(one, seen) for one in value]
    if _areas(value) and not set(_areas(value)) <= seen:
        return FOG
    return value


def in_sight(board: Board, seat: int, areas: list[str]) -> list[str]:
    """M10: those of these areas that a seat can name: what it does not see it cannot choose."""
    if not board.foggy:
        return areas
    seen = sight(board, seat)
    return [area for area in areas if area in seen]
