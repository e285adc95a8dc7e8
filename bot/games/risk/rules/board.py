"""The boards and card facts of Risk, loaded from `data/risk/` and checked against the rulebook."""

from functools import cache, cached_property
from typing import Literal

from pydantic import BaseModel, ConfigDict, model_validator

from bot.datafiles import DataError, load
from bot.games.risk import GAME

Symbol = Literal["knight", "siege_engine", "fortification"]
BoardName = Literal["westeros", "essos", "both"]

MOST_ATTACKERS = 3
"""R5.4: dice of an attack."""
RULEBOOK_COUNTS = {"westeros": (48, 9), "essos": (34, 6)}
"""Territories and regions (R1.2, R1.3)."""


class Territory(BaseModel):
    """One territory of the map and the symbol on its card."""

    id: str
    name: str
    region: str
    castle: bool
    port: bool
    port_colour: str | None
    coastal: bool
    seat_of_power: str | None
    card_symbol: Symbol
    x: float
    y: float


class Region(BaseModel):
    """A region and the units it brings to whoever holds all of it (R4.3)."""

    id: str
    name: str
    bonus: int
    territories: list[str]


class MapFile(BaseModel):
    """A map as it lies in the data folder."""

    board: str
    regions: list[Region]
    territories: list[Territory]
    land_borders: list[tuple[str, str]]
    sea_lines: list[tuple[str, str]]
    adjacency: dict[str, list[str]]

    @model_validator(mode="after")
    def agrees(self) -> "MapFile":
        """Counts of the rulebook, regions that divide the map, adjacency that is symmetric."""
        ids = [territory.id for territory in self.territories]
        if len(set(ids)) != len(ids):
            raise ValueError("a territory appears twice")
        if (len(ids), len(self.regions)) != RULEBOOK_COUNTS.get(self.board):
            raise ValueError("territories or regions are not as many as the rulebook says")
        members = sorted(t for region in self.regions for t in region.territories)
        if members != sorted(ids):
            raise ValueError("the regions do not divide the map")
        for territory in self.territories:
            if territory.port != (territory.port_colour is not None):
                raise ValueError(f"{territory.id}: a port has a colour, and nothing else has")
        joined: dict[str, set[str]] = {i: set() for i in ids}
        for one, other in [*self.land_borders, *self.sea_lines]:
            if one not in joined or other not in joined or one == other:
                raise ValueError(f"no border can join {one} and {other}")
            joined[one].add(other)
            joined[other].add(one)
        if {key: sorted(value) for key, value in joined.items()} != {
            key: sorted(value) for key, value in self.adjacency.items()
        }:
            raise ValueError("adjacency and borders do not agree")
        return self

    @cached_property
    def territory(self) -> dict[str, Territory]:
        """Territories by id."""
        return {territory.id: territory for territory in self.territories}

    @cached_property
    def region(self) -> dict[str, Region]:
        """The regions of the board by their ids."""
        return {region.id: region for region in self.regions}


class House(BaseModel):
    """A house and its seat of power."""

    id: str
    name: str
    board: str
    seat_of_power: str


class CardSet(BaseModel):
    """Three symbols and the units they bring (R4.4)."""

    symbols: tuple[Symbol, Symbol, Symbol]
    units: int


class TableSetup(BaseModel):
    """Board, houses and cards dealt for one number of players (R2.1-R2.4, A22)."""

    players: int
    board: BoardName
    houses: list[str]
    cards: list[int]
    neutral_territories: int


class Units(BaseModel):
    """A number of units."""

    units: int


class Cards(BaseModel):
    """A number of cards."""

    cards: int


class EndCard(BaseModel):
    """The card that ends a Skirmish."""

    id: str


class RuleFile(BaseModel):
    """Figures of the rulebook that are not on the maps."""

    model_config = ConfigDict(extra="forbid")

    provenance: dict[str, str]
    houses: list[House]
    sets: list[CardSet]
    own_territory_bonus: Units
    hand_limit: Cards
    end_card: EndCard
    skirmish: list[TableSetup]
    neutral_units: Units


class Board:
    """One board, or both joined, with everything looked up once."""

    def __init__(self, name: str, maps: list[MapFile]) -> None:
        """Join the maps by the ports of one colour (R7.1, R20.6)."""
        self.name = name
        self.territories = {t.id: t for one in maps for t in one.territories}
        self.regions = {r.id: r for one in maps for r in one.regions}
        self.castles = frozenset(t.id for t in self.territories.values() if t.castle)
        self.ports = frozenset(t.id for t in self.territories.values() if t.port)
        self.links = {t: self._linked(t, maps) for t in self.territories}
        self._connected()

    def _linked(self, territory: str, maps: list[MapFile]) -> tuple[str, ...]:
        """R5.2: borders and sea lines as printed, and every port of the same colour."""
        near = {other for one in maps for other in one.adjacency.get(territory, [])}
        colour = self.territories[territory].port_colour
        if colour is not None:
            near |= {t.id for t in self.territories.values() if t.port_colour == colour}
        near.discard(territory)
        return tuple(sorted(near))

    def _connected(self) -> None:
        """Every territory can be reached from every other."""
        seen = {next(iter(self.territories))}
        edge = list(seen)
        while edge:
            fresh = set(self.links[edge.pop()]) - seen
            seen |= fresh
            edge.extend(fresh)
        if len(seen) != len(self.territories):
            raise DataError(f"data/risk: {self.name}: some territories cannot be reached")

    def reachable(self, start: str, within: set[str]) -> set[str]:
        """R8.2: what a chain of these territories joins to the start."""
        seen = {start}
        edge = [start]
        while edge:
            for near in self.links[edge.pop()]:
                if near in within and near not in seen:
                    seen.add(near)
                    edge.append(near)
        return seen - {start}


@cache
def facts() -> RuleFile:
    """The rulebook's figures."""
    return load(GAME.data / "rules.json", RuleFile)


@cache
def map_file(name: str) -> MapFile:
    """The map of Westeros or of Essos."""
    return load(GAME.data / f"{name}.json", MapFile)


@cache
def board(name: str) -> Board:
    """A board by name; `both` is Westeros and Essos joined."""
    names = ("westeros", "essos") if name == "both" else (name,)
    return Board(name, [map_file(one) for one in names])


@cache
def table_setup(players: int) -> TableSetup:
    """The set-up for this number of players."""
    return next(setup for setup in facts().skirmish if setup.players == players)
