"""Revealing plots with cards that this set does not have yet."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.games.card_game_2e.rules.edition import EDITION
from bot.games.card_game_2e.rules.rulebook import RULES
from bot.games.card_game_2e.rules.scenario import POSITIONS
from bot.games.card_game_2e.rules.state import ThronesOptions
from bot.games.lcg.acts import draw, gain_gold
from bot.games.lcg.dsl import card, reaction, when_revealed
from bot.games.lcg.entry import Trigger
from bot.games.lcg.plot import push_when_revealed, turn_up
from bot.games.lcg.scenario import Position
from bot.kernel import Play, Rng
from bot.kernel.engine import run

PLOTS = ["The Winds of Winter", "Summons"]


@pytest.fixture
def edition(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A plot with both a "when revealed" ability and a reaction to being revealed."""
    revealed = Trigger(("revealed",), lambda c: c.event.card == c.me)
    both = card(
        "01025", "The Winds of Winter", when_revealed(draw(1)), reaction(revealed, gain_gold(1))
    )
    monkeypatch.setattr(EDITION, "entries", {**EDITION.entries, "01025": both})
    _forget()
    yield
    _forget()


def _forget() -> None:
    """Have the edition look through its entries anew."""
    for name in ("listening", "listened", "constants"):
        EDITION.__dict__.pop(name, None)


def a_run(phase: str) -> Play[Any]:
    sides = {"stark": {"plots": PLOTS}, "lannister": {"plots": ["Summons"]}}
    position = Position.model_validate({"phase": phase, "sides": sides})
    start = RULES.new(2, ThronesOptions(), Rng(seed="reveal"))
    return Play(POSITIONS.arrange(start, position))


@pytest.mark.usefixtures("edition")
def test_r7_7_reactions_to_revealing_come_after_when_revealed() -> None:
    """R7.7."""
    play = a_run("plot")
    play.state.preferences[0] = {"always_use": ["01025"], "first_player": "me"}
    play.state.preferences[1] = {"first_player": "me"}
    run(play)
    while play.state.asks and not any(one.type == "gold-gained" for one in play.events):
        for ask in play.state.asks:
            ask.answer = ask.check(ask.default)
        play.close()
        run(play)
    types = [one.type for one in play.events]
    assert types.index("plot-revealed") < types.index("drew") < types.index("gold-gained")


@pytest.mark.usefixtures("edition")
def test_r7_8_a_plot_revealed_at_another_time_skips_initiative() -> None:
    """R7.8: no initiative and no first player are determined, but III is not skipped."""
    play = a_run("challenges")
    state = play.state
    plot = state.players[0].plots[0]
    turn_up(play, 0, plot)
    push_when_revealed(play, [plot])
    run(play)
    types = [one.type for one in play.events]
    assert types[:3] == ["plot-revealed", "uses", "drew"]
    assert "initiative" not in types[: types.index("phase")]
