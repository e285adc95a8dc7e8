"""Cards of later sets that a server's owner adds as data files."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games.card_game_1e.rules import facts
from bot.games.card_game_1e.ui import cards as ui
from bot.text import LANGUAGES, words
from bot.text.words import _given as given

FILE = """{"cards": [{"id": "old_nan", "number": "X1", "name": "Old Nan", "name_de": "Alte Nan",
"type": "character", "faction": "stark", "unique": true, "cost": 1, "strength": 1,
"icons": ["intrigue"], "traits": ["Ally"], "keywords": ["stealth"], "influence": 1,
"text": "She tells {stories} of \\"winter\\"."}]}"""


@pytest.fixture
def forgotten() -> Iterator[None]:
    """What data files call things is forgotten after the test."""
    yield
    for language in LANGUAGES:
        given.pop(language, None)
        words(language).read()


@pytest.mark.usefixtures("forgotten")
def test_a_card_is_called_and_says_what_its_file_has_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "later.json").write_text(FILE)
    monkeypatch.setattr(facts, "MORE", tmp_path)
    found = facts.later.__wrapped__()
    assert (found["old_nan"].influence, found["old_nan"].keywords) == (1, ("stealth",))
    monkeypatch.setattr(ui, "later", lambda: found)
    ui.add_later()
    for language, name in (("en", "Old Nan"), ("de", "Alte Nan")):
        assert words(language).name("card_game_1e", "card:old_nan") == name
        told = ui.FirstTexts(words(language)).effect("old_nan")
        assert told == 'She tells {stories} of "winter".'


@pytest.mark.usefixtures("forgotten")
def test_no_file_takes_the_words_of_a_card_of_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    hodor = facts.cards()["hodor"].model_copy(update={"name": "Somebody else"})
    monkeypatch.setattr(ui, "later", lambda: {"hodor": hodor})
    ui.add_later()
    assert words("en").name("card_game_1e", "card:hodor") == "Hodor"
