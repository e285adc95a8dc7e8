"""A26.4: whoever gives up leaves a game that goes on for the others."""

import pytest

from bot.games.card_game_2e.rules.rulebook import RULES
from bot.kernel import Rng, concede
from bot.text import LANGUAGES, words
from bot.workshop.match import Match
from bot.workshop.policies import eager

OFTEN = 240
"""One answer in so many is followed by somebody who gives up."""


def play(seed: str, seats: int) -> set[str]:
    """Play a game in which many give up; return what was open when they did."""
    match = Match(RULES, seats, seed, [eager] * seats)
    chance = Rng(seed=f"{seed}/giving up")
    topics = set()
    for _ in match.steps():
        RULES.check(match.state)
        open_now = {ask.topic for ask in match.state.asks if ask.owed}
        rare = open_now & {"order", "keyword", "winner", "target", "cost"}
        left = match.state.seats_in()
        if len(left) > 2 and (rare or chance.below(OFTEN) == 0):
            topics |= open_now
            match.state = concede(RULES, match.state, chance.pick(left)).state
            RULES.check(match.state)
    return topics


def test_players_give_up_at_any_moment() -> None:
    """A26.2, R6.8: cards go, the next player is first; what was asked no longer matters."""
    topics = set()
    for number in range(12):
        topics |= play(f"giving-up-{number}", 6 - number % 2)
    assert {"order", "target", "cost"} <= topics


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_somebody_is_out_is_told_in_words(language: str) -> None:
    """R26.8: in games of earlier releases, whose logs lack the words, nothing is told of why."""
    match = Match(RULES, 2, "out", [eager] * 2)
    (event,) = [e for e in concede(RULES, match.state, 1).events if e.type == "eliminated"]
    told = words(language).event("card_game_2e", event, lambda seat: f"seat {seat}")
    old = event.model_copy(update={"args": {"seat": "seat:1", "reason": "reason:conceded"}})
    before = words(language).event("card_game_2e", old, lambda seat: f"seat {seat}")
    for sentence in (told, before):
        assert "seat 1" in sentence
        assert "conceded" not in sentence
    assert len(told) > len(before)
