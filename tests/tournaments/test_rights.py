"""Requirement 8: who may decide what, as a matrix of people, decisions, and where they sit."""

from collections.abc import Callable
from typing import Any, get_args

import pytest

from bot.tournaments import decisions as said
from bot.tournaments.checks import check
from bot.tournaments.decisions import AnyDecision
from bot.tournaments.errors import Refused
from bot.tournaments.replay import take
from bot.tournaments.rights import check_right
from bot.tournaments.scoring import Outcome
from bot.tournaments.settings import Settings
from bot.tournaments.tournament import Tournament
from tests.tournaments.building import BOSS, duel, entered, paired, started

ORGANISER, MODERATOR, STRANGER, SECOND = BOSS, 2, 3, 4
HERE, THERE, PLAYER, OTHER = 101, 105, 107, 108
"""Organisers who play, at table 1 and at table 3; two who only play, at table 4."""
MODERATING = {MODERATOR, 102}
"""Who moderates the server; 102 plays at table 1, against 101."""
SEATED = 102

LEADERS = {ORGANISER, MODERATOR}
ELSEWHERE = LEADERS | {THERE}
"""Who leads and does not sit at table 1."""
EVERY_LEADER = LEADERS | {HERE, THERE, SEATED}
EVERYBODY = EVERY_LEADER | {PLAYER, STRANGER}

AT = {"round": 1, "table": 1}
ENDED = Outcome(places=[[0], [1]])
SWISS = duel(rounds=3, cut=4)
HOUSES = {2: ("a", "b")}


def running(*, last: bool = False) -> Tournament:
    """Eight people in the first round of three, or in the last round before the cut."""
    cup = started(SWISS.model_copy(update={"rounds": 1}) if last else SWISS, 8)
    for person in (SECOND, HERE, THERE):
        take(cup, said.OrganiserNamed(by=BOSS, person=person))
    paired(cup, (101, 102), (103, 104), (105, 106), (107, 108))
    return cup


def signing_up(**changes: Any) -> Tournament:
    """The same people before the start."""
    cup = entered(SWISS.model_copy(update={"houses": HOUSES, "wishes": True} | changes), 8)
    for person in (HERE, THERE):
        take(cup, said.OrganiserNamed(by=BOSS, person=person))
    return cup


def after(*decisions: AnyDecision, last: bool = False) -> Tournament:
    """The first round, and what was decided in it."""
    cup = running(last=last)
    for one in decisions:
        take(cup, one)
    return cup


def results(*tables: int) -> list[AnyDecision]:
    return [said.Result(round=1, table=one, outcome=ENDED) for one in tables or (1, 2, 3, 4)]


def next_round(cup: Tournament, by: int, *, by_hand: bool) -> said.Paired:
    people = [101, 103, 105, 107, 102, 104, 106, 108]
    plans = [
        said.Plan(number=at, chairs=[said.Chair(person=one) for one in people[2 * at - 2 : 2 * at]])
        for at in range(1, 5)
    ]
    return said.Paired(by=by, round=2, seed="s", tables=plans, by_hand=by_hand)


def longer(cup: Tournament) -> Settings:
    return cup.settings.model_copy(update={"hours": 99})


Case = tuple[Tournament, AnyDecision]
Maker = Callable[[int], Case]


def at_start(make: Callable[[Tournament, int], AnyDecision], **changes: Any) -> Maker:
    def case(by: int) -> Case:
        cup = signing_up(**changes)
        return cup, make(cup, by)

    return case


def at_play(
    make: Callable[[Tournament, int], AnyDecision], *before: AnyDecision, last: bool = False
) -> Maker:
    def case(by: int) -> Case:
        cup = after(*before, last=last)
        return cup, make(cup, by)

    return case


GONE = said.Dropped(by=PLAYER, person=PLAYER)
CALLED = said.JudgeCalled(by=101, why="dice", **AT)

MATRIX: list[tuple[str, Maker, set[int]]] = [
    ("changed", at_start(lambda c, by: said.Changed(by=by, settings=longer(c))), EVERY_LEADER),
    ("started", at_start(lambda c, by: said.Started(by=by, seed="s")), EVERY_LEADER),
    ("signed_up", at_start(lambda c, by: said.SignedUp(by=by, person=999)), EVERY_LEADER),
    (
        "signed_up",
        at_start(lambda c, by: said.SignedUp(by=by, person=STRANGER)),
        EVERY_LEADER | {STRANGER},
    ),
    (
        "deck_handed_in",
        at_start(lambda c, by: said.DeckHandedIn(by=by, person=PLAYER, digest="x"), decks=True),
        EVERY_LEADER | {PLAYER},
    ),
    (
        "checked_in",
        at_start(lambda c, by: said.CheckedIn(by=by, person=PLAYER), check_in=True),
        EVERY_LEADER | {PLAYER},
    ),
    (
        "check_in_called",
        at_start(lambda c, by: said.CheckInCalled(by=by), check_in=True),
        EVERY_LEADER,
    ),
    ("dropped", at_start(lambda c, by: said.Dropped(by=by, person=102)), EVERY_LEADER),
    (
        "kept_apart",
        at_start(lambda c, by: said.KeptApart(by=by, first=101, second=104)),
        EVERY_LEADER - {HERE},
    ),
    ("proposed", at_play(lambda c, by: said.Proposed(by=by, settings=longer(c))), EVERY_LEADER),
    (
        "agreed",
        at_play(lambda c, by: said.Agreed(by=by), said.Proposed(by=SECOND, settings=SWISS)),
        {ORGANISER, HERE, THERE},
    ),
    (
        "agreed",
        at_play(
            lambda c, by: said.Agreed(by=by, yes=False), said.Proposed(by=SECOND, settings=SWISS)
        ),
        EVERY_LEADER,
    ),
    ("organiser_named", at_play(lambda c, by: said.OrganiserNamed(by=by, person=7)), EVERY_LEADER),
    (
        "wished",
        at_start(lambda c, by: said.Wished(by=by, person=PLAYER, houses=["a"])),
        EVERY_LEADER | {PLAYER},
    ),
    (
        "kept_apart",
        at_play(lambda c, by: said.KeptApart(by=by, first=103, second=104)),
        EVERY_LEADER,
    ),
    (
        "kept_apart",
        at_play(lambda c, by: said.KeptApart(by=by, first=101, second=104)),
        EVERY_LEADER - {HERE},
    ),
    ("joined_late", at_play(lambda c, by: said.JoinedLate(by=by, person=999)), EVERY_LEADER),
    (
        "joined_late",
        at_play(lambda c, by: said.JoinedLate(by=by, person=STRANGER)),
        EVERY_LEADER | {STRANGER},
    ),
    ("dropped", at_play(lambda c, by: said.Dropped(by=by, person=102)), ELSEWHERE | {SEATED}),
    (
        "dropped",
        at_play(lambda c, by: said.Dropped(by=by, person=102), last=True),
        LEADERS | {SEATED},
    ),
    (
        "dropped",
        at_play(lambda c, by: said.Dropped(by=by, person=PLAYER)),
        EVERY_LEADER | {PLAYER},
    ),
    ("departed", at_play(lambda c, by: said.Departed(by=by, person=PLAYER)), EVERY_LEADER),
    (
        "returned",
        at_play(lambda c, by: said.Returned(by=by, person=OTHER), said.Departed(person=OTHER)),
        EVERY_LEADER,
    ),
    (
        "rejoined",
        at_play(lambda c, by: said.Rejoined(by=by, person=PLAYER), GONE),
        EVERY_LEADER | {PLAYER},
    ),
    ("paired", at_play(lambda c, by: next_round(c, by, by_hand=False), *results()), EVERY_LEADER),
    ("paired", at_play(lambda c, by: next_round(c, by, by_hand=True), *results()), LEADERS),
    ("unpaired", at_play(lambda c, by: said.Unpaired(by=by, round=1)), LEADERS),
    (
        "table_opened",
        at_play(lambda c, by: said.TableOpened(by=by, session=5, **AT)),
        EVERY_LEADER,
    ),
    ("no_show", at_play(lambda c, by: said.NoShow(by=by, person=102, **AT)), ELSEWHERE),
    ("replaced", at_play(lambda c, by: said.Replaced(by=by, old=102, new=9, **AT)), ELSEWHERE),
    ("extended", at_play(lambda c, by: said.Extended(by=by, hours=3, **AT)), ELSEWHERE),
    (
        "result",
        at_play(lambda c, by: said.Result(by=by, outcome=ENDED, source="organiser", **AT)),
        ELSEWHERE,
    ),
    (
        "corrected",
        at_play(lambda c, by: said.Corrected(by=by, outcome=ENDED, **AT), *results(1)),
        ELSEWHERE,
    ),
    ("warned", at_play(lambda c, by: said.Warned(by=by, round=1)), EVERY_LEADER),
    ("alarmed", at_play(lambda c, by: said.Alarmed(by=by, about="too-few")), EVERY_LEADER),
    ("judge_called", at_play(lambda c, by: said.JudgeCalled(by=by, why="x", **AT)), {HERE, SEATED}),
    ("ruled", at_play(lambda c, by: said.Ruled(by=by, why="x", **AT), CALLED), ELSEWHERE),
    ("paused", at_play(lambda c, by: said.Paused(by=by)), EVERY_LEADER),
    ("resumed", at_play(lambda c, by: said.Resumed(by=by), said.Paused(by=BOSS)), EVERY_LEADER),
    ("penalty", at_play(lambda c, by: said.Penalty(by=by, person=102, points=1)), ELSEWHERE),
    (
        "disqualified",
        at_play(lambda c, by: said.Disqualified(by=by, person=102, why="x")),
        ELSEWHERE,
    ),
    (
        "result",
        at_play(
            lambda c, by: said.Result(by=by, outcome=ENDED, source="organiser", **AT), last=True
        ),
        LEADERS,
    ),
    (
        "cut_made",
        at_play(lambda c, by: said.CutMade(by=by, seeds=[101, 103]), *results(), last=True),
        EVERY_LEADER,
    ),
    ("finished", at_play(lambda c, by: said.Finished(by=by, why="x"), *results()), LEADERS),
    ("cancelled", at_play(lambda c, by: said.Cancelled(by=by)), EVERY_LEADER),
]
"""A kind, the position in which it is decided, and who of everybody may."""


def allowed(cup: Tournament, decision: AnyDecision, moderator: bool) -> bool:
    try:
        check_right(cup, decision, moderator)
        check(cup, decision)
    except Refused:
        return False
    return True


@pytest.mark.parametrize(
    ("kind", "case", "may"), MATRIX, ids=[f"{at}-{one[0]}" for at, one in enumerate(MATRIX)]
)
def test_who_may_and_who_may_not(kind: str, case: Maker, may: set[int]) -> None:
    found = set()
    for by in EVERYBODY:
        cup, decision = case(by)
        assert decision.kind == kind
        if allowed(cup, decision, by in MODERATING):
            found.add(by)
    assert found == may


def test_the_matrix_has_every_decision() -> None:
    union, *_ = get_args(AnyDecision)
    kinds = {one.model_fields["kind"].default for one in get_args(union)}
    assert kinds == {kind for kind, *_ in MATRIX} | {"created"}


def test_whoever_stands_in_for_a_player_rules_nothing_there() -> None:
    """An organiser who does not take part, and has taken over a seat."""
    cup = after(said.Replaced(by=MODERATOR, old=102, new=BOSS, **AT))
    assert not allowed(cup, said.Extended(by=BOSS, hours=3, **AT), False)
    assert allowed(cup, said.Extended(by=BOSS, hours=3, round=1, table=2), False)


def test_whoever_has_stopped_still_rules_nothing_at_what_was_the_own_table() -> None:
    cup = after(said.Dropped(by=HERE, person=HERE))
    turned = said.Corrected(by=HERE, outcome=Outcome(places=[[0], [1]]), **AT)
    assert not allowed(cup, turned, False)
    assert allowed(cup, turned.model_copy(update={"by": BOSS}), False)


def test_who_plays_and_leads_alone_changes_no_rules() -> None:
    """Nor while the only other organiser has left the server."""
    cup = started(SWISS, 8)
    take(cup, said.OrganiserNamed(by=BOSS, person=HERE))
    proposal = said.Proposed(by=HERE, settings=longer(cup))
    assert allowed(cup, proposal, False)
    take(cup, said.Departed(person=BOSS))
    assert not allowed(cup, proposal, False)


def test_out_of_the_cut_an_organiser_rules_again() -> None:
    cup = after(*results(), said.CutMade(by=BOSS, seeds=[101, 103]), last=True)
    paired(cup, (101, 103))
    final = said.Extended(hours=3, round=2, table=1)
    for by, may in ((HERE, False), (THERE, True), (BOSS, True)):
        assert allowed(cup, final.model_copy(update={"by": by}), False) is may
