"""The drawings on the map as small pictures, to stand in lines of text instead of emojis."""

import io
from collections.abc import Mapping
from functools import cache

import resvg_py
from PIL import Image

from bot.kernel.labels import text_digest
from bot.render.heraldry import crest, placed
from bot.render.raster import document

SIZE = 96
"""Pixels; Discord shows them 22 to 48 pixels wide."""

CRESTS: Mapping[str, str] = {
    "🐺": "stark",
    "🦁": "lannister",
    "🦌": "baratheon",
    "🦑": "greyjoy",
    "🌹": "tyrell",
    "☀️": "martell",
    "🌙": "arryn",
    "🐉": "targaryen",
    "🦅": "ghiscari",
    "❄️": "thenightswatch",
}
"""The emojis that stand for houses in the catalogues."""


def crests() -> dict[str, str]:
    """For each emoji of a house its crest, on a field of 12 by 12."""
    return {emoji: crest(house, 0, 0, 12) for emoji, house in CRESTS.items()}


def icon_name(shape: str) -> str:
    """What the icon of a shape is called on Discord: another drawing has another name."""
    return f"maester_{text_digest(shape)[:10]}"


@cache
def icon_png(shape: str) -> bytes:
    """The shape as a square PNG on a clear ground."""
    png = resvg_py.svg_to_bytes(
        svg_string=document(12, 12, placed(shape, 0, 0, 12)), width=SIZE, height=SIZE
    )
    found = io.BytesIO()
    Image.open(io.BytesIO(png)).convert("RGBA").save(found, "PNG", optimize=True)
    return found.getvalue()
