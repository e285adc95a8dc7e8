"""Colours of the picture."""

from bot.render.heraldry import HOUSES, PLAIN

DEAD = "#cfc4ae"

_OWN = [arms for house, arms in HOUSES.items() if house != "greyjoy"]

PALETTE = (
    *PLAIN,
    DEAD,
    *(colour for arms in _OWN for colour in (arms.field, arms.charge)),
)
