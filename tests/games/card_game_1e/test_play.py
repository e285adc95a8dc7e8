"""Whole games by players who do whatever they can; all invariants hold at every moment."""

from typing import Any

import pytest

from bot.games.card_game_1e.rules.rulebook import RULES
from bot.games.card_game_1e.rules.state import FirstOptions
from bot.kernel import Choose, Rng
from bot.kernel.asks import AnyAsk
from bot.workshop.match import Match
from bot.workshop.policies import at_random

IDLE = {"pass", "unless", "after", "back", "no", "nothing", "mulligan", "stay"}


def eager(view: Any, ask: AnyAsk, rng: Rng) -> Any:
    """Act rather than pass, with several cards rather than one."""
    if isinstance(ask, Choose) and rng.below(10) < 8:
        acts = [one.id for one in ask.options if one.id not in IDLE and "until:" not in one.id]
        rng.shuffle(acts)
        several = ask.topic in ("place", "attackers", "defenders")
        number = min(ask.max, 1 + rng.below(4)) if several else max(1, ask.min)
        if acts and len(acts) >= number:
            return acts[:number]
    return at_random(view, ask, rng)


@pytest.mark.parametrize(
    ("seats", "games", "options"),
    [
        (2, 3, FirstOptions()),
        (3, 1, FirstOptions()),
        (4, 1, FirstOptions()),
        (4, 1, FirstOptions(teams="two_on_two", errata=False)),
        (6, 1, FirstOptions()),
    ],
)
def test_eager_players_come_to_an_end(
    seats: int, games: int, options: FirstOptions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.workshop.match.at_random", eager)
    used = set()
    for game in range(games):
        match = Match(RULES, seats, f"eager-{game}", [eager] * seats, options)
        size = 0
        for step in match.steps():
            RULES.check(match.state)
            used |= {event.type for event in step.events}
            size = max(size, len(RULES.dump(match.state)))
        assert match.state.finish is not None
        assert size < 60_000
    assert {"killed", "uses", "plays", "keyword", "power-gained"} <= used
