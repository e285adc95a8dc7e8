"""Cards, titles and ready decks, loaded from `data/card_game_2e/`."""

from functools import cache

from pydantic import BaseModel, ConfigDict

from bot.datafiles import DATA, load
from bot.games.lcg.facts import Card, Deck, Decks, Faction, Title, Titles

FOLDER = DATA / "card_game_2e"


class Cards(BaseModel):
    """The file of cards."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    factions: tuple[Faction, ...]
    cards: tuple[Card, ...]


@cache
def cards() -> dict[str, Card]:
    """Every card by id; faction cards are called by their faction."""
    file = load(FOLDER / "cards.json", Cards)
    found = {card.id: card for card in file.cards}
    for faction in file.factions:
        found[faction.id] = Card(
            id=faction.id,
            name=faction.name,
            name_de=faction.name_de,
            type="faction",
            faction=faction.id,
        )
    return found


@cache
def factions() -> dict[str, Faction]:
    """Every faction by id."""
    return {faction.id: faction for faction in load(FOLDER / "cards.json", Cards).factions}


@cache
def titles() -> dict[str, Title]:
    """The six titles by id."""
    return {title.id: title for title in load(FOLDER / "titles.json", Titles).titles}


@cache
def decks() -> dict[str, Deck]:
    """The starter decks by id."""
    return {deck.id: deck for deck in load(FOLDER / "decks.json", Decks).decks}


@cache
def learning_decks() -> dict[str, Deck]:
    """The small decks for a first game, by id."""
    return {deck.id: deck for deck in load(FOLDER / "decks.json", Decks).learning_decks}


@cache
def banner_faction(agenda: str) -> str | None:
    """R2.6: the faction that a banner opens."""
    return next((one.id for one in factions().values() if one.banner == agenda), None)
