"""The players by program: stronger than chance, legal in everything, from their view alone."""

import pytest

from bench.policy import wins
from bot.games.board_game.rules.board import BoardOptions
from bot.games.board_game.rules.rulebook import BoardGame
from bot.games.board_game.rules.state import BoardState
from bot.workshop.match import Match
from bot.workshop.policies import policy
from tests.games.blind import decides_by_its_view

RULES = BoardGame()


@pytest.mark.parametrize("players", RULES.players)
def test_one_of_them_beats_a_table_of_random_players(players: int) -> None:
    assert wins(RULES, "heuristic", players, 6, "strength") >= 5


@pytest.mark.parametrize("name", ["standin", "vassal"])
@pytest.mark.parametrize("players", RULES.players)
def test_a_table_of_them_comes_to_an_end_with_legal_answers_only(players: int, name: str) -> None:
    """`Match` lets an illegal answer of a policy through as an error."""
    play = policy(RULES, name)
    options = BoardOptions(tides_of_battle=players % 2 == 0)
    match = Match(RULES, players, "themselves", [play] * players, options)
    for _ in match.steps():
        RULES.check(match.state)
    assert match.state.finish is not None


def test_what_is_hidden_does_not_change_what_it_does() -> None:
    decides_by_its_view(RULES, 4, 150)


def test_a_vassal_attacks_nobody() -> None:
    """As the table has agreed on it: stand-ins ask the option."""
    agreed = BoardOptions(standins="vassal")
    match = Match(RULES, 6, "peace", [policy(RULES, "standin")] * 6, agreed)
    for step in match.steps():
        assert "combat" not in {event.type for event in step.events}
    state = match.state
    assert isinstance(state, BoardState)
    assert sum(state.victories()) > 0
