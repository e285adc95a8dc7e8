"""A rating over the games as a curve."""

from dataclasses import dataclass

from bot.render import panel
from bot.render.drawing import SMALL, WIDTH, Drawing, Patch
from bot.render.heraldry import GONE, INK, PAPER, PAPER_DARK, PLAIN
from bot.render.text import clean, label

_HEIGHT = 190
_LEFT, _RIGHT, _TOP, _BASE = 46, WIDTH - 14, 14, _HEIGHT - 26


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


def curve_sheet(sheet: CurveSheet) -> Drawing:
    """The picture: a line over a band of doubt, with a scale."""
    patches = [panel.heading(sheet.title, sheet.caption)]
    low = min(v - d for v, d in zip(sheet.values, sheet.doubts, strict=True))
    high = max(v + d for v, d in zip(sheet.values, sheet.doubts, strict=True))
    spread = max(1, high - low)
    count = max(1, len(sheet.values) - 1)

    def x(at: int) -> float:
        return round(_LEFT + (_RIGHT - _LEFT) * at / count, 1)

    def y(value: float) -> float:
        return round(_BASE - (_BASE - _TOP) * (value - low) / spread, 1)

    shapes = []
    for part in range(5):
        value = low + spread * part / 4
        shapes.append(
            f'<path d="M{_LEFT} {y(value):g}H{_RIGHT}" stroke="{PAPER_DARK}" stroke-width="1"/>'
        )
        text = f"{value:.0f}"
        shapes.append(label(_LEFT - 5, y(value) + 4, text, 11.5, fill=INK, anchor="end"))
    both = list(zip(sheet.values, sheet.doubts, strict=True))
    upper = [f"{x(at):g} {y(v + d):g}" for at, (v, d) in enumerate(both)]
    lower = [f"{x(at):g} {y(v - d):g}" for at, (v, d) in enumerate(both)]
    band = " L".join([*upper, *reversed(lower)])
    shapes.append(f'<path d="M{band}Z" fill="{PAPER_DARK}"/>')
    line = " L".join(f"{x(at):g} {y(v):g}" for at, v in enumerate(sheet.values))
    shapes.append(f'<path d="M{line}" fill="none" stroke="{INK}" stroke-width="2.4"/>')
    shapes += [
        f'<circle cx="{x(at):g}" cy="{y(v):g}" r="2.6" fill="{INK}"/>'
        for at, v in enumerate(sheet.values)
    ]
    shapes.append(label(_LEFT, _HEIGHT - 8, "1", 11.5, fill=GONE, anchor="middle"))
    last = str(len(sheet.values))
    shapes.append(label(_RIGHT, _HEIGHT - 8, last, 11.5, fill=GONE, anchor="middle"))
    axis = (_LEFT + _RIGHT) / 2
    shapes.append(label(axis, _HEIGHT - 8, clean(sheet.axis), 11.5, fill=INK, anchor="middle"))
    top = panel.end(patches)
    patches.append(Patch(0, top, WIDTH, _HEIGHT, "".join(shapes), 'class="curve"'))
    return Drawing(panel.end(patches), PAPER, PLAIN, patches, SMALL)
