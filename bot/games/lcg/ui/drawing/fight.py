"""The running challenge: both sides with everybody who takes part, and the sums."""

from collections.abc import Iterator
from dataclasses import replace

from bot.games.lcg.ui.drawing.model import Fight, FightSide, Tile
from bot.games.lcg.ui.drawing.symbols import BADGES, symbol
from bot.games.lcg.ui.drawing.tiles import UPRIGHT, tile
from bot.render import panel
from bot.render.cards import SIZE, Card, card
from bot.render.drawing import WIDTH, Patch
from bot.render.fonts import text_width
from bot.render.heraldry import ACTIVE, GOLD, GONE, HOUSES, INK, PAPER, PAPER_DARK, crest
from bot.render.text import clean, fit, label

_HALF = WIDTH // 2
_TOP = 36
_ROW = 19
_NAME = 12.0
_CARDS, _TILES = 2, 6
"""So many of a side are drawn as whole cards, or as tiles; more of them are lines."""


def pane(fight: Fight, y: int, height: int) -> Patch:
    """Both sides next to each other, the attacker on the left, the claim between them."""
    inside = [
        Patch(place * _HALF, 0, _HALF, height, inside=tuple(_side(side, height, place == 0)))
        for place, side in enumerate(fight.sides)
    ]
    inside.append(Patch(_HALF, 0, 1, height, fill=INK))
    words = clean(fight.claim)
    width = round(text_width(words, _NAME, 700)) + 34
    body = (
        f'<rect x=".5" y=".5" width="{width - 1}" height="19" rx="9" fill="{PAPER}"'
        f' stroke="{INK}"/>'
        + symbol(fight.icon, 7, 3.5, 13)
        + label(25, 14.5, words, _NAME, weight=700, fill=INK)
    )
    inside.append(Patch((WIDTH - width) // 2, height - 22, width, 20, body, 'class="claim"'))
    return Patch(0, y, WIDTH, height, fill=PAPER, attributes='class="fight"', inside=(*inside,))


def _side(side: FightSide, height: int, attacks: bool) -> Iterator[Patch]:
    arms = HOUSES[side.house]
    yield Patch(0, 0, _HALF, height, fill=ACTIVE if side.won else PAPER)
    yield Patch(0, 0, _HALF, _TOP, fill=arms.field)
    yield Patch(7, 7, 22, 22, crest(side.house, 0, 0, 22), lasting=True)
    total = str(side.total)
    room = _HALF - 36 - 14 - text_width(total, 25, 700)
    name = fit(clean(side.name), room, 14, 700)
    yield panel.cell(35, 23, name, 14, weight=700, fill=arms.charge)
    yield panel.cell(_HALF - 8, 27, total, 25, weight=700, fill=arms.charge, anchor="end")
    if side.won:
        yield Patch(0, height - 3, _HALF, 3, fill=GOLD)
    if side.could:
        yield from _as_lines(side, height)
    elif len(side.fighters) <= _CARDS and height - _TOP >= SIZE[1] + 2 * _ROW:
        yield from _as_cards(side, height)
    elif len(side.fighters) <= _TILES and height - _TOP >= 2 * UPRIGHT[1] + 2 * _ROW:
        yield from _as_tiles(side)
    else:
        yield from _as_lines(side, height)


def _as_cards(side: FightSide, height: int) -> Iterator[Patch]:
    """One or two cards, as large as there is room, and below them who is bypassed."""
    width = (_HALF - 4) // max(1, len(side.fighters))
    tall = height - _TOP - 28 - (_ROW if side.bypassed else 0)
    for place, one in enumerate(side.fighters):
        shown = Card(
            name=one.name,
            house=one.house,
            number=one.strength,
            icons=tuple(BADGES[icon] for icon in one.icons),
            text=one.text,
            note=", ".join(under.name for under in one.attachments),
        )
        yield card(shown, 3 + place * width, _TOP + 4, (width - 2, tall))
    yield from _passed(side, _TOP + tall + 5)


def _as_tiles(side: FightSide) -> Iterator[Patch]:
    """Up to six cards by name, strength and icons."""
    width, height = UPRIGHT[0] + 10, UPRIGHT[1] + 2
    for place, one in enumerate(side.fighters):
        standing = replace(one, knelt=False, attachments=())
        yield tile(standing, 8 + place % 3 * width, _TOP + 4 + place // 3 * height)
    yield from _passed(side, _TOP + 4 + height * 2)


def _as_lines(side: FightSide, height: int) -> Iterator[Patch]:
    """Any number of them, one to a line."""
    fits = (height - _TOP - 26) // _ROW
    lines = [_fighter(one, INK) for one in side.fighters]
    lines += [_fighter(one, GONE) for one in side.could]
    lines += [_bypassed(name) for name in side.bypassed]
    if len(lines) > fits:
        lines = [*lines[: fits - 1], _rest(len(lines) - fits + 1)]
    for place, body in enumerate(lines):
        line = f'<rect x="6" y="{_ROW - 1}" width="{_HALF - 12}" height="1" fill="{PAPER_DARK}"/>'
        yield Patch(0, _TOP + 2 + place * _ROW, _HALF, _ROW, body + line, 'class="fighter"')


def _passed(side: FightSide, y: int) -> Iterator[Patch]:
    """Who cannot defend, struck out, in one line."""
    if side.bypassed:
        yield Patch(0, y, _HALF, _ROW, _bypassed(", ".join(side.bypassed)), 'class="fighter"')


def _fighter(one: Tile, ink: str) -> str:
    """Name, icons and strength."""
    icons = len(one.icons) * 12
    name = fit(clean(one.name), _HALF - 50 - icons, _NAME)
    shapes = [label(9, 13.5, name, _NAME, fill=ink)]
    left = _HALF - 34 - icons
    for place, icon in enumerate(one.icons):
        shapes.append(symbol(icon, left + place * 12, 4, 11))
    shapes.append(
        label(_HALF - 9, 14, one.strength, 14, weight=700, fill=ink, anchor="end")
        if one.strength
        else ""
    )
    return "".join(shapes)


def _bypassed(name: str) -> str:
    """Struck out: stealth keeps it from defending."""
    words = fit(clean(name), _HALF - 30, _NAME)
    width = text_width(words, _NAME)
    return label(9, 13.5, words, _NAME, fill=GONE) + (
        f'<rect x="8" y="9" width="{width + 3:.0f}" height="1" fill="{GONE}"/>'
    )


def _rest(number: int) -> str:
    return label(9, 13.5, f"+{number}", _NAME, weight=700, fill=INK)
