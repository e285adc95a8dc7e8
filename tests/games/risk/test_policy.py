"""The player by rules of thumb: stronger than chance, legal in everything, from its view alone."""

import pytest

from bench.policy import wins
from bot.games.risk.rules.rulebook import Risk
from bot.games.risk.rules.state import RiskOptions
from bot.workshop.match import Match
from bot.workshop.policies import policy
from tests.games.blind import decides_by_its_view

RULES = Risk()
DOMINION = RiskOptions(mode="dominion")


@pytest.mark.parametrize("players", RULES.players)
def test_one_of_them_beats_a_table_of_random_players(players: int) -> None:
    assert wins(RULES, "heuristic", players, 6, "strength") == 6


@pytest.mark.parametrize("players", RULES.players)
def test_a_table_of_them_comes_to_an_end_with_legal_answers_only(players: int) -> None:
    """`Match` lets an illegal answer of a policy through as an error."""
    play = policy(RULES, "standin")
    match = Match(RULES, players, "themselves", [play] * players)
    for _ in match.steps():
        RULES.check(match.state)
    assert match.state.finish is not None


@pytest.mark.parametrize("players", [2, 4, 6])
def test_one_of_them_beats_random_players_in_dominion(players: int) -> None:
    assert wins(RULES, "heuristic", players, 4, "dominion", DOMINION) == 4


def test_it_uses_what_dominion_offers() -> None:
    match = Match(RULES, 4, "uses", [policy(RULES, "heuristic")] * 4, DOMINION)
    seen = {event.type for step in match.steps() for event in step.events}
    assert seen >= {"used-character", "bought-maester", "played-maester", "completed"}
    assert seen >= {"bought-objective", "got-objectives", "income"}


@pytest.mark.parametrize("options", [RiskOptions(), DOMINION], ids=["skirmish", "dominion"])
def test_what_is_hidden_does_not_change_what_it_does(options: RiskOptions) -> None:
    decides_by_its_view(RULES, 3, 300, options)
