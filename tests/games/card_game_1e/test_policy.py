"""The player by rules of thumb: stronger than chance, legal in everything, from its view alone."""

import pytest

from bench.policy import wins
from bot.games.card_game_1e.rules.rulebook import RULES
from bot.games.card_game_1e.rules.state import FirstOptions
from bot.workshop.match import Match
from bot.workshop.policies import policy
from tests.games.blind import decides_by_its_view


@pytest.mark.parametrize(("players", "games", "least"), [(2, 10, 9), (4, 5, 4)])
def test_one_of_them_beats_random_players(players: int, games: int, least: int) -> None:
    assert wins(RULES, "heuristic", players, games, "strength") >= least


@pytest.mark.parametrize(
    ("players", "options"), [(2, FirstOptions()), (4, FirstOptions(teams="two_on_two"))]
)
def test_a_table_of_them_comes_to_an_end_with_legal_answers_only(
    players: int, options: FirstOptions
) -> None:
    """`Match` lets an illegal answer of a policy through as an error."""
    play = policy(RULES, "standin")
    for number in range(2):
        match = Match(RULES, players, f"themselves-{number}", [play] * players, options)
        for _ in match.steps():
            RULES.check(match.state)
        assert match.state.finish is not None


def test_what_is_hidden_does_not_change_what_it_does() -> None:
    decides_by_its_view(RULES, 2, 40)
