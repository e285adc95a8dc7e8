"""Requirement 12: two people exchanged by hand; what that costs, and what everybody is told."""

from bot.kernel import Rng
from bot.tournaments.decisions import Paired, Why
from bot.tournaments.pairing import exchanged, pair
from bot.tournaments.tournament import Tournament
from tests.tournaments.building import duel, many, paired, play, started


def told(drawn: Paired, person: int) -> list[Why]:
    return next(p.why for p in drawn.tables if person in [c.person for c in p.chairs])


def people(drawn: Paired) -> list[list[int]]:
    return [[chair.person for chair in plan.chairs] for plan in drawn.tables]


def second_round() -> Tournament:
    cup = started(duel(rounds=3), 8)
    paired(cup, (101, 102), (103, 104), (105, 106), (107, 108))
    play(cup, Rng(seed="1"))
    return cup


def test_a_rematch_made_by_hand_is_counted_and_told() -> None:
    cup = second_round()
    drawn = pair(cup, "seed")
    assert not drawn.cost["repeats"]
    one, two = people(drawn)[0]
    met = next(other for other in cup.playing if other != one and _met(cup, one, other))
    new = exchanged(cup, drawn, two, met)
    assert new.by_hand
    assert new.cost["repeats"] >= 1
    assert [why.kind for why in told(new, one)] == ["by-hand", "by-hand-again"]
    untouched = [p for p in new.tables if not {two, met} & {c.person for c in p.chairs}]
    assert all(why.kind != "by-hand" for plan in untouched for why in plan.why)
    assert exchanged(cup, new, two, met).cost == drawn.cost


def _met(cup: Tournament, one: int, two: int) -> bool:
    return any(set(table.people) == {one, two} for table in cup.tables())


def test_who_sits_out_can_be_exchanged_and_is_told_why() -> None:
    cup = started(duel(rounds=3), 5)
    drawn = pair(cup, "seed")
    (bye,) = drawn.byes
    other = people(drawn)[0][0]
    new = exchanged(cup, drawn, bye.person, other)
    assert [one.person for one in new.byes] == [other]
    assert [why.kind for why in new.byes[0].why] == ["by-hand"]
    assert bye.person in people(new)[0]
    assert new.cost["byes"] == 1


def test_tables_of_many_are_counted_anew() -> None:
    cup = started(many(sizes=(3,), target=3), 9)
    first = pair(cup, "seed")
    paired(cup, *(tuple(row) for row in people(first)))
    play(cup, Rng(seed="1"))
    drawn = pair(cup, "seed")
    tables = people(drawn)
    met = next(
        (one, other)
        for one in tables[0]
        for other in tables[1]
        if any({one, other} <= set(row) for row in people(first))
    )
    beside = next(one for one in tables[0] if one != met[0])
    new = exchanged(cup, drawn, beside, met[1])
    assert new.cost["repeats"] > drawn.cost["repeats"]
    assert "by-hand-again" in [why.kind for why in told(new, met[0])]
