"""What the viewer will be asked after a choice: functions of a view, for those who read ahead."""

from bot.games.board_game.rules.march import moves_ask
from bot.games.board_game.rules.muster import muster_ask
from bot.games.board_game.rules.planning import exchanges
from bot.games.board_game.rules.view import BoardView
from bot.kernel import Assign, Choose, Option
from bot.kernel.labels import label_of


def moves_after(view: BoardView, source: str) -> Assign | None:
    """R9.01: where each unit goes, once the march order of this area is carried out."""
    return moves_ask(view.board(), _seat(view), source)


def muster_after(view: BoardView, area: str) -> Assign | None:
    """R6.08: what is mustered, once the order of this area is used for it."""
    return muster_ask(view.board(), _seat(view), [area], "order")


def exchange_after(view: BoardView, area: str) -> Choose:
    """A7.03: which order comes instead, once the raven is to change the one of this area."""
    seat = _seat(view)
    orders = exchanges(view.board(), seat, area)
    options = [Option(id=order, label=label_of("order", order)) for order in orders]
    return Choose(
        seat=seat,
        topic="raven_order",
        public="raven",
        options=options,
        default=[options[0].id],
    )


def _seat(view: BoardView) -> int:
    assert view.viewer is not None
    return view.viewer
