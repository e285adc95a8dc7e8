"""Slow play: how often a turn has to wait for people, with standing orders as they come."""

import pytest

from bench.waits import Waits, seated
from bot.games import rules

MOST = 6
LONGER = ("card-played", "deal-done", "talks-failed", "laid-open")
"""Cards may be answered by cards, and people talk as long as they like.

With Bran's ability one card is laid after the other has been seen: that is one wait more.
"""


@pytest.mark.parametrize(("policy", "games"), [("heuristic", 12), ("random", 16)])
def test_a_turn_without_cards_played_takes_at_most_six_waits(policy: str, games: int) -> None:
    """Leaders' abilities included, also if one turns the war or brings new cards."""
    seen = Waits(every=True, without=LONGER)
    for number in range(games):
        seen.play(seated(rules("iron_throne"), 5, f"waits-{number}", policy, {}, {}))
    assert seen.rounds > 100
    assert max(seen.each) == MOST


def test_a_card_laid_open_takes_one_wait_more() -> None:
    """Bran: the opponent has said ahead what is laid; only Bran's player sees it and decides."""
    seen = Waits(every=True, without=LONGER[:-1])
    for number in range(10, 32):
        seen.play(seated(rules("iron_throne"), 5, f"waits-{number}", "random", {}, {}))
    assert max(seen.each) == MOST + 1
