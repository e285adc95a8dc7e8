"""Every game says who would be where if it ended now, and gives every seat a place."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.kernel import Rules, concede
from tests.kernel.contract import every_game, fixed, middle, opened, seeds


@every_game
@fixed(6)
@given(seed=seeds, answers=st.integers(0, 150))
def test_every_seat_has_one_place_at_any_time(rules: Rules[Any], seed: str, answers: int) -> None:
    state = middle(rules, seed, answers).state
    before = rules.dump(state)
    places = rules.standing(state)
    assert sorted(seat for group in places for seat in group) == list(range(state.seats))
    assert all(places)
    assert rules.dump(state) == before


@every_game
def test_at_the_end_it_is_how_the_game_ended(rules: Rules[Any]) -> None:
    """Everybody but one gives up; most games are over then, and the others soon."""
    match = opened(rules, "standing")
    for seat in range(match.state.seats - 1):
        if match.state.finish is None:
            match.state = concede(rules, match.state, seat).state
    for _ in range(200):
        if match.state.finish is None:
            match.step()
    state = match.state
    assert state.finish is not None
    assert rules.standing(state) == state.finish.places
    assert sorted(seat for group in rules.standing(state) for seat in group) == list(
        range(state.seats)
    )


@every_game
def test_whoever_gave_up_is_behind_all_who_play(rules: Rules[Any]) -> None:
    match = opened(rules, "gave-up")
    if match.state.seats < 3:
        return
    state = concede(rules, match.state, 0).state
    assert rules.standing(state)[-1] == [0]
