"""Our own small drawings: house emblems, castles, ports, special units; each on a 12 by 12 field.

Every house has a shape of its own and every port colour an outline of its own, so that nothing
is told by colour alone.
"""

import math

from bot.render.risk.style import GOLD, HOUSES, INK, PAPER, PORTS


def _petals(count: int, away: float, radius: float) -> str:
    """Circles in a ring around the middle."""
    angles = [2 * math.pi * i / count - math.pi / 2 for i in range(count)]
    return "".join(
        f'<circle cx="{6 + away * math.cos(a):.2f}" cy="{6 + away * math.sin(a):.2f}"'
        f' r="{radius}"/>'
        for a in angles
    )


def _rays(count: int) -> str:
    """A star with many points."""
    points = []
    for i in range(2 * count):
        radius = 5.9 if i % 2 == 0 else 3.3
        a = math.pi * i / count
        points.append(f"{6 + radius * math.sin(a):.2f},{6 - radius * math.cos(a):.2f}")
    return f'<polygon points="{" ".join(points)}"/>'


_EMBLEMS = {
    "stark": '<path d="M.6.6 3.6 3.4 6 2.7 8.4 3.4 11.4.6 11 5.6 9 8.6 7.2 11.6H4.8L3 8.6 1 5.6Z"/>'
    '<path d="M3 5.3 5 6.5 3.6 6.9ZM9 5.3 7 6.5 8.4 6.9Z" fill="{field}"/>',
    "baratheon": '<path d="M6 11.6V8.2M6 8.8C2 8.6 1.2 5.4 1.4.8M2 5 4.6 2.2M6 8.8'
    'C10 8.6 10.8 5.4 10.6.8M10 5 7.4 2.2" fill="none" stroke="{charge}" stroke-width="1.7"/>',
    "lannister": '<ellipse cx="6" cy="8.4" rx="3.6" ry="3"/><circle cx="1.7" cy="5.4" r="1.5"/>'
    '<circle cx="4.4" cy="2.4" r="1.7"/><circle cx="7.6" cy="2.4" r="1.7"/>'
    '<circle cx="10.3" cy="5.4" r="1.5"/>',
    "tyrell": _petals(5, 3.3, 2.5) + '<circle cx="6" cy="6" r="1.7" fill="{field}"/>',
    "martell": _rays(10) + '<circle cx="6" cy="6" r="1.8" fill="{field}"/>',
    "targaryen": '<path d="M.4 1.2C5 .2 9.6 1.4 11.8 5L9.8 5.4 10.4 8.4 7.8 7 7.2 10.4 5.2 7.8'
    ' 3.4 11.8C3.8 8 3.2 4.4.4 1.2Z"/>',
    "ghiscari": '<path d="M.4 11.4V9.2H2V7H3.5V4.8H4.8V1H7.2V4.8H8.5V7H10V9.2H11.6V11.4Z"/>',
    "neutral": '<circle cx="6" cy="6" r="3.8" fill="none" stroke="{charge}" stroke-width="2"/>',
}


def emblem(house: str, x: float, y: float, size: float) -> str:
    """A house's charge in its colour."""
    arms = HOUSES[house]
    shape = _EMBLEMS[house].format(field=arms.field, charge=arms.charge)
    return _placed(shape, x, y, size, f' fill="{arms.charge}"')


def crest(house: str, x: float, y: float, size: float) -> str:
    """A house's emblem on a round field."""
    arms = HOUSES[house]
    half = size / 2
    return (
        f'<circle cx="{x + half:g}" cy="{y + half:g}" r="{half - 0.5:g}" fill="{arms.field}"'
        f' stroke="{INK}"/>' + emblem(house, x + size * 0.18, y + size * 0.18, size * 0.64)
    )


_CASTLE = (
    f'<path d="M1 11.5V2H3V3.6H4.8V2H7.2V3.6H9V2H11V11.5H7.4V8.4A1.4 1.4 0 0 0 4.6 8.4V11.5Z"'
    f' fill="{INK}" stroke="{PAPER}" stroke-width=".7"/>'
)
_CROWN = (
    f'<path d="M.6 11.6V4H2.4V5.4H4.6V4H7.4V5.4H9.6V4H11.4V11.6H7.4V9.4A1.4 1.4 0 0 0 4.6 9.4'
    f'V11.6Z" fill="{INK}" stroke="{PAPER}" stroke-width=".6"/>'
    f'<path d="M1.8 4.6 1.2-.6 4 2 6-1.4 8 2 10.8-.6 10.2 4.6Z" fill="{GOLD}" stroke="{INK}"'
    f' stroke-width=".7"/>'
)
_ANCHOR = "M6 3.4V9.6M4.4 5H7.6M2.9 7.4C3.2 9.2 4.4 9.9 6 9.9 7.6 9.9 8.8 9.2 9.1 7.4"
_PORT_OUTLINES = {
    "silver": '<circle cx="6" cy="6" r="5.7"/>',
    "blue": '<rect x=".6" y=".6" width="10.8" height="10.8" rx="1.6"/>',
    "green": '<path d="M6-.9 12.9 6 6 12.9-.9 6Z"/>',
}


def castle(x: float, y: float, size: float) -> str:
    """A tower."""
    return _placed(_CASTLE, x, y, size)


def seat(x: float, y: float, size: float) -> str:
    """A seat of power: a tower under a crown."""
    return _placed(_CROWN, x, y, size)


def port(colour: str, x: float, y: float, size: float) -> str:
    """An anchor: silver ports are round, blue ones square, green ones a lozenge."""
    line = INK if colour == "silver" else "#fff"
    shape = (
        f'<g fill="{PORTS[colour]}" stroke="{INK}" stroke-width=".8">{_PORT_OUTLINES[colour]}</g>'
        f'<path d="{_ANCHOR}" fill="none" stroke="{line}" stroke-width="1.2"'
        f' stroke-linecap="round"/><circle cx="6" cy="2.6" r="1" fill="none" stroke="{line}"/>'
    )
    return _placed(shape, x, y, size)


_SYMBOLS = {
    "knights": '<path d="M3 11.4H9.6C9.8 7 9.4 2.6 5.6 1.4L5 .2 4.4 2 1.4 5.6 2.4 7.4 5.4 6.2'
    'C5.4 8 3.4 9 3 11.4Z"/>',
    "siege_engines": '<circle cx="2.8" cy="10" r="1.7"/><circle cx="9.2" cy="10" r="1.7"/>'
    '<path d="M1 8.6H11V7.2H8L10.8 1.6 9.4.8 5.4 7.2H1Z"/>',
    "fortifications": '<path d="M.6 11.4V3.4H2.6V5H4.8V3.4H7.2V5H9.4V3.4H11.4V11.4Z"/>',
    "territories": '<path d="M1 2 4.4.8 7.6 2 11 .8V10L7.6 11.2 4.4 10 1 11.2ZM4.4.8V10M7.6 2'
    f'V11.2" stroke="{INK}" stroke-width="1" fill="{PAPER}"/>',
    "ports": f'<path d="M6 3V11M3.6 4.8H8.4M1.2 7.4C1.6 9.8 3.6 11 6 11 8.4 11 10.4 9.8 10.8 7.4"'
    f' fill="none" stroke="{INK}" stroke-width="1.5" stroke-linecap="round"/><circle cx="6"'
    f' cy="1.9" r="1.4" fill="none" stroke="{INK}" stroke-width="1.1"/>',
    "points": '<path d="M6 .4 7.7 4.1 11.7 4.5 8.7 7.2 9.6 11.2 6 9.1 2.4 11.2 3.3 7.2.3 4.5'
    f' 4.3 4.1Z" fill="{GOLD}" stroke="{INK}" stroke-width=".8"/>',
    "cards": f'<g fill="{PAPER}" stroke="{INK}"><rect x="1" y="2.4" width="6.4" height="9" rx="1"'
    ' transform="rotate(-12 4 7)"/><rect x="4.6" y="1.4" width="6.4" height="9.4" rx="1"/></g>',
    "gold": f'<circle cx="6" cy="6" r="5.2" fill="{GOLD}" stroke="{INK}"/><circle cx="6" cy="6"'
    f' r="3" fill="none" stroke="{INK}" stroke-width=".8"/>',
    "vp": '<path d="M1.6 10.8.4 3 3.8 6 6 1.2 8.2 6 11.6 3 10.4 10.8Z" stroke="'
    f'{INK}" stroke-width=".8" fill="{GOLD}"/>',
    "sea_line": f'<path d="M-1 6H13" stroke="{INK}" stroke-width="1.6" stroke-dasharray="3 2"/>',
}


def symbol(kind: str, x: float, y: float, size: float) -> str:
    """The sign of a column of the table, a special unit or a line of the key."""
    if kind in ("castles", "seat_of_power"):
        return (castle if kind == "castles" else seat)(x, y, size)
    if kind.startswith("port_"):
        return port(kind.removeprefix("port_"), x, y, size)
    return _placed(_SYMBOLS[kind], x, y, size, f' fill="{INK}"')


def _placed(shape: str, x: float, y: float, size: float, more: str = "") -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({size / 12:.4g})"{more}>{shape}</g>'
