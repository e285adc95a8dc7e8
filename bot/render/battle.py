"""A battle as a picture: both sides with their cards, what they count, and the totals."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.render import panel
from bot.render.cards import SIZE, Card, card
from bot.render.drawing import WIDTH, Patch
from bot.render.heraldry import ACTIVE, GOLD, GONE, HOUSES, INK, PAPER, PAPER_DARK, crest
from bot.render.text import clean, fit

_HALF = WIDTH // 2
_TOP = 38
_ROW = 20
_BESIDE = SIZE[0] + 26
"""Where sums begin beside a card."""
_NUMBER = 30
ROOM = _HALF - _BESIDE - _NUMBER
"""How wide what a sum is called may be there, in letters of 12."""


@dataclass(frozen=True)
class Side:
    """One side: its house, its total, the card it plays, and what the total is made of."""

    house: str
    name: str
    total: str
    card: Card | None = None
    sums: tuple[tuple[str, str], ...] = ()
    won: bool = False


def pane(sides: tuple[Side, Side], y: int, height: int) -> Patch:
    """Both sides next to each other, the attacker on the left."""
    inside: list[Patch] = []
    for place, side in enumerate(sides):
        inside.append(Patch(place * _HALF, 0, _HALF, height, inside=(*_side(side, height),)))
    inside.append(Patch(_HALF, 0, 1, height, fill=INK))
    return Patch(0, y, WIDTH, height, fill=PAPER, attributes='class="battle"', inside=(*inside,))


def _side(side: Side, height: int) -> Iterator[Patch]:
    arms = HOUSES[side.house]
    yield Patch(0, 0, _HALF, height, fill=ACTIVE if side.won else PAPER)
    yield Patch(0, 0, _HALF, _TOP, fill=arms.field)
    yield Patch(7, 7, 24, 24, crest(side.house, 0, 0, 24), lasting=True)
    name = fit(clean(side.name), 105, 15, 700)
    yield panel.cell(37, 24, name, 15, weight=700, fill=arms.charge)
    yield panel.cell(_HALF - 9, 29, side.total, 27, weight=700, fill=arms.charge, anchor="end")
    if side.won:
        yield Patch(0, height - 4, _HALF, 4, fill=GOLD)
    if side.card:
        yield card(side.card, 6, _TOP + 8, (SIZE[0] + 12, height - _TOP - 18))
    left = _BESIDE if side.card else 14
    for index, (label, number) in enumerate(side.sums):
        base = _TOP + 24 + index * _ROW
        words = fit(clean(label), _HALF - left - _NUMBER, 12)
        yield panel.cell(left, base, words, 12, fill=GONE if number == "0" else INK)
        yield panel.cell(_HALF - 9, base, number, 14, weight=700, anchor="end")
        yield Patch(left, base + 5, _HALF - left - 8, 1, fill=PAPER_DARK)
