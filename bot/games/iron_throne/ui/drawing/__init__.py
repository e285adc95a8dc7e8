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
from bot.render.drawing import to_png, to_svg
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


def scene_png(picture: ThronePicture, shown: Scene) -> bytes:
    """The picture that is posted, 1200 by 900 pixels."""
    return to_png(compose_scene(picture, shown))
