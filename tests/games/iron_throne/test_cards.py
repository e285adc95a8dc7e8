"""R1.2, R1.3, R2.7: what is in the box, and every card has its rules."""

from collections import Counter

import pytest

from bot.games.iron_throne.rules.cards import (
    characters,
    full_deck,
    full_events,
    house_ids,
    is_character,
    is_peace,
    numbered,
    war_value,
)
from bot.games.iron_throne.rules.effects import ABILITIES, CARDS

ELSEWHERE = {
    "before_turn",
    "hostage_step",
    "support_offer",
    "support_answer",
    "applying_sanctions",
    "taking_hostage",
}
"""Windows in which only leaders act, each at its own step of the turn."""


@pytest.mark.parametrize("house", house_ids())
def test_a_house_deck(house: str) -> None:
    deck = full_deck(house)
    assert len(deck) == 25
    assert sum(map(is_peace, deck)) == 4
    assert sum(map(is_character, deck)) == 10
    values = sorted(war_value(card) for card in deck if "war_" in card)
    assert values == [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20]


@pytest.mark.parametrize(("houses", "cards"), [(3, 12), (4, 15), (5, 18)])
def test_the_event_deck(houses: int, cards: int) -> None:
    deck = Counter(full_events(list(house_ids()[:houses])))
    assert sum(deck.values()) == cards
    assert deck["influential"] == deck["well_stocked"] == deck["feared"] == 1


def test_every_card_and_every_ability_has_its_rules() -> None:
    assert set(CARDS) == set(characters())
    windowed = {n for n, one in characters().items() if one.ability.window not in ELSEWHERE}
    assert set(ABILITIES) == windowed


def test_copies_are_numbered() -> None:
    assert list(numbered(["stark.peace", "stark.peace", "stark.robb"])) == [
        "peace",
        "peace.2",
        "robb",
    ]
