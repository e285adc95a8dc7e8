"""A29.1: whom the game stops for does not depend on what is hidden."""

from typing import Any

import pytest

from bot.games.card_game_2e.rules.rulebook import RULES
from bot.games.lcg.stops import STOPS
from bot.games.lcg.windows import Window
from bot.kernel import Rng
from bot.kernel.state import Play
from bot.workshop.match import Match
from bot.workshop.policies import at_random, eager


def asked(state: Any) -> list[int]:
    """Whom the window on top would ask."""
    window = state.stack[-1]
    assert isinstance(window, Window)
    play = Play(state)
    return [seat for seat in range(state.seats) if window.could_act(play, seat)]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_window_asks_the_same_players_whatever_they_hold(seats: int) -> None:
    compared = 0
    for game in range(4):
        match = Match(RULES, seats, f"blind-{game}", [at_random] * seats)
        for number, _ in enumerate(match.steps()):
            state = match.state
            if state.finish is not None or not isinstance(state.stack[-1], Window):
                continue
            other = RULES.redeal(state, None, Rng(seed=f"{game}/{number}"))
            other.preferences = state.preferences
            assert asked(other) == asked(state)
            compared += 1
    assert compared > 200


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_is_left_out_who_could_act(seats: int) -> None:
    """A29.2: a proof that nothing can be done never takes away what somebody can do."""
    acted = 0
    for game in range(3):
        match = Match(RULES, seats, f"rights-{game}", [eager] * seats)
        for seat in range(seats):
            match.state.preferences[seat] = {"stops": list(STOPS.choices)}
        for _ in match.steps():
            state = match.state
            if state.finish is not None or not isinstance(state.stack[-1], Window):
                continue
            window, play = state.stack[-1], Play(state)
            for seat in state.seats_in():
                state.preferences[seat]["pass_until"] = "off"
                acts = window.acts(play, seat)
                assert not acts or window.could_act(play, seat)
                acted += bool(acts)
    assert acted > 100
