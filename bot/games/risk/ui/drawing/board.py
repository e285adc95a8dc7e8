"""What the picture of a board is made from: facts of the game and our own drawing of the map."""

from functools import cached_property, lru_cache

from pydantic import BaseModel

from bot.datafiles import load
from bot.games.risk import GAME
from bot.render.shapes import Arc, Point, polygon

FOLDER = GAME.data
BOARDS = ("westeros", "essos")


class TerritoryFact(BaseModel):
    """What is printed on one territory."""

    id: str
    name: str
    region: str
    castle: bool
    port_colour: str | None
    coastal: bool
    seat_of_power: str | None


class RegionFact(BaseModel):
    """A region and its bonus."""

    id: str
    name: str
    bonus: int
    territories: list[str]


class Facts(BaseModel):
    """The part of a board's facts that can be seen."""

    territories: list[TerritoryFact]
    regions: list[RegionFact]
    land_borders: list[tuple[str, str]]
    sea_lines: list[tuple[str, str]]

    @cached_property
    def territory(self) -> dict[str, TerritoryFact]:
        """Territories by id."""
        return {territory.id: territory for territory in self.territories}

    @cached_property
    def region(self) -> dict[str, RegionFact]:
        """Regions by id."""
        return {region.id: region for region in self.regions}


class Shape(BaseModel):
    """One territory on the map: signed arc numbers from 1 around it, and its label block."""

    ring: list[int]
    at: Point
    lines: list[str]


class Label(BaseModel):
    """A region's name on the map."""

    at: Point
    lines: list[str]


class SeaLine(BaseModel):
    """A crossing between two territories."""

    between: tuple[str, str]
    line: list[Point]


class Geometry(BaseModel):
    """The drawing of one board."""

    board: str
    size: tuple[int, int]
    arcs: list[Arc]
    territories: dict[str, Shape]
    regions: dict[str, Label]
    sea_lines: list[SeaLine]

    def polygon(self, territory: str) -> list[Point]:
        """Outline of a territory, without repeating its first point."""
        return polygon(self.arcs, self.territories[territory].ring)


@lru_cache
def load_facts(board: str) -> Facts:
    """Facts of one board."""
    return load(FOLDER / f"{board}.json", Facts)


@lru_cache
def load_geometry(board: str) -> Geometry:
    """Drawing of one board."""
    return load(FOLDER / "geometry" / f"{board}.json", Geometry)
