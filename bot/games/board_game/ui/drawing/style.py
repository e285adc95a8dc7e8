"""Colours of the board, its orders and its houses."""

from bot.render import heraldry
from bot.render.heraldry import PLAIN, over
from bot.render.maps import GLOW, HIGHLIGHT, MOVE

LAND = "#ecdcb6"
LAND_DARK = "#d9c496"
SEA = "#a3c3cf"
SHALLOWS = ("#b0ccd5", "#bfd7db", "#d2e4e1")
SEA_BORDER = "#4f7d92"
SEA_INK = "#1d4456"
WALL = "#eaf3f7"
QUAY = "#c79f68"
WOOD = "#7a5230"
STONE = "#77706a"

HOUSES = ("stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell", "arryn")
ARMS = {house: heraldry.HOUSES[house] for house in (*HOUSES, "neutral")}

ORDERS = {
    "march": "#a82e2e",
    "defense": "#3c6e47",
    "support": "#3f5fa8",
    "raid": "#b85c12",
    "consolidate": "#6d4a8d",
}

LAND_TINT = 0.28

PALETTE = (
    *PLAIN,
    SEA,
    QUAY,
    MOVE,
    HIGHLIGHT,
    GLOW,
    STONE,
    *ORDERS.values(),
    *(colour for own in ARMS.values() for colour in (own.field, own.charge)),
    *(over(ARMS[house].field, ground, LAND_TINT) for house in HOUSES for ground in (LAND, QUAY)),
)
