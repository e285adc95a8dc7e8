"""What is printed on a card, as data files hold it."""

import re
from functools import cached_property
from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.decks.model import Copies as Copies
from bot.decks.model import Deck as Deck

Icon = Literal["military", "intrigue", "power"]
ICONS: tuple[Icon, ...] = ("military", "intrigue", "power")


class Symbols(BaseModel):
    """R19.6: gold, initiative and reserve symbols; they add to the controller's revealed plot."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    gold: int = 0
    initiative: int = 0
    reserve: int = 0


class PlotValues(BaseModel):
    """R3.8: the four values of a plot card."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    income: int
    initiative: int
    claim: int
    reserve: int = 0


class HostRule(BaseModel):
    """R24.1: what an attachment may be attached to."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    type: str = "character"
    faction: str | None = None
    traits_any: tuple[str, ...] = ()
    opponent: bool = False
    """Whether only to cards of an opponent."""
    most: int | None = None
    """How many of this name one card may bear."""


class Card(BaseModel):
    """A card as printed. What it does is an entry in the edition's table, under the same id."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    id: str
    name: str
    name_de: str = ""
    type: str
    faction: str = "neutral"
    loyal: bool = False
    unique: bool = False
    cost: int | Literal["X"] | None = None
    strength: int | None = None
    icons: tuple[Icon, ...] = ()
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    modifiers: Symbols = Symbols()
    plot: PlotValues | None = None
    attach_to: HostRule | None = None
    deck_limit: int = 3

    @cached_property
    def slug(self) -> str:
        """The English name as a word for options and scenarios: `ser_jaime_lannister`."""
        return slug(self.name)

    def belongs(self, faction: str) -> bool:
        """Whether this is a card of that faction."""
        return self.faction == faction

    @cached_property
    def price(self) -> int:
        """The printed cost as a number; X and no cost at all count as 0."""
        return self.cost if isinstance(self.cost, int) else 0


class Faction(BaseModel):
    """A faction; its card is in play from the first moment on."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    id: str
    name: str
    name_de: str
    banner: str | None = None


class Title(BaseModel):
    """What a title says about other titles: whom it supports, whose rival it is."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    id: str
    name: str
    name_de: str = ""
    supports: tuple[str, ...]
    rivals: tuple[str, ...]


class Titles(BaseModel):
    """A file of titles."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    titles: tuple[Title, ...]


class Decks(BaseModel):
    """A file of ready decks."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    decks: tuple[Deck, ...]
    learning_decks: tuple[Deck, ...] = ()


def slug(name: str) -> str:
    """A name in small letters and underscores."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


def keyword_value(keyword: str) -> tuple[str, str]:
    """`ambush(4)` as its name and what is in brackets."""
    name, _, rest = keyword.partition("(")
    return name, rest.rstrip(")")
