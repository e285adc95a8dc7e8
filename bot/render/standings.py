"""Standings of a tournament as a picture: one row for everybody, readable on a phone."""

from dataclasses import dataclass

from bot.render import panel
from bot.render.drawing import SMALL, WIDTH, Drawing, Patch
from bot.render.heraldry import ACTIVE, INK, PALE, PAPER, PAPER_DARK, PLAIN
from bot.render.text import clean, fit, label

_ROW = 22
_SIZE = 13.0
_HEAD = 18
_PLACE, _CHANGE, _NAME = 26, 32, 60
"""Where the columns end (place) and begin (change, name)."""
_ROUND, _POINTS, _TIE = 30, 46, 54
"""How wide the columns on the right are."""
_MOST_ROUNDS = 5


@dataclass(frozen=True)
class StandingsRow:
    """One line: place, change since the last round, name, points by round, total, tie-break."""

    place: str
    change: str
    name: str
    rounds: tuple[str, ...]
    points: str
    tie: str
    gone: bool = False
    marked: bool = False
    """Whose picture it is."""


@dataclass(frozen=True)
class StandingsSheet:
    """What is written on the picture; all words are in the reader's language."""

    title: str
    caption: str
    rounds: tuple[str, ...]
    """Headings of the rounds."""
    points: str
    tie: str
    rows: tuple[StandingsRow, ...]
    cut: int = 0
    """How many rows are above the line of the cut; 0: none."""


def standings_sheet(sheet: StandingsSheet) -> Drawing:
    """The picture of standings."""
    patches = [panel.heading(sheet.title, sheet.caption)]
    shown = sheet.rounds[-_MOST_ROUNDS:]
    top = panel.end(patches)
    patches.append(_heads(sheet, shown, top))
    top += _HEAD
    for at, row in enumerate(sheet.rows):
        patches.append(_row(row, sheet, shown, top + at * _ROW, at))
    return Drawing(panel.end(patches) + 6, PAPER, (*PLAIN, PALE), patches, SMALL)


def _columns(sheet: StandingsSheet, count: int) -> tuple[int, int, list[int]]:
    """Where tie-break, points and rounds end, from the right."""
    tie = WIDTH - panel.MARGIN
    points = tie - (_TIE if sheet.tie else 0)
    first = points - _POINTS
    return tie, points, [first - _ROUND * (count - 1 - at) for at in range(count)]


def _heads(sheet: StandingsSheet, shown: tuple[str, ...], top: int) -> Patch:
    tie, points, rounds = _columns(sheet, len(shown))
    shapes = [f'<rect x="0" y="0" width="{WIDTH}" height="{_HEAD}" fill="{PAPER_DARK}"/>']
    for x, words in zip(rounds, shown, strict=True):
        shapes.append(label(x, 13, clean(words), 11, fill=INK, anchor="end"))
    heads = [(points, sheet.points, _POINTS), (tie, sheet.tie, _TIE)]
    for x, words, room in heads:
        text = fit(clean(words), room - 4, 11, 700)
        shapes.append(label(x, 13, text, 11, weight=700, fill=INK, anchor="end"))
    return Patch(0, top, WIDTH, _HEAD, "".join(shapes), 'class="heads"')


def _row(
    row: StandingsRow, sheet: StandingsSheet, shown: tuple[str, ...], y: int, at: int
) -> Patch:
    tie, points, rounds = _columns(sheet, len(shown))
    ink = PALE if row.gone else INK
    ground = ACTIVE if row.marked else PAPER
    shapes = [f'<rect x="0" y="0" width="{WIDTH}" height="{_ROW}" fill="{ground}"/>']
    line = 2 if sheet.cut and at + 1 == sheet.cut else 0.5
    shapes.append(f'<rect x="0" y="{_ROW - line}" width="{WIDTH}" height="{line}" fill="{INK}"/>')
    shapes.append(label(_PLACE, 16, row.place, _SIZE, weight=700, fill=ink, anchor="end"))
    shapes.append(label(_CHANGE, 15, row.change, 11, fill=INK))
    room = (rounds[0] - _ROUND + 4 if rounds else points - _POINTS) - _NAME
    name = fit(clean(row.name, "?"), room, _SIZE, 600)
    shapes.append(label(_NAME, 16, name, _SIZE, weight=600, fill=ink))
    for x, words in zip(rounds, row.rounds[-len(shown) :] if shown else (), strict=True):
        shapes.append(label(x, 16, fit(words, _ROUND - 3, 11), 11, fill=ink, anchor="end"))
    total = fit(row.points, _POINTS - 3, _SIZE, 700)
    shapes.append(label(points, 16, total, _SIZE, weight=700, fill=ink, anchor="end"))
    if sheet.tie:
        text = fit(row.tie, _TIE - 6, 11)
        shapes.append(label(tie, 16, text, 11, fill=ink, anchor="end"))
    return Patch(0, y, WIDTH, _ROW, "".join(shapes), 'class="line"')
