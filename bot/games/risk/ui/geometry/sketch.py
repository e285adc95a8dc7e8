"""A sketch: where each territory's label stands, from which a map is grown."""

import json
from functools import cached_property
from pathlib import Path

from pydantic import BaseModel

from bot.games.risk.rules.board import MapFile, map_file
from bot.games.risk.ui.drawing.board import Label
from bot.games.risk.ui.drawing.layout import block_box, region_plate
from bot.render.maps import Box
from bot.render.tools.distances import segment_distance


class Stroke(BaseModel):
    """A brush stroke of land or water between two points; land may be given to a territory."""

    line: tuple[float, float, float, float]
    radius: float
    territory: str | None = None

    def reach(self, x: float, y: float) -> float:
        """How far inside the stroke a point lies; negative outside."""
        return self.radius - segment_distance(x, y, *self.line)


class Place(BaseModel):
    """One territory of a sketch: centre of its label block, and its name in lines."""

    at: tuple[float, float]
    lines: list[str]


class Sketch(BaseModel):
    """The hand-made part of a map."""

    board: str
    size: tuple[int, int]
    territories: dict[str, Place]
    land: list[Stroke]
    sea: list[Stroke]
    regions: dict[str, Label]
    sea_lines: dict[str, list[tuple[float, float]]]

    @cached_property
    def facts(self) -> MapFile:
        """The board's facts: who borders whom."""
        return map_file(self.board)

    @cached_property
    def boxes(self) -> dict[str, Box]:
        """The label block of each territory, as left, top, right, bottom."""
        return {
            name: block_box(place.at, place.lines, self.facts.territory[name])
            for name, place in self.territories.items()
        }

    @cached_property
    def plates(self) -> list[Box]:
        """Where region names stand; always water."""
        return [region_plate(place) for place in self.regions.values()]

    @cached_property
    def borders(self) -> set[frozenset[str]]:
        """Pairs of territories that must share a border."""
        return {frozenset(pair) for pair in self.facts.land_borders}


def load(board: str) -> Sketch:
    """Read the sketch of one board."""
    path = Path(__file__).parent / "sketches" / f"{board}.json"
    return Sketch.model_validate(json.loads(path.read_text()))
