"""What pictures have around a map or a table: heading, cells of text, rows, the key of signs."""

import math
from collections.abc import Callable, Iterable

from bot.render.drawing import SMALL, WIDTH, Drawing, Patch
from bot.render.fonts import text_width
from bot.render.heraldry import INK, PAPER, PAPER_DARK, crest
from bot.render.text import clean, fit, label

MARGIN = 8
ROW = 25
NAME_SIZE = 13.5
_TITLE, _CAPTION = 26, 18
_KEY_LINE = 17
_KEY_SIZE = 11.5

Sign = Callable[[str, float, float, float], str]
"""Draws a sign by its name at a place in a size."""


def end(patches: Iterable[Patch]) -> int:
    """How far down these reach: where the next one begins."""
    return max(patch.y + patch.height for patch in patches)


def heading_height(title: str, caption: str) -> int:
    """How much room title and caption take."""
    return (_TITLE if title else 0) + (_CAPTION if caption else 0) + 4


def heading(title: str, caption: str) -> Patch:
    """Title and caption over a line."""
    height = heading_height(title, caption)
    y, inside = 21.0 if title else 16.0, []
    for words, size, weight in ((title, 17.0, 700), (caption, 13.0, 400)):
        if words:
            line = fit(clean(words), WIDTH - 2 * MARGIN, size, weight)
            inside.append(cell(MARGIN, y, line, size, weight=weight))
            y += 17
    inside.append(Patch(0, height - 1, WIDTH, 1, fill=INK))
    return Patch(0, 0, WIDTH, height, fill=PAPER, attributes='class="heading"', inside=(*inside,))


def cell(
    x: float,
    base: float,
    words: str,
    size: float,
    *,
    weight: int = 400,
    fill: str = INK,
    anchor: str = "start",
    lasting: bool = False,
) -> Patch:
    """A line of text in a patch no larger than needed, so that it is rasterised by itself."""
    width = text_width(words, size, weight)
    left = math.floor(x - {"start": 0, "middle": width / 2, "end": width}[anchor]) - 1
    top = math.floor(base - size)
    body = label(x - left, base - top, words, size, weight=weight, fill=fill, anchor=anchor)
    return Patch(left, top, math.ceil(width) + 3, math.ceil(1.4 * size), body, lasting=lasting)


def number(
    x: float, value: object, *, strong: bool = False, fill: str = INK, anchor: str = "end"
) -> Patch:
    """A number in a row."""
    weight = 700 if strong else 400
    return cell(x, 17, str(value), NAME_SIZE, weight=weight, fill=fill, anchor=anchor, lasting=True)


def shield(house: str, x: int, y: float, size: int) -> Patch:
    """A house's crest."""
    body = crest(house, 0, y - math.floor(y), size)
    return Patch(x, math.floor(y), size, size + 1, body, lasting=True)


def name(x: int, words: str, room: float, *, strong: bool, fill: str, gone: bool) -> list[Patch]:
    """A player's name in a row, struck out if they are out of the game."""
    weight = 700 if strong else 600
    words = fit(words, room, NAME_SIZE, weight)
    patches = [cell(x, 17, words, NAME_SIZE, weight=weight, fill=fill)]
    if gone:
        width = math.ceil(text_width(words, NAME_SIZE, weight)) + 4
        patches.append(Patch(x - 2, 12, width, 1, fill=fill))
    return patches


def row(y: int, ground: str, inside: Iterable[Patch], attributes: str) -> Patch:
    """A row of a table over a thin line."""
    line = Patch(0, ROW - 1, WIDTH, 1, fill=PAPER_DARK)
    return Patch(0, y, WIDTH, ROW, fill=ground, attributes=attributes, inside=(line, *inside))


def legend(
    title: str, kinds: Iterable[str], labels: dict[str, str], sign: Sign, palette: tuple[str, ...]
) -> Drawing:
    """A picture of what the signs mean."""
    patches = [heading(title, "")]
    patches += key(kinds, labels, sign, end(patches))
    return Drawing(end(patches), PAPER, palette, patches, SMALL)


def key(
    kinds: Iterable[str], labels: dict[str, str], sign: Sign, y: int, inside: Iterable[Patch] = ()
) -> list[Patch]:
    """What the signs mean, as far as there are words for them, under what else is to stand here."""
    found = list(inside)
    top = max((patch.y + patch.height for patch in found), default=4)
    x, entries = float(MARGIN), []
    for kind in kinds:
        words = clean(labels.get(kind, ""))
        if not words:
            continue
        words = fit(words, WIDTH - 2 * MARGIN - 18, _KEY_SIZE)
        width = 18 + text_width(words, _KEY_SIZE)
        if x + width > WIDTH - MARGIN and x > MARGIN:
            x, top = float(MARGIN), top + _KEY_LINE
        body = sign(kind, 2, 1.5, 13) + label(19, 12, words, _KEY_SIZE, fill=INK)
        entries.append(
            Patch(round(x) - 2, top, math.ceil(width) + 4, _KEY_LINE, body, lasting=True)
        )
        x += width + 9
    if not found and not entries:
        return []
    height = top + (_KEY_LINE if entries else 0) + 4
    patches = (*found, *entries)
    return [Patch(0, y, WIDTH, height, fill=PAPER_DARK, attributes='class="key"', inside=patches)]
