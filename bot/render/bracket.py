"""A bracket as pictures: an eighth of the tree's lines at a time, so that a phone shows names."""

from dataclasses import dataclass

from bot.render import panel
from bot.render.drawing import SMALL, WIDTH, Drawing, Patch
from bot.render.heraldry import ACTIVE, INK, PALE, PAPER, PLAIN
from bot.render.text import clean, fit, label

_BOX = 38
"""The height of a match."""
_GAP = 8
_SIZE = 12.0
_TITLE = 20


@dataclass(frozen=True)
class Match:
    """Two lines of a bracket, and which of them won (-1: nobody yet)."""

    names: tuple[str, str]
    won: int = -1


@dataclass(frozen=True)
class BracketSheet:
    """Some rounds of a bracket; each round has half as many matches as the one before."""

    title: str
    caption: str
    heads: tuple[str, ...]
    rounds: tuple[tuple[Match, ...], ...]


def bracket_sheet(sheet: BracketSheet) -> Drawing:
    """The picture: rounds from left to right, joined by lines."""
    patches = [panel.heading(sheet.title, sheet.caption)]
    top = panel.end(patches)
    count = len(sheet.rounds)
    width = (WIDTH - panel.MARGIN * 2) // max(1, count)
    first = len(sheet.rounds[0]) if sheet.rounds else 0
    height = _TITLE + first * (_BOX + _GAP) + _GAP
    shapes = []
    for at, (head, matches) in enumerate(zip(sheet.heads, sheet.rounds, strict=True)):
        x = panel.MARGIN + at * width
        text = fit(clean(head), width - 10, 11.5, 700)
        shapes.append(label(x, 14, text, 11.5, weight=700, fill=INK))
        for number, match in enumerate(matches):
            middle = _middle(first, len(matches), number)
            shapes.append(_match(match, x, middle - _BOX / 2, width - 12))
            if at + 1 < count:
                onward = _middle(first, max(1, len(matches) // 2), number // 2)
                shapes.append(_line(x + width - 12, middle, x + width, onward))
    patches.append(Patch(0, top, WIDTH, height, "".join(shapes), 'class="bracket"'))
    return Drawing(panel.end(patches) + 6, PAPER, (*PLAIN, PALE), patches, SMALL)


def _middle(first: int, count: int, number: int) -> float:
    """Half-way between the matches it follows from."""
    step = (_BOX + _GAP) * first / count
    return _TITLE + step * (number + 0.5)


def _line(x: float, y: float, to_x: float, to_y: float) -> str:
    half = (x + to_x) / 2
    return (
        f'<path d="M{x:g} {y:g}H{half:g}V{to_y:g}H{to_x:g}" fill="none" stroke="{INK}"'
        ' stroke-width="1.2"/>'
    )


def _match(match: Match, x: float, y: float, width: float) -> str:
    shapes = [
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{_BOX}" rx="3" fill="{PAPER}"'
        f' stroke="{INK}"/>'
    ]
    if match.won >= 0:
        shapes.append(
            f'<rect x="{x + 1:g}" y="{y + 1 + match.won * _BOX / 2:g}" width="{width - 2:g}"'
            f' height="{_BOX / 2 - 2:g}" fill="{ACTIVE}"/>'
        )
    for at, name in enumerate(match.names):
        lost = match.won >= 0 and at != match.won
        weight = 700 if at == match.won else 400
        words = fit(clean(name), width - 10, _SIZE, weight)
        base = y + 14 + at * _BOX / 2
        fill = PALE if lost else INK
        shapes.append(label(x + 5, base, words, _SIZE, weight=weight, fill=fill))
    half = y + _BOX / 2
    shapes.append(f'<path d="M{x:g} {half:g}h{width:g}" stroke="{INK}" stroke-width=".6"/>')
    return "".join(shapes)
