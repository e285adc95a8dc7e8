"""Words in pictures: whatever people call themselves, made safe and made to fit."""

import unicodedata
from xml.sax.saxutils import escape as _escape

from bot.render.fonts import has_glyph, text_width

_ELLIPSIS = "…"
_UNKNOWN = "?"


def clean(text: str, fallback: str = "") -> str:
    """One plain line: no control, bidi or stacked marks, only letters the typeface has."""
    composed = unicodedata.normalize("NFKC", text)
    spaced = "".join(" " if char.isspace() else char for char in composed)
    kept = [char for char in spaced if unicodedata.category(char)[0] not in "CM"]
    drawn = [char if has_glyph(char) else _UNKNOWN for char in kept]
    line = " ".join("".join(drawn).split())
    unreadable = sum(not has_glyph(char) for char in kept)
    return fallback if not line or unreadable * 2 > len(kept) else line


def escape(text: str) -> str:
    """Text safe inside an element or a quoted attribute."""
    return _escape(text, {'"': "&quot;", "'": "&#39;"})


def fit(text: str, width: float, size: float, weight: int = 400) -> str:
    """The text, shortened with an ellipsis if it is wider than it may be."""
    if text_width(text, size, weight) <= width:
        return text
    while text and text_width(text + _ELLIPSIS, size, weight) > width:
        text = text[:-1]
    return text.rstrip() + _ELLIPSIS


def label(
    x: float,
    y: float,
    words: str,
    size: float,
    *,
    weight: int = 400,
    fill: str = "#000",
    anchor: str = "start",
    more: str = "",
) -> str:
    """A text element; every word in a picture goes through here and is escaped."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="{weight}" fill="{fill}"'
        f' text-anchor="{anchor}"{more}>{escape(words)}</text>'
    )
