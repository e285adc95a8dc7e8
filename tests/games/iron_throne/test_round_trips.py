"""Slow play: how often a turn has to wait for people who say at once whatever they can."""

from typing import Any

import pytest

from bench.waits import Waits, seated
from bot.games import rules
from bot.games.iron_throne.rules.policy import heuristic
from bot.games.iron_throne.rules.questions import SEE
from bot.kernel import AFTER, Assign, Choose, Rng, View
from bot.kernel.asks import AnyAsk
from bot.workshop.policies import at_random

MOST = 6
LONGER = ("card-played", "deal-done", "talks-failed")
"""Cards may be answered by cards, and people talk as long as they like."""
ORDERLY = ("hostages", "discard", "distribute", "talk")
"""Where a random answer may be none, or may have to be asked again once a leader has acted."""


def hasty(view: View, ask: AnyAsk, rng: Rng) -> Any:
    """Anything but to be asked again later."""
    if ask.topic in ORDERLY:
        return heuristic(view, ask, rng)
    if ask.topic == "pressed":
        return ["withdraw"]
    plain = ask.model_copy(deep=True)
    if isinstance(plain, Choose):
        plain.options = [one for one in plain.options if one.id not in (SEE, AFTER)]
    elif isinstance(plain, Assign):
        for key in plain.keys:
            key.allowed = key.allowed or [value.id for value in plain.values]
            key.allowed = [one for one in key.allowed if one not in (SEE, AFTER)]
    return at_random(view, plain, rng)


class TurnsWaits(Waits):
    """Turns in which the event names the defender, or (`named`) the challenger does."""

    def __init__(self, *, named: bool, without: tuple[str, ...] = LONGER) -> None:
        super().__init__(every=True, without=without)
        self.named = named

    def _round(self, here: list[list[str]], events: set[str]) -> None:
        topics = {topic for _, *topics in here for topic in topics}
        if ("defender" in topics) == self.named:
            super()._round(here, events)


def played(seen: Waits, games: int, policy: Any) -> None:
    for number in range(games):
        match = seated(rules("iron_throne"), 5, f"waits-{number}", "heuristic", {}, {})
        match.policies = [policy] * 5
        seen.play(match)


@pytest.mark.parametrize(("policy", "games"), [(heuristic, 12), (hasty, 12)])
@pytest.mark.parametrize("named", [False, True])
def test_a_turn_without_cards_played_takes_six_waits(policy: Any, games: int, named: bool) -> None:
    """Leaders' abilities included, also if one turns the war or brings new cards.

    A challenger who names the defender does so before anybody draws (R5.2, R5.4): one wait more.
    And one more, rarely, where what was said ahead cannot be done any more and is asked again.
    """
    seen = TurnsWaits(named=named)
    played(seen, games, policy)
    assert seen.rounds > 25
    again = [waits for waits in seen.each if waits > MOST + named]
    assert set(again) <= {MOST + named + 1}
    assert len(again) <= seen.rounds / 25


def test_six_waits_do_for_a_card_laid_open() -> None:
    """Bran: both have said ahead what they lay, also in turns that begin with hostages."""
    seen = TurnsWaits(named=False)
    closed = TurnsWaits(named=False, without=(*LONGER, "laid-open"))
    for waits in (seen, closed):
        played(waits, 12, hasty)
    assert seen.rounds > closed.rounds
    assert max(seen.each) == MOST
