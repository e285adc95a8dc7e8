"""Wishes for houses decide between draws that are equally good, and nothing else."""

from collections import Counter
from itertools import combinations

import pytest

from bot.kernel import Rng
from bot.tournaments import decisions as said
from bot.tournaments.errors import Refused
from bot.tournaments.pairing import pair
from bot.tournaments.replay import take
from tests.tournaments.building import HOUSES, entered, many, play


def test_everybody_has_what_they_wish_where_that_costs_nothing() -> None:
    cup = entered(many(rounds=3, cut=0, houses=HOUSES, wishes=True, draw="free"), 12)
    for person, house in ((101, "a"), (102, "b"), (103, "f")):
        take(cup, said.Wished(person=person, houses=[house]))
    take(cup, said.Started(seed="lot"))
    drawn = pair(cup, "seed")
    held = {chair.person: chair.house for plan in drawn.tables for chair in plan.chairs}
    assert (held[101], held[102], held[103]) == ("a", "b", "f")
    assert drawn.cost["wishes"] == 0


def test_a_wish_gives_nobody_a_house_twice_and_no_rematch() -> None:
    cup = entered(many(rounds=3, cut=0, houses=HOUSES, wishes=True, draw="free"), 36)
    for person in list(cup.entrants):
        take(cup, said.Wished(person=person, houses=["a"]))
    take(cup, said.Started(seed="lot"))
    for number in range(2):
        take(cup, pair(cup, f"seed {number}", steps=3_000))
        play(cup, Rng(seed="results"))
    held = Counter((s.person, s.house) for t in cup.tables() for s in t.seats)
    met = Counter(p for t in cup.tables() for p in combinations(sorted(t.people), 2))
    assert max(held.values()) == max(met.values()) == 1


@pytest.mark.parametrize("houses", [["a", "a"], ["dragonstone"]])
def test_only_houses_that_are_played(houses: list[str]) -> None:
    cup = entered(many(houses=HOUSES, wishes=True), 6)
    with pytest.raises(Refused) as caught:
        take(cup, said.Wished(person=101, houses=houses))
    assert caught.value.reason == "tournament-unknown-house"


def test_not_where_no_wishes_were_agreed() -> None:
    cup = entered(many(houses=HOUSES), 6)
    with pytest.raises(Refused) as caught:
        take(cup, said.Wished(person=101, houses=["a"]))
    assert caught.value.reason == "tournament-no-wishes"
