"""What the picture of the board is made from: facts of the game and our own drawing of the map."""

from functools import cached_property, lru_cache
from typing import Literal

from pydantic import BaseModel

from bot.datafiles import DATA, load
from bot.render.shapes import Arc, Point, polygon

FOLDER = DATA / "board_game"


class AreaFact(BaseModel):
    """What is printed on one area."""

    id: str
    name: str
    kind: Literal["land", "sea", "port"]
    castle: Literal["", "castle", "stronghold"]
    barrels: int
    crowns: int
    home: str
    land: str
    adjacent: list[str]


class Facts(BaseModel):
    """The part of the board's facts that can be seen."""

    regions: list[AreaFact]

    @cached_property
    def area(self) -> dict[str, AreaFact]:
        """Areas by id."""
        return {area.id: area for area in self.regions}


class Shape(BaseModel):
    """One area on the map: signed arc numbers around it, the middle of its block, its name."""

    ring: list[int]
    at: Point
    lines: list[str]


class Bridge(BaseModel):
    """A way over a river."""

    between: tuple[str, str]
    line: tuple[Point, Point]


class Geometry(BaseModel):
    """The drawing of the board; rivers have rings of arcs as areas do."""

    size: tuple[int, int]
    arcs: list[Arc]
    areas: dict[str, Shape]
    rivers: dict[str, list[int]]
    bridges: list[Bridge]

    def polygon(self, area: str) -> list[Point]:
        """Outline of an area or a river, without repeating its first point."""
        ring = self.rivers[area] if area in self.rivers else self.areas[area].ring
        return polygon(self.arcs, ring)


@lru_cache
def load_facts() -> Facts:
    """Facts of the board."""
    return load(FOLDER / "map.json", Facts)


@lru_cache
def load_geometry() -> Geometry:
    """Drawing of the board."""
    return load(FOLDER / "geometry" / "westeros.json", Geometry)
