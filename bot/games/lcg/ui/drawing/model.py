"""What a picture of the table is told; all words are in the reader's language."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Tile:
    """A card in play as it is drawn."""

    id: str
    name: str
    house: str
    strength: str = ""
    icons: tuple[str, ...] = ()
    knelt: bool = False
    power: int = 0
    duplicates: int = 0
    tokens: int = 0
    influence: int = 0
    attachments: tuple["Tile", ...] = ()
    """What is tucked under it."""
    marked: bool = False
    """Whether the reader can choose it now."""
    fights: bool = False
    text: str = ""
    """What it says, where it is drawn as a whole card."""


@dataclass(frozen=True)
class Plot:
    """A revealed plot with the values it has now."""

    name: str
    values: tuple[tuple[str, int], ...]
    """Signs with their numbers."""


@dataclass(frozen=True)
class PlayerMark:
    """One player's side of the table."""

    seat: int
    house: str
    label: str
    player: str
    power: int
    gold: int
    hand: int
    deck: int
    dead: tuple[str, ...]
    discard: tuple[str, ...]
    agenda: str = ""
    title: str = ""
    plot: Plot | None = None
    first: bool = False
    active: bool = False
    waited_for: bool = False
    out: bool = False
    characters: tuple[Tile, ...] = ()
    locations: tuple[Tile, ...] = ()


@dataclass(frozen=True)
class FightSide:
    """One side of a challenge."""

    house: str
    name: str
    total: int
    fighters: tuple[Tile, ...] = ()
    bypassed: tuple[str, ...] = ()
    could: tuple[Tile, ...] = ()
    """Who could still defend, as long as that is open."""
    won: bool = False


@dataclass(frozen=True)
class Fight:
    """The running challenge."""

    icon: str
    title: str
    claim: str
    sides: tuple[FightSide, FightSide]


@dataclass(frozen=True)
class TablePicture:
    """The whole table."""

    title: str
    caption: str
    players: tuple[PlayerMark, ...]
    fight: Fight | None = None
    labels: dict[str, str] = field(default_factory=dict, hash=False)
