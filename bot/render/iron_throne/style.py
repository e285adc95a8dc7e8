"""Measures and colours of the picture; one unit is one pixel where it is shown 400 wide."""

from bot.render.heraldry import ACTIVE, GOLD, GONE, HOUSES, INK, PAPER, PAPER_DARK

WIDTH = 400
MARGIN = 8
DEAD = "#cfc4ae"

_OWN = [arms for house, arms in HOUSES.items() if house != "greyjoy"]

PALETTE = (
    INK,
    PAPER,
    PAPER_DARK,
    ACTIVE,
    GONE,
    GOLD,
    DEAD,
    *(colour for arms in _OWN for colour in (arms.field, arms.charge)),
)
