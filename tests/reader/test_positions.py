"""Both sets of positions at which strangers write."""

import pytest

from bench.seen import described
from bot.games import GAMES

from .positions import SETS, positions


@pytest.mark.parametrize("game", GAMES)
def test_somebody_is_asked_at_every_position(game: str) -> None:
    for name in positions(game).names:
        writer = positions(game).writer(name)
        assert [ask for ask in writer.state.asks if ask.seat == writer.seat], name


@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_printed_in_both_languages(game: str) -> None:
    for name in positions(game).names:
        told = described(name, positions(game).writer(name))
        assert f"## Position `{name}`" in told
        for heading in ("### In English", "### Auf Deutsch"):
            shown = told.partition(heading)[2].partition("###")[0]
            assert "\nAll that can be answered to:" in shown, (name, heading)
            assert "\n- " in shown, (name, heading)


@pytest.mark.parametrize("number", SETS)
@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_in_either_set(game: str, number: int) -> None:
    assert len(positions(game, number).names) >= 14
