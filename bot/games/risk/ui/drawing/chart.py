"""What is printed on the board: sea, land, borders, names and symbols."""

from functools import lru_cache

from bot.games.risk.ui.drawing import symbols
from bot.games.risk.ui.drawing.frame import Frame
from bot.games.risk.ui.drawing.layout import (
    ICON,
    ICON_GAP,
    NAME_LINE,
    TOKEN,
    region_plate,
    row_width,
)
from bot.games.risk.ui.drawing.style import FADED, LAND, REGIONS, SEA, SEA_LINE, SHALLOWS
from bot.render.drawing import WIDTH, Patch
from bot.render.heraldry import INK, PAPER
from bot.render.maps import NAME_SIZE, layer, local, pen, place_name, shallows
from bot.render.shapes import Arc, outline
from bot.render.text import label


@lru_cache(maxsize=32)
def chart(frame: Frame) -> Patch:
    """Sea and land of a frame."""
    sea = f'<rect width="{WIDTH}" height="{frame.height}" fill="{SEA}"/>'
    body = shallows(_coast(frame), SHALLOWS) + _land(frame)
    return layer(frame, f"chart-{frame.board}", body, sea)


@lru_cache(maxsize=32)
def print_over(frame: Frame) -> Patch:
    """Borders and sea lines, to lie above the owners' edges."""
    return layer(frame, f"print-{frame.board}", _borders(frame) + _sea_lines(frame))


def _coast(frame: Frame) -> str:
    return "".join(
        outline(arc.line, closed=False) for arc in frame.geometry.arcs if arc.between[1] is None
    )


def _land(frame: Frame) -> str:
    parts = []
    for name in frame.facts.territory:
        fill = LAND if name in frame.shown else FADED
        path = outline(frame.geometry.polygon(name))
        parts.append(f'<path id="land-{name}" d="{path}" fill="{fill}"/>')
    return "".join(parts)


def _borders(frame: Frame) -> str:
    """Thin lines within a region, strong ones around it, the coast in between."""
    territory = frame.facts.territory
    kinds: dict[str, list[Arc]] = {"inner": [], "region": [], "coast": []}
    for arc in frame.geometry.arcs:
        a, b = arc.between
        if b is None:
            kinds["coast"].append(arc)
        else:
            same = territory[a].region == territory[b].region
            kinds["inner" if same else "region"].append(arc)
    pens = {"inner": (0.8, "#6b5a45"), "region": (3.2, INK), "coast": (1.3, INK)}
    return "".join(
        pen("".join(outline(arc.line, closed=False) for arc in kinds[kind]), width, colour)
        for kind, (width, colour) in pens.items()
    )


def _sea_lines(frame: Frame) -> str:
    parts = []
    for crossing in frame.geometry.sea_lines:
        path = outline(crossing.line, closed=False)
        parts.append(
            f'<path d="{path}" fill="none" stroke="{SEA_LINE}" stroke-width="1.7"'
            f' stroke-dasharray="3.4 2.4"/>'
        )
        parts += [
            f'<circle cx="{x:g}" cy="{y:g}" r="2.1" fill="{SEA_LINE}" stroke="{PAPER}"'
            f' stroke-width=".6"/>'
            for x, y in (crossing.line[0], crossing.line[-1])
        ]
    return "".join(parts)


@lru_cache(maxsize=512)
def name(frame: Frame, territory: str) -> Patch | None:
    """A territory's name and what is printed beside its token, to lie above the arrows."""
    shape, fact = frame.geometry.territories[territory], frame.facts.territory[territory]
    left, top, right, bottom = frame.block(territory)
    parts = place_name(shape.at[0], top, shape.lines, NAME_LINE, INK, PAPER)
    x = shape.at[0] - row_width(fact) / 2 + TOKEN[0] + ICON_GAP + 0.5
    y = bottom - TOKEN[1] + (TOKEN[1] - ICON) / 2
    if fact.castle:
        draw = symbols.seat if fact.seat_of_power else symbols.castle
        parts.append(draw(x, y, ICON - 1))
        x += ICON + ICON_GAP
    if fact.port_colour:
        parts.append(symbols.port(fact.port_colour, x, y, ICON - 1))
    return local(frame, (left - 2, top - 2, right + 2, bottom + 2), "".join(parts))


@lru_cache(maxsize=256)
def plate(frame: Frame, region: str) -> Patch | None:
    """A region's name and bonus, if all of it is seen."""
    place, fact = frame.geometry.regions[region], frame.facts.region[region]
    box = left, top, right, bottom = region_plate(place)
    if not frame.holds(box):
        return None
    middle = (left + right) / 2
    parts = [
        f'<rect x="{left:g}" y="{top:g}" width="{right - left:g}" height="{bottom - top:g}"'
        f' rx="3" fill="{REGIONS[region]}" stroke="{INK}" stroke-width="1.2"/>'
    ]
    for index, line in enumerate(place.lines):
        y = top + 11 + NAME_LINE * index
        parts.append(label(middle, y, line, NAME_SIZE, weight=700, fill=INK, anchor="middle"))
    bonus = f"+{fact.bonus}"
    parts.append(label(middle - 1, bottom - 4.5, bonus, 13, weight=700, fill=INK, anchor="end"))
    return local(frame, (left - 1, top - 1, right + 1, bottom + 1), "".join(parts))
