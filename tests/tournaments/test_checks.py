"""Every kind of bad input is refused by name, and nothing has changed."""

from collections.abc import Callable

import pytest

from bot.kernel import Rng
from bot.text import words
from bot.tournaments import decisions as said
from bot.tournaments.errors import Refused
from bot.tournaments.pairing import pair
from bot.tournaments.preview import cut_people
from bot.tournaments.replay import create, replay, take
from bot.tournaments.scoring import Outcome
from bot.tournaments.tournament import Tournament
from tests.tournaments.building import BOSS, duel, ended, entered, many, paired, play, started

WIN = Outcome(places=[[0], [1]])


def refused(cup: Tournament, decision: said.AnyDecision) -> str:
    """The reason; nothing may have changed, and both languages have a sentence for it."""
    with pytest.raises(Refused) as caught:
        take(cup, decision)
    assert replay(cup.decisions) == cup
    for language in ("en", "de"):
        assert words(language).illegal(None, caught.value)
    return caught.value.reason


def plan(number: int, *people: int) -> said.Plan:
    return said.Plan(number=number, chairs=[said.Chair(person=one) for one in people])


def running() -> Tournament:
    """Four people, first round paired, nothing played."""
    cup = started(duel(rounds=2, cut=2), 4)
    paired(cup, (101, 102), (103, 104))
    return cup


def before() -> Tournament:
    return entered(duel(), 4)


def between() -> Tournament:
    cup = running()
    ended(cup, 1, 101, 102)
    ended(cup, 2, 103, 104)
    return cup


def played() -> Tournament:
    cup = between()
    paired(cup, (101, 103), (102, 104))
    ended(cup, 1, 101, 103)
    ended(cup, 2, 102, 104)
    return cup


def gone() -> Tournament:
    cup = between()
    take(cup, said.Dropped(person=104))
    take(cup, said.Disqualified(by=BOSS, person=103, why="x"))
    return cup


def cutting() -> Tournament:
    cup = played()
    take(cup, said.CutMade(by=BOSS, seeds=cut_people(cup)))
    return cup


def over() -> Tournament:
    cup = started(duel(rounds=1, cut=0), 2)
    paired(cup, (101, 102))
    ended(cup, 1, 101, 102)
    take(cup, said.Finished(by=BOSS))
    return cup


def pairing(number: int, *tables: said.Plan, byes: tuple[int, ...] = ()) -> said.Paired:
    return said.Paired(
        round=number, seed="x", tables=list(tables), byes=[said.Bye(person=one) for one in byes]
    )


CASES: list[tuple[Callable[[], Tournament], said.AnyDecision, str]] = [
    (before, said.Created(name="x", settings=duel()), "created-twice"),
    (before, said.Changed(settings=duel(hours=0)), "hours"),
    (before, said.SignedUp(person=101), "entered-twice"),
    (before, said.CheckedIn(person=999), "not-entered"),
    (before, said.KeptApart(first=101, second=101), "same-person"),
    (before, said.KeptApart(first=101, second=999), "not-entered"),
    (before, said.OrganiserNamed(person=BOSS, allowed=False), "last-organiser"),
    (before, said.Result(round=1, table=1, outcome=WIN), "not-started"),
    (before, said.Dropped(person=999), "not-entered"),
    (running, said.SignedUp(person=999), "has-started"),
    (running, said.Started(seed="x"), "has-started"),
    (running, said.Changed(settings=duel()), "has-started"),
    (running, said.JoinedLate(person=101), "entered-twice"),
    (running, said.Rejoined(person=101), "not-gone"),
    (running, said.Result(round=1, table=7, outcome=WIN), "no-such-table"),
    (running, said.Result(round=9, table=1, outcome=WIN), "no-such-table"),
    (running, said.Result(round=1, table=1, outcome=Outcome(places=[[0]])), "places"),
    (running, said.Result(round=1, table=1, outcome=Outcome(places=[[0], [2]])), "places"),
    (running, said.Result(round=1, table=1, outcome=Outcome(places=[[0], [0]])), "places"),
    (running, said.Result(round=1, table=1, outcome=Outcome(places=[[0, 1], []])), "places"),
    (running, said.Result(round=1, table=1, outcome=WIN, left=[5]), "places"),
    (running, said.Corrected(round=1, table=1, outcome=WIN), "nothing-to-correct"),
    (running, said.NoShow(round=1, table=1, person=103), "not-at-table"),
    (running, said.Replaced(round=1, table=1, old=101, new=103), "seated-twice"),
    (running, said.Replaced(round=1, table=1, old=999, new=998), "not-at-table"),
    (running, said.Extended(round=1, table=1, hours=0), "hours"),
    (running, said.Penalty(person=999, points=1), "not-entered"),
    (running, said.Penalty(person=101, points=-1), "penalty"),
    (running, said.Disqualified(person=101), "needs-reason"),
    (running, said.CutMade(seeds=[101, 102]), "rounds-left"),
    (running, said.Finished(), "round-open"),
    (running, pairing(2, plan(1, 101, 103), plan(2, 102, 104)), "round-open"),
    (running, said.Unpaired(round=2), "not-newest-round"),
    (between, said.Result(round=1, table=1, outcome=WIN), "table-ended"),
    (between, said.TableOpened(round=1, table=1, session=1), "table-ended"),
    (between, said.Finished(), "needs-reason"),
    (between, pairing(3, plan(1, 101, 103), plan(2, 102, 104)), "wrong-round"),
    (between, pairing(2, plan(1, 101, 103), plan(2, 101, 104)), "seated-twice"),
    (between, pairing(2, plan(1, 101, 103), plan(2, 102, 999)), "not-entered"),
    (between, pairing(2, plan(1, 101, 103)), "not-seated"),
    (between, pairing(2, plan(1, 101, 102, 103), byes=(104,)), "table-size"),
    (between, pairing(2, plan(1, 101, 103), plan(1, 102, 104)), "table-numbers"),
    (between, pairing(2, byes=(101, 102, 103, 104)), "no-tables"),
    (gone, said.Dropped(person=104), "gone"),
    (gone, said.Rejoined(person=103), "disqualified"),
    (gone, said.JoinedLate(person=103), "entered-twice"),
    (gone, pairing(2, plan(1, 101, 104), byes=(102,)), "gone"),
    (played, pairing(3, plan(1, 101, 103), plan(2, 102, 104)), "cut-first"),
    (played, said.Finished(), "cut-first"),
    (played, said.CutMade(seeds=[101, 101]), "cut-people"),
    (played, said.CutMade(seeds=[101, 999]), "cut-people"),
    (played, said.CutMade(seeds=[101, 102, 103]), "cut-larger-than-field"),
    (played, said.JoinedLate(person=999), "too-late"),
    (cutting, pairing(3, plan(1, 103, 104)), "not-the-bracket"),
    (cutting, said.Finished(), "not-decided"),
    (over, said.Dropped(person=101), "over"),
    (over, said.Corrected(round=1, table=1, outcome=WIN), "over"),
    (over, said.Cancelled(), "over"),
]


@pytest.mark.parametrize(("make", "decision", "reason"), CASES)
def test_it_is_refused(
    make: Callable[[], Tournament], decision: said.AnyDecision, reason: str
) -> None:
    assert refused(make(), decision) == f"tournament-{reason}"


def test_a_tournament_of_one_does_not_start() -> None:
    assert refused(entered(duel(), 1), said.Started(seed="x")) == "tournament-too-few"


def test_a_cut_larger_than_the_field_does_not_start() -> None:
    cup = entered(duel(rounds=2, cut=8), 4)
    assert refused(cup, said.Started(seed="x")) == "tournament-cut-larger-than-field"


def test_a_table_opens_once() -> None:
    cup = running()
    take(cup, said.TableOpened(round=1, table=1, session=7))
    again = said.TableOpened(round=1, table=1, session=8)
    assert refused(cup, again) == "tournament-table-open-twice"


def test_a_name_of_spaces_is_no_name() -> None:
    with pytest.raises(Refused) as caught:
        create(said.Created(name="  ", settings=duel()))
    assert caught.value.reason == "tournament-name"


def test_a_cup_is_full_at_its_limit() -> None:
    cup = started(duel(rounds=3, most=4, late_until=3), 4)
    assert refused(cup, said.JoinedLate(person=999)) == "tournament-full"


def test_a_round_robin_takes_nobody_in() -> None:
    cup = started(duel("robin"), 4)
    assert refused(cup, said.JoinedLate(person=999)) == "tournament-robin-late"


def test_everybody_may_play_on_while_a_table_waits_if_that_was_agreed() -> None:
    cup = started(duel(rounds=2, unfinished="wait"), 4)
    paired(cup, (101, 102), (103, 104))
    ended(cup, 1, 101, 102)
    take(cup, pair(cup, "next"))
    late = said.Result(round=1, table=2, outcome=WIN)
    take(cup, late)
    play(cup, Rng(seed="rest"))
    take(cup, said.Finished(by=BOSS))
    assert cup.phase == "finished"


def test_what_is_written_has_bounds() -> None:
    for wrong in (
        {"kind": "dropped", "person": 1, "why": "x" * 301},
        {"kind": "created", "name": "", "settings": duel().model_dump(mode="json")},
        {"kind": "nonsense"},
        {"kind": "dropped", "person": 1, "more": 2},
        {"kind": "penalty", "person": 1, "points": "1e99"},
    ):
        with pytest.raises(ValueError, match="validation error"):
            said.ONE.validate_python(wrong)


def test_tables_of_many_cannot_be_too_small_by_hand() -> None:
    cup = started(many(cut=0), 6)
    small = pairing(1, plan(1, 101, 102), plan(2, 103, 104, 105, 106))
    assert refused(cup, small) == "tournament-table-size"
