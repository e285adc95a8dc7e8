"""Slow play: how often a turn has to wait for people, with standing orders as they come."""

import pytest

from bench.waits import Waits, seated
from bot.games import rules

MOST = 6
EFFECTS = ("card-played", "leader-used", "deal-done", "talks-failed")
"""After these the window is asked once more, or people talk as long as they like."""


@pytest.mark.parametrize(("policy", "games"), [("heuristic", 12), ("random", 8)])
def test_a_turn_without_effects_takes_at_most_six_waits(policy: str, games: int) -> None:
    """Also if somebody draws a card that could be played, or wants the impossible of hostages."""
    seen = Waits(every=True, without=EFFECTS)
    for number in range(games):
        seen.play(seated(rules("iron_throne"), 5, f"waits-{number}", policy, {}, {}))
    assert seen.rounds > 30
    assert max(seen.each) == MOST
