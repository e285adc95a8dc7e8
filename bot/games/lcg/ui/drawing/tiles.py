"""Cards in play as small tiles: standing ones upright, kneeling ones turned."""

from collections.abc import Iterable, Sequence

from bot.games.lcg.ui.drawing.model import Tile
from bot.games.lcg.ui.drawing.style import KNELT, MARK
from bot.games.lcg.ui.drawing.symbols import symbol
from bot.render.drawing import WIDTH, Patch
from bot.render.fonts import text_width
from bot.render.heraldry import ACTIVE, HOUSES, INK, PAPER, PAPER_DARK
from bot.render.text import clean, fit, label

UPRIGHT, TURNED = (52, 62), (68, 48)
TUCKED = 14
"""Units of an attachment that look out below its card."""
GAP = 3
_NAME = 11.0
_LINE = 11.5


def size(tile: Tile) -> tuple[int, int]:
    """How much room a tile takes, with what is tucked under it."""
    width, height = TURNED if tile.knelt else UPRIGHT
    if not tile.strength:
        height = TURNED[1] if not tile.knelt else 36
    return width, height + TUCKED * len(tile.attachments)


def tile(mark: Tile, x: int, y: int) -> Patch:
    """One card with everything on and under it."""
    width, whole = size(mark)
    height = whole - TUCKED * len(mark.attachments)
    shapes = [
        _tucked(one, width, height + place * TUCKED) for place, one in enumerate(mark.attachments)
    ]
    lower = range(min(mark.duplicates, 2), 0, -1)
    shapes += [_frame(width, height, PAPER_DARK, INK, shift=2 * under) for under in lower]
    edge = MARK if mark.marked else INK
    ground = ACTIVE if mark.fights else KNELT if mark.knelt else PAPER
    shapes.append(_frame(width, height, ground, edge, thick=2.2 if mark.marked else 1))
    arms = HOUSES[mark.house]
    shapes.append(
        f'<path d="M2 16V4A2.4 2.4 0 0 1 4.4 1.6H{width - 7:g}A2.4 2.4 0 0 1 {width - 4.6:g} 4V16Z"'
        f' fill="{arms.field}"/>'
    )
    shapes += _head(mark, width, arms.charge)
    lines = _lines(clean(mark.name), width - 8, (height - 20) / _LINE)
    for place, line in enumerate(lines):
        base = 26.5 + place * _LINE
        shapes.append(label((width - 3) / 2, base, line, _NAME, fill=INK, anchor="middle"))
    attributes = f'class="tile" data-card="{mark.id}" data-knelt="{mark.knelt}"'
    return Patch(x, y, width, whole, "".join(shapes), attributes)


def _frame(
    width: int, height: int, fill: str, edge: str, *, shift: int = 0, thick: float = 1.0
) -> str:
    return (
        f'<rect x="{1.2 + shift / 2:g}" y="{1 + shift / 2:g}" width="{width - 5}"'
        f' height="{height - 5}" rx="3" fill="{fill}" stroke="{edge}" stroke-width="{thick:g}"/>'
    )


def _head(mark: Tile, width: int, ink: str) -> Iterable[str]:
    """Strength on the left, icons beside it, power on the right."""
    left = 4.0
    if mark.strength:
        yield label(left, 13, mark.strength, 12, weight=700, fill=ink)
        left += text_width(mark.strength, 12, 700) + 2
    for icon in mark.icons:
        yield f'<rect x="{left - 0.5:g}" y="3.2" width="10" height="11" rx="2" fill="{PAPER}"/>'
        yield symbol(icon, left, 4, 9)
        left += 10.5
    if mark.influence and left < width - 24:
        yield f'<rect x="{left - 0.5:g}" y="3.2" width="18" height="11" rx="2" fill="{PAPER}"/>'
        yield symbol("influence", left, 4, 9)
        yield label(left + 10, 12.6, str(mark.influence), 10, weight=700, fill=INK)
        left += 18.5
    extra = mark.power + mark.tokens
    if extra:
        right = width - 6.5 if left < width - 17 else width - 5
        yield (
            f'<circle cx="{right - 3:g}" cy="9" r="6.6" fill="{PAPER}" stroke="{INK}"/>'
            + label(right - 3, 13, str(extra), 11, weight=700, fill=INK, anchor="middle")
        )


def _tucked(one: Tile, width: int, top: float) -> str:
    """What looks out of an attachment under its card: its name."""
    ground = KNELT if one.knelt else PAPER_DARK
    edge = MARK if one.marked else INK
    return (
        f'<rect x="3" y="{top - 7:g}" width="{width - 9}" height="{TUCKED + 5}" rx="2"'
        f' fill="{ground}" stroke="{edge}" stroke-width=".9"/>'
        + label(
            (width - 3) / 2,
            top + TUCKED - 4.6,
            fit(clean(one.name), width - 11, _NAME),
            _NAME,
            fill=INK,
            anchor="middle",
        )
    )


def _lines(name: str, room: float, most: float) -> list[str]:
    """A name in as many lines as fit, small words left out if it is too long."""
    words = name.split()
    lines: list[str] = []
    for word in words:
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, _NAME) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    count = max(1, int(most))
    if len(lines) > count:
        # The last words tell more than titles such as `Ser`.
        lines = [*lines[: count - 1], lines[-1]] if count > 1 else [lines[-1]]
    return [fit(line, room, _NAME) for line in lines]


def row(tiles: Sequence[Tile], x: int, y: int, more: str, room: int = WIDTH) -> list[Patch]:
    """As many tiles as fit into one row; `more` with a number says how many do not."""
    patches: list[Patch] = []
    left = x
    for place, one in enumerate(tiles):
        width = size(one)[0]
        rest = len(tiles) - place
        needed = width if rest == 1 else width + 22
        if left + needed > room:
            words = more.replace("#", str(rest))
            body = label(2, 30, words, 12, weight=700, fill=INK)
            patches.append(Patch(left, y, 24, 40, body, 'class="more"'))
            break
        patches.append(tile(one, left, y))
        left += width
    return patches


def rows(tiles: Sequence[Tile], x: int, y: int) -> list[Patch]:
    """All tiles, in as many rows as they need."""
    patches: list[Patch] = []
    left, top, height = x, y, 0
    for one in tiles:
        width, tall = size(one)
        if left + width > WIDTH - 2 and left > x:
            left, top, height = x, top + height + GAP, 0
        patches.append(tile(one, left, top))
        left, height = left + width, max(height, tall)
    return patches
