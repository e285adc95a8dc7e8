"""The player by rules of thumb: stronger than chance, legal in everything, from its view alone.

`python -m bench.policy --game card_game_2e` plays more games, and every pair of starter decks.
"""

import pytest

from bench.policy import wins
from bot.games.card_game_2e.rules.rulebook import RULES
from bot.workshop.match import Match
from bot.workshop.policies import policy
from tests.games.blind import decides_by_its_view


@pytest.mark.parametrize(("players", "games", "least"), [(2, 20, 19), (4, 10, 8)])
def test_one_of_them_beats_random_players(players: int, games: int, least: int) -> None:
    assert wins(RULES, "heuristic", players, games, "strength") >= least


@pytest.mark.parametrize("players", [2, 4])
def test_a_table_of_them_comes_to_an_end_with_legal_answers_only(players: int) -> None:
    """`Match` lets an illegal answer of a policy through as an error."""
    play = policy(RULES, "standin")
    for number in range(3):
        match = Match(RULES, players, f"themselves-{number}", [play] * players)
        for _ in match.steps():
            RULES.check(match.state)
        assert match.state.finish is not None


def test_what_is_hidden_does_not_change_what_it_does() -> None:
    decides_by_its_view(RULES, 2, 60)
