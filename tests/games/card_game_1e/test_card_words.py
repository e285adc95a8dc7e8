"""Every card has, in both languages, a name, a text if it does something, words for its parts."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games import card_game_1e
from bot.games.card_game_1e.rules.cards import ENTRIES
from bot.games.card_game_1e.rules.facts import cards
from bot.text.words import LANGUAGES, Words
from tests.games.lcg.card_words import (
    check_names,
    check_texts,
    check_timing,
    check_traits_and_keywords,
    spoken,
)

GAME = "card_game_1e"
FOLDER = Path(card_game_1e.__file__).resolve().parent / "words"
PRINTED = [card for card in cards().values() if card.type != "faction"]
WITHOUT_TITLES = [card for card in PRINTED if card.type != "title"]
LIMITED = "edric_storm"
"""The only card with a limited response."""
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


def test_a_card_has_a_text_if_it_does_something_and_only_then(words: Words) -> None:
    check_texts(GAME, WITHOUT_TITLES, ENTRIES, words)


def test_a_text_names_every_timing_word_of_the_card(words: Words) -> None:
    cards = [card for card in WITHOUT_TITLES if card.id != LIMITED]
    check_timing(GAME, cards, ENTRIES, words, TIMING, PHASES)
    word = words.tell(GAME, "timing-limited-response", {})
    assert word in words.tell(GAME, f"effect-{LIMITED}", {})


def test_every_title_tells_what_it_does(words: Words) -> None:
    titles = [card for card in PRINTED if card.type == "title"]
    assert len(titles) == 6
    for title in titles:
        assert len(words.tell(GAME, f"effect-{title.id}", {})) > 10


def test_traits_crests_and_keywords_have_words(words: Words) -> None:
    check_traits_and_keywords(GAME, PRINTED, words)
    for card in PRINTED:
        for crest in card.crests:
            assert words.has(f"{GAME}-crest-{crest}")
