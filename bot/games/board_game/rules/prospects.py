"""What a seat will be asked after an answer, as it can foresee it from its own view."""

from bot.games.board_game.rules.imagined import imagined
from bot.games.board_game.rules.march import moves_ask
from bot.games.board_game.rules.muster import muster_ask
from bot.games.board_game.rules.planning import exchanges
from bot.games.board_game.rules.view import BoardView
from bot.kernel import Assign, Choose, Option


def marches_from(view: BoardView, area: str) -> Assign | None:
    """R9.01: where each unit of an area with a march order could go."""
    state, seat = imagined(view), view.viewer
    if seat is None or state.owner(area) != seat or area not in state.orders:
        return None
    return moves_ask(state, seat, area)


def musters_in(view: BoardView, area: str) -> Assign | None:
    """R12.04: what a starred order could muster in its area."""
    state, seat = imagined(view), view.viewer
    if seat is None or state.owner(area) != seat:
        return None
    return muster_ask(state, seat, [area], "order")


def exchanges_in(view: BoardView, area: str) -> Choose | None:
    """R7.01: the orders that the raven could put into an area instead."""
    state, seat = imagined(view), view.viewer
    if seat is None or area not in state.orders:
        return None
    options = [Option(id=one, label=f"order:{one}") for one in exchanges(state, seat, area)]
    if not options:
        return None
    return Choose(
        seat=seat,
        topic="raven_order",
        public="raven",
        about={"region": f"region:{area}"},
        options=options,
        default=[options[0].id],
    )
