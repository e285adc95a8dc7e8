"""Our own small drawings: castles, ports, special units; each on a 12 by 12 field.

Every port colour has an outline of its own, so that nothing is told by colour alone.
"""

from bot.games.risk.ui.drawing.style import PORTS
from bot.render.heraldry import ANCHOR, CARDS, GOLD, INK, PAPER, STAR, placed

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
    """Return the drawing of a castle at this place."""
    return placed(_CASTLE, x, y, size)


def seat(x: float, y: float, size: float) -> str:
    """A seat of power: a tower under a crown."""
    return placed(_CROWN, x, y, size)


def port(colour: str, x: float, y: float, size: float) -> str:
    """An anchor: silver ports are round, blue ones square, green ones a lozenge."""
    line = INK if colour == "silver" else "#fff"
    shape = (
        f'<g fill="{PORTS[colour]}" stroke="{INK}" stroke-width=".8">{_PORT_OUTLINES[colour]}</g>'
        f'<path d="{_ANCHOR}" fill="none" stroke="{line}" stroke-width="1.2"'
        f' stroke-linecap="round"/><circle cx="6" cy="2.6" r="1" fill="none" stroke="{line}"/>'
    )
    return placed(shape, x, y, size)


_SYMBOLS = {
    "knights": '<path d="M3 11.4H9.6C9.8 7 9.4 2.6 5.6 1.4L5 .2 4.4 2 1.4 5.6 2.4 7.4 5.4 6.2'
    'C5.4 8 3.4 9 3 11.4Z"/>',
    "siege_engines": '<circle cx="2.8" cy="10" r="1.7"/><circle cx="9.2" cy="10" r="1.7"/>'
    '<path d="M1 8.6H11V7.2H8L10.8 1.6 9.4.8 5.4 7.2H1Z"/>',
    "fortifications": '<path d="M.6 11.4V3.4H2.6V5H4.8V3.4H7.2V5H9.4V3.4H11.4V11.4Z"/>',
    "territories": '<path d="M1 2 4.4.8 7.6 2 11 .8V10L7.6 11.2 4.4 10 1 11.2ZM4.4.8V10M7.6 2'
    f'V11.2" stroke="{INK}" stroke-width="1" fill="{PAPER}"/>',
    "ports": ANCHOR,
    "points": f'<path d="{STAR}" fill="{GOLD}" stroke="{INK}" stroke-width=".8"/>',
    "cards": CARDS,
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
    return placed(_SYMBOLS[kind], x, y, size, f' fill="{INK}"')
