"""What the rules ask in turn is asked at once, and nobody loses the right to hear the others."""

from typing import Any

import pytest

from bot.kernel import (
    AFTER,
    Answer,
    Assign,
    Broken,
    Choose,
    Frame,
    Illegal,
    InTurn,
    Key,
    Option,
    Outcome,
    Play,
    Rng,
    State,
    answer,
)
from bot.kernel.engine import run
from bot.kernel.turns import check_after
from tests.tavern.rules.rulebook import TAVERN, TavernState


class Toast(Frame, name="turns.toast"):
    """Everybody says in turn whether they drink."""

    steps = ("ask", "hear")

    turns: InTurn = InTurn()
    told: list[list[tuple[int, str]]] = []

    def ask(self, play: Play[State]) -> None:
        self.turns.ask(play, toast)

    def hear(self, play: Play[State]) -> str | None:
        self.told.append(self.turns.hear(self, "toast"))
        if not self.turns.done:
            return "ask"
        play.finish("drunk", [[0, 1, 2]], {})
        return None


def toast(seat: int, *drinks: str) -> Choose:
    options = [Option(id=one, label=one) for one in drinks or ("ale", "wine")]
    return Choose(
        seat=seat,
        topic="toast",
        public="toast",
        options=options,
        default=[drinks[0]] if drinks else ["ale"],
    )


def begun(frame: Frame) -> Outcome[Any]:
    play = Play(State(game="tavern", version=1, seats=3, rng=Rng(seed="toast"), stack=[frame]))
    run(play)
    return Outcome(play)


class Round:
    def __init__(self) -> None:
        self.frame = Toast(turns=InTurn(seats=[2, 0, 1]))
        self.state = begun(self.frame).state

    def say(self, seat: int, choice: str) -> None:
        ask = next(one for one in self.state.asks if one.seat == seat)
        # In place, so that the frame we hold is the one that is played.
        answer(TAVERN, self.state, Answer(seat=seat, ask=ask.id, value=[choice]), in_place=True)

    @property
    def asked(self) -> dict[int, list[str]]:
        asks = [ask for ask in self.state.asks if isinstance(ask, Choose)]
        return {ask.seat: [one.id for one in ask.options] for ask in asks}


def test_all_are_asked_at_once_and_only_those_with_somebody_before_them_may_wait() -> None:
    table = Round()
    assert table.asked == {2: ["ale", "wine"], 0: ["ale", "wine", AFTER], 1: ["ale", "wine", AFTER]}
    for seat in (1, 0, 2):
        table.say(seat, "wine")
    assert table.frame.told == [[(2, "wine"), (0, "wine"), (1, "wine")]]


def test_who_waits_is_asked_alone_once_those_before_have_been_told() -> None:
    table = Round()
    table.say(2, "ale")
    table.say(0, AFTER)
    table.say(1, "wine")
    assert table.frame.told == [[(2, "ale")]]
    assert table.asked == {0: ["ale", "wine"]}
    table.say(0, "wine")
    assert table.frame.told == [[(2, "ale")], [(0, "wine"), (1, "wine")]]


def test_two_who_wait_are_asked_one_after_the_other() -> None:
    table = Round()
    for seat, choice in ((2, "ale"), (0, AFTER), (1, AFTER)):
        table.say(seat, choice)
    assert table.asked == {0: ["ale", "wine"]}
    table.say(0, "ale")
    assert table.asked == {1: ["ale", "wine"]}
    table.say(1, "wine")
    assert [told for told in table.frame.told if told] == [
        [(2, "ale")],
        [(0, "ale")],
        [(1, "wine")],
    ]


def test_nobody_waits_for_those_who_have_nothing_to_decide() -> None:
    class Forced(Toast, name="turns.forced"):
        def ask(self, play: Play[State]) -> None:
            self.turns.ask(play, lambda seat: toast(seat, "ale") if seat == 2 else toast(seat))

    state = begun(Forced(turns=InTurn(seats=[2, 0, 1]))).state
    assert [[one.id for one in ask.options] for ask in state.asks] == [
        ["ale", "wine"],
        ["ale", "wine", AFTER],
    ]


def test_two_asks_of_one_topic_to_one_seat_are_told_apart() -> None:
    class Both(Frame, name="turns.both"):
        steps = ("ask", "hear")

        def ask(self, play: Play[State]) -> None:
            for cup in ("first", "second"):
                question = toast(1)
                question.which = cup
                play.ask(question)

        def hear(self, play: Play[State]) -> None:
            drunk = [self.chosen("toast", 1, cup) for cup in ("first", "second")]
            play.finish("drunk", [[1]], {1: drunk.index("wine")})

    state = begun(Both()).state
    first, second = (ask.id for ask in state.asks)
    answer(TAVERN, state, Answer(seat=1, ask=first, value=["ale"]), in_place=True)
    answer(TAVERN, state, Answer(seat=1, ask=second, value=["wine"]), in_place=True)
    assert state.finish is not None
    assert state.finish.points == {1: 1}


@pytest.mark.parametrize("drinks", [("ale",), ("ale", "wine")])
def test_an_answer_that_would_hide_another_is_a_mistake_of_the_rules(drinks: tuple[str]) -> None:
    class Twice(Frame, name=f"turns.twice{len(drinks)}"):
        steps = ("ask",)

        def ask(self, play: Play[State]) -> None:
            play.ask(toast(1, *drinks))
            play.ask(toast(1, *drinks))

    with pytest.raises(Broken, match="toast/1 is asked twice in one step"):
        begun(Twice())


class Supper(Frame, name="turns.supper"):
    """Everybody says in turn what they eat first and second; who has a standing order is heard."""

    steps = ("ask", "hear")

    turns: InTurn = InTurn()
    told: list[list[tuple[int, dict[str, str]]]] = []

    def ask(self, play: Play[State]) -> None:
        self.told.append(self.turns.next_told())
        self.turns.ask(play, supper)

    def check_supper(self, state: State, seat: int, value: dict[str, str]) -> None:
        check_after(value)

    def hear(self, play: Play[State]) -> str | None:
        self.turns.take(self, "supper")
        if any(seat not in self.turns.kept for seat in self.turns.seats):
            return "ask"
        self.told.append(self.turns.next_told())
        play.finish("full", [[0, 1, 2]], {})
        return None


def supper(seat: int) -> Assign:
    return Assign(
        seat=seat,
        topic="supper",
        public="supper",
        keys=[Key(id=one, label=one) for one in ("first", "second")],
        values=[Option(id=one, label=one) for one in ("soup", "pie")],
        default={"first": "soup", "second": "pie"},
    )


def eat(state: TavernState, seat: int, first: str, second: str) -> None:
    ask = next(one for one in state.asks if one.seat == seat)
    value = {"first": first, "second": second}
    answer(TAVERN, state, Answer(seat=seat, ask=ask.id, value=value), in_place=True)


def test_an_assignment_is_asked_in_turn_too_and_waited_with_as_a_whole() -> None:
    frame = Supper(turns=InTurn(seats=[2, 0]))
    state = begun(frame).state
    with pytest.raises(Illegal, match="no-such-value"):
        eat(state, 2, AFTER, AFTER)
    with pytest.raises(Illegal, match="after-for-all"):
        eat(state, 0, AFTER, "pie")
    eat(state, 0, AFTER, AFTER)
    eat(state, 2, "pie", "pie")
    assert frame.told[-1] == [(2, {"first": "pie", "second": "pie"})]
    assert [ask.seat for ask in state.asks] == [0]
    with pytest.raises(Illegal, match="no-such-value"):
        eat(state, 0, AFTER, AFTER)
    eat(state, 0, "soup", "pie")
    assert frame.told[-1] == [(0, {"first": "soup", "second": "pie"})]


def test_nobody_waits_for_a_standing_order() -> None:
    always = {"first": "pie", "second": "pie"}
    frame = Supper(turns=InTurn(seats=[2, 0, 1], kept={2: always, 1: always}))
    state = begun(frame).state
    assert frame.told == [[(2, always)]]
    assert [ask.seat for ask in state.asks] == [0]
    eat(state, 0, "soup", "soup")
    assert frame.told[-1] == [(0, {"first": "soup", "second": "soup"}), (1, always)]
