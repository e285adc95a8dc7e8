"""Sizes of what stands on a territory, in units of a picture 400 units wide.

The unit is one pixel of a phone that shows the picture 400 pixels wide, so no text may be
smaller than 11 units.
"""

from bot.games.risk.rules.board import Territory
from bot.games.risk.ui.drawing.board import Label
from bot.render.fonts import text_width
from bot.render.maps import NAME_SIZE, NAME_WEIGHT, Box, around

NAME_LINE = 11.5
TOKEN = (36.0, 19.0)
ICON = 14.0
ICON_GAP = 1.0


def block_size(lines: list[str], fact: Territory) -> tuple[float, float]:
    """Width and height of a territory's name, token and icons together."""
    names = max(text_width(line, NAME_SIZE, NAME_WEIGHT) for line in lines)
    return max(names, row_width(fact)), NAME_LINE * len(lines) + 1.0 + TOKEN[1]


def row_width(fact: Territory) -> float:
    """Width of the token with the icons to its right."""
    icons = int(fact.castle) + int(fact.port_colour is not None)
    return TOKEN[0] + icons * (ICON + ICON_GAP)


def block_box(at: tuple[float, float], lines: list[str], fact: Territory) -> Box:
    """The rectangle around a territory's block, given its centre."""
    width, height = block_size(lines, fact)
    return around(at, width, height)


def region_plate(place: Label) -> Box:
    """The plate with a region's name, its bonus and room for the crest of its holder."""
    names = max(text_width(line, NAME_SIZE, 700) for line in place.lines)
    width, height = max(names, 34.0) + 8, NAME_LINE * len(place.lines) + 20
    return around(place.at, width, height)
