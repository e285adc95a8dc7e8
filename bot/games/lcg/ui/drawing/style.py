"""Colours of the picture."""

from bot.games.lcg.ui.drawing.symbols import BLUE, GREEN, RED
from bot.render.heraldry import HOUSES, PLAIN

KNELT = "#d8c69c"
MARK = "#c2571a"

PALETTE = (
    *PLAIN,
    KNELT,
    MARK,
    RED,
    GREEN,
    BLUE,
    *(colour for arms in HOUSES.values() for colour in (arms.field, arms.charge)),
)
