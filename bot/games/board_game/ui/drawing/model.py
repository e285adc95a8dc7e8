"""What a picture of the board is told: marks, players and words; never the game's state."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

House = Literal["stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell", "arryn"]
Unit = Literal["footman", "knight", "siege_engine", "ship"]
Track = Literal["iron_throne", "fiefdoms", "kings_court"]
Order = Literal[
    "march_minus_1",
    "march_0",
    "march_plus_1",
    "defense_plus_1",
    "defense_plus_2",
    "support_0",
    "support_plus_1",
    "raid",
    "raid_special",
    "consolidate",
    "consolidate_special",
]


class _Mark(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class AreaMark(_Mark):
    """What stands in an area; seats, or None for nobody.

    `routed` is a part of `units`. `secret` is an order only the reader of this picture knows.
    What is in the `fog` is not known.
    """

    controller: int | None = None
    owner: int | None = None
    units: dict[Unit, int] = {}
    routed: dict[Unit, int] = {}
    order: Order | None = None
    secret: Order | None = None
    face_down: bool = False
    power_token: int | None = None
    garrison: int = Field(default=0, ge=0)
    neutral: int = Field(default=0, ge=0)
    closed: bool = False
    fog: bool = False


class CardMark(_Mark):
    """A house card: its name in the reader's language and its strength."""

    name: str
    strength: int


class PlayerMark(_Mark):
    """One house at the table."""

    seat: int
    house: House
    name: str
    power: int = 0
    supply: int = Field(default=0, ge=0, le=6)
    score: int | None = 0
    stars: int = 0
    hand: list[CardMark] = []
    discard: list[CardMark] = []
    active: bool = False
    conceded: bool = False


class BoardPicture(_Mark):
    """One picture; all words are given in the reader's language.

    `names` are those of the areas that have theirs on the map; one left out is written in English.
    `labels` are the words beside symbols and tables, see `LABELS` of this package for the
    keys; a symbol without a label is left out of the key. `zoom` is one of
    its `ZOOMS`: a part of the map, or the tables alone. `rounds` is 0 where there is no last one.
    `goal` is the score that wins, in castles and strongholds or in `points`.
    """

    areas: dict[str, AreaMark]
    names: dict[str, str] = {}
    players: list[PlayerMark] = []
    tracks: dict[Track, list[int]] = {}
    holders: dict[Track, int] = {}
    blade_used: bool = False
    raven_used: bool = False
    wildling: int = 0
    round: int = 1
    rounds: int = 10
    goal: int = 7
    points: bool = False
    title: str = ""
    caption: str = ""
    labels: dict[str, str] = {}
    moves: list[tuple[str, str]] = []
    highlights: list[str] = []
    zoom: str | None = None
