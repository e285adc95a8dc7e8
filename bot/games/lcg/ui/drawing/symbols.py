"""Our own small drawings, each on a 12 by 12 field."""

from bot.render.heraldry import CARDS, GOLD, GONE, INK, PAPER, PAPER_DARK, placed

RED, GREEN, BLUE = "#b3261e", "#3d7a3a", "#2c5f9e"
"""Military, intrigue and power; their shapes tell them apart as well."""

ICON_SHAPES = {
    "military": f'<path d="M10.9.4 11.6 1.1 5.4 8.4 3.6 6.6ZM1.8 6.4 5.6 10.2M3.6 8.4.8 11.2"'
    f' fill="{RED}" stroke="{RED}" stroke-width="1.3"/>',
    "intrigue": f'<path d="M.6 6C2.4 3.2 4.2 2.2 6 2.2 7.8 2.2 9.6 3.2 11.4 6 9.6 8.8 7.8 9.8'
    f' 6 9.8 4.2 9.8 2.4 8.8.6 6Z" fill="{PAPER}" stroke="{GREEN}" stroke-width="1.4"/>'
    f'<circle cx="6" cy="6" r="2.3" fill="{GREEN}"/>',
    "power": f'<path d="M1.2 10.6.6 3 3.8 5.8 6 1.6 8.2 5.8 11.4 3 10.8 10.6Z" fill="{BLUE}"'
    f' stroke="{BLUE}" stroke-width=".6"/>',
}
"""The icons of the three challenges."""
BADGES = {
    icon: f'<rect x=".2" width="11.6" height="12" rx="2.5" fill="{PAPER}"/>'
    f'<g transform="translate(1.2 1.2) scale(.8)">{shape}</g>'
    for icon, shape in ICON_SHAPES.items()
}
"""The same on a ground of paper, to be seen on any colours."""

_SHAPES = {
    **ICON_SHAPES,
    "strength": f'<circle cx="6" cy="6" r="5.2" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>',
    "gold": f'<circle cx="6" cy="6" r="5.2" fill="{GOLD}" stroke="{INK}"/>'
    f'<circle cx="6" cy="6" r="3.2" fill="none" stroke="{INK}" stroke-width=".8"/>',
    "hand": CARDS,
    "deck": f'<g fill="{PAPER_DARK}" stroke="{INK}"><rect x="3.4" y="2.6" width="7.4" height="9"'
    ' rx="1"/><rect x="2.2" y="1.6" width="7.4" height="9" rx="1"/><rect x="1" y=".6"'
    ' width="7.4" height="9" rx="1"/></g>',
    "dead": f'<path d="M6 .8C2.8.8 1 2.8 1 5.4 1 7 1.8 8 2.8 8.7V11H9.2V8.7C10.2 8 11 7 11 5.4'
    f' 11 2.8 9.2.8 6 .8Z" fill="{PAPER}" stroke="{INK}" stroke-width=".9"/>'
    f'<circle cx="3.9" cy="5.6" r="1.3" fill="{INK}"/><circle cx="8.1" cy="5.6" r="1.3"'
    f' fill="{INK}"/><path d="M4.8 11V9.4M7.2 11V9.4M6 7.2V8.2" stroke="{INK}"'
    f' stroke-width=".8"/>',
    "discards": f'<rect x="2.4" y="1.4" width="7" height="9.4" rx="1" fill="{GONE}"'
    f' stroke="{INK}"/><path d="M4 4 8 8.4M8 4 4 8.4" stroke="{PAPER}" stroke-width="1.2"/>',
    "crown": f'<path d="M1.2 10.6.6 3 3.8 5.8 6 1.6 8.2 5.8 11.4 3 10.8 10.6Z" fill="{GOLD}"'
    f' stroke="{INK}" stroke-width=".9"/>',
    "duplicates": f'<g fill="{PAPER}" stroke="{INK}"><rect x="4" y="3.6" width="6.6" height="8"'
    ' rx="1"/><rect x="1.4" y=".6" width="6.6" height="8" rx="1"/></g>',
    "attachments": f'<path d="M8.8 3.6 4.4 8A1.5 1.5 0 0 0 6.5 10.1L10.6 6A2.8 2.8 0 0 0 6.6 2L2.2'
    f' 6.4A4 4 0 0 0 2.4 11" fill="none" stroke="{INK}" stroke-width="1.3"/>',
    "knelt": f'<rect x=".8" y="3" width="10.4" height="7" rx="1" fill="{PAPER_DARK}"'
    f' stroke="{INK}"/><path d="M3.4 1.8C5 .4 7.4.4 8.8 1.9M8.9.3V2.1H7.1" fill="none"'
    f' stroke="{INK}" stroke-width=".9"/>',
    "first": f'<path d="M2 11.8V.6M2 1H11L8.6 3.6 11 6.2H2" fill="{GOLD}" stroke="{INK}"'
    f' stroke-width="1.1"/>',
    "initiative": f'<rect x="1.4" y="1.4" width="9.2" height="9.2" rx="1.6" fill="{PAPER}"'
    f' stroke="{INK}"/><circle cx="4" cy="4" r="1.1" fill="{INK}"/><circle cx="8" cy="8" r="1.1"'
    f' fill="{INK}"/><circle cx="6" cy="6" r="1.1" fill="{INK}"/>',
    "claim": f'<path d="M6 1V11M2.6 11H9.4M1.6 3.2H10.4M1.6 3.2.4 7H2.8ZM10.4 3.2 9.2 7H11.6Z"'
    f' fill="none" stroke="{INK}" stroke-width="1"/>',
    "reserve": f'<path d="M1.4 1.2H10.6V6.2C10.6 8.8 8.2 10.7 6 11.5 3.8 10.7 1.4 8.8 1.4 6.2Z"'
    f' fill="{PAPER}" stroke="{INK}" stroke-width="1.1"/>',
    "influence": f'<path d="M2.6 1.2H10V9.6A1.4 1.4 0 0 1 8.6 11H2A1.4 1.4 0 0 0 3.2 9.6V2.6A1.3'
    f' 1.3 0 0 0 .7 2.6V4H3.2" fill="{PAPER}" stroke="{INK}" stroke-width=".9"/>'
    f'<path d="M4.8 4H8.4M4.8 6H8.4M4.8 8H7.4" stroke="{INK}" stroke-width=".8"/>',
    "waiting": f'<path d="M2.6.8H9.4V2.4C9.4 4.4 7 5 7 6 7 7 9.4 7.6 9.4 9.6V11.2H2.6V9.6C2.6 7.6'
    f' 5 7 5 6 5 5 2.6 4.4 2.6 2.4Z" fill="{PAPER}" stroke="{INK}"/>',
}

LABELS = (
    *("strength", "military", "intrigue", "power", "crown", "gold", "hand", "deck", "dead"),
    *("discards", "duplicates", "attachments", "knelt", "first", "waiting", "initiative"),
    "claim",
)
"""The signs in the key of the picture that every edition has."""


def symbol(kind: str, x: float, y: float, size: float) -> str:
    """One of our signs."""
    return placed(_SHAPES[kind], x, y, size)
