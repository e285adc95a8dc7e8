"""The part of the picture that never changes: sea, land, borders, names and printed symbols."""

from functools import cache

from bot.render.board_game import symbols
from bot.render.board_game.board import Geometry, load_facts, load_geometry
from bot.render.board_game.frame import Frame
from bot.render.board_game.layout import (
    NAME_LINE,
    NAME_SIZE,
    NAME_WEIGHT,
    ORDER,
    PRINTED_WIDTHS,
    ROW,
    WIDTH,
    printed,
    printed_width,
)
from bot.render.board_game.style import (
    ARMS,
    INK,
    LAND,
    LAND_DARK,
    PAPER,
    QUAY,
    SEA,
    SEA_BORDER,
    SEA_INK,
    SHALLOWS,
    WALL,
    WOOD,
)
from bot.render.drawing import Patch
from bot.render.shapes import Arc, outline
from bot.render.text import label

_HALO = ' stroke="{}" stroke-opacity=".75" stroke-width="2.2" paint-order="stroke"'
_PENS = {
    "sea": (1.1, SEA_BORDER, ' stroke-dasharray="5 3"'),
    "land": (1.0, "#7a6648", ""),
    "river": (0.8, SEA_INK, ""),
    "quay": (1.3, WOOD, ""),
    "coast": (1.3, INK, ""),
}


@cache
def chart(frame: Frame) -> Patch:
    """Sea, land and quays."""
    ground = f'<rect width="{WIDTH}" height="{frame.height}" fill="{SEA}"/>'
    geometry = load_geometry()
    return _layer(frame, "chart", _shallows(geometry) + _land(geometry), ground)


@cache
def print_over(frame: Frame) -> Patch:
    """Borders, names and printed symbols, to lie above the owners' colours."""
    geometry = load_geometry()
    body = _rivers(geometry) + _borders(geometry) + _bridges(geometry)
    return _layer(
        frame, "print", body + "".join(_block(frame, name) for name in sorted(frame.shown))
    )


def area_path(area: str) -> str:
    """Path data of an area or a river with its holes."""
    return "".join(outline(polygon) for polygon in load_geometry().polygons(area))


def _layer(frame: Frame, kind: str, body: str, ground: str = "") -> Patch:
    shift = f"scale({frame.scale:.4f}) translate({-frame.left:.2f} {-frame.top:.2f})"
    clip = f"{kind}-{frame.part}"
    body = (
        f'<clipPath id="{clip}"><rect width="{WIDTH}" height="{frame.height}"/></clipPath>'
        f'<g clip-path="url(#{clip})">{ground}<g transform="{shift}">{body}</g></g>'
    )
    return Patch(0, frame.y, WIDTH, frame.height, body, static=True)


def _kind(arc: Arc) -> str | None:
    """What sort of border an arc is; None at the edge of the map and where a river ends in it."""
    areas, (a, b) = load_facts().area, arc.between
    if b is None:
        return None
    kinds = {areas[name].kind if name in areas else "river" for name in (a, b)}
    if kinds == {"land", "sea"}:
        return "coast"
    if "port" in kinds:
        return "quay"
    if "river" in kinds:
        return None if "sea" in kinds else "river"
    return kinds.pop()


def _shallows(geometry: Geometry) -> str:
    coast = "".join(
        outline(arc.line, closed=False) for arc in geometry.arcs if _kind(arc) == "coast"
    )
    return "".join(
        f'<path d="{coast}" fill="none" stroke="{colour}" stroke-width="{width}"'
        f' stroke-linejoin="round" stroke-linecap="round"/>'
        for colour, width in zip(SHALLOWS, (22, 13, 5), strict=True)
    )


def _land(geometry: Geometry) -> str:
    parts = []
    for fact in load_facts().regions:
        if fact.kind != "sea":
            fill = QUAY if fact.kind == "port" else LAND
            parts.append(f'<path id="area-{fact.id}" d="{area_path(fact.id)}" fill="{fill}"/>')
        if fact.home:
            x, y = geometry.areas[fact.id].at
            own = symbols.emblem(fact.home, x - 24, y - 22, 48)
            own = own.replace(ARMS[fact.home].charge, LAND_DARK)
            parts.append(own.replace(ARMS[fact.home].field, LAND))
    return "".join(parts) + _planks() + _wall()


def _planks() -> str:
    """Boards on the quays."""
    quays = "".join(area_path(fact.id) for fact in load_facts().regions if fact.kind == "port")
    boards = "".join(f"M0 {y}H{WIDTH}" for y in range(0, load_geometry().size[1], 5))
    return (
        f'<clipPath id="quays"><path d="{quays}"/></clipPath><path d="{boards}" stroke="{WOOD}"'
        ' stroke-opacity=".3" stroke-width=".7" clip-path="url(#quays)"/>'
    )


def _wall() -> str:
    """Ice along the northern edge of the northernmost land."""
    teeth = "".join(f"M{x} 0h5v9h-5z" for x in range(150, 270, 8))
    return (
        f'<clipPath id="north"><path d="{area_path("castle_black")}"/></clipPath>'
        f'<g clip-path="url(#north)" fill="{WALL}" stroke="{SEA_BORDER}" stroke-width=".7">'
        f'<path d="{teeth}"/><path d="M140-2H280V6H140Z"/></g>'
    )


def _rivers(geometry: Geometry) -> str:
    return "".join(
        f'<path id="river-{name}" d="{area_path(name)}" fill="{SHALLOWS[0]}"/>'
        for name in geometry.rivers
    )


def _borders(geometry: Geometry) -> str:
    lines: dict[str, list[str]] = {kind: [] for kind in _PENS}
    for arc in geometry.arcs:
        if kind := _kind(arc):
            lines[kind].append(outline(arc.line, closed=False))
    return "".join(
        f'<path d="{"".join(lines[kind])}" fill="none" stroke="{colour}" stroke-width="{width}"'
        f' stroke-linejoin="round" stroke-linecap="round"{more}/>'
        for kind, (width, colour, more) in _PENS.items()
    )


def _bridges(geometry: Geometry) -> str:
    parts = []
    for bridge in geometry.bridges:
        path = outline(list(bridge.line), closed=False)
        for width, colour in ((9, INK), (7, QUAY), (4.4, WOOD), (3, QUAY)):
            parts.append(f'<path d="{path}" stroke="{colour}" stroke-width="{width}"/>')
    return "".join(parts)


def _block(frame: Frame, area: str) -> str:
    """Name and printed symbols of an area."""
    shape, fact = load_geometry().areas[area], load_facts().area[area]
    _, top, _, bottom = frame.block(area)
    ink, ground = (SEA_INK, SHALLOWS[1]) if fact.kind == "sea" else (INK, PAPER)
    parts = [
        label(
            shape.at[0],
            round(top + 9 + NAME_LINE * index, 2),
            line,
            NAME_SIZE,
            weight=NAME_WEIGHT,
            fill=ink,
            anchor="middle",
            more=_HALO.format(ground),
        )
        for index, line in enumerate(shape.lines)
    ]
    x = shape.at[0] - (printed_width(fact) + 1 + ORDER[0]) / 2
    for kind in printed(fact):
        size = PRINTED_WIDTHS[kind]
        scale = max(size, 12.0) if kind != "barrel" else 11.0
        y = bottom - ROW - 1 - (ORDER[1] + scale) / 2
        parts.append(symbols.symbol(kind, round(x + (size - scale) / 2, 2), round(y, 2), scale))
        x += size + 0.5
    return "".join(parts)
