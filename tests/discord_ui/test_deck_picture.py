"""The picture of a deck: what is written on it."""

import pytest

from bot.discord_ui.decks import pools, ready, sheet
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
