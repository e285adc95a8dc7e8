"""Requirement 8: who may decide what, as a matrix of people, decisions, and where they sit."""

import pytest

from bot.tournaments import decisions as said
from bot.tournaments.checks import check
from bot.tournaments.decisions import AnyDecision
from bot.tournaments.errors import Refused
from bot.tournaments.replay import take
from bot.tournaments.rights import check_right
from bot.tournaments.scoring import Outcome
from bot.tournaments.tournament import Tournament
from tests.tournaments.building import BOSS, duel, paired, started

MODERATOR, STRANGER = 2, 3
AT = {"round": 1, "table": 1}
ENDED = Outcome(places=[[0], [1]])


def running() -> Tournament:
    """Eight people; 101 organises and plays at table 1, with 102."""
    cup = started(duel(rounds=3, cut=4), 8)
    take(cup, said.OrganiserNamed(by=BOSS, person=101))
    paired(cup, (101, 102), (103, 104), (105, 106), (107, 108))
    return cup


def rulings(by: int, table: int = 1, person: int = 102) -> list[AnyDecision]:
    """What only organisers decide, about one table."""
    at = {"round": 1, "table": table, "by": by}
    return [
        said.Result(**at, outcome=ENDED, source="organiser"),
        said.NoShow(**at, person=person),
        said.Replaced(**at, old=person, new=999),
        said.Extended(**at, hours=3),
        said.Penalty(by=by, person=person, points=1, why="x"),
        said.Disqualified(by=by, person=person, why="x"),
    ]


def allowed(cup: Tournament, decision: AnyDecision, moderator: bool) -> bool:
    try:
        check_right(cup, decision, moderator)
        check(cup, decision)
    except Refused:
        return False
    return True


@pytest.mark.parametrize(
    ("by", "moderator", "may"),
    [(BOSS, False, True), (MODERATOR, True, True), (STRANGER, False, False), (103, False, False)],
)
def test_only_organisers_and_moderators_rule(by: int, moderator: bool, may: bool) -> None:
    cup = running()
    for decision in rulings(by):
        assert allowed(cup, decision, moderator) is may, decision.kind
    for decision in (
        said.Paused(by=by),
        said.Unpaired(by=by, round=1),
        said.OrganiserNamed(by=by, person=7),
        said.KeptApart(by=by, first=101, second=102),
        said.Cancelled(by=by),
    ):
        assert allowed(cup, decision, moderator) is may, decision.kind


def test_an_organiser_who_plays_rules_elsewhere_and_not_at_the_own_table() -> None:
    cup = running()
    for decision in rulings(101):
        assert not allowed(cup, decision, False), decision.kind
    for decision in rulings(101, table=2, person=103):
        assert allowed(cup, decision, False), decision.kind


@pytest.mark.parametrize("by", [101, 102])
def test_even_a_moderator_who_plays_does_not_rule_at_the_own_table(by: int) -> None:
    cup = running()
    for decision in rulings(by):
        assert not allowed(cup, decision, True), decision.kind


def test_an_organiser_who_plays_does_not_decide_the_own_cut() -> None:
    cup = running()
    for round_number in (1, 2):
        for table in list(cup.rounds[-1].tables):
            take(cup, said.Result(round=round_number, table=table, outcome=ENDED))
        people = [101, 104, 102, 106, 103, 108, 105, 107][:: 1 if round_number == 1 else -1]
        paired(cup, *[(people[at], people[at + 1]) for at in range(0, 8, 2)])
    for decision in rulings(101, table=1, person=cup.rounds[2].tables[1].people[0]):
        decision = decision.model_copy(update={"round": 3} if hasattr(decision, "round") else {})
        assert not allowed(cup, decision, True), decision.kind


def test_everybody_decides_for_themselves_and_for_nobody_else() -> None:
    cup = running()
    for person, may in ((103, True), (104, False)):
        assert allowed(cup, said.Dropped(by=103, person=person), False) is may
    take(cup, said.Dropped(by=103, person=103))
    for by, may in ((103, True), (104, False)):
        assert allowed(cup, said.Rejoined(by=by, person=103), False) is may
    for by, may in ((101, True), (105, False)):
        assert allowed(cup, said.JudgeCalled(by=by, why="x", **AT), False) is may


def test_an_organiser_who_plays_does_not_change_the_draw() -> None:
    cup = started(duel(rounds=3, cut=0), 4)
    take(cup, said.OrganiserNamed(by=BOSS, person=101))
    plans = [
        said.Plan(number=at, chairs=[said.Chair(person=one) for one in pair])
        for at, pair in ((1, (101, 102)), (2, (103, 104)))
    ]
    drawn = said.Paired(by=101, round=1, seed="s", tables=plans)
    assert allowed(cup, drawn, False)
    assert not allowed(cup, drawn.model_copy(update={"by_hand": True}), False)
    assert allowed(cup, drawn.model_copy(update={"by_hand": True, "by": BOSS}), False)
