"""Games saved by every release load in this one and are played to their end."""

from pathlib import Path

import pytest

from bot import games
from bot.text import LANGUAGES, words
from bot.workshop.match import Match
from bot.workshop.policies import at_random

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(HERE)) for path in FILES])
def test_saved_game(path: Path) -> None:
    rules = games.rules(path.parent.parent.name)
    state = rules.load(path.read_bytes())
    rules.check(state)
    assert state.finish is None
    for viewer in [None, *range(state.seats)]:
        rules.view(state, viewer)
    match = Match(rules, state.seats, path.stem, [at_random] * state.seats)
    match.state = state
    for count, _ in enumerate(match.steps()):
        if count % 20 == 0:
            rules.check(match.state)
    rules.check(match.state)
    assert match.state.finish is not None


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(HERE)) for path in FILES])
def test_a_question_of_an_older_release_can_be_read(path: Path) -> None:
    """An upgrade finds games in which it was asked already, with the facts of its own day."""
    game = path.parent.parent.name
    for ask in games.rules(game).load(path.read_bytes()).asks:
        for language in LANGUAGES:
            told = words(language)
            said = [told.ask(game, ask, str), told.short(game, ask, str)]
            for option in (
                *getattr(ask, "options", ()),
                *getattr(ask, "keys", ()),
                *getattr(ask, "values", ()),
                *getattr(ask, "terms", ()),
            ):
                said += [told.option(game, option, str), str(told.note(game, option, str))]
            assert all(said)


def test_every_game_has_saved_positions() -> None:
    assert {path.parent.parent.name for path in FILES} == set(games.GAMES)
