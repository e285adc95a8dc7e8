"""Pictures of the boards of Risk."""

from collections.abc import Iterator
from typing import get_args

from bot.games.risk.rules.board import map_file
from bot.games.risk.ui.drawing.board import BOARDS
from bot.games.risk.ui.drawing.compose import SPECIAL, compose, compose_scene
from bot.games.risk.ui.drawing.model import Board, BoardPicture, House, PlayerMark, TerritoryMark
from bot.games.risk.ui.drawing.style import PALETTE
from bot.games.risk.ui.drawing.symbols import symbol
from bot.games.risk.ui.drawing.table import COLUMNS
from bot.render.drawing import Drawing, to_png, to_svg
from bot.render.panel import legend
from bot.render.scene import Scene

LABELS = (
    *COLUMNS,
    "seat_of_power",
    "port_silver",
    "port_blue",
    "port_green",
    "sea_line",
    *SPECIAL,
)
_FEW = 12
"""Up to so many units a token is drawn ahead."""

__all__ = [
    "LABELS",
    "BoardPicture",
    "PlayerMark",
    "TerritoryMark",
    "ahead",
    "legend_png",
    "png",
    "scene_png",
    "svg",
    "whole_maps",
]


def svg(picture: BoardPicture) -> str:
    """The picture as an SVG document."""
    return to_svg(compose(picture))


def png(picture: BoardPicture) -> bytes:
    """The picture as a PNG, 1200 pixels wide."""
    return to_png(compose(picture))


def scene_png(picture: BoardPicture, shown: Scene) -> bytes:
    """The picture that is posted, 1200 by 900 pixels."""
    return to_png(compose_scene(picture, shown))


def legend_png(title: str, labels: dict[str, str]) -> bytes:
    """What the signs mean, 1200 pixels wide."""
    return to_png(legend(title, LABELS, labels, symbol, PALETTE))


def whole_maps() -> Iterator[Drawing]:
    """Made-up positions with everything that whole boards are made of."""
    for board in get_args(Board):
        for house in get_args(House):
            yield compose(_made_up(board, house))


def ahead() -> Iterator[Drawing]:
    """The same for everything else: regions by themselves, marked territories."""
    for board in BOARDS:
        facts = map_file(board)
        for zoom in (None, *facts.region):
            marked = _made_up(board, "stark", zoom)
            yield compose(marked.model_copy(update={"highlights": list(facts.territory)}))


def _made_up(board: str, house: str, zoom: str | None = None) -> BoardPicture:
    boards = BOARDS if board == "both" else (board,)
    names = [name for one in boards for name in map_file(one).territory]
    units = {name: {"owner": 0, "units": 1 + n % _FEW} for n, name in enumerate(names)}
    player = dict.fromkeys(COLUMNS, 0) | {"seat": 0, "house": house, "name": "", "order": 1}
    picture = {"board": board, "territories": units, "players": [player], "zoom": zoom}
    return BoardPicture.model_validate(picture)
