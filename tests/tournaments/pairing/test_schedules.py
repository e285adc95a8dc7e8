"""Known schedules: nobody meets twice, and nobody has a seat twice while that is possible."""

from collections import Counter
from itertools import combinations

import pytest

from bot.kernel import Rng
from bot.tournaments import decisions as said
from bot.tournaments.pairing import pair
from bot.tournaments.pairing.schedules import Schedule, schedules
from bot.tournaments.replay import take
from tests.tournaments.building import HOUSES, many, play, started


@pytest.mark.parametrize("known", schedules().values(), ids=lambda one: f"{one.players}/{one.size}")
def test_nobody_meets_anybody_twice(known: Schedule) -> None:
    met: Counter[tuple[int, ...]] = Counter()
    for number, tables in enumerate(known.rounds):
        assert sorted(one for table in tables for one in table) == list(range(known.players))
        assert {len(table) for table in tables} == {known.size}
        met.update(pair for table in tables for pair in combinations(sorted(table), 2))
        if number == 0:
            assert [one for table in tables for one in table] == list(range(known.players))
    assert set(met.values()) == {1}


@pytest.mark.parametrize("known", schedules().values(), ids=lambda one: f"{one.players}/{one.size}")
def test_nobody_has_a_seat_twice_in_the_first_rounds(known: Schedule) -> None:
    seats = Counter(
        (person, seat)
        for tables in known.rounds[: known.size]
        for table in tables
        for seat, person in enumerate(table)
    )
    assert set(seats.values()) == {1}


def test_a_free_draw_of_sixteen_in_fours_keeps_to_the_schedule() -> None:
    """Round by round without it somebody meets again in the fourth round."""
    settings = many(sizes=(4,), target=4, rounds=5, cut=0, draw="free", houses={4: HOUSES[4]})
    cup, rng = started(settings, 16), Rng(seed="sixteen")
    for number in range(5):
        drawn = pair(cup, f"seed {number}")
        assert drawn.cost["repeats"] == 0
        assert drawn.cost["houses"] == (16 if number == 4 else 0)
        take(cup, drawn)
        play(cup, rng)


def test_without_one_of_them_the_search_goes_on() -> None:
    settings = many(sizes=(3, 4), target=4, rounds=5, cut=0, draw="free")
    cup, rng = started(settings, 16), Rng(seed="drop")
    for number in range(3):
        take(cup, pair(cup, f"seed {number}"))
        play(cup, rng)
    take(cup, said.Dropped(person=cup.playing[0]))
    drawn = pair(cup, "next")
    assert sorted(len(plan.chairs) for plan in drawn.tables) == [3, 4, 4, 4]
    assert {why.kind for plan in drawn.tables for why in plan.why} <= {"free-draw", "pairs-again"}
