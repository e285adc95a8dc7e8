"""What a move changes on the map: orders, armies, tokens, the holders' colours, arrows."""

import math
from collections.abc import Mapping
from functools import lru_cache

from bot.games.board_game.rules.facts import regions
from bot.games.board_game.ui.drawing import symbols
from bot.games.board_game.ui.drawing.board import load_geometry
from bot.games.board_game.ui.drawing.frame import Frame
from bot.games.board_game.ui.drawing.layout import ORDER, ROW, printed_width
from bot.games.board_game.ui.drawing.model import AreaMark, Unit
from bot.games.board_game.ui.drawing.style import ARMS, LAND_TINT, ORDERS
from bot.render import maps
from bot.render.drawing import WIDTH, Patch
from bot.render.heraldry import GOLD, GONE, INK
from bot.render.shapes import Point
from bot.render.text import label

_UNIT = 12.0
_HEIGHT = 16
_VALUES = {"minus_1": "−1", "0": "0", "plus_1": "+1", "plus_2": "+2"}
_STARS = {"march_plus_1", "defense_plus_2", "support_plus_1", "raid_special", "consolidate_special"}
_UNIT_ORDER: tuple[Unit, ...] = ("footman", "knight", "siege_engine", "ship")
_WIDEST = 70.0
_WIDEST_IN_PORT = 46.0


@lru_cache(maxsize=2048)
def holding(frame: Frame, area: str, house: str) -> Patch | None:
    """The holder's colour over land, strong along the inside of its border, if it is seen."""
    attributes = f'class="holding" data-area="{area}" data-house="{house}"'
    rings, colour = load_geometry().polygons(area), ARMS[house].field
    return maps.held(frame, area, rings, colour, tint=LAND_TINT, attributes=attributes)


@lru_cache(maxsize=1024)
def highlight(frame: Frame, area: str) -> Patch | None:
    """A striking outline around an area."""
    attributes = f'class="highlight" data-area="{area}"'
    return maps.highlight(frame, load_geometry().polygons(area), attributes)


def glow(frame: Frame, area: str) -> Patch | None:
    """A light along the border of an area that has changed hands."""
    attributes = f'class="glow" data-area="{area}"'
    return maps.glow(frame, load_geometry().polygons(area), attributes)


def order(frame: Frame, area: str, mark: AreaMark, house: str) -> Patch | None:
    """The order of an area: face up, face down, or known to this reader alone."""
    kind = mark.order or mark.secret
    if kind:
        body = _face(kind, secret=mark.order is None)
    elif mark.face_down:
        body = _back(house)
    else:
        return None
    side = "up" if mark.order else "secret" if mark.secret else "down"
    attributes = _order_attributes(area, side, kind or "")
    return _token(frame, _order_corner(frame, area), ORDER, body, attributes)


def open_order(area: str, mark: AreaMark) -> str:
    """An order that lies face up, for a map on which nothing else of an area has room."""
    if mark.order is None:
        return ""
    attributes = _order_attributes(area, "up", mark.order)
    return f"<g {attributes}>{_face(mark.order, secret=False)}</g>"


def _order_attributes(area: str, side: str, kind: str) -> str:
    return f'class="order" data-area="{area}" data-side="{side}" data-order="{kind}"'


def standing(frame: Frame, area: str, mark: AreaMark, houses: Mapping[int, str]) -> Patch | None:
    """What stands in an area: garrison or neutral force, power token, units."""
    parts, x, numbers = [], 0.0, []
    if mark.fog and not mark.closed and regions()[area].kind != "port":
        parts.append(_FOG)
        x += 15
    if mark.garrison or mark.neutral or mark.closed:
        kind = "garrison" if mark.garrison else "neutral"
        parts.append(_defence(kind, "" if mark.closed else str(mark.garrison or mark.neutral)))
        x += 15
    if mark.power_token is not None:
        house = houses.get(mark.power_token, "neutral")
        parts.append(f'<g transform="translate({x:g} 0)">{_power_token(house)}</g>')
        x += 17
    if mark.owner is not None and any(mark.units.values()):
        port = regions()[area].kind == "port"
        room = (_WIDEST_IN_PORT if port else _WIDEST) - x
        body, width = _army(houses.get(mark.owner, "neutral"), mark, room)
        parts.append(f'<g transform="translate({x:g} 0)">{body}</g>')
        x += width + 1
        numbers = [f'data-{u.replace("_", "-")}="{n}"' for u, n in mark.units.items() if n]
        numbers += [f'data-routed-{u.replace("_", "-")}="{n}"' for u, n in mark.routed.items() if n]
    if not parts:
        return None
    width = x
    left, _, right, bottom = frame.block(area)
    corner = (left + right) / 2 - width / 2, bottom - _HEIGHT
    owner = "" if mark.owner is None else mark.owner
    token = "" if mark.power_token is None else mark.power_token
    attributes = (
        f'class="standing" data-area="{area}" data-owner="{owner}" data-power-token="{token}"'
        f' data-garrison="{mark.garrison}" data-neutral="{mark.neutral}"'
        f' data-closed="{int(mark.closed)}" {" ".join(numbers)}'
    )
    return _token(frame, corner, (width, _HEIGHT), "".join(parts), attributes.rstrip())


def _token(
    frame: Frame, corner: Point, size: tuple[float, float], body: str, attributes: str
) -> Patch:
    """A token on the map, in the scale of the frame."""
    x, y = frame.place(corner)
    if frame.scale != 1:
        body = f'<g transform="scale({frame.scale:.4f})">{body}</g>'
    width, height = (math.ceil((length + 1) * frame.scale) for length in size)
    left = max(0, min(round(x), WIDTH - width))
    return Patch(left, round(y), width, height, body, attributes, lasting=True)


def _army(house: str, mark: AreaMark, room: float) -> tuple[str, float]:
    """A banner with the house's emblem and every unit; like units are counted if they are many."""
    arms = ARMS[house]
    standing = {u: mark.units.get(u, 0) - mark.routed.get(u, 0) for u in _UNIT_ORDER}
    groups = [(u, n, False) for u, n in standing.items() if n > 0]
    groups += [(u, n, True) for u in _UNIT_ORDER if (n := mark.routed.get(u, 0))]
    count = sum(n for _, n, _ in groups)
    single = 16 + count * _UNIT + 1.5 <= room
    x, parts = 16.0, []
    for kind, number, routed in groups:
        for _ in range(number if single else 1):
            parts.append(symbols.unit(kind, x, 2, 11.6, arms.charge, routed))
            x += _UNIT
        if number > 1 and not single:
            parts.append(label(x, 12, str(number), 11.5, weight=700, fill=arms.charge))
            x += 7
    width = x + 1.5
    ground = (
        f'<rect x=".6" y=".6" width="{width - 1.2:g}" height="{_HEIGHT - 1.2:g}" rx="3"'
        f' fill="{arms.field}" stroke="{INK}" stroke-width="1.2"/>'
        f'<path d="M15 1.5V{_HEIGHT - 1.5:g}" stroke="{arms.charge}" stroke-opacity=".7"'
        ' stroke-width=".8"/>'
    )
    return ground + symbols.emblem(house, 2.4, 2.4, 11) + "".join(parts), width


def _power_token(house: str) -> str:
    """A house's power token: a coin with its emblem."""
    arms = ARMS[house]
    return (
        f'<circle cx="8" cy="8" r="7.4" fill="{GOLD}" stroke="{INK}" stroke-width="1.1"/>'
        f'<circle cx="8" cy="8" r="5.7" fill="{arms.field}" stroke="{INK}" stroke-width=".6"/>'
        + symbols.emblem(house, 4.2, 4.2, 7.6)
    )


_FOG = (
    f'<path d="M1 6.5C3 3.5 5.5 3.5 7.5 6S12 8.5 14 5.5M1 11C3 8 5.5 8 7.5 10.5S12 13 14 10"'
    f' fill="none" stroke="{GONE}" stroke-width="2" stroke-linecap="round"/>'
)
"""M10: two wisps over an area that is not seen."""


def _defence(kind: str, number: str) -> str:
    """A garrison's or a neutral force's shield; without a number the area is closed."""
    ink = INK if kind == "garrison" else "#fff"
    shield = symbols.symbol(kind, 0, 0.6, 15)
    if not number:
        return shield + f'<path d="M4 7.5H11" stroke="{ink}" stroke-width="2.4"/>'
    return shield + label(7.5, 12, number, 11.5, weight=700, fill=ink, anchor="middle")


def _face(kind: str, secret: bool) -> str:
    """An order's sign and number; starred ones are edged in gold, secret ones in white."""
    width, height = ORDER
    sort, _, value = kind.partition("_")
    star = kind in _STARS
    parts = [
        f'<rect x=".8" y=".8" width="{width - 1.6:g}" height="{height - 1.6:g}" rx="7.2"'
        f' fill="{ORDERS[sort]}" stroke="{"#fff" if secret else INK}" stroke-width="1.6"/>'
    ]
    if star:
        parts.append(
            f'<rect x="1.9" y="1.9" width="{width - 3.8:g}" height="{height - 3.8:g}" rx="6.1"'
            f' fill="none" stroke="{GOLD}" stroke-width="1.4"/>'
        )
    words = _VALUES.get(value, "")
    if words or star:
        parts.append(symbols.on_field(sort, 3.6, 3.2, 9.6, "#fff"))
    else:
        parts.append(symbols.on_field(sort, 9, 3, 10, "#fff"))
    if words:
        parts.append(label(19.3, 11.8, words, 11, weight=700, fill="#fff", anchor="middle"))
    elif star:
        parts.append(symbols.symbol("star", 15, 3, 10))
    return "".join(parts)


def _back(house: str) -> str:
    """An order token's back, with the house's emblem."""
    width, height = ORDER
    arms = ARMS[house]
    return (
        f'<rect x=".8" y=".8" width="{width - 1.6:g}" height="{height - 1.6:g}" rx="7"'
        f' fill="{arms.field}" stroke="{INK}" stroke-width="1.4"/>'
        f'<path d="M4 3.2H{width - 4}M4 {height - 3.2:g}H{width - 4}" stroke="{arms.charge}"'
        ' stroke-opacity=".45" stroke-width="1.2"/>'
        + symbols.emblem(house, width / 2 - 5, height / 2 - 5, 10)
    )


def _order_corner(frame: Frame, area: str) -> Point:
    fact = regions()[area]
    middle, bottom = load_geometry().areas[area].at[0], frame.block(area)[3]
    row = printed_width(fact) + 1 + ORDER[0]
    return middle + row / 2 - ORDER[0], bottom - ROW - 1 - ORDER[1]


def arrow(frame: Frame, start: str, end: str) -> Patch | None:
    """The way units went, from block to block."""
    a, b = (frame.place(_middle(frame, area)) for area in (start, end))
    length = math.dist(a, b) or 1.0
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    short = min(38 / (abs(ux) or 0.01), 12 / (abs(uy) or 0.01)) * frame.scale
    short = min(short, length / 2)
    tip = b[0] - short * ux, b[1] - short * uy
    bend = 0.14 * length
    control = (a[0] + tip[0]) / 2 - bend * uy, (a[1] + tip[1]) / 2 + bend * ux
    attributes = f'class="move" data-from="{start}" data-to="{end}"'
    return maps.clipped(frame, maps.arrow(a, control, tip, attributes))


def _middle(frame: Frame, area: str) -> Point:
    left, _, right, bottom = frame.block(area)
    return (left + right) / 2, bottom - _HEIGHT / 2
