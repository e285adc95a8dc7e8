"""The part of the picture that never changes: sea, land, borders, names and printed symbols."""

from functools import cache, lru_cache

from bot.games.board_game.rules.facts import regions
from bot.games.board_game.ui.drawing import symbols
from bot.games.board_game.ui.drawing.board import Geometry, load_geometry
from bot.games.board_game.ui.drawing.frame import Frame
from bot.games.board_game.ui.drawing.layout import (
    NAME_LINE,
    ORDER,
    PRINTED_WIDTHS,
    ROW,
    printed,
    printed_width,
)
from bot.games.board_game.ui.drawing.names import written
from bot.games.board_game.ui.drawing.style import (
    ARMS,
    LAND,
    LAND_DARK,
    QUAY,
    SEA,
    SEA_BORDER,
    SEA_INK,
    SHALLOWS,
    WALL,
    WOOD,
)
from bot.render.drawing import WIDTH, Patch
from bot.render.heraldry import INK, PAPER
from bot.render.maps import layer, pen, place_name, shallows
from bot.render.shapes import Arc, Point, outline

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
    body = _waves() + shallows(_coast(frame), SHALLOWS) + _land(frame)
    return layer(frame, f"chart-{frame.part}", body, ground)


@lru_cache(maxsize=32)
def print_over(frame: Frame, names: frozenset[tuple[str, str]]) -> Patch:
    """Borders, names and printed symbols, to lie above the owners' colours."""
    geometry, named = load_geometry(), dict(names)
    body = _rivers(geometry) + _wall() + _borders(frame) + _bridges(geometry)
    body += "".join(_block(frame, area, named.get(area, "")) for area in sorted(frame.shown))
    return layer(frame, f"print-{frame.part}", body)


def area_path(area: str) -> str:
    """Path data of an area or a river with its holes."""
    return "".join(outline(polygon) for polygon in load_geometry().polygons(area))


def _kind(arc: Arc) -> str | None:
    """What sort of border an arc is; None at the edge of the map and where a river ends in it."""
    areas, (a, b) = regions(), arc.between
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


def _waves() -> str:
    """Small waves on open water, and a compass in the north-west."""
    width, height = load_geometry().size
    waves = "".join(
        f"M{x + (y // 22 % 2) * 18} {y}q3-3.4 6 0t6 0"
        for y in range(14, height, 22)
        for x in range(4, width, 36)
    )
    points = "".join(
        f'<path d="M0-{long} 4-4 0 0Z" transform="rotate({turn})" fill="{fill}"/>'
        f'<path d="M0-{long}-4-4 0 0Z" transform="rotate({turn})" fill="{SHALLOWS[2]}"/>'
        for turns, long, fill in (
            ((45, 135, 225, 315), 13, SEA_BORDER),
            ((0, 90, 180, 270), 22, SEA_INK),
        )
        for turn in turns
    )
    return (
        f'<path d="{waves}" fill="none" stroke="{SHALLOWS[1]}" stroke-width="1"/>'
        f'<g transform="translate(52 62)" stroke="{SEA_INK}" stroke-width=".6" stroke-opacity=".6"'
        f' fill-opacity=".6"><circle r="16" fill="none"/>{points}</g>'
    )


def _arcs(frame: Frame) -> list[tuple[str, list[Point]]]:
    """Borders in the window and what sort they are."""
    seen = [arc for arc in load_geometry().arcs if frame.sees(arc.line)]
    return [(kind, arc.line) for arc in seen if (kind := _kind(arc))]


def _coast(frame: Frame) -> str:
    return "".join(outline(line, closed=False) for kind, line in _arcs(frame) if kind == "coast")


def _land(frame: Frame) -> str:
    geometry, parts = load_geometry(), []
    for fact in regions().values():
        if not frame.sees(geometry.polygons(fact.id)[0]):
            continue
        if fact.kind != "sea":
            fill = QUAY if fact.kind == "port" else LAND
            parts.append(f'<path id="area-{fact.id}" d="{area_path(fact.id)}" fill="{fill}"/>')
        if fact.home:
            x, y = geometry.areas[fact.id].at
            own = symbols.emblem(fact.home, x - 24, y - 22, 48)
            own = own.replace(ARMS[fact.home].charge, LAND_DARK)
            parts.append(own.replace(ARMS[fact.home].field, LAND))
    return "".join(parts) + _planks(frame)


def _planks(frame: Frame) -> str:
    """Boards on the quays."""
    boards = ""
    for fact in regions().values():
        if fact.kind == "port":
            left, top, right, bottom = frame.block(fact.id)
            boards += "".join(f"M{left:g} {y}H{right:g}" for y in range(int(top), int(bottom), 5))
    return f'<path d="{boards}" stroke="{WOOD}" stroke-opacity=".3" stroke-width=".7"/>'


def _wall() -> str:
    """Ice along the northern edge of the northernmost land."""
    teeth = "".join(f"M{x} 0h5v11h-5z" for x in range(150, 270, 8))
    return (
        f'<clipPath id="north"><path d="{area_path("castle_black")}"/></clipPath>'
        f'<g clip-path="url(#north)" fill="{WALL}" stroke="{SEA_BORDER}" stroke-width=".7">'
        f'<path d="{teeth}"/><path d="M140-2H280V8H140Z"/></g>'
    )


def _rivers(geometry: Geometry) -> str:
    return "".join(
        f'<path id="river-{name}" d="{area_path(name)}" fill="{SHALLOWS[0]}"/>'
        for name in geometry.rivers
    )


def _borders(frame: Frame) -> str:
    lines: dict[str, list[str]] = {kind: [] for kind in _PENS}
    for kind, line in _arcs(frame):
        lines[kind].append(outline(line, closed=False))
    return "".join(
        pen("".join(lines[kind]), width, colour, more)
        for kind, (width, colour, more) in _PENS.items()
    )


def _bridges(geometry: Geometry) -> str:
    parts = []
    for bridge in geometry.bridges:
        path = outline(list(bridge.line), closed=False)
        for width, colour in ((9, INK), (7, QUAY), (4.4, WOOD), (3, QUAY)):
            parts.append(f'<path d="{path}" stroke="{colour}" stroke-width="{width}"/>')
    return "".join(parts)


def _block(frame: Frame, area: str, name: str) -> str:
    """Name and printed symbols of an area."""
    shape, fact = load_geometry().areas[area], regions()[area]
    lines, (left, top, right, _) = written(frame, area, name)
    bottom = frame.block(area)[3]
    ink, ground = (SEA_INK, SHALLOWS[1]) if fact.kind == "sea" else (INK, PAPER)
    parts = place_name(round((left + right) / 2, 2), top, lines, NAME_LINE, ink, ground)
    x = shape.at[0] - (printed_width(fact) + 1 + ORDER[0]) / 2
    for kind in printed(fact):
        size = PRINTED_WIDTHS[kind]
        scale = max(size, 12.0) if kind != "barrel" else 11.0
        y = bottom - ROW - 1 - (ORDER[1] + scale) / 2
        parts.append(symbols.symbol(kind, round(x + (size - scale) / 2, 2), round(y, 2), scale))
        x += size + 0.5
    return "".join(parts)
