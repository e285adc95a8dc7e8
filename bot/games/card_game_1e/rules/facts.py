"""Cards, titles and ready decks, loaded from `data/card_game_1e/`."""

from functools import cache
from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.datafiles import DATA, load
from bot.games.lcg.facts import Card, Deck, Decks, Faction, Title, Titles

FOLDER = DATA / "card_game_1e"
MORE = FOLDER / "sets"
"""Files of later sets, in the shape of `cards.json`; all of them are read."""

Crest = Literal["holy", "learned", "noble", "war", "shadow"]


class FirstCard(Card):
    """A card of this edition: it may have several houses, crests and influence."""

    number: str = ""
    name_de_own: bool = False
    """Whether the German name is ours, because the printed one is not known."""
    houses: tuple[str, ...] = ()
    """R2.3: all houses of a card with two or more shields."""
    house_only: str | None = None
    """R20.1: the only house whose deck may hold it."""
    crests: tuple[Crest, ...] = ()
    influence: int = 0
    text: str = ""
    text_de: str = ""
    """What a card of a later set says; those of the box have entries in the catalogues."""
    shadow: bool = False
    """R18.2: whether there is an "s" before its cost."""

    def belongs(self, faction: str) -> bool:
        """R2.2, R2.3: whether this is a card of that house."""
        return faction == self.faction or faction in self.houses


class Cards(BaseModel):
    """A file of cards; only the first one names the houses."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    factions: tuple[Faction, ...] = ()
    cards: tuple[FirstCard, ...]


@cache
def factions() -> dict[str, Faction]:
    """The six houses by id."""
    return {faction.id: faction for faction in load(FOLDER / "cards.json", Cards).factions}


@cache
def titles() -> dict[str, Title]:
    """The six titles by id."""
    return {title.id: title for title in load(FOLDER / "titles.json", Titles).titles}


@cache
def decks() -> dict[str, Deck]:
    """R3.14: the ready decks of the box by id."""
    return {deck.id: deck for deck in load(FOLDER / "decks.json", Decks).decks}


@cache
def later() -> dict[str, FirstCard]:
    """Cards of later sets by id, from the files that a server's owner has added."""
    return {
        card.id: card for file in sorted(MORE.glob("*.json")) for card in load(file, Cards).cards
    }


@cache
def cards() -> dict[str, FirstCard]:
    """Every card by id, also of later sets; house cards are called by their house."""
    found = {card.id: card for card in load(FOLDER / "cards.json", Cards).cards} | later()
    for house in factions().values():
        found[house.id] = FirstCard(
            id=house.id, name=house.name, name_de=house.name_de, type="faction", faction=house.id
        )
    for title in titles().values():
        found[title.id] = FirstCard(
            id=title.id, name=title.name, name_de=title.name_de, type="title"
        )
    return found
