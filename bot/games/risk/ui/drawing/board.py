"""Our own drawing of the maps: the shapes of their territories; the facts are the rules'."""

from functools import lru_cache

from pydantic import BaseModel

from bot.datafiles import load
from bot.games.risk import GAME
from bot.render.shapes import Arc, Point, polygon

FOLDER = GAME.data
BOARDS = ("westeros", "essos")


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
def load_geometry(board: str) -> Geometry:
    """Drawing of one board."""
    return load(FOLDER / "geometry" / f"{board}.json", Geometry)
