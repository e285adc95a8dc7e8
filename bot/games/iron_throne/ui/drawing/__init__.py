"""Pictures of The Iron Throne."""

from bot.games.iron_throne.ui.drawing.compose import LABELS, compose
from bot.games.iron_throne.ui.drawing.model import (
    CardMark,
    CharacterMark,
    EncounterMark,
    HouseMark,
    PartMark,
    SideMark,
    ThronePicture,
)
from bot.games.iron_throne.ui.drawing.scene import compose_scene
from bot.games.iron_throne.ui.drawing.style import PALETTE
from bot.games.iron_throne.ui.drawing.symbols import symbol
from bot.render.drawing import to_png, to_svg
from bot.render.panel import legend
from bot.render.scene import Scene

__all__ = [
    "LABELS",
    "CardMark",
    "CharacterMark",
    "EncounterMark",
    "HouseMark",
    "PartMark",
    "SideMark",
    "ThronePicture",
    "legend_png",
    "png",
    "scene_png",
    "svg",
]


def svg(picture: ThronePicture) -> str:
    """The picture as an SVG document."""
    return to_svg(compose(picture))


def png(picture: ThronePicture) -> bytes:
    """The picture as a PNG, 1200 pixels wide."""
    return to_png(compose(picture))


def legend_png(title: str, labels: dict[str, str]) -> bytes:
    """What the signs mean, 1200 pixels wide."""
    return to_png(legend(title, LABELS, labels, symbol, PALETTE))


def scene_png(picture: ThronePicture, shown: Scene) -> bytes:
    """The picture that is posted, 1200 by 900 pixels."""
    return to_png(compose_scene(picture, shown))
