"""Whole games by players who do whatever they can; all invariants hold at every moment."""

import pytest

from bot.games.card_game_2e.rules.rulebook import RULES
from bot.workshop.match import Match
from bot.workshop.policies import eager


@pytest.mark.parametrize(("seats", "games"), [(2, 6), (3, 2), (4, 2), (6, 1)])
def test_eager_players_come_to_an_end(seats: int, games: int) -> None:
    used = set()
    for game in range(games):
        match = Match(RULES, seats, f"eager-{game}", [eager] * seats)
        size = 0
        for step in match.steps():
            RULES.check(match.state)
            used |= {event.type for event in step.events}
            size = max(size, len(RULES.dump(match.state)))
        assert match.state.finish is not None
        assert size < 60_000
    assert {"killed", "uses", "plays", "keyword", "power-gained"} <= used
