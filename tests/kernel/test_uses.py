"""The life of one use: pay, choose, initiate, resolve; saved at each point."""

from typing import Any

import pytest

from bot.kernel import Amount, Answer, Broken, Frame, Play, Rng, State, answer, uses
from bot.kernel.asks import AnyAsk
from bot.kernel.engine import run
from tests.tavern.rules.rulebook import TAVERN


class Morning(Frame, name="uses.morning"):
    steps = ("rise",)

    def rise(self, play: Play[State]) -> None:
        play.finish("morning", [[0, 1]], {})


class Toast(uses.Ability):
    """Drink as much as one likes, up to three cups."""

    def questions(self, state: State, seat: int) -> list[AnyAsk]:
        return [Amount(seat=seat, topic="cups", public="act", min=1, max=3, default=1)]

    def resolve(self, play: Play[State], use: "Drink") -> None:
        use.told.append(f"drinks {use.given('cups', use.seat)}")


class Drink(uses.Use, name="uses.drink"):
    told: list[str] = []
    ordered: int | None = None
    stopped: bool = False

    @property
    def ability(self) -> Toast:
        return Toast()

    def pay(self, play: Play[State]) -> None:
        self.told.append("pays")

    def initiate(self, play: Play[State]) -> None:
        self.told.append("counts")
        self.cancelled = self.stopped

    def foretold(self, state: State, ask: AnyAsk) -> Any:
        return self.ordered


class Hasty(Drink, name="uses.hasty"):
    """A rulebook that lets others stop it before anything is chosen."""

    steps = ("pay", "initiate", "choose", "resolve")


def begun(frame: Drink) -> Any:
    state = State(game="tavern", version=1, seats=2, rng=Rng(seed="u"), stack=[Morning(), frame])
    run(Play(state))
    return state


def test_its_steps_come_in_order_and_survive_being_saved() -> None:
    state: Any = State.model_validate_json(begun(Drink(seat=1)).model_dump_json())
    frame = state.stack[-1]
    assert isinstance(frame, Drink)
    assert frame.told == ["pays"]
    (ask,) = state.asks
    answer(TAVERN, state, Answer(seat=1, ask=ask.id, value=2), in_place=True)
    assert frame.told == ["pays", "counts", "drinks 2"]


def test_what_was_said_with_the_use_is_not_asked_again() -> None:
    frame = Drink(seat=1, ordered=3)
    assert begun(frame).asks == []
    assert frame.told[-1] == "drinks 3"


def test_what_cannot_be_any_more_is_asked_all_the_same() -> None:
    assert [ask.topic for ask in begun(Drink(seat=1, ordered=4)).asks] == ["cups"]


def test_a_cancelled_use_is_paid_and_counted_and_does_nothing() -> None:
    frame = Drink(seat=1, ordered=3, stopped=True)
    begun(frame)
    assert frame.told == ["pays", "counts"]


def test_nothing_is_chosen_for_what_was_cancelled_before() -> None:
    frame = Hasty(seat=1, stopped=True)
    assert begun(frame).finish is not None
    assert frame.told == ["pays", "counts"]


def test_a_use_answers_to_the_nearest_one_below() -> None:
    below, between, top = Drink(seat=0), Morning(), Drink(seat=1)
    state = State(game="t", version=1, seats=2, rng=Rng(seed="u"), stack=[below, between, top])
    assert uses.beneath(state, top) is below
    with pytest.raises(Broken, match="answers to nothing"):
        uses.beneath(state, below)
