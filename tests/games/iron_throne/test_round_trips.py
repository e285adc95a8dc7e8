"""Slow play: how often a turn has to wait for people, with standing orders as they come."""

import pytest

from bench.waits import Waits, seated
from bot.games import rules

MOST = 6
LONGER = ("card-played", "deal-done", "talks-failed")
"""Cards may be answered by cards, and people talk as long as they like."""


@pytest.mark.parametrize(("policy", "games"), [("heuristic", 12), ("random", 16)])
def test_a_turn_without_cards_played_takes_at_most_six_waits(policy: str, games: int) -> None:
    """Leaders' abilities included, also if one turns the war or brings new cards."""
    seen = Waits(every=True, without=LONGER)
    for number in range(games):
        seen.play(seated(rules("iron_throne"), 5, f"waits-{number}", policy, {}, {}))
    assert seen.rounds > 100
    assert max(seen.each) == MOST


def test_six_waits_do_for_a_card_laid_open() -> None:
    """Bran: both have said ahead what they lay, also in turns that begin with hostages."""
    seen, closed = (
        Waits(every=True, without=LONGER),
        Waits(every=True, without=(*LONGER, "laid-open")),
    )
    for number in (14, 18, 26):
        for waits in (seen, closed):
            waits.play(seated(rules("iron_throne"), 5, f"waits-{number}", "random", {}, {}))
    assert seen.rounds > closed.rounds
    assert max(seen.each) == MOST
