"""The picture of a deck: what is written on it."""

import pytest

from bot.discord_ui.decks import deck_text, pools, ready, sheet
from bot.games import GAMES
from bot.text import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", pools())
def test_what_is_counted_has_no_signs_that_the_font_lacks(game: str, language: str) -> None:
    told = words(language)
    held = ready(game, next(iter(pools()[game].ready)), told)
    written = sheet(held, told)
    assert len(written.counts) > 3
    for name, _ in written.counts:
        assert name.replace(" ", "").isalpha(), name


@pytest.mark.parametrize(
    ("language", "heads"),
    [("en", {"Plots", "Characters"}), ("de", {"Strategien", "Charaktere"})],
)
@pytest.mark.parametrize("game", pools())
def test_above_several_cards_their_type_stands_in_the_plural(
    game: str, language: str, heads: set[str]
) -> None:
    told = words(language)
    held = ready(game, next(iter(pools()[game].ready)), told)
    assert heads <= {head.rpartition(" (")[0] for head, _ in sheet(held, told).lists}
    assert all(f"**{head}** (" in deck_text(held, told) for head in heads)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", pools())
def test_what_a_drawn_card_says_ends_with_a_full_stop(game: str, language: str) -> None:
    told, book = words(language), GAMES[game].cards
    assert book is not None
    texts = [book.drawn(code, told).text for code in pools()[game].cards]
    saying = [text for text in texts if len(text) > 150]
    assert saying
    assert [text for text in saying if not text.endswith(".") or text.endswith("..")] == []
