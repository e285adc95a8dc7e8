"""Characters, maester cards, objectives and the Dominion set-up, from `data/risk/cards.json`."""

from functools import cache

from pydantic import BaseModel, ConfigDict, model_validator

from bot.datafiles import load
from bot.games.risk import GAME

CARDS = "cards"
"""The option beside a question of one's own turn that lets a card be played."""
SPECIALS = ("knight", "siege_engine", "fortification")
"""R18: the kinds of special units; also the symbols of the territory cards."""
MOVABLE = ("knight", "siege_engine")
"""R18.4: a fortification never moves."""


class Character(BaseModel):
    """A character of a house: what its ability costs and when it can be used (R17)."""

    id: str
    name: str
    house: str
    cost: int
    window: str
    effect: str
    provenance: str


class Maester(BaseModel):
    """A maester card: what playing it costs and when it can be played (R15.2)."""

    id: str
    name: str
    copies: int
    cost: int
    window: str
    effect: str
    provenance: str


class Objective(BaseModel):
    """An objective: its victory points and what has to be reached (R16)."""

    id: str
    vp: int
    kind: str
    goal: dict[str, int]
    provenance: str


class Bonus(BaseModel):
    """What a house gets at the start because of its place in the turn order (R12.11, R20.3)."""

    gold: int = 0
    territory_cards: int = 0
    maester_cards: int = 0


class DominionSetup(BaseModel):
    """Turn order and starting units for one number of players (R12, R20)."""

    players: int
    order: list[str]
    units: int
    neutral_territories: int
    bonus: dict[str, Bonus]


class Prices(BaseModel):
    """What cards cost in the second step of a turn."""

    maester: int
    objective: int


class Dealt(BaseModel):
    """How many objectives are drawn and kept, at the start and later."""

    start: int
    keep: int
    later: int
    later_keep: int


class CardFile(BaseModel):
    """Everything Dominion adds, as it lies in the data folder."""

    model_config = ConfigDict(extra="forbid")

    provenance: dict[str, str]
    prices: Prices
    gold_per_unit: int
    seat_units: int
    victory_points: int
    ransom: int
    objectives_dealt: Dealt
    setup: list[DominionSetup]
    characters: list[Character]
    maesters: list[Maester]
    objectives: list[Objective]

    @model_validator(mode="after")
    def agrees(self) -> "CardFile":
        """Counts of the box: four characters a house, 40 maester cards, 36 objectives."""
        houses = [character.house for character in self.characters]
        if len(houses) != 28 or any(houses.count(house) != 4 for house in houses):
            raise ValueError("every house has four characters")
        if sum(card.copies for card in self.maesters) != 40:
            raise ValueError("there are 40 maester cards")
        if len(self.objectives) != 36:
            raise ValueError("there are 36 objectives")
        ids: list[str] = [c.id for c in self.characters]
        ids += [c.id for c in self.maesters] + [c.id for c in self.objectives]
        if len(set(ids)) != len(ids):
            raise ValueError("a card appears twice")
        return self


@cache
def cards() -> CardFile:
    """The file, read once."""
    return load(GAME.data / "cards.json", CardFile)


@cache
def characters() -> dict[str, Character]:
    """Every character by id."""
    return {card.id: card for card in cards().characters}


@cache
def characters_of(house: str) -> tuple[str, ...]:
    """The four characters of a house."""
    return tuple(card.id for card in cards().characters if card.house == house)


@cache
def maesters() -> dict[str, Maester]:
    """Every maester card by id."""
    return {card.id: card for card in cards().maesters}


@cache
def objectives() -> dict[str, Objective]:
    """Every objective by id."""
    return {card.id: card for card in cards().objectives}


def maester_deck() -> list[str]:
    """All maester cards, copies and all."""
    return [card.id for card in cards().maesters for _ in range(card.copies)]


@cache
def dominion_setup(players: int) -> DominionSetup:
    """The Dominion set-up for this number of players."""
    return next(setup for setup in cards().setup if setup.players == players)
