"""The houses, characters and cards of The Iron Throne, loaded from `data/iron_throne/`."""

from functools import cache
from typing import Literal

from pydantic import BaseModel, ConfigDict, model_validator

from bot.datafiles import load
from bot.games.iron_throne import GAME

Window = Literal[
    "before_turn",
    "hostage_step",
    "support_offer",
    "support_answer",
    "before_placement",
    "after_reveal",
    "applying_sanctions",
    "taking_hostage",
    "after_resolution",
]
Confidence = Literal["seed", "sourced", "original"]
"""`seed`: from the rulebook; `original`: designed for this project."""

PEACE = "peace"


class Text(BaseModel):
    """When an ability or a card works, and where its text comes from."""

    model_config = ConfigDict(extra="forbid")

    window: Window
    confidence: Confidence


class Character(BaseModel):
    """One character: its ability as a leader, and its card."""

    model_config = ConfigDict(extra="forbid")

    id: str
    ability: Text
    card: Text


class House(BaseModel):
    """A house and its five characters."""

    model_config = ConfigDict(extra="forbid")

    id: str
    characters: list[Character]


class SpecialEvent(BaseModel):
    """An event card that names no house."""

    model_config = ConfigDict(extra="forbid")

    id: Literal["influential", "well_stocked", "feared"]
    confidence: Confidence


class Events(BaseModel):
    """What the event deck is made of (R2.7)."""

    model_config = ConfigDict(extra="forbid")

    copies_of_house: int
    special: list[SpecialEvent]


class Deck(BaseModel):
    """What every house deck is made of (R1.3)."""

    model_config = ConfigDict(extra="forbid")

    peace: int
    copies_of_character: int
    war: list[int]


class SetUpFacts(BaseModel):
    """Numbers of the set-up (R2)."""

    model_config = ConfigDict(extra="forbid")

    players: list[int]
    leaders_drawn: int
    power_on_character: int
    power_on_sheet: int
    influence: int
    hand: int


class Facts(BaseModel):
    """Everything in the box."""

    model_config = ConfigDict(extra="forbid")

    source: str
    setup: SetUpFacts
    deck: Deck
    events: Events
    houses: list[House]

    @model_validator(mode="after")
    def agrees(self) -> "Facts":
        """R1.2, R1.3: five houses of five characters, 25 cards each."""
        names = [character.id for house in self.houses for character in house.characters]
        if len(self.houses) != 5 or len(set(names)) != 25:
            raise ValueError("five houses have five characters each, all different")
        if self.deck.peace + self.deck.copies_of_character * 5 + len(self.deck.war) != 25:
            raise ValueError("a house deck has 25 cards")
        return self


@cache
def facts() -> Facts:
    """The facts, read once."""
    return load(GAME.data / "cards.json", Facts)


@cache
def house_ids() -> tuple[str, ...]:
    """All houses in their usual order."""
    return tuple(house.id for house in facts().houses)


@cache
def roster(house: str) -> tuple[str, ...]:
    """The five characters of a house."""
    (found,) = [one for one in facts().houses if one.id == house]
    return tuple(character.id for character in found.characters)


@cache
def characters() -> dict[str, Character]:
    """Every character by name."""
    return {one.id: one for house in facts().houses for one in house.characters}


def full_deck(house: str) -> list[str]:
    """R1.3: all cards of a house."""
    deck = facts().deck
    names = [PEACE] * deck.peace + [f"war_{value}" for value in deck.war]
    names += [name for name in roster(house) for _ in range(deck.copies_of_character)]
    return [f"{house}.{name}" for name in names]


def full_events(houses: list[str]) -> list[str]:
    """R2.7: the event cards of these houses and the special ones."""
    events = facts().events
    named = [house for house in houses for _ in range(events.copies_of_house)]
    return [*named, *(special.id for special in events.special)]


def card_house(card: str) -> str:
    """Whose card it is."""
    return card.partition(".")[0]


def card_name(card: str) -> str:
    """The card without its house."""
    return card.partition(".")[2]


def is_peace(card: str) -> bool:
    """Whether it is a peace card."""
    return card_name(card) == PEACE


def is_character(card: str) -> bool:
    """Whether it is a character card."""
    return card_name(card) in characters()


def war_value(card: str) -> int:
    """R7.2: the value as a war card; a character card counts 0."""
    name = card_name(card)
    return int(name.removeprefix("war_")) if name.startswith("war_") else 0


def strength(card: str) -> int:
    """Orders cards by what they are worth in war; peace comes below everything."""
    return -1 if is_peace(card) else war_value(card)


def numbered(cards: list[str], short: bool = True) -> dict[str, str]:
    """Option ids for these cards: copies after the first get a number."""
    found: dict[str, str] = {}
    for card in cards:
        name = card_name(card) if short else card
        key, copy = name, 1
        while key in found:
            copy += 1
            key = f"{name}.{copy}"
        found[key] = card
    return found
