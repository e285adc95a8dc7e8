"""A window asks at once and applies in turn; nobody loses a right that the order gives."""

from typing import Any, ClassVar

from bot.kernel import AFTER, Answer, Choose, Frame, Option, Play, Rng, State, answer, windows
from bot.kernel.engine import run
from bot.kernel.rules import for_show, waiting
from bot.kernel.windows import PASS, UNLESS
from tests.tavern.rules.rulebook import TAVERN


class Night(Frame, name="windows.night"):
    """What lies below a window: the night is over once it is closed."""

    steps = ("sleep",)

    def sleep(self, play: Play[State]) -> None:
        play.finish("dawn", [list(range(play.state.seats))], {})


class Brawl(windows.Window, name="windows.brawl"):
    """Whoever is awake may punch, as long as the fists last."""

    awake: list[int]
    """Everybody can see that."""
    fists: dict[int, int]
    """Only the owner knows."""
    done: list[tuple[int, str]] = []

    def could_act(self, play: Play[State], seat: int) -> bool:
        return seat in self.awake

    def acts(self, play: Play[State], seat: int) -> list[Option]:
        return [Option(id="punch", label="punch")] if self.fists.get(seat) else []

    def perform(self, play: Play[State], seat: int, act: str) -> None:
        self.done.append((seat, act))
        self.fists[seat] -= 1


class Riot(Brawl, name="windows.riot"):
    """The same with passes to the end, and acts that wait for nobody."""

    pass_lasts: ClassVar[bool] = True
    live: ClassVar[bool] = True


class Duel(Brawl, name="windows.duel"):
    """One after the other, each as often as they like."""

    together: ClassVar[bool] = False

    def after_act(self, seat: int) -> list[int]:
        return self.seats


class Tavern:
    """A window over the end of the night, saved and loaded before each answer."""

    def __init__(self, kind: type[Brawl], awake: list[int], **fists: int) -> None:
        held = {int(seat[1:]): number for seat, number in fists.items()}
        frame = kind(rotation=[1, 2, 0], awake=awake, fists=held)
        state = State(game="tavern", version=1, seats=3, rng=Rng(seed="w"), stack=[Night(), frame])
        run(Play(state))
        self.state: Any = state
        self.frame = frame

    def say(self, seat: int, choice: str) -> None:
        self.state = State.model_validate_json(self.state.model_dump_json())
        ask = next(one for one in self.state.asks if one.seat == seat)
        answer(TAVERN, self.state, Answer(seat=seat, ask=ask.id, value=[choice]), in_place=True)
        found = [one for one in self.state.stack if isinstance(one, Brawl)]
        self.frame = found[0] if found else self.frame

    @property
    def asked(self) -> dict[int, list[str]]:
        asks = [ask for ask in self.state.asks if isinstance(ask, Choose)]
        return {ask.seat: [one.id for one in ask.options] for ask in asks if ask.owed}

    @property
    def done(self) -> list[tuple[int, str]]:
        return self.frame.done

    @property
    def over(self) -> bool:
        return self.state.finish is not None


def test_a_window_in_which_nobody_could_act_closes_unseen() -> None:
    table = Tavern(Brawl, [])
    assert table.over
    assert table.state.asked == {}


def test_everybody_who_could_act_is_asked_at_once_holding_something_or_not() -> None:
    table = Tavern(Brawl, [0, 1, 2], s0=1, s2=1)
    assert table.asked == {1: [PASS], 2: ["punch", PASS, AFTER], 0: ["punch", PASS, AFTER]}
    assert [for_show(ask) for ask in table.state.asks] == [True, False, False]
    assert all(ask.veiled for ask in table.state.asks)


def test_it_is_over_once_all_have_passed_in_a_row() -> None:
    table = Tavern(Brawl, [0, 1], s0=1, s1=1)
    table.say(0, PASS)
    assert not table.over
    table.say(1, PASS)
    assert table.over
    assert table.done == []


def test_answers_are_applied_in_the_order_of_the_rules_and_later_acts_fall_back() -> None:
    table = Tavern(Brawl, [0, 1, 2], s0=1, s1=1, s2=1)
    table.say(0, "punch")
    table.say(2, "punch")
    assert table.done == []
    table.say(1, "punch")
    assert table.done == [(1, "punch")]
    # All may answer to that, from the next one on; 1 has nothing left but is asked for show.
    assert list(table.asked) == [2, 0, 1]


def test_the_next_opportunity_is_that_of_the_seat_after_who_acted() -> None:
    table = Tavern(Brawl, [0, 1, 2], s0=1, s1=2, s2=1)
    for seat, choice in ((0, PASS), (1, "punch"), (2, PASS)):
        table.say(seat, choice)
    for seat, choice in ((0, "punch"), (1, "punch"), (2, PASS)):
        table.say(seat, choice)
    assert table.done == [(1, "punch"), (0, "punch")]
    for seat in (1, 2, 0):
        table.say(seat, PASS)
    assert table.over


def test_who_passes_unless_somebody_acts_is_asked_again_who_passes_is_not() -> None:
    table = Tavern(Riot, [0, 1, 2], s0=1, s1=1, s2=1)
    assert table.asked[2] == ["punch", UNLESS, PASS, AFTER]
    table.say(2, UNLESS)
    table.say(1, PASS)
    table.say(0, "punch")
    assert table.done == [(0, "punch")]
    assert table.asked == {1: [PASS], 2: ["punch", UNLESS, PASS, AFTER], 0: [UNLESS]}


def test_who_passed_for_good_is_waited_for_like_anybody_else() -> None:
    """Otherwise everybody would see that it had something to pass on."""
    held, empty = Tavern(Riot, [0, 1], s0=1, s1=1), Tavern(Riot, [0, 1], s0=1)
    for table, choice in ((held, PASS), (empty, UNLESS)):
        table.say(1, choice)
        table.say(0, "punch")
    assert waiting(held.state) == waiting(empty.state)
    assert [one.seat for one in waiting(held.state)] == [0, 1]
    assert [for_show(ask) for ask in held.state.asks] == [True, True]


def test_the_usual_answer_gives_no_right_away() -> None:
    table = Tavern(Riot, [0], s0=1)
    (ask,) = table.state.asks
    assert ask.default == ask.quiet == [UNLESS]


def test_an_act_of_who_has_the_turn_counts_at_once_and_drops_the_others_unseen() -> None:
    table = Tavern(Riot, [0, 1, 2], s0=1, s1=1, s2=1)
    table.say(2, PASS)
    table.say(1, "punch")
    assert table.done == [(1, "punch")]
    assert list(table.asked) == [2, 0, 1]


def test_who_waits_for_those_before_hears_them_first() -> None:
    table = Tavern(Brawl, [0, 1, 2], s0=1, s1=1, s2=1)
    table.say(2, AFTER)
    table.say(0, "punch")
    table.say(1, PASS)
    assert table.asked == {2: ["punch", PASS]}
    assert table.frame.sealed == {0: "punch"}
    table.say(2, PASS)
    assert table.done == [(0, "punch")]


def test_one_after_the_other_and_each_until_they_pass() -> None:
    table = Tavern(Duel, [0, 1, 2], s0=1, s1=2)
    assert table.asked == {1: ["punch", PASS]}
    table.say(1, "punch")
    assert table.asked == {1: ["punch", PASS]}
    table.say(1, PASS)
    table.say(2, PASS)
    table.say(0, "punch")
    assert table.done == [(1, "punch"), (0, "punch")]
    assert table.asked == {0: [PASS]}


def test_what_was_said_in_an_earlier_round_is_no_answer_to_this_one() -> None:
    """Earlier releases left answers behind in the windows they saved."""
    frame = Duel(rotation=[1], awake=[], fists={1: 1}, answers={"act/1": ["punch"]})
    state = State(game="tavern", version=1, seats=3, rng=Rng(seed="w"), stack=[Night(), frame])
    run(Play(state))
    assert frame.done == []
    assert state.finish is not None


def test_who_has_given_up_passes() -> None:
    table = Tavern(Brawl, [0, 1], s0=1, s1=1)
    table.state.conceded.append(0)
    table.say(1, "punch")
    table.say(0, PASS)
    assert list(table.asked) == [1]
