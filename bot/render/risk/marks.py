"""What a move changes on the map: tokens, the owners' edges, holders, arrows, highlights."""

import math
from functools import lru_cache

from bot.render.drawing import Patch
from bot.render.heraldry import HOUSES, INK, PAPER, crest, emblem
from bot.render.risk import symbols
from bot.render.risk.frame import Frame
from bot.render.risk.layout import TOKEN, WIDTH, Box, region_plate, row_width
from bot.render.risk.model import TerritoryMark
from bot.render.risk.style import HIGHLIGHT, MOVE
from bot.render.shapes import Point, outline
from bot.render.text import label

_SPECIAL = ("knights", "siege_engines", "fortifications")
_SPECIAL_HEIGHT = 14
_ABOVE_LETTERS = 3
"""Units of a name's line that are empty at the top."""
_TILE = 32
_BROAD = 4
"""An arrow is rasterised in squares of this size, as far as its line of half this width goes."""


@lru_cache(maxsize=2048)
def edge(frame: Frame, territory: str, house: str) -> Patch:
    """A band in the owner's colour along the inside of a territory's border."""
    path, x, y, width, height = _local(frame, territory, room=0)
    name = f"in-{territory}"
    body = (
        f'<clipPath id="{name}"><path d="{path}"/></clipPath><path d="{path}" fill="none"'
        f' stroke="{HOUSES[house].field}" stroke-width="{7 * frame.scale:.3g}"'
        f' clip-path="url(#{name})"/>'
    )
    return _clipped(frame, Patch(x, y, width, height, body))


def highlight(frame: Frame, territory: str) -> Patch:
    """A striking outline around a territory."""
    path, x, y, width, height = _local(frame, territory, room=4)
    body = (
        f'<path d="{path}" fill="{HIGHLIGHT}" fill-opacity=".13" stroke="#fff"'
        f' stroke-width="{4.6 * frame.scale:.3g}" stroke-linejoin="round"/>'
        f'<path d="{path}" fill="none" stroke="{HIGHLIGHT}" stroke-linejoin="round"'
        f' stroke-width="{2.6 * frame.scale:.3g}" stroke-dasharray="7 3"/>'
    )
    attributes = f'class="highlight" data-territory="{territory}"'
    return _clipped(frame, Patch(x, y, width, height, body, attributes))


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
        return outside + sum(_common(box, other) for other in taken)

    return min(ways, key=hidden)


def _common(one: Box, other: Box) -> float:
    """The area two rectangles share."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    return width * height if width > 0 and height > 0 else 0.0


def holder(frame: Frame, region: str, house: str, seat: int) -> Patch:
    """The crest of whoever holds a whole region, on its plate."""
    left, _, right, bottom = region_plate(frame.geometry.regions[region])
    x, y = frame.place(((left + right) / 2 + 2, bottom - 17.5))
    size = math.ceil(16 * frame.scale)
    body = crest(house, 0, 0, size)
    attributes = f'class="holder" data-region="{region}" data-owner="{seat}"'
    return Patch(round(x), round(y), size, size, body, attributes)


def arrow(start: tuple[Frame, str], end: tuple[Frame, str]) -> Patch:
    """The way units went, into the side of a token so as to keep clear of the name above it."""
    a = _token_middle(*start)
    tip, (nx, ny) = _way_in(a, *end)
    bend = max(16.0, 0.35 * math.dist(a, tip))
    control = tip[0] + bend * nx, tip[1] + bend * ny
    neck = tip[0] + 8 * nx, tip[1] + 8 * ny
    wings = [(tip[0] + 10 * nx + 5.5 * s * ny, tip[1] + 10 * ny - 5.5 * s * nx) for s in (1, -1)]
    xs, ys = zip(a, control, tip, *wings, strict=True)
    left, top = math.floor(min(xs)) - 4, math.floor(min(ys)) - 4
    width, height = math.ceil(max(xs)) + 4 - left, math.ceil(max(ys)) + 4 - top

    def at(p: Point) -> str:
        return f"{p[0] - left:.1f} {p[1] - top:.1f}"

    shaft = f'd="M{at(a)}Q{at(control)} {at(neck)}" fill="none"'
    head = f'd="M{at(tip)}L{at(wings[0])}L{at(wings[1])}Z"'
    body = (
        f'<path {shaft} stroke="#fff" stroke-width="6"/><path {head} fill="#fff" stroke="#fff"'
        f' stroke-width="3" stroke-linejoin="round"/><path {shaft} stroke="{MOVE}"'
        f' stroke-width="3.4"/><path {head} fill="{MOVE}"/>'
    )
    attributes = f'class="move" data-from="{start[1]}" data-to="{end[1]}"'
    way = [(x - left, y - top) for x, y in [*_curve(a, control, neck), tip, *wings]]
    return Patch(left, top, width, height, body, attributes, parts=_tiles(way, width, height))


def _curve(start: Point, control: Point, end: Point) -> list[Point]:
    """Points along the shaft of an arrow, close together."""
    steps = max(2, math.ceil((math.dist(start, control) + math.dist(control, end)) / 3))
    found = []
    for step in range(steps + 1):
        t = step / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        x = a * start[0] + b * control[0] + c * end[0]
        found.append((x, a * start[1] + b * control[1] + c * end[1]))
    return found


def _tiles(way: list[Point], width: int, height: int) -> tuple[tuple[int, int, int, int], ...]:
    """The squares of a grid that a broad line along this way touches."""
    found = {
        (int(x + dx) // _TILE, int(y + dy) // _TILE)
        for x, y in way
        for dx in (-_BROAD, _BROAD)
        for dy in (-_BROAD, _BROAD)
    }
    return tuple(
        (x * _TILE, y * _TILE, min(_TILE, width - x * _TILE), min(_TILE, height - y * _TILE))
        for x, y in sorted(found)
        if 0 <= x * _TILE < width and 0 <= y * _TILE < height
    )


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


def _local(frame: Frame, territory: str, room: int) -> tuple[str, int, int, int, int]:
    """A territory's outline from the corner of the smallest patch that holds it."""
    points = [frame.place(point) for point in frame.geometry.polygon(territory)]
    xs, ys = zip(*points, strict=True)
    x, y = math.floor(min(xs)) - room, math.floor(min(ys)) - room
    width, height = math.ceil(max(xs)) + room - x, math.ceil(max(ys)) + room - y
    path = outline([(round(px - x, 2), round(py - y, 2)) for px, py in points])
    return path, x, y, width, height


def _clipped(frame: Frame, patch: Patch) -> Patch:
    """Keep what belongs to a map out of the rest of the picture."""
    x, y = max(patch.x, 0), max(patch.y, frame.y)
    width = min(patch.x + patch.width, WIDTH) - x
    height = min(patch.y + patch.height, frame.y + frame.height) - y
    if (x, y, width, height) == (patch.x, patch.y, patch.width, patch.height):
        return patch
    name = f"cut-{x}-{y}"
    body = (
        f'<clipPath id="{name}"><rect width="{width}" height="{height}"/></clipPath>'
        f'<g clip-path="url(#{name})"><g transform="translate({patch.x - x} {patch.y - y})">'
        f"{patch.body}</g></g>"
    )
    return Patch(x, y, width, height, body, patch.attributes)
