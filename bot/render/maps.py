"""What pictures of maps share: windows onto a map, its layers, colours of holders, arrows."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.render.drawing import WIDTH, Patch
from bot.render.raster import Box as Part
from bot.render.shapes import Point, outline
from bot.render.text import label

Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""

NAME_SIZE = 11.0
NAME_WEIGHT = 600
MOVE = "#b3122b"
HIGHLIGHT = "#7a1fa2"
GLOW = "#ffd23c"
_EDGE = 7
"""How broad the holder's colour runs around an area; the outer half is cut off."""
_SLAB = 40
_BROAD = 10
"""An arrow is rasterised in slabs across its way, so far to both sides of its line."""


@dataclass(frozen=True)
class Window:
    """The part of a map that is seen, and its scale."""

    left: float
    top: float
    scale: float
    height: int
    shown: frozenset[str]

    def place(self, point: Point) -> Point:
        """A point of the map in the window."""
        return (point[0] - self.left) * self.scale, (point[1] - self.top) * self.scale

    def at(self, y: int, patches: Sequence[Patch | None]) -> Patch:
        """The window at its place in the picture, with what is in it."""
        inside = tuple(patch for patch in patches if patch)
        return Patch(0, y, WIDTH, self.height, inside=inside)


def layer(window: Window, name: str, body: str, ground: str = "") -> Patch:
    """Something drawn in the map's own measures that never changes."""
    shift = f"scale({window.scale:.4f}) translate({-window.left:.2f} {-window.top:.2f})"
    body = (
        f'<clipPath id="{name}"><rect width="{WIDTH}" height="{window.height}"/></clipPath>'
        f'<g clip-path="url(#{name})">{ground}<g transform="{shift}">{body}</g></g>'
    )
    return Patch(0, 0, WIDTH, window.height, body, static=True)


def local(window: Window, box: Box, body: str) -> Patch | None:
    """Something drawn in the map's own measures that lies in a box, for itself, if it is seen."""
    (left, top), (right, bottom) = window.place(box[:2]), window.place(box[2:])
    x, y = math.floor(left), math.floor(top)
    shift = (
        f"translate({left - x:.2f} {top - y:.2f}) scale({window.scale:.4f})"
        f" translate({-box[0]:.2f} {-box[1]:.2f})"
    )
    body = f'<g transform="{shift}">{body}</g>'
    patch = Patch(x, y, math.ceil(right) - x, math.ceil(bottom) - y, body, lasting=True)
    return clipped(window, patch)


def pen(path: str, width: float, colour: str, more: str = "") -> str:
    """A line along a path, drawn with a round pen."""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}"'
        f' stroke-linejoin="round" stroke-linecap="round"{more}/>'
    )


def shallows(coast: str, colours: Sequence[str]) -> str:
    """Coastal waters along a path, lighter towards the land."""
    return "".join(
        pen(coast, width, colour) for width, colour in zip((22, 13, 5), colours, strict=True)
    )


def place_name(
    x: float, top: float, lines: Iterable[str], spacing: float, ink: str, ground: str
) -> list[str]:
    """The lines of a name around x, with the colour of the ground about the letters."""
    halo = f' stroke="{ground}" stroke-opacity=".75" stroke-width="2.2" paint-order="stroke"'
    return [
        label(
            x,
            round(top + 9 + spacing * index, 2),
            line,
            NAME_SIZE,
            weight=NAME_WEIGHT,
            fill=ink,
            anchor="middle",
            more=halo,
        )
        for index, line in enumerate(lines)
    ]


def held(
    window: Window,
    area: str,
    rings: list[list[Point]],
    colour: str,
    *,
    tint: float = 0,
    attributes: str = "",
) -> Patch | None:
    """The holder's colour along the inside of an area's border and perhaps over it, if seen."""
    path, x, y, width, height = _local(window, rings, room=0)
    name = f"in-{area}"
    inner = f'fill="currentColor" fill-opacity="{tint}"' if tint else 'fill="none"'
    body = (
        f'<clipPath id="{name}"><path d="{path}"/></clipPath><path d="{path}" {inner}'
        f' stroke="currentColor" stroke-width="{_EDGE * window.scale:.3g}"'
        f' clip-path="url(#{name})"/>'
    )
    return clipped(
        window, Patch(x, y, width, height, body, attributes, colour=colour, lasting=True)
    )


def highlight(
    window: Window, rings: list[list[Point]], attributes: str, tint: float = 0
) -> Patch | None:
    """A striking outline around an area, if it is seen."""
    path, x, y, width, height = _local(window, rings, room=4)
    inner = f'fill="{HIGHLIGHT}" fill-opacity="{tint}"' if tint else 'fill="none"'
    body = (
        f'<path d="{path}" {inner} stroke="#fff" stroke-width="{4.6 * window.scale:.3g}"'
        f' stroke-linejoin="round"/><path d="{path}" fill="none" stroke="{HIGHLIGHT}"'
        f' stroke-linejoin="round" stroke-width="{2.6 * window.scale:.3g}"'
        f' stroke-dasharray="7 3"/>'
    )
    return clipped(window, Patch(x, y, width, height, body, attributes, lasting=True))


def glow(window: Window, rings: list[list[Point]], attributes: str) -> Patch | None:
    """A golden light along the border of land that has changed hands, if it is seen."""
    path, x, y, width, height = _local(window, rings, room=5)
    body = "".join(
        f'<path d="{path}" fill="none" stroke="{GLOW}" stroke-opacity="{strong}"'
        f' stroke-linejoin="round" stroke-width="{broad * window.scale:.3g}"/>'
        for strong, broad in ((0.35, 9), (0.6, 6), (1, 2.6))
    )
    return clipped(window, Patch(x, y, width, height, body, attributes, lasting=True))


def arrow(start: Point, control: Point, tip: Point, attributes: str) -> Patch:
    """The way units went: a curved shaft with a head that comes from the control point."""
    length = math.dist(control, tip) or 1.0
    nx, ny = (control[0] - tip[0]) / length, (control[1] - tip[1]) / length
    neck = tip[0] + 8 * nx, tip[1] + 8 * ny
    wings = [(tip[0] + 10 * nx + 5.5 * s * ny, tip[1] + 10 * ny - 5.5 * s * nx) for s in (1, -1)]
    xs, ys = zip(start, control, tip, *wings, strict=True)
    left, top = math.floor(min(xs)) - 4, math.floor(min(ys)) - 4
    width, height = math.ceil(max(xs)) + 4 - left, math.ceil(max(ys)) + 4 - top

    def at(p: Point) -> str:
        return f"{p[0] - left:.1f} {p[1] - top:.1f}"

    shaft = f'd="M{at(start)}Q{at(control)} {at(neck)}" fill="none"'
    head = f'd="M{at(tip)}L{at(wings[0])}L{at(wings[1])}Z"'
    body = (
        f'<path {shaft} stroke="#fff" stroke-width="6"/><path {head} fill="#fff" stroke="#fff"'
        f' stroke-width="3" stroke-linejoin="round"/><path {shaft} stroke="{MOVE}"'
        f' stroke-width="3.4"/><path {head} fill="{MOVE}"/>'
    )
    way = [(x - left, y - top) for x, y in [*_curve(start, control, neck), tip]]
    return Patch(left, top, width, height, body, attributes, parts=_slabs(way, width, height))


def clipped(window: Window, patch: Patch) -> Patch | None:
    """Keep what belongs to a map out of the rest of the picture."""
    x, y = max(patch.x, 0), max(patch.y, 0)
    width = min(patch.x + patch.width, WIDTH) - x
    height = min(patch.y + patch.height, window.height) - y
    if width <= 0 or height <= 0:
        return None
    if (x, y, width, height) == (patch.x, patch.y, patch.width, patch.height):
        return patch
    name, dx, dy = f"cut-{x}-{y}", patch.x - x, patch.y - y
    body = (
        f'<clipPath id="{name}"><rect width="{width}" height="{height}"/></clipPath>'
        f'<g clip-path="url(#{name})"><g transform="translate({dx} {dy})">{patch.body}</g></g>'
    )
    parts = tuple(cut for part in patch.parts if (cut := _common_part(part, dx, dy, width, height)))
    return replace(patch, x=x, y=y, width=width, height=height, body=body, parts=parts)


def around(middle: Point, width: float, height: float) -> Box:
    """The rectangle of this size around a point."""
    left, top = middle[0] - width / 2, middle[1] - height / 2
    return left, top, left + width, top + height


def common(one: Box, other: Box) -> float:
    """The area two rectangles share."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    return width * height if width > 0 and height > 0 else 0.0


def _common_part(part: Part, dx: int, dy: int, width: int, height: int) -> Part | None:
    left, top = max(part[0] + dx, 0), max(part[1] + dy, 0)
    right = min(part[0] + dx + part[2], width)
    bottom = min(part[1] + dy + part[3], height)
    return (left, top, right - left, bottom - top) if right > left and bottom > top else None


def _local(window: Window, rings: list[list[Point]], room: int) -> tuple[str, int, int, int, int]:
    """An area's outline from the corner of the smallest patch that holds it."""
    placed = [[window.place(point) for point in ring] for ring in rings]
    xs, ys = zip(*(point for ring in placed for point in ring), strict=True)
    x, y = math.floor(min(xs)) - room, math.floor(min(ys)) - room
    width, height = math.ceil(max(xs)) + room - x, math.ceil(max(ys)) + room - y
    path = "".join(
        outline([(round(px - x, 2), round(py - y, 2)) for px, py in ring]) for ring in placed
    )
    return path, x, y, width, height


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


def _slabs(way: list[Point], width: int, height: int) -> tuple[Part, ...]:
    """The patch cut across its longer side, each slab as broad as the way needs it there."""
    along, across = (0, 1) if width > height else (1, 0)
    sizes = (width, height)
    found = []
    for low in range(0, sizes[along], _SLAB):
        high = min(low + _SLAB, sizes[along])
        here = [p[across] for p in way if low - _BROAD <= p[along] <= high + _BROAD]
        if here:
            near = max(math.floor(min(here)) - _BROAD, 0)
            far = min(math.ceil(max(here)) + _BROAD, sizes[across])
            box = (low, near, high - low, far - near)
            found.append(box if along == 0 else (near, low, far - near, high - low))
    return tuple(found)
