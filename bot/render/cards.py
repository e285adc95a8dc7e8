"""Cards of our own design: a frame in a house's colours, a number, icons, and the text."""

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.render import panel
from bot.render.drawing import SMALL, WIDTH, Drawing, Patch
from bot.render.fonts import text_width
from bot.render.heraldry import (
    GONE,
    HOUSES,
    INK,
    PAPER,
    PAPER_DARK,
    PLAIN,
    crest,
    placed,
)
from bot.render.text import clean, fit, label

PER_ROW = 4
SIZE = (96, 134)
_GAP = 3
_HEAD = 24
_TEXT = 11.0
_LINE = 12.5
_SIGN = 12.0
_ENLARGED = 1.6
"""A card alone: a phone shows its letters larger than those of the sentence above it."""

Signs = Mapping[str, str]
"""What stands for a word or an emoji in a card's text: a shape on a field of 12 by 12."""


@dataclass(frozen=True)
class Card:
    """What is written on a card; all words are in the reader's language."""

    name: str
    house: str = "neutral"
    number: str = ""
    icons: tuple[str, ...] = ()
    """Shapes on fields of 12 by 12, below the name."""
    text: str = ""
    note: str = ""
    """A small line at the foot: what kind of card it is, or what became of it."""
    faded: bool = False
    signs: Signs = field(default_factory=dict, hash=False)


def card(face: Card, x: int, y: int, size: tuple[int, int] = SIZE) -> Patch:
    """One card, so wide and high as given."""
    width, height = size
    arms, ink = HOUSES[face.house], GONE if face.faded else INK
    edge = (
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="5"'
        f' fill="{PAPER_DARK if face.faded else PAPER}" stroke="{INK}" stroke-width="1.4"/>'
    )
    head = (
        f'<path d="M1.7 {_HEAD}V6A4.3 4.3 0 0 1 6 1.7H{width - 6}A4.3 4.3 0 0 1 {width - 1.7}'
        f' 6V{_HEAD}Z" fill="{GONE if face.faded else arms.field}"/>'
    )
    shapes = [edge, head, crest(face.house, width - 21, 4, 17)]
    left = 6.0
    if face.number:
        half = max(9.0, text_width(face.number, 14, 700) / 2 + 4)
        shapes.append(
            f'<rect x="4" y="3.5" width="{2 * half:.1f}" height="18" rx="9" fill="{PAPER}"'
            f' stroke="{INK}"/>'
            + label(4 + half, 17.5, face.number, 14, weight=700, fill=INK, anchor="middle")
        )
        left = 2 * half + 8
    for index, icon in enumerate(face.icons):
        shapes.append(placed(icon, left + index * 12, 6.5, 12))
    room = width - 10
    base = _HEAD + 12.0
    for line in _wrapped(clean(face.name), room, 12, 700)[:2]:
        written = fit(line, room, 12, 700)
        shapes.append(label(5, base, written, 12, weight=700, fill=ink))
        base += 12.5
    base -= 4
    foot = height - (16 if face.note else 5)
    shapes.append(_flow(face, 5, base + 1, room, foot, ink))
    if face.note:
        note = fit(clean(face.note), room, _TEXT)
        shapes.append(label(width / 2, height - 6, note, _TEXT, fill=GONE, anchor="middle"))
    attributes = f'class="card" data-house="{face.house}" data-number="{face.number}"'
    return Patch(x, y, width, height, "".join(shapes), attributes)


def large(face: Card) -> Drawing:
    """One card as wide as the picture, in large letters, and as high as its text needs."""
    width = math.floor((WIDTH - 2 * _GAP) / _ENLARGED)
    lines = list(_lines(_pieces(face.text, face.signs, width - 10), width - 10, face.signs))
    names = len(_wrapped(clean(face.name), width - 10, 12, 700)[:2])
    height = math.ceil(_HEAD + 8 + 12.5 * names + _LINE * max(3, len(lines)) + 22)
    small = card(face, 0, 0, (width, height))
    whole = math.ceil(height * _ENLARGED)
    body = f'<g transform="scale({_ENLARGED})">{small.body}</g>'
    patch = Patch(_GAP, _GAP, math.ceil(width * _ENLARGED), whole, body, small.attributes)
    return Drawing(whole + 2 * _GAP, PAPER_DARK, _palette([face]), [patch], SMALL)


def strip(title: str, faces: Sequence[Card]) -> Drawing:
    """A hand: as many cards as there are, four to a row, under a line that says whose."""
    patches = [panel.heading(title, "")]
    top = panel.end(patches) + _GAP
    for index, face in enumerate(faces):
        x = _GAP + (index % PER_ROW) * (SIZE[0] + _GAP)
        patches.append(card(face, x, top + (index // PER_ROW) * (SIZE[1] + _GAP)))
    height = panel.end(patches) + _GAP
    return Drawing(height, PAPER_DARK, _palette(faces), patches, SMALL)


def _palette(faces: Sequence[Card]) -> tuple[str, ...]:
    houses = dict.fromkeys(face.house for face in faces)
    own = [colour for house in houses for colour in (HOUSES[house].field, HOUSES[house].charge)]
    return (*PLAIN, *own)


def _flow(face: Card, x: float, top: float, room: float, foot: float, ink: str) -> str:
    """The text in lines as far as there is room; what is cut off ends with three dots."""
    lines = list(_lines(_pieces(face.text, face.signs, room), room, face.signs))
    fits = max(0, math.floor((foot - top) / _LINE))
    if len(lines) > fits and fits:
        last = [*lines[fits - 1], "…"]
        while len(last) > 2 and sum(_width(piece, face.signs) for piece in last) > room:
            last.pop(-2)
        lines = [*lines[: fits - 1], last]
    shapes, base = [], top + 10
    for line in lines[:fits]:
        at, run = x, ""
        for piece in line:
            if piece in face.signs:
                shapes += [label(at, base, run, _TEXT, fill=ink)] if run else []
                at += text_width(run, _TEXT)
                shapes.append(placed(face.signs[piece], at, base - 9.5, _SIGN))
                at, run = at + _SIGN + 1, ""
            else:
                run += piece
        shapes += [label(at, base, run, _TEXT, fill=ink)] if run else []
        base += _LINE
    return "".join(shapes)


def _pieces(text: str, signs: Signs, room: float) -> list[str]:
    """Words with the space after them, and signs."""
    known = "|".join(re.escape(sign) for sign in sorted(signs, key=len, reverse=True))
    found = re.split(f"({known})", text) if known else [text]
    pieces: list[str] = []
    for part in found:
        if part in signs:
            pieces.append(part)
        else:
            for word in re.findall(r"\S+\s*|\s+", _plain(part)):
                pieces += _broken(word, room)
    return pieces


def _broken(word: str, room: float) -> list[str]:
    """A word that is wider than the card, in parts with hyphens."""
    if text_width(word.rstrip(), _TEXT) <= room:
        return [word]
    end = len(word) - 1
    while text_width(word[:end] + "-", _TEXT) > room:
        end -= 1
    return [word[:end] + "-", *_broken(word[end:], room)]


def _plain(part: str) -> str:
    """Only letters that can be drawn; spaces at the ends are kept."""
    words = clean(part)
    before = " " if part[:1].isspace() and words else ""
    return before + words + (" " if part[-1:].isspace() and words else "")


def _lines(pieces: list[str], room: float, signs: Signs) -> Iterator[list[str]]:
    line: list[str] = []
    used = 0.0
    for piece in pieces:
        width = _width(piece.rstrip(), signs)
        if line and used + width > room:
            yield line
            line, used = [], 0.0
        if line or piece.strip():
            line.append(piece)
            used += _width(piece, signs)
    if line:
        yield line


def _width(piece: str, signs: Signs) -> float:
    return _SIGN + 1 if piece in signs else text_width(piece, _TEXT)


def _wrapped(text: str, room: float, size: float, weight: int) -> list[str]:
    """A name in lines that fit, broken between words."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, weight) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
