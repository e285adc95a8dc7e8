"""Every card has, in both languages, a name and words for its traits, crests and keywords."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games import card_game_1e
from bot.games.card_game_1e.rules.facts import cards
from bot.text.words import LANGUAGES, Words
from tests.games.lcg.card_words import check_names, check_traits_and_keywords, spoken

GAME = "card_game_1e"
FOLDER = Path(card_game_1e.__file__).resolve().parent / "words"
PRINTED = [card for card in cards().values() if card.type != "faction"]
TIMING = {
    "reaction": "response",
    "interrupt": "response",
    "would": "response",
    "when_revealed": "when-revealed",
    "action": "any-phase",
}
"""What happens by itself (passive) has no timing word."""
PHASES = {
    "plot": "plot",
    "marshal": "marshalling",
    "challenges": "challenges",
    "dominance": "dominance",
}


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Iterator[Words]:
    with spoken(FOLDER, request.param) as found:
        yield found


def test_names_are_those_of_the_data(words: Words) -> None:
    check_names(GAME, cards().values(), words)


def test_traits_crests_and_keywords_have_words(words: Words) -> None:
    check_traits_and_keywords(GAME, PRINTED, words)
    for card in PRINTED:
        for crest in card.crests:
            assert words.has(f"{GAME}-crest-{crest}")
