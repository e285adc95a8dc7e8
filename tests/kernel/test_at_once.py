"""An option that waits for nobody: it ends the step, and what the others answered is dropped."""

from typing import Any

from bot.kernel import Answer, Choose, Frame, Option, Outcome, Play, Rng, State, answer
from bot.kernel.engine import run
from tests.tavern.rules.rulebook import TAVERN


class Race(Frame, name="at_once.race"):
    """Everybody bets in secret; whoever calls the race off makes all bet anew, without that seat's
    right to do so again."""

    steps = ("bet", "start")

    called: list[int] = []
    only: int = -1
    """A seat with one possible bet."""

    def bet(self, play: Play[State]) -> None:
        for seat in range(play.state.seats):
            horses = ["grey"] if seat == self.only else ["grey", "bay"]
            off = [] if seat in self.called else ["off"]
            if seat == self.only:
                off = []
            play.ask(
                Choose(
                    seat=seat,
                    topic="bet",
                    public="bet",
                    options=[Option(id=one, label=one) for one in [*horses, *off]],
                    at_once=off,
                    default=["grey"],
                )
            )

    def start(self, play: Play[State]) -> str | None:
        for seat in range(play.state.seats):
            if self.answers.get(f"bet/{seat}") == ["off"]:
                play.emit("off", seat=f"seat:{seat}", bets=sorted(self.answers))
                self.called.append(seat)
                return "bet"
        bets = [self.chosen("bet", seat) for seat in range(play.state.seats)]
        play.emit("bets", bets=bets)
        play.finish("over", [list(range(play.state.seats))], {})
        return None


def begun(**fields: Any) -> Outcome[State]:
    state = State(game="tavern", version=1, seats=3, rng=Rng(seed="race"), stack=[Race(**fields)])
    play = Play(state)
    run(play)
    return Outcome(play)


def bet(outcome: Outcome[Any], seat: int, value: str) -> Outcome[Any]:
    (ask,) = [ask for ask in outcome.state.asks if ask.seat == seat]
    return answer(TAVERN, outcome.state, Answer(seat=seat, ask=ask.id, value=value))


def test_it_takes_effect_though_others_have_not_answered() -> None:
    outcome = bet(begun(), 1, "off")
    assert [event.type for event in outcome.events] == ["off"]
    assert [ask.seat for ask in outcome.state.asks] == [0, 1, 2]
    assert all(ask.owed for ask in outcome.state.asks)
    assert [option.id for option in outcome.state.asks[1].options] == ["grey", "bay"]


def test_what_others_have_answered_is_dropped_unseen() -> None:
    before = bet(begun(), 0, "bay")
    outcome = bet(before, 2, "off")
    assert outcome.events[0].args["bets"] == ["bet/2"]
    assert all(ask.owed for ask in outcome.state.asks)
    assert {ask.id for ask in before.state.asks}.isdisjoint(ask.id for ask in outcome.state.asks)
    for seat in range(3):
        outcome = bet(outcome, seat, "grey")
    assert outcome.events[-1].args == {"bets": ["grey", "grey", "grey"]}


def test_an_answer_can_be_changed_to_it_until_the_last_is_in() -> None:
    outcome = bet(begun(), 0, "bay")
    assert outcome.events == []
    outcome = bet(outcome, 0, "off")
    assert [event.type for event in outcome.events] == ["off"]


def test_the_last_answer_may_be_such_an_option_too() -> None:
    outcome = bet(bet(bet(begun(), 0, "bay"), 1, "bay"), 2, "off")
    assert [event.type for event in outcome.events] == ["off"]


def test_it_cannot_be_taken_back_where_others_were_asked() -> None:
    assert bet(begun(), 1, "off").revealed
    assert not bet(begun(), 1, "bay").revealed


def test_the_old_state_is_untouched_and_old_questions_are_decided() -> None:
    before = begun()
    kept = before.state.model_dump_json()
    after = bet(before, 1, "off")
    assert before.state.model_dump_json() == kept
    again = type(after.state).model_validate_json(after.state.model_dump_json())
    assert again == after.state


def test_a_forced_answer_stays_with_the_frame() -> None:
    outcome = bet(begun(only=0), 1, "off")
    assert outcome.events[0].args["bets"] == ["bet/0", "bet/1"]
