"""This turn's encounter: the event card, both sides with their totals, and the talk."""

from math import ceil

from bot.games.iron_throne.ui.drawing.model import CardMark, EncounterMark, PartMark, SideMark
from bot.games.iron_throne.ui.drawing.symbols import symbol
from bot.render.drawing import WIDTH, Patch
from bot.render.fonts import text_width
from bot.render.heraldry import ACTIVE, GONE, HOUSES, INK, PAPER, PAPER_DARK, crest
from bot.render.panel import MARGIN
from bot.render.text import clean, escape, fit, label

_EVENT = 26
_HEAD = 28
_ROW = 21
_CARD = 46
_TALK_LINE = 17
_HALF = WIDTH // 2
_GAP = 2
_EVENT_ROOM = 290


def encounter(mark: EncounterMark, y: int) -> list[Patch]:
    """The strip with the event, the two sides next to each other, and what is proposed."""
    rows = max(len(side.parts) for side in mark.sides)
    height = _HEAD + rows * _ROW + _CARD + 6
    patches = [_strip(y), _event(mark, y)]
    if mark.result:
        patches.append(_result(mark.result, y))
    for place, side in enumerate(mark.sides):
        patches += _side(side, place * _HALF + _GAP // 2, y + _EVENT, height)
    if mark.talk:
        patches.append(_talk(mark.talk, y + _EVENT + height))
    return patches


def _strip(y: int) -> Patch:
    return Patch(0, y, WIDTH, _EVENT, fill=PAPER_DARK)


def _event(mark: EncounterMark, y: int) -> Patch:
    shapes, x = [], 0.0
    if mark.house:
        shapes.append(crest(mark.house, 0, 4, 18))
        x = 23.0
    words = fit(clean(mark.event), _EVENT_ROOM - x, 13, 600)
    shapes.append(label(x, 17.6, words, 13, weight=600, fill=INK))
    width = max(1, ceil(x + text_width(words, 13, 600)))
    attributes = f'class="event" data-event="{escape(clean(mark.event))}"'
    attributes += f' data-house="{mark.house or ""}"'
    return Patch(MARGIN, y, width, _EVENT, "".join(shapes), attributes)


def _result(result: str, y: int) -> Patch:
    words = clean(result).upper()
    width = ceil(text_width(words, 13, 700)) + 14
    shape = f'<rect y="4" width="{width}" height="18" rx="3" fill="{INK}"/>'
    shape += label(width / 2, 17.6, words, 13, weight=700, fill=PAPER, anchor="middle")
    attributes = f'class="result" data-result="{escape(clean(result))}"'
    return Patch(WIDTH - MARGIN - width, y, width, _EVENT, shape, attributes, lasting=True)


def _side(side: SideMark, x: int, y: int, height: int) -> list[Patch]:
    """Who fights here, with which card, and how much it is as far as is known."""
    width = _HALF - _GAP
    arms = HOUSES[side.house or "neutral"]
    title = fit(clean(side.title), width - 70, 13, 700)
    shapes = [
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 4}" rx="4"'
        f' fill="{ACTIVE if side.won else PAPER}" stroke="{INK}"'
        f' stroke-width="{2 if side.won else 1}"/>',
        f'<path d="M1 {_HEAD}V5A4 4 0 0 1 5 1H{width - 5}A4 4 0 0 1 {width - 1} 5V{_HEAD}Z"'
        f' fill="{arms.field}" stroke="{INK}"/>',
        f'<circle cx="15" cy="14.5" r="10.5" fill="{PAPER_DARK}" stroke="{INK}"/>',
        symbol(side.side, 8.5, 8, 13),
        label(31, 19, title, 13, weight=700, fill=arms.charge),
    ]
    if side.won:
        shapes.append(symbol("won", width - 32, height - 38, 22))
    attributes = (
        f'class="side" data-side="{side.side}" data-house="{side.house or ""}"'
        f' data-total="{"" if side.total is None else side.total}" data-bonus="{side.bonus}"'
        f' data-won="{str(side.won).lower()}"'
    )
    patches = [Patch(x, y, width, height, "".join(shapes), attributes, lasting=True)]
    if side.total is not None:
        number = label(34, 21, str(side.total), 19, weight=700, fill=arms.charge, anchor="end")
        patches.append(Patch(x + width - 42, y, 36, _HEAD, number, 'class="total"'))
    for index, part in enumerate(side.parts):
        patches.append(_part(part, x + 6, y + _HEAD + 2 + index * _ROW, width - 12))
    return patches + _below(side, x + 8, y + height - _CARD, width - 16)


def _part(part: PartMark, x: int, y: int, width: int) -> Patch:
    """A character on a side; one that was only offered is pale, one declined struck out."""
    out = part.state in ("declined", "offered")
    ink = GONE if out or not part.power else INK
    weight = 700 if part.state == "active" else 400
    name = fit(clean(part.name), width - 56, 13, weight)
    shapes = [crest(part.house, 1, 2, 17), label(23, 15.5, name, 13, weight=weight, fill=ink)]
    sign = "?" if part.state == "offered" else "–" if out else str(part.power)
    if part.power or out:
        shapes.append(label(width - 12, 15.5, sign, 14, weight=700, fill=ink, anchor="middle"))
    else:
        shapes.append(symbol("dead", width - 20, 2.5, 16))
    if part.state == "declined":
        end = 23 + text_width(name, 13, weight)
        shapes.append(f'<path d="M22 11.5H{end + 1:.1f}" stroke="{ink}"/>')
    attributes = (
        f'class="part" data-house="{part.house}" data-power="{part.power}"'
        f' data-state="{part.state}"'
    )
    return Patch(x, y, width, _ROW, "".join(shapes), attributes, lasting=True)


def _below(side: SideMark, x: int, y: int, width: int) -> list[Patch]:
    """The card laid, what effects add, and the cards played for their text."""
    patches = [card(side.card, x, y)] if side.card else []
    if side.bonus:
        number = label(2, 15, f"+{side.bonus}", 15, weight=700, fill=INK)
        patches.append(Patch(x + 38, y, 60, 20, number, 'class="bonus"'))
    if side.played:
        room = width - 58 - (30 if side.won else 0)
        words = fit(clean(", ".join(side.played)), room, 12)
        shape = symbol("mask", 2, 2, 13) + label(19, 13, words, 12, fill=INK)
        patches.append(Patch(x + 36, y + 22, room + 22, 18, shape, 'class="played"'))
    return patches


def card(mark: CardMark, x: int, y: int) -> Patch:
    """A house card, 30 by 38: a number for war, a dove for peace, a mask, or its back."""
    ground = INK if mark.kind == "back" else PAPER
    shape = f'<rect x="1" y="1" width="30" height="38" rx="3" fill="{ground}"'
    shape += f' stroke="{INK}" stroke-width="1.4"/>'
    if mark.kind == "back":
        shape += f'<rect x="5" y="5" width="22" height="30" rx="2" fill="none" stroke="{PAPER}"/>'
    elif mark.kind == "war":
        words = clean(mark.text)
        shape += label(16, 27, words, 20, weight=700, fill=INK, anchor="middle")
    elif mark.kind == "peace":
        shape += symbol("peace", 4, 8, 24)
    else:
        shape += symbol("mask", 6, 4, 20)
        shape += label(16, 36, "0", 12, weight=700, fill=INK, anchor="middle")
    attributes = f'class="card" data-kind="{mark.kind}" data-text="{escape(clean(mark.text))}"'
    return Patch(x, y, 32, 40, shape, attributes, lasting=True)


def _talk(lines: list[str], y: int) -> Patch:
    """What lies on the table."""
    height = len(lines) * _TALK_LINE + 9
    parts = [
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        symbol("peace", MARGIN, 3, 18),
    ]
    for index, line in enumerate(lines):
        weight = 700 if index == 0 else 400
        words = fit(clean(line), WIDTH - 2 * MARGIN - 24, 12.5, weight)
        parts.append(
            label(MARGIN + 24, 16 + index * _TALK_LINE, words, 12.5, weight=weight, fill=INK)
        )
    return Patch(0, y, WIDTH, height, "".join(parts), 'class="talk"')
