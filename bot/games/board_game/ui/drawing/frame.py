"""How much of the map is seen, and where in the picture."""

from dataclasses import dataclass
from functools import cache

from bot.games.board_game.rules.facts import regions
from bot.games.board_game.ui.drawing.board import load_geometry
from bot.games.board_game.ui.drawing.layout import block_box
from bot.render.drawing import WIDTH
from bot.render.maps import Box, Window
from bot.render.shapes import Point

_NORTH = (
    "castle_black karhold winterfell white_harbor the_stony_shore widows_watch moat_cailin"
    " greywater_watch flints_finger bay_of_ice the_shivering_sea port_of_winterfell"
    " port_of_white_harbor the_narrow_sea"
)
_WEST = (
    "flints_finger greywater_watch moat_cailin seagard the_twins pyke port_of_pyke ironmans_bay"
    " riverrun harrenhal lannisport port_of_lannisport stoney_sept the_golden_sound sunset_sea"
    " searoad_marches blackwater"
)
_EAST = (
    "the_twins the_fingers the_mountains_of_the_moon the_eyrie the_narrow_sea harrenhal"
    " crackclaw_point dragonstone port_of_dragonstone kings_landing blackwater blackwater_bay"
    " kingswood shipbreaker_bay"
)
_SOUTH = (
    "searoad_marches highgarden the_reach kingswood storms_end port_of_storms_end dornish_marches"
    " oldtown port_of_oldtown the_boneway princes_pass yronwood sunspear port_of_sunspear"
    " three_towers salt_shore starfall the_arbor sea_of_dorne redwyne_straights east_summer_sea"
    " west_summer_sea"
)
PARTS = {
    name: frozenset(areas.split())
    for name, areas in (("north", _NORTH), ("west", _WEST), ("east", _EAST), ("south", _SOUTH))
}
_ROOM = 12.0
"""Around the blocks of a part; a name may need a line more than its block has."""


@dataclass(frozen=True)
class Frame(Window):
    """A window onto the map."""

    part: str

    def sees(self, points: list[Point]) -> bool:
        """Whether anything between these points may be in the window, coastal waters included."""
        room = 2 * _ROOM
        right, bottom = self.left + WIDTH / self.scale, self.top + self.height / self.scale
        return (
            max(x for x, _ in points) > self.left - room
            and min(x for x, _ in points) < right + room
            and max(y for _, y in points) > self.top - room
            and min(y for _, y in points) < bottom + room
        )

    def block(self, area: str) -> Box:
        """The block of an area, on the map."""
        return block_box(load_geometry().areas[area], regions()[area])


@cache
def frame(part: str | None) -> Frame:
    """All of the map, or a part of it as large as fits."""
    geometry = load_geometry()
    width, height = geometry.size
    if part is None:
        return Frame(0, 0, WIDTH / width, height, frozenset(geometry.areas), "whole")
    if part not in PARTS:
        raise ValueError(f"no part {part!r} of the map")
    whole = Frame(0, 0, 1, 0, frozenset(), "")
    boxes = [whole.block(name) for name in PARTS[part]]
    low_x, low_y = (max(0.0, min(box[i] for box in boxes) - _ROOM) for i in (0, 1))
    high_x = min(width, max(box[2] for box in boxes) + _ROOM)
    high_y = min(height, max(box[3] for box in boxes) + _ROOM)
    scale = WIDTH / (high_x - low_x)
    inside = {
        name
        for name in geometry.areas
        if _within(whole.block(name), (low_x, low_y, high_x, high_y))
    }
    return Frame(low_x, low_y, scale, round((high_y - low_y) * scale), frozenset(inside), part)


def _within(box: Box, window: Box) -> bool:
    return (
        box[0] >= window[0] and box[1] >= window[1] and box[2] <= window[2] and box[3] <= window[3]
    )
