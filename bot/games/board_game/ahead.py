"""What a house can see coming once the orders lie open: its raids, marches and musters."""

from bot.games.board_game.imagined import imagined
from bot.games.board_game.march import march_ask, moves_ask
from bot.games.board_game.muster import muster_ask
from bot.games.board_game.orders import consolidate_ask, raid_ask
from bot.games.board_game.state import BoardState
from bot.games.board_game.view import BoardView
from bot.kernel.asks import AnyAsk

STEPS = ("raid", "march", "consolidate")


def ahead(view: BoardView) -> list[AnyAsk]:
    """R4.02: questions of the order steps still to come, as they would be asked on this board."""
    if view.viewer is None or view.phase not in ("raven", *STEPS):
        return []
    state, seat = imagined(view), view.viewer
    first = STEPS.index(view.phase) if view.phase in STEPS else 0
    found: list[AnyAsk | None] = []
    for step in STEPS[first:]:
        found += _ASKS[step](state, seat)
    return [ask for ask in found if ask is not None]


def _raids(state: BoardState, seat: int) -> list[AnyAsk | None]:
    return [raid_ask(state, seat)]


def _marches(state: BoardState, seat: int) -> list[AnyAsk | None]:
    areas = state.order_areas(seat, "march")
    which: list[AnyAsk | None] = [march_ask(state, seat)] if len(areas) > 1 else []
    return [*which, *(moves_ask(state, seat, area) for area in areas)]


def _musters(state: BoardState, seat: int) -> list[AnyAsk | None]:
    found: list[AnyAsk | None] = []
    for area in state.order_areas(seat, "consolidate_power"):
        ask = consolidate_ask(state, seat, area)
        if ask is not None:
            found += [ask, muster_ask(state, seat, [area], "order")]
    return found


_ASKS = {"raid": _raids, "march": _marches, "consolidate": _musters}
