"""Who has won is told by house and by player, in every game."""

from typing import Any

import pytest

from bot.games import GAMES
from bot.kernel import Event, concede
from bot.text import words
from bot.workshop.match import Match
from bot.workshop.policies import by_default

EN = words("en")


def plain(seat: int) -> str:
    return f"Player {seat}"


def after_set_up(game: str, seats: int, options: Any = None) -> Any:
    """A position in which everybody has a house."""
    match = Match(GAMES[game].rules, seats, "winners", [by_default] * seats, options)
    face = GAMES[game].face
    for _ in match.steps():
        view = match.rules.view(match.state, None)
        if all(face.seat_label(view, EN, seat) for seat in range(seats)):
            return match.state
    raise AssertionError("nobody got a house")


def summary(game: str, state: Any) -> str:
    rules = GAMES[game].rules
    return GAMES[game].face.summary(rules.view(state, None), EN, plain)


@pytest.mark.parametrize("game", GAMES)
def test_the_winner_is_named_by_house_and_player(game: str) -> None:
    rules: Any = GAMES[game].rules
    seats = min(rules.players)
    state = after_set_up(game, seats)
    for seat in range(1, seats):
        if state.finish is None:
            state = concede(rules, state, seat).state
    house = GAMES[game].face.seat_label(rules.view(state, None), EN, 0)
    assert f"{house} (Player 0)" in summary(game, state)


def test_both_partners_are_named_where_two_have_won_together() -> None:
    rules: Any = GAMES["card_game_1e"].rules
    state = after_set_up("card_game_1e", 4, rules.Options(teams="two_on_two"))
    for seat in (1, 3):
        state = concede(rules, state, seat).state
    assert "(Player 0)" in summary("card_game_1e", state)
    assert "(Player 2)" in summary("card_game_1e", state)


def test_who_takes_a_house_is_told_by_name() -> None:
    event = Event(type="takes-house", args={"seat": "seat:0", "house": "house:stark"})
    stark = str(EN.name("board_game", "house:stark"))
    line = EN.happened("board_game", event, lambda seat: stark, plain)
    assert line == f"Player 0 leads {stark}."
