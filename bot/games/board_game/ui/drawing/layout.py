"""Sizes of what stands on an area, in units of a picture 400 units wide.

The unit is one pixel of a phone that shows the picture 400 pixels wide, so no text may be
smaller than 11 units. An area's block has its name, then what is printed beside the order, then
what stands there.
"""

from bot.games.board_game.rules.facts import Region
from bot.games.board_game.ui.drawing.board import Place
from bot.render.fonts import text_width
from bot.render.maps import NAME_SIZE, NAME_WEIGHT, Box, around

NAME_LINE = 11.0
ORDER = (28, 16)
ROW = 17.0
PRINTED_WIDTHS = {"castle": 12.0, "stronghold": 15.0, "barrel": 10.0, "crown": 12.0, "anchor": 12.0}
STANDING_WIDTH = 58.0
PORT_STANDING_WIDTH = 36.0


def printed(fact: Region) -> list[str]:
    """The symbols printed on an area, from left to right."""
    castle = [fact.castle] if fact.castle else []
    anchor = ["anchor"] if fact.kind == "port" else []
    return anchor + castle + ["barrel"] * fact.barrels + ["crown"] * fact.crowns


def printed_width(fact: Region) -> float:
    """How much room those symbols take."""
    return sum(PRINTED_WIDTHS[symbol] + 0.5 for symbol in printed(fact))


def name_width(lines: list[str]) -> float:
    """How wide a name is, written in these lines."""
    return max((text_width(line, NAME_SIZE, NAME_WEIGHT) for line in lines), default=0.0)


def block_size(place: Place, fact: Region) -> tuple[float, float]:
    """Width and height of a block."""
    names = name_width(place.lines)
    middle = printed_width(fact) + 1 + ORDER[0]
    standing = PORT_STANDING_WIDTH if fact.kind == "port" else STANDING_WIDTH
    return max(names, middle, standing), NAME_LINE * place.rows + 1 + 2 * ROW


def block_box(place: Place, fact: Region) -> Box:
    """The rectangle around an area's block."""
    width, height = block_size(place, fact)
    return around(place.at, width, height)
