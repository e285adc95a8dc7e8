"""The board, the cards and the figures of the rulebook, from `data/board_game/`."""

from functools import cache
from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, model_validator

from bot.datafiles import load
from bot.games.board_game import GAME

TRACKS = ("iron_throne", "fiefdoms", "kings_court")
TOKENS = {"iron_throne": "throne", "fiefdoms": "blade", "kings_court": "raven"}
"""R15: each track and its dominance token."""
UNITS = ("footman", "knight", "siege_engine", "ship")
LAND_UNITS = ("footman", "knight", "siege_engine")
POINTS = {"": 0, "castle": 1, "stronghold": 2}
"""R5.12: muster points."""
STAY = "stay"


class _Fact(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Region(_Fact):
    """R1.02: an area of the board."""

    id: str
    name: str
    kind: Literal["land", "sea", "port"]
    castle: Literal["", "castle", "stronghold"]
    barrels: int
    crowns: int
    home: str
    """R1.06: the house whose shield is printed here."""
    port: str
    land: str
    sea: str
    """The port of a land area; the land area and the sea of a port."""
    adjacent: tuple[str, ...]


class MapFile(_Fact):
    """All areas; borders go both ways, ports join one land and one sea."""

    provenance: dict[str, str]
    rivers: list[tuple[str, str]]
    """R1.03: areas that touch, and are not adjacent."""
    regions: list[Region]

    @model_validator(mode="after")
    def _whole(self) -> Self:
        known = {region.id: region for region in self.regions}
        for region in self.regions:
            for near in region.adjacent:
                if near not in known or region.id not in known[near].adjacent:
                    raise ValueError(f"{region.id} and {near} do not border each other")
            if region.kind == "port" and set(region.adjacent) != {region.land, region.sea}:
                raise ValueError(f"{region.id} joins one land and one sea")
            if region.port and known[region.port].land != region.id:
                raise ValueError(f"{region.id} has a port that is elsewhere")
        for one, other in self.rivers:
            if one not in known or other not in known or other in known[one].adjacent:
                raise ValueError(f"no river parts {one} and {other}")
        return self


class OrderToken(_Fact):
    """A2.04: a kind of order token and how many of it each house has."""

    id: str
    kind: Literal["march", "defense", "support", "raid", "consolidate_power"]
    modifier: int
    star: bool
    count: int


class Setup(_Fact):
    """R3: the start for one number of players, in the base game or in an expansion."""

    expansion: str = "none"
    players: int
    houses: list[str]
    units: dict[str, dict[str, dict[str, int]]]
    tracks: dict[str, list[str]]
    supply: dict[str, int]
    garrisons: dict[str, int]
    guards: dict[str, str] = {}
    """R20.06, R21.03: whose garrison stands in an area that is nobody's home."""
    homes: dict[str, str] = {}
    """R21.04: home areas beside those printed on the board."""
    power: dict[str, int]
    limits: dict[str, int] = {}
    """A21.05: houses that have fewer power tokens than the others."""
    tokens: dict[str, list[str]] = {}
    """R20.03, R21.06: areas that begin with a power token."""
    neutral: dict[str, int]
    closed: list[str]
    stars: list[int]
    rounds: int
    cards: str = "base"
    """R20.02: the set of house cards; a house that is not in it has those it has."""
    deck: str = "base"
    """R21.02: which cards the first Westeros deck has."""


class RuleFile(_Fact):
    """Figures that are not on the map."""

    provenance: dict[str, str]
    unit_limits: dict[str, int]
    muster_cost: dict[str, int]
    port_max_ships: int
    orders: list[OrderToken]
    supply_table: list[list[int]]
    wildling_start: int
    wildling_attack: int
    power_limit: int
    goal: int
    setups: list[Setup]


class HouseCard(_Fact):
    """A house card: printed strength and icons, and when its text works (A10.15)."""

    id: str
    name: str
    house: str
    set: Literal["base", "dragons", "crows"] = "base"
    strength: int
    swords: int
    forts: int
    timing: list[str]


class CardFile(_Fact):
    """Seven cards for each house, in each set it is in."""

    provenance: dict[str, str]
    cards: list[HouseCard]


class WesterosCard(_Fact):
    """A kind of Westeros card."""

    id: str
    name: str
    count: int
    icons: int


class WildlingCard(_Fact):
    """A wildling card."""

    id: str
    name: str


class Tide(_Fact):
    """A kind of tides-of-battle card."""

    id: str
    strength: int
    swords: int
    forts: int
    skulls: int
    count: int


class Objective(_Fact):
    """R21.16: a general objective, and the points it brings each house."""

    id: str
    name: str
    points: dict[str, int]


class DeckFile(_Fact):
    """Decks other than the house cards."""

    provenance: dict[str, str]
    westeros: list[list[WesterosCard]]
    crows: list[WesterosCard]
    """R21.02: the first deck of A Feast for Crows."""
    objectives: list[Objective]
    wildlings: list[WildlingCard]
    tides: list[Tide]


@cache
def _map() -> MapFile:
    return load(GAME.data / "map.json", MapFile)


@cache
def regions() -> dict[str, Region]:
    """Every area by id."""
    return {region.id: region for region in _map().regions}


def parted_by_river(one: str, other: str) -> bool:
    """R1.03: whether two areas touch but a river without a bridge lies between them."""
    return (one, other) in _map().rivers or (other, one) in _map().rivers


def raid_reach(source: str) -> list[str]:
    """R8.03, R8.04: where a raid from here reaches."""
    known = regions()
    fact = known[source]
    if fact.kind == "land":
        return [r for r in fact.adjacent if known[r].kind == "land"]
    if fact.kind == "port":
        return [fact.sea]
    return list(fact.adjacent)


@cache
def lands() -> tuple[str, ...]:
    """Land areas, in the order of the board."""
    return tuple(region.id for region in regions().values() if region.kind == "land")


@cache
def ports() -> dict[str, str]:
    """R1.16: ports, and the land each belongs to."""
    return {region: fact.land for region, fact in regions().items() if fact.kind == "port"}


@cache
def ranks() -> dict[str, int]:
    """The place of each area in the order of the board."""
    return {region: place for place, region in enumerate(regions())}


@cache
def figures() -> RuleFile:
    """The rulebook's figures."""
    return load(GAME.data / "rules.json", RuleFile)


@cache
def table_setup(players: int, expansion: str = "none") -> Setup:
    """The set-up for this number of players."""
    known = (setup for setup in figures().setups if setup.expansion == expansion)
    return next(setup for setup in known if setup.players == players)


@cache
def shields(players: int, expansion: str) -> dict[str, str]:
    """R1.06, R21.04: the areas that are some house's home, and whose."""
    printed = {region.id: region.home for region in regions().values() if region.home}
    return printed | table_setup(players, expansion).homes


@cache
def tokens() -> dict[str, OrderToken]:
    """Every kind of order token by id."""
    return {token.id: token for token in figures().orders}


@cache
def house_cards() -> dict[str, HouseCard]:
    """Every house card by id."""
    file = load(GAME.data / "house_cards.json", CardFile)
    return {card.id: card for card in file.cards}


@cache
def cards_of(house: str, wanted: str = "base") -> tuple[str, ...]:
    """R2.03, R20.02: the seven cards of a house in this set, or in the only one it is in."""
    mine = [card for card in house_cards().values() if card.house == house]
    found = tuple(card.id for card in mine if card.set == wanted)
    return found or tuple(card.id for card in mine)


@cache
def decks() -> DeckFile:
    """The other decks."""
    return load(GAME.data / "decks.json", DeckFile)


def _westeros(number: int, deck: str) -> list[WesterosCard]:
    return decks().crows if (number, deck) == (0, "crows") else decks().westeros[number]


@cache
def westeros_deck(number: int, deck: str = "base") -> tuple[str, ...]:
    """The ten cards of deck 0, 1 or 2; R21.02: the first may be that of A Feast for Crows."""
    return tuple(card.id for card in _westeros(number, deck) for _ in range(card.count))


@cache
def icons(number: int, deck: str = "base") -> dict[str, int]:
    """Wildling icons of the cards of a deck."""
    return {card.id: card.icons for card in _westeros(number, deck)}


@cache
def tides() -> dict[str, Tide]:
    """Every kind of tides-of-battle card by id."""
    return {tide.id: tide for tide in decks().tides}


@cache
def objectives() -> dict[str, Objective]:
    """Every general objective by id."""
    return {card.id: card for card in decks().objectives}


@cache
def castles() -> tuple[str, ...]:
    """Areas with a castle or stronghold."""
    return tuple(region.id for region in regions().values() if region.castle)


@cache
def kind_neighbours(region: str, kind: str) -> tuple[str, ...]:
    """Adjacent areas of one kind."""
    known = regions()
    return tuple(near for near in known[region].adjacent if known[near].kind == kind)


@cache
def distances(start: str) -> dict[str, int]:
    """Steps from an area to every other, whatever lies between."""
    found = {start: 0}
    edge = [start]
    for here in edge:
        for near in regions()[here].adjacent:
            if near not in found:
                found[near] = found[here] + 1
                edge.append(near)
    return found


def piece_parts(piece: str) -> tuple[str, str, bool]:
    """Area, unit and whether routed of a piece's id."""
    region, unit, *rest = piece.split("/")
    return region, unit, "routed" in rest
