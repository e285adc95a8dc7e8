"""A rating over the games as a curve."""

import math
from dataclasses import dataclass

from bot.render import panel
from bot.render.drawing import SMALL, WIDTH, Drawing, Patch
from bot.render.heraldry import GONE, INK, PAPER, PAPER_DARK, PLAIN
from bot.render.text import clean, label

_HEIGHT = 190
_LEFT, _RIGHT, _TOP, _BASE = 46, WIDTH - 14, 14, _HEIGHT - 26
_MOST_LINES = 6


@dataclass(frozen=True)
class CurveSheet:
    """What is written on the picture; all words are in the reader's language."""

    title: str
    caption: str
    values: tuple[int, ...]
    """After every game."""
    doubts: tuple[int, ...]
    """How far the truth may be from it."""
    axis: str
    """What the numbers below are."""
    first: int = 1
    """The number of the first game that is shown."""


def scale(low: float, high: float) -> range:
    """Round numbers from at most the lowest to at least the highest, a few of them."""
    size = 10 ** max(0, math.floor(math.log10(max(1.0, high - low))) - 1)
    for step in (size, 2 * size, 5 * size, 10 * size, 20 * size, 50 * size):
        first, last = math.floor(low / step), math.ceil(high / step)
        if last - first < _MOST_LINES:
            break
    return range(first * step, max(last, first + 1) * step + 1, step)


def curve_sheet(sheet: CurveSheet) -> Drawing:
    """The picture: a line over a band of doubt, whose lower edge is marked, with a scale."""
    patches = [panel.heading(sheet.title, sheet.caption)]
    low = min(v - d for v, d in zip(sheet.values, sheet.doubts, strict=True))
    high = max(v + d for v, d in zip(sheet.values, sheet.doubts, strict=True))
    steps = scale(low, high)
    low, spread = steps[0], steps[-1] - steps[0]
    count = max(1, len(sheet.values) - 1)

    def x(at: int) -> float:
        return round(_LEFT + (_RIGHT - _LEFT) * at / count, 1)

    def y(value: float) -> float:
        return round(_BASE - (_BASE - _TOP) * (value - low) / spread, 1)

    shapes = []
    for value in steps:
        shapes.append(
            f'<path d="M{_LEFT} {y(value):g}H{_RIGHT}" stroke="{PAPER_DARK}" stroke-width="1"/>'
        )
        shapes.append(label(_LEFT - 5, y(value) + 4, str(value), 11.5, fill=INK, anchor="end"))
    both = list(zip(sheet.values, sheet.doubts, strict=True))
    upper = [f"{x(at):g} {y(v + d):g}" for at, (v, d) in enumerate(both)]
    lower = [f"{x(at):g} {y(v - d):g}" for at, (v, d) in enumerate(both)]
    band = " L".join([*upper, *reversed(lower)])
    shapes.append(f'<path d="M{band}Z" fill="{PAPER_DARK}"/>')
    shapes.append(f'<path d="M{" L".join(lower)}" fill="none" stroke="{GONE}" stroke-width="1.2"/>')
    line = " L".join(f"{x(at):g} {y(v):g}" for at, v in enumerate(sheet.values))
    shapes.append(f'<path d="M{line}" fill="none" stroke="{INK}" stroke-width="2.4"/>')
    shapes += [
        f'<circle cx="{x(at):g}" cy="{y(v):g}" r="2.6" fill="{INK}"/>'
        for at, v in enumerate(sheet.values)
    ]
    shapes.append(label(_LEFT, _HEIGHT - 8, str(sheet.first), 11.5, fill=GONE, anchor="middle"))
    last = str(sheet.first + len(sheet.values) - 1)
    shapes.append(label(_RIGHT, _HEIGHT - 8, last, 11.5, fill=GONE, anchor="middle"))
    axis = (_LEFT + _RIGHT) / 2
    shapes.append(label(axis, _HEIGHT - 8, clean(sheet.axis), 11.5, fill=INK, anchor="middle"))
    top = panel.end(patches)
    patches.append(Patch(0, top, WIDTH, _HEIGHT, "".join(shapes), 'class="curve"'))
    return Drawing(panel.end(patches), PAPER, PLAIN, patches, SMALL)
