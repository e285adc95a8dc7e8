"""What the kernel deals anew for every game."""

from abc import abstractmethod
from collections.abc import Callable

import pytest

from bot.kernel import Answer, Rng, answer, begin, prefer
from tests.tavern.rules.rulebook import TAVERN, Tavern, TavernOptions, TavernState, Window


def opened() -> TavernState:
    """Three guests sit down; 1 and 2 have said where, 1 and 2 have standing orders."""
    state = begin(TAVERN, 3, TavernOptions(), "redeal").state
    for seat in (1, 2):
        state = prefer(TAVERN, state, seat, "react", "pass").state
        ask = next(one for one in state.asks if one.seat == seat)
        value = dict.fromkeys(("hearth", "bar", "cellar"), "sleep")
        state = answer(TAVERN, state, Answer(seat=seat, ask=ask.id, value=value)).state
    return state


def test_only_the_viewers_own_secrets_stay() -> None:
    state = opened()
    others = [TAVERN.redeal(state, 1, Rng(seed=f"{n}")) for n in range(30)]
    for other in others:
        assert other.rng != state.rng
        assert TAVERN.view(other, 1) == TAVERN.view(state, 1)
        assert other.preferences[1] == state.preferences[1]
        assert other.asks[1] == state.asks[1]
        assert set(other.asks[2].answer.values()) == {"drink"}, "what might have been said"
    assert {other.preferences[2]["react"] for other in others} == {"ask", "pass"}
    assert len({tuple(other.hands[2]) for other in others}) > 1


def test_an_answer_not_given_stays_open() -> None:
    assert TAVERN.redeal(opened(), 1, Rng(seed="s")).asks[0].answer is None


def test_what_lies_sealed_in_a_window_is_dealt_anew() -> None:
    state = opened()
    state.stack.append(Window(card="thief", by=0, rotation=[1, 2], sealed={1: "stop", 2: "stop"}))
    frame = TAVERN.redeal(state, 1, Rng(seed="s")).stack[-1]
    assert isinstance(frame, Window)
    assert frame.sealed == {1: "stop", 2: "unless"}


def test_a_game_that_does_not_say_what_it_hides_is_found_out() -> None:
    class Careless(Tavern):
        @abstractmethod
        def deal_hidden(self, state: TavernState, viewer: int | None, rng: Rng) -> None:
            """Say nothing."""

    careless: Callable[[], Tavern] = Careless
    with pytest.raises(TypeError, match="deal_hidden"):
        careless()
