"""A deck at a glance: what its cards cost, which types and icons it has, and its list."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.render import panel
from bot.render.drawing import SMALL, WIDTH, Drawing, Patch
from bot.render.heraldry import GONE, HOUSES, INK, PAPER, PAPER_DARK, PLAIN
from bot.render.text import clean, fit, label

_CHART = 104
_HALF = WIDTH // 2
_BAR = 21
_LINE = 13
_SIZE = 11.0
_ROW = 14

Counted = tuple[tuple[str, int], ...]
"""Labels and numbers."""


@dataclass(frozen=True)
class DeckSheet:
    """What is written on the picture of a deck; all words are in the reader's language."""

    title: str
    caption: str
    house: str
    costs_title: str
    costs: Counted
    counts: Counted
    """Types and icons."""
    lists: tuple[tuple[str, tuple[str, ...]], ...]
    """Headings, and the lines below each."""


def deck_sheet(sheet: DeckSheet) -> Drawing:
    """The picture of a deck: a chart of costs, numbers beside it, the cards below."""
    patches = [panel.heading(sheet.title, sheet.caption)]
    top = panel.end(patches)
    patches.append(_costs(sheet, top))
    patches.append(_counts(sheet, top))
    top = panel.end(patches) + 2
    patches += _lists(sheet, top)
    arms = HOUSES[sheet.house]
    palette = (*PLAIN, arms.field, arms.charge)
    return Drawing(panel.end(patches) + 6, PAPER, palette, patches, SMALL)


def _costs(sheet: DeckSheet, top: int) -> Patch:
    """A bar for each cost."""
    most = max([number for _, number in sheet.costs] or [1]) or 1
    colour = HOUSES[sheet.house].field
    shapes = [label(panel.MARGIN, 13, clean(sheet.costs_title), _SIZE, weight=700, fill=INK)]
    for place, (cost, number) in enumerate(sheet.costs):
        x = panel.MARGIN + place * (_BAR + 2)
        height = round(50 * number / most)
        base = _CHART - 18
        shapes.append(
            f'<rect x="{x}" y="{base - height}" width="{_BAR}" height="{height}" fill="{colour}"'
            f' stroke="{INK}"/>'
        )
        middle = x + _BAR / 2
        shapes.append(label(middle, base - height - 3, str(number), 11, fill=INK, anchor="middle"))
        shapes.append(label(middle, base + 13, clean(cost), 11, fill=GONE, anchor="middle"))
    return Patch(0, top, _HALF, _CHART, "".join(shapes), 'class="costs"')


def _counts(sheet: DeckSheet, top: int) -> Patch:
    """Types and icons, each with its number."""
    shapes, room = [], _HALF - panel.MARGIN
    for place, (name, number) in enumerate(sheet.counts):
        y = 13 + place * _ROW
        shapes.append(label(6, y, fit(clean(name), room - 40, _SIZE), _SIZE, fill=INK))
        shapes.append(label(room, y, str(number), _SIZE, weight=700, fill=INK, anchor="end"))
    height = max(_CHART, len(sheet.counts) * _ROW + 4)
    return Patch(_HALF, top, _HALF, height, "".join(shapes), 'class="counts"')


def _lists(sheet: DeckSheet, top: int) -> list[Patch]:
    """The cards in two columns: each list whole, in the column that is shorter so far."""
    columns: tuple[list[tuple[str, tuple[str, ...]]], ...] = ([], [])
    lengths = [0, 0]
    for one in sheet.lists:
        shorter = lengths.index(min(lengths))
        columns[shorter].append(one)
        lengths[shorter] += len(one[1]) + 1
    return [_column(columns[0], 0, top), _column(columns[1], _HALF, top)]


def _column(lists: Sequence[tuple[str, tuple[str, ...]]], x: int, top: int) -> Patch:
    shapes, y, room = [], 12, _HALF - panel.MARGIN - 4
    for head, lines in lists:
        shapes.append(
            f'<rect x="4" y="{y - 11}" width="{_HALF - 8}" height="14" fill="{PAPER_DARK}"/>'
        )
        shapes.append(label(8, y, fit(clean(head), room, _SIZE, 700), _SIZE, weight=700, fill=INK))
        y += _LINE + 1
        for line in lines:
            shapes.append(label(8, y, fit(clean(line), room, _SIZE), _SIZE, fill=INK))
            y += _LINE
        y += 3
    return Patch(x, top, _HALF, y, "".join(shapes), 'class="cards"')
