"""Our own drawing of the map: the shapes of its areas; what is printed there is in the facts."""

from functools import lru_cache
from typing import Self

from pydantic import BaseModel, model_validator

from bot.datafiles import load
from bot.games.board_game import GAME
from bot.render.shapes import Arc, Point, polygon

FOLDER = GAME.data


class Place(BaseModel):
    """The middle of an area's block, its English name in lines, and how many lines have room."""

    at: Point
    lines: list[str]
    rows: int = 0

    @model_validator(mode="after")
    def _room(self) -> Self:
        self.rows = self.rows or len(self.lines)
        return self


class Shape(Place):
    """One area on the map: arcs around it and around its holes."""

    rings: list[list[int]]


class Bridge(BaseModel):
    """A way over a river."""

    between: tuple[str, str]
    line: tuple[Point, Point]


class Geometry(BaseModel):
    """The drawing of the board; rivers have rings of arcs as areas do."""

    size: tuple[int, int]
    arcs: list[Arc]
    areas: dict[str, Shape]
    rivers: dict[str, list[list[int]]]
    bridges: list[Bridge]

    def polygons(self, area: str) -> list[list[Point]]:
        """Outline of an area or a river, then of its holes; no first point is repeated."""
        rings = self.rivers[area] if area in self.rivers else self.areas[area].rings
        return [polygon(self.arcs, ring) for ring in rings]


@lru_cache
def load_geometry() -> Geometry:
    """Drawing of the board."""
    return load(FOLDER / "geometry" / "westeros.json", Geometry)
