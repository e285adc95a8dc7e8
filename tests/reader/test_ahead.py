"""What a first text needs is looked up before it comes, and others come in between."""

import asyncio

import pytest
from fluent.syntax import FluentParser, ast

from bot.discord_ui.desk import words_ahead
from bot.games import GAMES
from bot.reader import looked_up_ahead, text, vocabulary
from bot.text import LANGUAGES, words

from .positions import positions

MOST_AT_ONCE = 500
"""So many phrases are made of texts between two moments at which others come in."""
FEW = 30
"""So many are made by the text itself, and by the buttons of one question."""
LISTS = (vocabulary.phrases, vocabulary.called, vocabulary.foreign, vocabulary.numbers)
KEPT = (*LISTS, vocabulary.word_set, vocabulary.parted, vocabulary.book, text.phrase)


@pytest.fixture(autouse=True)
def _a_new_process() -> None:
    """Nothing has been read yet."""
    for kept in KEPT:
        kept.cache_clear()
    for language in LANGUAGES:
        words(language).read()


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the parser of the catalogues is given from now on."""
    found: list[str] = []
    parse = FluentParser.parse

    def noted(parser: FluentParser, source: str) -> ast.Resource:
        found.append(source)
        return parse(parser, source)

    monkeypatch.setattr(FluentParser, "parse", noted)
    return found


def made() -> int:
    """How many phrases have been made of texts."""
    return text.phrase.cache_info().misses


@pytest.mark.parametrize(
    ("game", "where"),
    [("card_game_1e", "marshal"), ("card_game_2e", "marshal"), ("board_game", "orders")],
)
def test_a_first_text_has_nothing_parsed(game: str, where: str, parsed: list[str]) -> None:
    writer = positions(game).writer(where)
    for _ in looked_up_ahead(game, writer.lexicon):
        pass
    before = made()
    parsed.clear()
    writer.write("hello everybody, nice to be here")
    assert not writer.done
    assert made() - before < FEW < before
    assert not parsed


@pytest.mark.parametrize("game", sorted(GAMES))
def test_little_is_looked_up_at_once(game: str) -> None:
    """Counted, not timed: the phrases that are made between two steps."""
    most, before = 0, made()
    for _ in looked_up_ahead(game, GAMES[game].lexicon):
        most, before = max(most, made() - before), made()
    assert 0 < most < MOST_AT_ONCE


async def test_others_come_in_between_and_it_can_be_stopped() -> None:
    working = asyncio.create_task(words_ahead())
    for _ in range(200):
        await asyncio.sleep(0)
    assert not working.done()
    so_far = made()
    working.cancel()
    with pytest.raises(asyncio.CancelledError):
        await working
    assert 0 < so_far == made()
