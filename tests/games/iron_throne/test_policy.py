"""The player by rules of thumb: stronger than chance, legal in everything, from its view alone."""

import pytest

from bench.policy import wins
from bot.games.iron_throne.rules.rulebook import RULES
from bot.workshop.match import Match
from bot.workshop.policies import policy
from tests.games.blind import decides_by_its_view


@pytest.mark.parametrize("players", RULES.players)
def test_one_of_them_beats_a_table_of_random_players(players: int) -> None:
    assert wins(RULES, "heuristic", players, 100, "strength") >= 80


@pytest.mark.parametrize("players", RULES.players)
def test_a_table_of_them_comes_to_an_end_with_legal_answers_only(players: int) -> None:
    """`Match` lets an illegal answer of a policy through as an error."""
    play = policy(RULES, "standin")
    for number in range(4):
        match = Match(RULES, players, f"themselves-{number}", [play] * players)
        for _ in match.steps():
            RULES.check(match.state)
        assert match.state.finish is not None


def test_what_is_hidden_does_not_change_what_it_does() -> None:
    decides_by_its_view(RULES, 4, 300)


def test_a_table_of_them_does_not_defend_for_ever() -> None:
    """Everybody is one token short here, and all defend against whoever challenges."""
    match = Match(RULES, 5, "waits-90", [policy(RULES, "standin")] * 5)
    for _ in match.steps():
        assert match.state.turn < 150
    assert match.state.finish is not None
