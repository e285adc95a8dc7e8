"""Pictures of The Iron Throne."""

from bot.render.drawing import to_png, to_svg
from bot.render.iron_throne.compose import LABELS, compose
from bot.render.iron_throne.model import (
    CardMark,
    CharacterMark,
    EncounterMark,
    HouseMark,
    PartMark,
    SideMark,
    ThronePicture,
)

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
