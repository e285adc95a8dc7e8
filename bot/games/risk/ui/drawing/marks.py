"""What a move changes on the map: tokens, the owners' edges, holders, arrows, highlights."""

import math
from functools import lru_cache

from bot.games.risk.ui.drawing import symbols
from bot.games.risk.ui.drawing.frame import Frame
from bot.games.risk.ui.drawing.layout import TOKEN, region_plate, row_width
from bot.games.risk.ui.drawing.model import TerritoryMark
from bot.games.risk.ui.drawing.style import LAND_TINT
from bot.render import maps
from bot.render.drawing import Patch
from bot.render.heraldry import HOUSES, INK, PAPER, crest, emblem
from bot.render.shapes import Point
from bot.render.text import label

_SPECIAL = ("knights", "siege_engines", "fortifications")
_SPECIAL_HEIGHT = 14
_ABOVE_LETTERS = 3
"""Units of a name's line that are empty at the top."""


@lru_cache(maxsize=2048)
def edge(frame: Frame, territory: str, house: str) -> Patch | None:
    """The owner's colour over a territory, strongest along its border."""
    rings = [frame.geometry.polygon(territory)]
    return maps.held(frame, territory, rings, HOUSES[house].field, tint=LAND_TINT)


@lru_cache(maxsize=2048)
def highlight(frame: Frame, territory: str) -> Patch | None:
    """A striking outline around a territory."""
    attributes = f'class="highlight" data-territory="{territory}"'
    return maps.highlight(frame, [frame.geometry.polygon(territory)], attributes, tint=0.13)


def glow(frame: Frame, territory: str) -> Patch | None:
    """A light along the border of a territory that has changed hands."""
    attributes = f'class="glow" data-territory="{territory}"'
    return maps.glow(frame, [frame.geometry.polygon(territory)], attributes)


def token(frame: Frame, territory: str, mark: TerritoryMark, house: str) -> Patch:
    """Owner, units and special units of a territory."""
    special = [(kind, getattr(mark, kind)) for kind in _SPECIAL if getattr(mark, kind)]
    body = _token_body(house, mark.units)
    left, top, right, bottom = 0.0, 0.0, TOKEN[0] + 2, TOKEN[1] + 2
    if special:
        strip, width = _special_strip(special)
        dx, dy = _strip_corner(frame, territory, math.ceil(width))
        left, top = min(left, dx), min(top, dy)
        right, bottom = max(right, dx + width + 2), max(bottom, dy + _SPECIAL_HEIGHT)
        body = f'<g transform="translate({dx:g} {dy:g})">{strip}</g>{body}'
        if left or top:
            body = f'<g transform="translate({-left:g} {-top:g})">{body}</g>'
    if frame.scale != 1:
        body = f'<g transform="scale({frame.scale:.4f})">{body}</g>'
    corner = _token_corner(frame, territory)
    x, y = frame.place((corner[0] + left, corner[1] + top))
    owner = "" if mark.owner is None else mark.owner
    counts = "".join(f' data-{kind.replace("_", "-")}="{count}"' for kind, count in special)
    return Patch(
        round(x),
        round(y),
        math.ceil((right - left) * frame.scale),
        math.ceil((bottom - top) * frame.scale),
        body,
        f'class="token" data-territory="{territory}" data-owner="{owner}" data-house="{house}"'
        f' data-units="{mark.units}"{counts}',
        lasting=True,
    )


@lru_cache(maxsize=1024)
def _strip_corner(frame: Frame, territory: str, width: int) -> Point:
    """Where a strip of special units hides least of others, seen from the token's corner."""
    x, y = _token_corner(frame, territory)
    row = row_width(frame.facts.territory[territory])
    below = TOKEN[1] - 1
    ways = [(0.0, below), (row - width, below), ((row - width) / 2, below)]
    ways += [(dx, dy) for dy in (3.0, 8.0) for dx in (row + 1, -width - 2.0)]
    blocks = [frame.block(name) for name in frame.shown if name != territory]
    taken = [(b[0], b[1] + _ABOVE_LETTERS, b[2], b[3]) for b in blocks]
    taken += [region_plate(place) for place in frame.geometry.regions.values()]

    def hidden(way: Point) -> float:
        left, top = x + way[0], y + way[1]
        box = left, top, left + width + 1, top + _SPECIAL_HEIGHT
        outside = 0.0 if frame.holds(box) else 1000.0
        return outside + sum(maps.common(box, other) for other in taken)

    return min(ways, key=hidden)


def holder(frame: Frame, region: str, house: str, seat: int) -> Patch:
    """The crest of whoever holds a whole region, on its plate."""
    left, _, right, bottom = region_plate(frame.geometry.regions[region])
    x, y = frame.place(((left + right) / 2 + 2, bottom - 17.5))
    size = math.ceil(16 * frame.scale)
    body = crest(house, 0, 0, size)
    attributes = f'class="holder" data-region="{region}" data-owner="{seat}"'
    return Patch(round(x), round(y), size, size, body, attributes, lasting=True)


def arrow(start: str, end: str, source: tuple[Frame, int], target: tuple[Frame, int]) -> Patch:
    """The way units went, into the side of a token so as to keep clear of the name above it.

    The boards of both ends are given with how far down they begin.
    """
    (frame, y), (far_frame, far_y) = source, target
    x, middle = _token_middle(frame, start)
    a = x, middle + y
    tip, (nx, ny) = _way_in((x, middle + y - far_y), far_frame, end)
    tip = tip[0], tip[1] + far_y
    bend = max(16.0, 0.35 * math.dist(a, tip))
    control = tip[0] + bend * nx, tip[1] + bend * ny
    return maps.arrow(a, control, tip, f'class="move" data-from="{start}" data-to="{end}"')


def _way_in(source: Point, frame: Frame, territory: str) -> tuple[Point, Point]:
    """Where an arrow touches a token's row, and the direction it comes from."""
    x, y = _token_corner(frame, territory)
    row = row_width(frame.facts.territory[territory])
    ways: list[tuple[Point, Point]] = [
        (frame.place((x, y + TOKEN[1] / 2)), (-1, 0)),
        (frame.place((x + row, y + TOKEN[1] / 2)), (1, 0)),
        (frame.place((x + TOKEN[0] / 2, y + TOKEN[1])), (0, 1)),
    ]
    return min(
        ways,
        key=lambda way: math.dist(source, (way[0][0] + 14 * way[1][0], way[0][1] + 14 * way[1][1])),
    )


def _token_body(house: str, units: int) -> str:
    width, height = TOKEN
    arms = HOUSES[house]
    digits = str(units)
    size = {1: 14, 2: 13.5}.get(len(digits), 11)
    return (
        f'<rect x=".6" y=".6" width="{width - 1.2:g}" height="{height - 1.2:g}" rx="4"'
        f' fill="{PAPER}"/><path d="M17.5.6H4.6a4 4 0 0 0-4 4v{height - 9.2:g}a4 4 0 0 0 4 4h12.9z"'
        f' fill="{arms.field}"/><rect x=".6" y=".6" width="{width - 1.2:g}"'
        f' height="{height - 1.2:g}" rx="4" fill="none" stroke="{INK}" stroke-width="1.2"/>'
        + emblem(house, 3, 3.3, 12.4)
        + label(26.3, 9.5 + size * 0.35, digits, size, weight=700, anchor="middle")
    )


def _special_strip(special: list[tuple[str, int]]) -> tuple[str, float]:
    """Signs of special units with their numbers."""
    x, parts = 3.0, []
    for kind, count in special:
        parts.append(symbols.symbol(kind, x, 1.5, 10))
        x += 11
        if count > 1:
            parts.append(label(x, 10.8, str(count), 11, weight=700))
            x += 6.0 * len(str(count))
        x += 1.5
    plate = (
        f'<rect x=".6" y="-.6" width="{x - 0.2:g}" height="{_SPECIAL_HEIGHT - 1}" rx="3"'
        f' fill="{PAPER}" stroke="{INK}" stroke-width=".9"/>'
    )
    return plate + "".join(parts), x


def _token_corner(frame: Frame, territory: str) -> Point:
    shape = frame.geometry.territories[territory]
    bottom = frame.block(territory)[3]
    return shape.at[0] - row_width(frame.facts.territory[territory]) / 2, bottom - TOKEN[1]


def _token_middle(frame: Frame, territory: str) -> Point:
    x, y = _token_corner(frame, territory)
    return frame.place((x + TOKEN[0] / 2, y + TOKEN[1] / 2))
