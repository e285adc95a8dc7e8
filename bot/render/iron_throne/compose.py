"""Put a picture together: heading, encounter, houses, key."""

from math import ceil

from bot.render.drawing import Drawing, Patch
from bot.render.fonts import text_width
from bot.render.heraldry import INK, PAPER, PAPER_DARK
from bot.render.iron_throne.encounter import encounter
from bot.render.iron_throne.houses import house
from bot.render.iron_throne.model import ThronePicture
from bot.render.iron_throne.style import MARGIN, PALETTE, WIDTH
from bot.render.iron_throne.symbols import symbol
from bot.render.text import clean, fit, label

LABELS = (
    "power",
    "dead",
    "leader",
    "influence",
    "home",
    "hostages",
    "hand",
    "deck",
    "discards",
    "challenge",
    "defence",
)
_KEY_LINE = 18


def compose(picture: ThronePicture) -> Drawing:
    """The whole drawing."""
    patches = _heading(picture)
    if picture.encounter:
        patches += encounter(picture.encounter, _end(patches))
    for mark in picture.houses:
        patches += house(mark, _end(patches))
    patches += _foot(picture, _end(patches))
    return Drawing(WIDTH, _end(patches), PAPER, PALETTE, patches)


def _end(patches: list[Patch]) -> int:
    return max(patch.y + patch.height for patch in patches)


def _heading(picture: ThronePicture) -> list[Patch]:
    patches = []
    lines = ((picture.title, 0, 28, 17, 700), (picture.caption, 28, 20, 13.5, 400))
    for words, y, height, size, weight in lines:
        line = fit(clean(words), WIDTH - 2 * MARGIN, size, weight)
        shape = label(0, height - 7, line, size, weight=weight, fill=INK)
        width = max(1, ceil(text_width(line, size, weight)))
        patches.append(Patch(MARGIN, y, width, height, shape, 'class="heading"'))
    return patches


def _foot(picture: ThronePicture, y: int) -> list[Patch]:
    """A line about event cards, and what the signs mean."""
    parts, top = [], 4.0
    if picture.events:
        words = fit(clean(picture.events), WIDTH - 2 * MARGIN, 12.5)
        parts.append(label(MARGIN, top + 12, words, 12.5, fill=INK))
        top += _KEY_LINE
    x = float(MARGIN)
    for kind in LABELS:
        words = clean(picture.labels.get(kind, ""))
        if not words:
            continue
        width = 17 + text_width(words, 11.5)
        if x > MARGIN and x + width > WIDTH - MARGIN:
            x, top = float(MARGIN), top + _KEY_LINE
        parts.append(symbol(kind, x, top + 1, 13))
        parts.append(label(x + 17, top + 12, words, 11.5, fill=INK))
        x += width + 9
    if not parts:
        return []
    height = round(top) + _KEY_LINE + 2
    ground = f'<rect width="{WIDTH}" height="{height}" fill="{PAPER_DARK}"/>'
    edge = f'<path d="M0 .5H{WIDTH}" stroke="{INK}"/>'
    return [Patch(0, y, WIDTH, height, ground + edge + "".join(parts), 'class="key"')]
