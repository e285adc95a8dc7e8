"""Pictures of a table of a card game."""

from bot.games.lcg.ui.drawing.board import compose
from bot.games.lcg.ui.drawing.model import (
    Fight,
    FightSide,
    PlayerMark,
    Plot,
    TablePicture,
    Tile,
)
from bot.games.lcg.ui.drawing.scene import compose_scene
from bot.games.lcg.ui.drawing.style import PALETTE
from bot.games.lcg.ui.drawing.symbols import symbol
from bot.render.drawing import to_png, to_svg
from bot.render.panel import legend
from bot.render.scene import Scene

__all__ = [
    "Fight",
    "FightSide",
    "PlayerMark",
    "Plot",
    "TablePicture",
    "Tile",
    "legend_png",
    "png",
    "scene_png",
    "svg",
]


def svg(picture: TablePicture) -> str:
    """The picture as an SVG document."""
    return to_svg(compose(picture))


def png(picture: TablePicture) -> bytes:
    """The picture as a PNG, 1200 pixels wide."""
    return to_png(compose(picture))


def scene_png(picture: TablePicture, shown: Scene, more: str) -> bytes:
    """The picture that is posted, 1200 by 900 pixels."""
    return to_png(compose_scene(picture, shown, more))


def legend_png(title: str, labels: dict[str, str]) -> bytes:
    """What the signs mean, 1200 pixels wide."""
    return to_png(legend(title, (*labels,), labels, symbol, PALETTE))
