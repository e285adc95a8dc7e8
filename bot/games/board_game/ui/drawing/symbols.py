"""Our own small drawings: what is printed, units, orders, tokens; each on a 12 by 12 field."""

from bot.games.board_game.ui.drawing.style import STONE, WOOD
from bot.render.heraldry import ANCHOR, CARDS, GOLD, INK, PAPER, STAR, crest, emblem, placed

__all__ = ["crest", "emblem", "on_field", "symbol", "unit"]

_CROWN = "M1.6 10.6.5 3.2 3.8 6 6 1.6 8.2 6 11.5 3.2 10.4 10.6Z"
_SHIELD = "M1 .8H11V5.6C11 8.8 8.8 10.8 6 11.8 3.2 10.8 1 8.8 1 5.6Z"
_TOWER = "M1.6 11.5V1.4H3.4V3H5V1.4H7V3H8.6V1.4H10.4V11.5H7.3V8.6A1.3 1.3 0 0 0 4.7 8.6V11.5Z"
_KEEP = (
    "M.2 11.6V4.2H1.5V5.3H2.6V4.2H3.8V.6H5V1.8H7V.6H8.2V4.2H9.4V5.3H10.5V4.2H11.8V11.6H7.3V8.8"
    "A1.3 1.3 0 0 0 4.7 8.8V11.6Z"
)
_RAVEN = (
    "M.6 3.4 3 2.6C4 .8 6.4 1 6.6 3.2 9.4 4 11 6.4 11.6 10.4L8.4 8.6 7.6 11.2 6.4 8.4C4 8 3 6 3 4Z"
)
_BLADE = (
    "M11.4.6 10.8 3 5.4 8.4 6.8 9.8 5.8 10.8 4.6 9.6 2.4 11.6.4 9"
    ".6 2.4 7.4 1.2 6.2 2.2 5.2 3.6 6.6 9 1.2Z"
)
_THRONE = "M2 11.6V4L3 .4 4 3.6 5 .2 6 3.2 7 .2 8 3.6 9 .4 10 4V11.6H8V8.6H4V11.6Z"

_UNITS = {
    "footman": "M4.1 2.7A1.9 1.9 0 0 1 7.9 2.7V4.2H4.1ZM3.2 5H8.8L9.4 8.6H8V"
    "11.6H6.5V9H5.5V11.6H4V8.6"
    "H2.6ZM10.1.4H11.1V11.6H10.1Z",
    "knight": "M3 11.6H9.8C10 7 9.6 2.6 5.7 1.4L5.1 0 4.4 2 1.2 5.8 2.3 7.6"
    " 5.4 6.3C5.4 8 3.4 9 3 11.6Z",
    "siege_engine": "M4.4 10A1.8 1.8 0 1 1 .8 10 1.8 1.8 0 0 1 4.4 10ZM11.2 10A1.8 1.8 0 1 1 7.6 10"
    " 1.8 1.8 0 0 1 11.2 10ZM.8 8.4V6.9H4.7L8.9.4 11.6 1.3 10.7 3.4 9.5 3 8 6.9H11.2V8.4Z",
    "ship": "M5.4.2H6.5V1C9 1.2 10.4 3.4 10.2 6.6H6.5V7.8H11.8C11.4 10.4 10 11.6 8 11.6"
    "H4C2 11.6.6 10.4"
    ".2 7.8H5.4V6.6H1.6C3.4 5 3.8 3 3.2 1H5.4Z",
}

_ORDERS = {
    "march": "M.4 4.6H6.2V1.4L11.8 6 6.2 10.6V7.4H.4Z",
    "defense": _SHIELD,
    "support": "M2 .4H3.4V1.4H11.4L9.2 4.3 11.4 7.2H3.4V11.8H2Z",
    "raid": "M6.6.2C7 3 10.6 4.4 10.6 7.8 10.6 10.4 8.6 11.8 6 11.8S1.4 1"
    "0.2 1.4 7.6C1.4 5.6 2.8 4.6 3"
    " 2.6 4.2 3.2 4.6 4 4.6 5 5.8 4 6.8 2.6 6.6.2Z",
    "consolidate": _CROWN,
}


def _solid(path: str, fill: str = INK, edge: str = PAPER, width: float = 0.7) -> str:
    return (
        f'<path d="{path}" fill="{fill}" stroke="{edge}" stroke-width="{width:g}"'
        f' stroke-linejoin="round"/>'
    )


_BARREL = (
    f'<path d="M2.4 .6H9.6C11.4 4 11.4 8 9.6 11.4H2.4C.6 8 .6 4 2.4 .6Z" fill="#a9713a"'
    f' stroke="{INK}" stroke-width="1"/><path d="M1.4 3.6H10.6M1.4 8.4H10.6M4.6.8V11.2M7.4.8V11.2"'
    f' stroke="{WOOD}" stroke-width=".9" fill="none"/>'
)
_POWER = (
    f'<circle cx="6" cy="6" r="5.4" fill="{GOLD}" stroke="{INK}"/>'
    f'<g transform="translate(2.7 2.7) scale(.55)">{_solid(_CROWN, INK, INK, 0)}</g>'
)

_SYMBOLS = {
    "castle": _solid(_TOWER),
    "stronghold": _solid(_KEEP),
    "barrel": _BARREL,
    "crown": _solid(_CROWN, GOLD, INK, 1),
    "anchor": ANCHOR,
    "star": _solid(STAR, GOLD, INK, 0.8),
    "iron_throne": _solid(_THRONE, STONE, INK, 0.8),
    "fiefdoms": _solid(_BLADE, "#dfe6ea", INK, 0.9),
    "kings_court": _solid(_RAVEN, INK, PAPER, 0.5),
    "cards": CARDS,
    "power": _POWER,
    "garrison": _solid(_SHIELD, PAPER, INK, 1),
    "neutral": _solid(_SHIELD, STONE, INK, 1),
    "wildlings": _solid("M1 11.6 2.2 5.6 .4 1 4 4.2 6 3.6 8 4.2 11.6 1 9.8 5.6 11 11.6 6 9.8Z"),
    "round": f'<circle cx="6" cy="6" r="5.2" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>'
    f'<path d="M6 2.6V6L8.6 7.4" fill="none" stroke="{INK}" stroke-width="1.3"/>',
    "river": '<path d="M-1 8C2 3 4 10 7 6S11 4 13 5" fill="none" stroke="#4f8fb0"'
    ' stroke-width="3.4"/>',
    "bridge": f'<path d="M0 3.4H12M0 8.6H12M2 3.4V8.6M4.7 3.4V8.6M7.3 3.4V8.6M10 3.4V8.6"'
    f' fill="none" stroke="{WOOD}" stroke-width="1.5"/>',
}


_SWORD = "M10.9.4 11.6 1.1 5.2 8.6 3.4 6.8ZM1.4 6 6 10.6 5.2 11.4.6 6.8ZM2.6 9.4 1 11.6.4 11 2 8.8Z"
_CARD_ICONS = {
    "sword": _solid(_SWORD, "#dfe6ea", INK, 0.9),
    "tower": _solid(_TOWER, STONE, INK, 0.8),
}


def shape(kind: str) -> str:
    """An icon of a house card on its field, to be placed anywhere."""
    return _CARD_ICONS[kind]


def symbol(kind: str, x: float, y: float, size: float) -> str:
    """A printed symbol, a token or the sign of a column."""
    if kind in _UNITS or kind in _ORDERS:
        return on_field(kind, x, y, size, INK)
    return placed(_SYMBOLS[kind], x, y, size)


def on_field(kind: str, x: float, y: float, size: float, colour: str) -> str:
    """A unit or an order in one colour."""
    path = _UNITS.get(kind) or _ORDERS[kind]
    return placed(f'<path d="{path}"/>', x, y, size, f' fill="{colour}"')


def unit(kind: str, x: float, y: float, size: float, colour: str, routed: bool) -> str:
    """A unit in its house's colour; a routed one lies on its side."""
    if not routed:
        return on_field(kind, x, y, size, colour)
    shape = f'<path d="{_UNITS[kind]}" transform="translate(0 2) rotate(90 6 6)"/>'
    return placed(shape, x, y, size, f' fill="{colour}" fill-opacity=".6"')
