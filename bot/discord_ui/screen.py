"""How much of a phone's screen a page takes, so that question and controls are seen at once.

Nobody tells us how Discord draws a message there; these are the sizes of the stand-in's page at a
width of 390 pixels, whose letters run a little wider than Discord's own.
"""

import re
from collections.abc import Sequence

import discord

from bot.discord_ui.page import Item, Page
from bot.render.fonts import has_glyph, text_width

HEIGHT = 664
"""Pixels of a phone's screen that a message can have; the rest is around it."""
_AROUND = 90
"""Who writes, what is answered, and that only the reader can see it."""
_WIDTH = 322.0
_LETTER = 20.0
"""The size at which our own letters run as wide as those of the page."""
_LINE = 23
_SMALL, _SMALL_LINE = 16.5, 18
_ROW = 47
_BREAK = 16
_LABEL = 16.0
_PADDING, _GAP, _EMOJI = 30.0, 8.0, 24.0
_SIGN_MORE = 14.0
"""Pixels by which a sign in a label is wider than a letter."""
_DOUBT = 24
"""Pixels by which a page may be higher than we think."""
_SIGN = re.compile(r"<(?:a?:\w+:\d+|[@#][!&]?\d+|t:\d+(?::\w)?)>")
_MARK = re.compile(r"\*\*|~~|__|^-# |^> ", re.MULTILINE)


def fits(page: Page) -> bool:
    """Whether the whole page can be seen at once."""
    return height(page) + _DOUBT <= HEIGHT


def height(page: Page) -> int:
    """Pixels that a page takes on a phone, about."""
    controls = sum(_ROW * rows(row) + _BREAK * sum(map(breaks, row)) for row in page.rows)
    return _AROUND + written(page.content) + controls


def written(text: str) -> int:
    """Pixels that a text takes; lines in small letters are lower."""
    small = [line for line in text.split("\n") if line.startswith("-# ")]
    lower = sum(_broken(_MARK.sub("", line), _SMALL) for line in small)
    rest = [line for line in text.split("\n") if not line.startswith("-# ")]
    return _LINE * lines("\n".join(rest)) + _SMALL_LINE * lower


def lines(text: str) -> int:
    """Lines of a text, as a phone breaks them."""
    return sum(_broken(_MARK.sub("", line)) for line in text.strip().split("\n")) if text else 0


def _broken(line: str, letter: float = _LETTER) -> int:
    count, used = 1, 0.0
    for word in _SIGN.sub(lambda sign: "MM" if sign[0][1] == ":" else "M" * 7, line).split(" "):
        width = text_width(word, letter)
        if used and used + width > _WIDTH:
            count, used = count + 1, 0.0
        used += width + text_width(" ", letter)
    return count


def breaks(item: Item) -> int:
    """Line breaks in what stands on a button or a closed select."""
    label = getattr(item, "label", "") or getattr(item, "placeholder", "") or ""
    return int(text_width(label, _LABEL, 400) // (_WIDTH - _PADDING - _EMOJI))


def rows(row: Sequence[Item]) -> int:
    """Rows on the screen of what is one row of buttons to Discord."""
    count, used = 1, 0.0
    for item in row:
        if not isinstance(item, discord.ui.Button):
            continue
        label = item.label or ""
        signs = sum(not has_glyph(char) for char in label)  # drawn in another, wider typeface
        width = text_width(label, _LABEL, 600) + _PADDING + _SIGN_MORE * signs
        width += _EMOJI if item.emoji else 0
        if used and used + width > _WIDTH:
            count, used = count + 1, 0.0
        used += width + _GAP
    return count
