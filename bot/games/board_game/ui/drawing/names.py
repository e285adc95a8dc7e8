"""Names on the map: broken into lines that fit, and kept inside the window."""

import re
from functools import cache
from itertools import chain, combinations, pairwise

from bot.games.board_game.ui.drawing.board import load_geometry
from bot.games.board_game.ui.drawing.frame import Frame
from bot.games.board_game.ui.drawing.layout import NAME_LINE, name_width
from bot.render.drawing import WIDTH
from bot.render.maps import Box

_ROOM = 70.0
"""A name that is wider is broken if it can be, into two lines or as many as there is room for."""
_JOINTS = ("wasser", "bucht", "hafen", "marschen", "dämmerung")
"""Parts of long German words before which a hyphen may stand."""
_BREAK = re.compile(rf"(?= )|(?<=-)|(?<=\w)(?={'|'.join(_JOINTS)})")


def written(frame: Frame, area: str, name: str) -> tuple[list[str], Box]:
    """The lines of a name, just above what is printed on its area, and the box around them."""
    place = load_geometry().areas[area]
    own = " ".join(place.lines)
    lines = place.lines if name in ("", own) else _lines(name, max(place.rows, 2))
    half = name_width(lines) / 2
    low, high = frame.left + half + 1, frame.left + WIDTH / frame.scale - half - 1
    middle = min(max(place.at[0], low), high)
    bottom = frame.block(area)[1] + NAME_LINE * place.rows
    return lines, (middle - half, bottom - NAME_LINE * len(lines), middle + half, bottom)


@cache
def _lines(name: str, most: int) -> list[str]:
    """The best way to break a name: not too wide, few hyphens, few lines, narrow."""
    places = [found.start() for found in _BREAK.finditer(name)]
    ways = chain.from_iterable(combinations(places, count) for count in range(most))
    return min((_cut(name, cuts) for cuts in ways), key=_badness)


def _badness(lines: list[str]) -> tuple[float, ...]:
    width = name_width(lines)
    return max(0.0, width - _ROOM), sum(line.endswith("-") for line in lines), len(lines), width


def _cut(name: str, cuts: tuple[int, ...]) -> list[str]:
    pieces = [name[start:end] for start, end in pairwise((0, *cuts, len(name)))]
    inside = [name[cut] != " " and name[cut - 1] != "-" for cut in cuts]
    return [
        piece.strip() + ("-" if hyphen else "")
        for piece, hyphen in zip(pieces, (*inside, False), strict=True)
    ]
