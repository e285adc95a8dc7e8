"""Where on the picture each board lies, and how much of it is seen."""

from dataclasses import dataclass
from functools import cache

from bot.games.risk.rules.board import MapFile, map_file
from bot.games.risk.ui.drawing.board import Geometry, load_geometry
from bot.games.risk.ui.drawing.layout import block_box, region_plate
from bot.render.drawing import WIDTH
from bot.render.maps import Box, Window

_MAX_ZOOM = 2.4
_MAX_HEIGHT = 620
_ROOM = 8.0


@dataclass(frozen=True)
class Frame(Window):
    """A window onto one board."""

    board: str

    @property
    def facts(self) -> MapFile:
        """Facts of the board in this frame."""
        return map_file(self.board)

    @property
    def geometry(self) -> Geometry:
        """Drawing of the board in this frame."""
        return load_geometry(self.board)

    def holds(self, box: Box) -> bool:
        """Whether a rectangle of the map is wholly seen."""
        (left, top), (right, bottom) = self.place(box[:2]), self.place(box[2:])
        return left >= 0 and right <= WIDTH and top >= 0 and bottom <= self.height

    def block(self, territory: str) -> Box:
        """The label block of a territory, on the map."""
        shape = self.geometry.territories[territory]
        return block_box(shape.at, shape.lines, self.facts.territory[territory])


@cache
def whole(board: str) -> Frame:
    """Return the frame that shows all of a board."""
    geometry = load_geometry(board)
    return Frame(0, 0, 1, geometry.size[1], frozenset(geometry.territories), board)


@cache
def zoomed(region: str, board: str) -> Frame:
    """One region with its neighbours, as large as fits."""
    facts, geometry = map_file(board), load_geometry(board)
    own = set(facts.region[region].territories)
    links = facts.land_borders + facts.sea_lines
    shown = own | {b for a, b in links if a in own} | {a for a, b in links if b in own}
    points = [p for name in own for p in geometry.polygon(name)]
    sign = region_plate(geometry.regions[region])
    points += [sign[:2], sign[2:]]
    for name in shown:
        shape = geometry.territories[name]
        left, top, right, bottom = block_box(shape.at, shape.lines, facts.territory[name])
        points += [(left, top), (right, bottom)]
    xs, ys = zip(*points, strict=True)
    low_x, high_x = min(xs) - _ROOM, max(xs) + _ROOM
    low_y, high_y = min(ys) - _ROOM, max(ys) + _ROOM
    scale = min(_MAX_ZOOM, WIDTH / (high_x - low_x), _MAX_HEIGHT / (high_y - low_y))
    scale = max(scale, 1.0)
    left = (low_x + high_x) / 2 - WIDTH / scale / 2
    height = round((high_y - low_y) * scale)
    return Frame(left, low_y, scale, height, frozenset(shown), board)


def board_of(region: str, boards: tuple[str, ...]) -> str:
    """The board that has this region."""
    for board in boards:
        if region in map_file(board).region:
            return board
    raise ValueError(f"no region {region!r} on {' or '.join(boards)}")
