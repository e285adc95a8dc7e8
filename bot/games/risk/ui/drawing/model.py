"""What a picture of a Risk board is told: marks, players and words; never the game's state."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

Board = Literal["westeros", "essos", "both"]
House = Literal[
    "stark", "baratheon", "lannister", "tyrell", "martell", "targaryen", "ghiscari", "neutral"
]


class _Mark(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class TerritoryMark(_Mark):
    """What stands in a territory; no owner means neutral units, no units an empty place."""

    owner: int | None = None
    units: int = Field(default=0, ge=0)
    knights: int = Field(default=0, ge=0)
    siege_engines: int = Field(default=0, ge=0)
    fortifications: int = Field(default=0, ge=0)


class PlayerMark(_Mark):
    """One line of the table below the map; a value of None has no column."""

    seat: int
    house: House
    name: str
    order: int
    territories: int | None = None
    castles: int | None = None
    ports: int | None = None
    points: int | None = None
    cards: int | None = None
    gold: int | None = None
    vp: int | None = None
    eliminated: bool = False
    active: bool = False


class BoardPicture(_Mark):
    """One picture; all words are given in the reader's language.

    `labels` explains symbols below the map, see `LABELS` of this package for the keys; a symbol
    without a label is left out of the key.
    """

    board: Board
    territories: dict[str, TerritoryMark]
    players: list[PlayerMark] = []
    title: str = ""
    caption: str = ""
    labels: dict[str, str] = {}
    moves: list[tuple[str, str]] = []
    highlights: list[str] = []
    zoom: str | None = None
