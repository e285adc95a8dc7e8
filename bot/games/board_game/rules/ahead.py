"""What a house can see coming once the orders lie open: its raids, marches and musters.

A plan holds while nothing has changed near it; what is near is in `rests_on`.
"""

from collections.abc import Iterable
from typing import Any

from pydantic import JsonValue

from bot.games.board_game.rules.board import NOBODY, Board
from bot.games.board_game.rules.facts import regions, tokens
from bot.games.board_game.rules.march import is_fight, march_ask, moved, moves_ask
from bot.games.board_game.rules.muster import muster_areas, muster_ask, wanted
from bot.games.board_game.rules.orders import consolidate_ask, raid_ask
from bot.games.board_game.rules.view import BoardView
from bot.kernel.asks import AnyAsk, Assign, Choose
from bot.kernel.labels import id_of
from bot.kernel.rules import Plan

STEPS = ("raid", "march", "consolidate")


def ahead(view: BoardView) -> list[AnyAsk]:
    """R4.02: questions of the order steps still to come, as they would be asked on this board."""
    if view.viewer is None or view.phase not in ("westeros", "raven", *STEPS):
        return []
    board, seat = view.board(), view.viewer
    if view.phase == "westeros":
        ask = muster_ask(board, seat, muster_areas(board, seat, small=view.rally), "mustering")
        return [ask] if ask is not None and seat in view.to_muster else []
    first = STEPS.index(view.phase) if view.phase in STEPS else 0
    found: list[AnyAsk | None] = []
    for step in STEPS[first:]:
        found += _ASKS[step](board, seat)
    return [ask for ask in found if ask is not None]


def _in_order(ask: Choose, most: int) -> Choose:
    """A plan for one question after the other: several of its options, best first."""
    return ask.model_copy(update={"max": most, "ordered": True})


def _raids(board: Board, seat: int) -> list[AnyAsk | None]:
    ask = raid_ask(board, seat)
    many = len(board.order_areas(seat, "raid"))
    return [_in_order(ask, many) if ask is not None and many > 1 else ask]


def _marches(board: Board, seat: int) -> list[AnyAsk | None]:
    areas = board.order_areas(seat, "march")
    which: list[AnyAsk | None] = []
    if len(areas) > 1:
        which = [_in_order(march_ask(board, seat), len(areas))]
    return [*which, *(moves_ask(board, seat, area) for area in areas)]


def _musters(board: Board, seat: int) -> list[AnyAsk | None]:
    found: list[AnyAsk | None] = []
    for area in board.order_areas(seat, "consolidate_power"):
        ask = consolidate_ask(board, seat, area)
        if ask is not None:
            found += [ask, muster_ask(board, seat, [area], "order")]
    return found


_ASKS = {"raid": _raids, "march": _marches, "consolidate": _musters}


def planned(view: BoardView, ask: AnyAsk, plan: Plan) -> Any:
    """A4.07: what the plans answer; a march is begun only if the plan for its moves holds too."""
    assert view.viewer is not None
    if ask.topic != "march" or not isinstance(ask, Choose):
        return plan(ask)
    listed = plan(ask)
    board = view.board()
    for source in listed or [option.id for option in ask.options]:
        moves = moves_ask(board, view.viewer, source)
        if moves is None or plan(moves) is not None:
            return [source]
        if listed:
            break
    return None


def rests_on(view: BoardView, ask: AnyAsk, value: Any) -> JsonValue:
    """A4.07: the facts a plan rests on, as its seat sees them."""
    if ask.topic == "raid" and isinstance(ask, Choose):
        return next(dict(option.args) for option in ask.options if option.id == value[0])
    if ask.topic == "march" or value == ["power"]:
        return True
    if ask.topic == "march_moves" and isinstance(ask, Assign):
        source = id_of(ask.about["source"])
        return _of_march(view, source, moved(value))
    if ask.topic == "consolidate":
        return _near(view, [id_of(ask.about["region"])])
    places = [place for area, thing in wanted(value) for place in (area, thing.partition("/")[2])]
    return _near(view, [place for place in places if place])


def _of_march(view: BoardView, source: str, moves: dict[str, Any]) -> JsonValue:
    """Those who march, everybody else near them and near where they go, and help in the fight."""
    board, seat = view.board(), view.viewer
    assert seat is not None
    fights = [place for place in moves if is_fight(board, seat, place)]
    helping: dict[str, JsonValue] = {
        near: [view.regions[near].order, _counts(view.regions[near].units)]
        for place in fights
        for near in regions()[place].adjacent
        if board.kind(near) == "support"
    }
    return [_counts(view.regions[source].units), _near(view, [source, *moves]), helping]


def _counts(units: dict[str, int]) -> JsonValue:
    return dict(units)


def _near(view: BoardView, places: Iterable[str]) -> JsonValue:
    """Everybody else's forces in these areas and next to them."""
    near = {one for place in places for one in (place, *regions()[place].adjacent)}
    found: dict[str, JsonValue] = {}
    for one in sorted(near):
        area = view.regions[one]
        others: list[JsonValue] = []
        if area.controller != view.viewer and (area.garrison or area.neutral):
            others += [area.garrison, area.neutral]
        if area.owner not in (NOBODY, view.viewer):
            order = area.order if area.order and tokens()[area.order].kind == "defense" else None
            others += [area.owner, _counts(area.units), _counts(area.routed), order]
        found[one] = others
    return found
