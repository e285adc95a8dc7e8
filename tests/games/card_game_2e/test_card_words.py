"""Every card has an entry and, in both languages, a name and a text of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games import card_game_2e
from bot.games.card_game_2e.rules.cards import ENTRIES
from bot.games.card_game_2e.rules.edition import EDITION
from bot.games.card_game_2e.rules.facts import cards
from bot.text.words import LANGUAGES, Words
from tests.games.lcg.card_words import (
    check_names,
    check_texts,
    check_timing,
    check_traits_and_keywords,
    spoken,
)

GAME = "card_game_2e"
FOLDER = Path(card_game_2e.__file__).resolve().parent / "words"
PRINTED = [card for card in cards().values() if card.type != "faction"]
TIMING = {
    "reaction": "reaction",
    "forced_reaction": "forced-reaction",
    "forced_interrupt": "forced-interrupt",
    "interrupt": "interrupt",
    "would": "interrupt",
    "when_revealed": "when-revealed",
    "action": "action",
}
PHASES = {
    "marshal": "marshaling-action",
    "challenges": "challenges-action",
    "dominance": "dominance-action",
}


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Iterator[Words]:
    with spoken(FOLDER, request.param) as found:
        yield found


def test_no_card_is_without_an_entry() -> None:
    assert len(PRINTED) == 211
    assert EDITION.without_entry() == []


def test_names_are_the_printed_ones(words: Words) -> None:
    check_names(GAME, cards().values(), words)


def test_a_card_has_a_text_if_it_does_something_and_only_then(words: Words) -> None:
    check_texts(GAME, PRINTED, ENTRIES, words)


def test_a_text_names_every_timing_word_of_the_card(words: Words) -> None:
    check_timing(GAME, PRINTED, ENTRIES, words, TIMING, PHASES)


def test_traits_and_keywords_have_words(words: Words) -> None:
    check_traits_and_keywords(GAME, PRINTED, words)
