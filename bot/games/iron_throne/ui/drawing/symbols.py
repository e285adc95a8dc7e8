"""Our own small drawings, each on a 12 by 12 field."""

from bot.render.heraldry import CARDS, GOLD, GONE, INK, PAPER, PAPER_DARK, placed

_SHAPES = {
    "power": f'<path d="M1 1.2H11V6.4C11 9.2 8.4 11 6 11.8 3.6 11 1 9.2 1 6.4Z" fill="{PAPER}"'
    f' stroke="{INK}" stroke-width="1.1"/>',
    "dead": f'<path d="M6 .8C2.8.8 1 2.8 1 5.4 1 7 1.8 8 2.8 8.7V11H9.2V8.7C10.2 8 11 7 11 5.4'
    f' 11 2.8 9.2.8 6 .8Z" fill="{PAPER}" stroke="{INK}" stroke-width=".9"/>'
    f'<circle cx="3.9" cy="5.6" r="1.3" fill="{INK}"/><circle cx="8.1" cy="5.6" r="1.3"'
    f' fill="{INK}"/><path d="M4.8 11V9.4M7.2 11V9.4M6 7.2V8.2" stroke="{INK}"'
    f' stroke-width=".8"/>',
    "leader": f'<path d="M1.2 10.6.6 3 3.8 5.8 6 1.6 8.2 5.8 11.4 3 10.8 10.6Z" fill="{GOLD}"'
    f' stroke="{INK}" stroke-width=".9"/>',
    "home": f'<circle cx="6" cy="6" r="5" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"'
    f' stroke-dasharray="2.2 1.6"/>',
    "influence": f'<circle cx="6" cy="6" r="5.2" fill="{GOLD}" stroke="{INK}"/>'
    f'<path d="M6 2.6 7 5 9.4 6 7 7 6 9.4 5 7 2.6 6 5 5Z" fill="{PAPER}"/>',
    "hostages": f'<rect x="1.6" y=".8" width="8.8" height="10.4" rx="1.2" fill="{PAPER_DARK}"'
    f' stroke="{INK}"/><path d="M3.9 1V11M6 1V11M8.1 1V11" stroke="{INK}" stroke-width=".9"/>',
    "hand": CARDS,
    "deck": f'<g fill="{PAPER_DARK}" stroke="{INK}"><rect x="3.4" y="2.6" width="7.4" height="9"'
    ' rx="1"/><rect x="2.2" y="1.6" width="7.4" height="9" rx="1"/><rect x="1" y=".6"'
    ' width="7.4" height="9" rx="1"/></g>',
    "discards": f'<rect x="2.4" y="1.4" width="7" height="9.4" rx="1" fill="{GONE}"'
    f' stroke="{INK}"/><path d="M4 4 8 8.4M8 4 4 8.4" stroke="{PAPER}" stroke-width="1.2"/>',
    "challenge": f'<path d="M10.9.4 11.6 1.1 5.2 8.6 3.4 6.8ZM1.8 6.4 5.6 10.2M3.4 8.6.8 11.2"'
    f' fill="{PAPER}" stroke="{INK}" stroke-width="1.1"/>',
    "defence": f'<path d="M1.4 1.2H10.6V6.2C10.6 8.8 8.2 10.7 6 11.5 3.8 10.7 1.4 8.8 1.4 6.2Z'
    f'M6 1.2V11.5M1.4 5.6H10.6" fill="{PAPER}" stroke="{INK}" stroke-width="1.1"/>',
    "won": f'<path d="M2 11.8V.6M2 1H11L8.6 3.6 11 6.2H2" fill="{GOLD}" stroke="{INK}"'
    f' stroke-width="1.1"/>',
    "peace": '<path d="M.6 5.2C3 5.4 4 4.4 4.6 2 6 3 6.6 4.2 6.8 5.2 7.8 3.8 9 3.4 10.2 4L11.6 4.6'
    ' 10.2 5.2C9.8 8.4 7.6 10 4.6 10L2 11.2 2.8 9C1.6 8 .8 6.8.6 5.2Z"'
    f' fill="{PAPER}" stroke="{INK}" stroke-width=".8"/>',
    "mask": f'<path d="M1 3C4 1.6 8 1.6 11 3 11.2 7.4 9.2 10.4 6 11.6 2.8 10.4.8 7.4 1 3Z"'
    f' fill="{PAPER}" stroke="{INK}" stroke-width=".9"/><path d="M3 5.2H5.2M6.8 5.2H9M4 8.4'
    f'C5.2 9.4 6.8 9.4 8 8.4" fill="none" stroke="{INK}" stroke-width="1"/>',
}


def symbol(kind: str, x: float, y: float, size: float) -> str:
    """One of our signs."""
    return placed(_SHAPES[kind], x, y, size)
