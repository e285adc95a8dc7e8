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
from bot.render.drawing import to_png, to_svg

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
    "svg",
]


def svg(picture: ThronePicture) -> str:
    """The picture as an SVG document."""
    return to_svg(compose(picture))


def png(picture: ThronePicture) -> bytes:
    """The picture as a PNG, 1200 pixels wide."""
    return to_png(compose(picture))
