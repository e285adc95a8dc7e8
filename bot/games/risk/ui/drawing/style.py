"""Colours of the boards."""

from bot.render.heraldry import HOUSES, PLAIN, over
from bot.render.maps import GLOW, HIGHLIGHT, MOVE

SEA = "#a9c6cc"
SHALLOWS = ("#b5cfd3", "#c2d9da", "#d3e4e0")
SEA_LINE = "#1f4a5c"
FADED = "#c9cfc4"
LAND = "#efe4c8"
LAND_TINT = 0.5
"""How strongly a territory is filled with the colour of its owner."""

REGIONS = {
    "the_north": "#dcdcd4",
    "the_iron_islands": "#d9bd83",
    "the_riverlands": "#9fc3e0",
    "the_vale_of_arryn": "#a5d6c4",
    "the_westerlands": "#e2a19b",
    "the_crownlands": "#f0d789",
    "the_reach": "#aed493",
    "the_stormlands": "#c9b793",
    "dorne": "#f0b887",
    "andalos": "#e5a9a6",
    "the_disputed_lands": "#cdb5de",
    "lands_of_long_summer": "#a8c4e0",
    "the_dothraki_sea": "#c5d191",
    "slavers_bay": "#f0cd83",
    "jade_sea_coast": "#a5d6c0",
}

PORTS = {"silver": "#e3e6e8", "blue": "#2b62b0", "green": "#2e8b50"}

_OWN = [arms for house, arms in HOUSES.items() if house != "greyjoy"]

PALETTE = (
    *PLAIN,
    SEA,
    MOVE,
    HIGHLIGHT,
    GLOW,
    LAND,
    *PORTS.values(),
    *(colour for own in _OWN for colour in (own.field, own.charge)),
    *(over(own.field, LAND, LAND_TINT) for own in _OWN),
)
