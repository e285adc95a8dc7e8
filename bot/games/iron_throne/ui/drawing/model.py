"""What a picture of The Iron Throne is told: marks and words; never the game's state."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

House = Literal["lannister", "stark", "baratheon", "targaryen", "tyrell"]
Side = Literal["challenge", "defence"]


class _Mark(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class CharacterMark(_Mark):
    """A character's marker; without power it is dead and lies turned over."""

    id: str
    name: str
    power: int = Field(ge=0)
    side: Side | None = None
    """The side it fights on this turn."""


class HouseMark(_Mark):
    """One house with everything that lies before its player."""

    seat: int
    house: House
    title: str
    player: str
    role: Side | None = None
    """Whether this is the challenger or the defender."""
    leader: str = ""
    sheet: int = Field(default=0, ge=0)
    characters: list[CharacterMark] = []
    spread: list[House] = []
    """For each influence token on another board: whose board it is."""
    home: int = Field(default=0, ge=0)
    hostages: list[House] = []
    hand: int = Field(default=0, ge=0)
    deck: int = Field(default=0, ge=0)
    discards: list[str] = []
    """Short names of the cards in the discard pile."""
    gone: bool = False


class CardMark(_Mark):
    """A house card on the table; face down it has no text."""

    kind: Literal["war", "peace", "character", "back"]
    text: str = ""


class PartMark(_Mark):
    """Somebody on a side; `state` says whether only offered or already declined."""

    house: House
    name: str
    power: int = Field(ge=0)
    state: Literal["active", "supports", "offered", "declined"]


class SideMark(_Mark):
    """One side of the encounter."""

    side: Side
    title: str
    house: House | None = None
    parts: list[PartMark] = []
    total: int | None = None
    bonus: int = 0
    card: CardMark | None = None
    played: list[str] = []
    won: bool = False


class EncounterMark(_Mark):
    """What this turn is about."""

    event: str = ""
    house: House | None = None
    """The house on the event card, if it names one."""
    sides: tuple[SideMark, SideMark]
    result: str = ""
    talk: list[str] = []
    """What lies on the table in peace talks, line by line."""


class ThronePicture(_Mark):
    """One picture; all words are given in the reader's language.

    `labels` explains the signs, see `LABELS` of this package for the keys; a sign without
    a label is left out of the key.
    """

    title: str = ""
    caption: str = ""
    encounter: EncounterMark | None = None
    houses: list[HouseMark] = []
    events: str = ""
    """A line about event cards and power that is out of the game."""
    labels: dict[str, str] = {}
