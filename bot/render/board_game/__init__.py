"""Pictures of the Board Game."""

from bot.render.board_game.compose import ZOOMS, compose
from bot.render.board_game.model import AreaMark, BoardPicture, CardMark, PlayerMark
from bot.render.board_game.panel import KEY
from bot.render.board_game.tables import HEADINGS
from bot.render.drawing import to_png, to_svg

LABELS = (*KEY, *HEADINGS)

__all__ = [
    "LABELS",
    "ZOOMS",
    "AreaMark",
    "BoardPicture",
    "CardMark",
    "PlayerMark",
    "png",
    "svg",
    "warm_up",
]


def svg(picture: BoardPicture) -> str:
    """The picture as an SVG document."""
    return to_svg(compose(picture))


def png(picture: BoardPicture) -> bytes:
    """The picture as a PNG, 1200 pixels wide."""
    return to_png(compose(picture))


def warm_up() -> None:
    """Draw the bare map and its parts once, so that no first move has to wait for them."""
    for zoom in (None, *ZOOMS):
        png(BoardPicture(areas={}, zoom=zoom))
