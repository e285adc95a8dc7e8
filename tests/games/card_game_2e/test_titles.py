"""A29.6, R27.2: titles are ranked ahead, taken in player order, and nobody sees who took what."""

from typing import Any

import pytest

from bot.games.card_game_2e.rules.rulebook import RULES
from bot.games.card_game_2e.rules.state import ThronesState
from bot.games.card_game_2e.rules.titles import TitleChoice
from bot.kernel import Answer, Choose, Illegal, Rng, answer
from bot.kernel.turns import AFTER
from bot.workshop.match import Match
from bot.workshop.policies import at_random


@pytest.fixture
def state() -> ThronesState:
    match = Match(RULES, 6, "titles", [at_random] * 6)
    while not any(ask.topic == "title" for ask in match.state.asks):
        match.step()
    return match.state


def ask_of(state: Any, seat: int) -> Choose:
    found = next(ask for ask in state.asks if ask.seat == seat)
    assert isinstance(found, Choose)
    return found


def say(state: Any, seat: int, *names: str) -> Any:
    ask = ask_of(state, seat)
    wanted = [next(one.id for one in ask.options if one.id.startswith(name)) for name in names]
    return answer(RULES, state, Answer(seat=seat, ask=ask.id, value=wanted)).state


def test_everybody_is_asked_at_once_and_favourites_go_by_player_order(state: Any) -> None:
    order = state.order()
    assert {ask.seat for ask in state.asks} == set(order)
    for seat in order:
        state = say(state, seat, "hand_of_the_king", "master_of_coin", "master_of_laws", "crown",
                    "master_of_ships", "master_of_whispers")  # fmt: skip
    held = [state.fact(card).slug for seat in order if (card := state.title(seat)) is not None]
    assert held == ["hand_of_the_king", "master_of_coin", "master_of_laws", "crown_regent",
                    "master_of_ships", "master_of_whispers"]  # fmt: skip


def test_who_waits_sees_what_is_left(state: Any) -> None:
    order = state.order()
    state = say(state, order[0], "hand_of_the_king")
    state = say(state, order[1], AFTER)
    for seat in order[2:]:
        state = say(state, seat, "master_of_coin", "crown", "master_of_ships", "master_of_laws",
                    "master_of_whispers", "hand_of_the_king")  # fmt: skip
    names = [one.id.partition(".")[0] for one in ask_of(state, order[1]).options]
    assert "hand_of_the_king" not in names
    assert len(names) == 5


def test_to_wait_goes_with_no_ranking(state: Any) -> None:
    with pytest.raises(Illegal, match="after-alone"):
        say(state, state.order()[1], AFTER, "crown")


def test_nobody_can_tell_who_took_what(state: Any) -> None:
    order = state.order()
    state = say(state, order[0], "hand_of_the_king")
    state = say(state, order[1], AFTER)
    for seat in order[2:]:
        state = say(state, seat, "crown", "master_of_ships", "master_of_laws", "master_of_coin",
                    "master_of_whispers", "hand_of_the_king")  # fmt: skip
    other = RULES.redeal(state, order[2], Rng(seed="other"))
    frames = [one for one in other.stack if isinstance(one, TitleChoice)]
    assert all(not frame.ranked[seat] for frame in frames for seat in order[3:])
    assert RULES.view(other, order[2]) == RULES.view(state, order[2])
