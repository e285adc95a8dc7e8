"""Every card has an entry and, in both languages, a name and a text of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games import card_game_2e
from bot.games.card_game_2e.rules.cards import ENTRIES
from bot.games.card_game_2e.rules.edition import EDITION
from bot.games.card_game_2e.rules.facts import cards
from bot.games.lcg.facts import keyword_value, slug
from bot.text.words import LANGUAGES, Words, add_folder, catalogues, remove_folder

GAME = "card_game_2e"
FOLDER = Path(card_game_2e.__file__).resolve().parent / "words"
PRINTED = [card for card in cards().values() if card.type != "faction"]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Iterator[Words]:
    known = any(path.parent == FOLDER for path in catalogues("en"))
    add_folder(FOLDER)
    yield Words(request.param)
    if not known:
        remove_folder(FOLDER)


def test_no_card_is_without_an_entry() -> None:
    assert len(PRINTED) == 211
    assert EDITION.without_entry() == []


def test_names_are_the_printed_ones(words: Words) -> None:
    for card in cards().values():
        printed = card.name if words.language == "en" else card.name_de
        assert words.tell(GAME, f"card-{card.id}", {}) == printed


def test_a_card_has_a_text_if_it_does_something_and_only_then(words: Words) -> None:
    for card in PRINTED:
        does = bool(ENTRIES[card.id].abilities or ENTRIES[card.id].constants)
        deck_only = card.type == "agenda"
        assert words.has(f"{GAME}-effect-{card.id}") is (does or deck_only), card.name
        if does:
            assert len(words.tell(GAME, f"effect-{card.id}", {})) > 10


def test_a_text_names_every_timing_word_of_the_card(words: Words) -> None:
    timing = {
        "reaction": "reaction",
        "forced_reaction": "forced-reaction",
        "forced_interrupt": "forced-interrupt",
        "interrupt": "interrupt",
        "would": "interrupt",
        "when_revealed": "when-revealed",
        "action": "action",
    }
    phases = {"marshal": "marshaling-action", "challenges": "challenges-action"}
    phases["dominance"] = "dominance-action"
    for card in PRINTED:
        for ability in ENTRIES[card.id].abilities:
            key = phases.get(ability.phases[0]) if ability.phases else None
            word = words.tell(GAME, f"timing-{key or timing[ability.timing]}", {})
            assert word in words.tell(GAME, f"effect-{card.id}", {}), card.name


def test_traits_and_keywords_have_words(words: Words) -> None:
    for card in PRINTED:
        for trait in card.traits:
            assert words.has(f"{GAME}-trait-{slug(trait)}")
        for keyword in card.keywords:
            name, value = keyword_value(keyword)
            assert words.tell(GAME, f"keyword-{name}", {"value": value})
            assert words.tell(GAME, f"keyword-{name}-help", {"value": value})
        assert words.has(f"{GAME}-type-{card.type}")
