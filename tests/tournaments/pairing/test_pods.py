"""Tables of many: opponents and houses not met before, small tables and byes in turn."""

from collections import Counter
from itertools import combinations

from bot.kernel import Rng
from bot.tournaments import decisions as said
from bot.tournaments.pairing import pair
from bot.tournaments.replay import take
from bot.tournaments.standings import main_standings
from bot.tournaments.tournament import Tournament
from tests.tournaments.building import HOUSES, many, play, started


def met(cup: Tournament) -> Counter[tuple[int, ...]]:
    return Counter(pair for table in cup.tables() for pair in combinations(sorted(table.people), 2))


def test_sixty_people_five_rounds_six_houses_nobody_and_nothing_twice() -> None:
    cup, rng = started(many(rounds=5, cut=0, draw="free", houses=HOUSES), 60), Rng(seed="60")
    for number in range(5):
        drawn = pair(cup, f"seed {number}")
        assert (drawn.cost["repeats"], drawn.cost["houses"]) == (0, 0)
        take(cup, drawn)
        play(cup, rng)
    assert set(met(cup).values()) == {1}
    houses = Counter((seat.person, seat.house) for table in cup.tables() for seat in table.seats)
    assert set(houses.values()) == {1}


def test_the_stated_cost_is_what_is_repeated() -> None:
    """24 in four tables of six: eight pairs have to meet again in the second round."""
    cup, rng = started(many(rounds=2, cut=0, draw="free", houses=HOUSES), 24), Rng(seed="24")
    take(cup, pair(cup, "one"))
    play(cup, rng)
    drawn = pair(cup, "two")
    take(cup, drawn)
    again = sum(times > 1 for times in met(cup).values())
    assert drawn.cost["repeats"] == again == 8
    told = [why.args["pairs"] for plan in drawn.tables for why in plan.why if why.args]
    assert sum(int(pairs) for pairs in told) == again


def test_by_points_people_near_each_other_meet() -> None:
    def spread(draw: str) -> int:
        cup, rng = started(many(rounds=3, cut=0, draw=draw), 36), Rng(seed="near")
        take(cup, pair(cup, "one"))
        play(cup, rng)
        points = {line.person: line.points for line in main_standings(cup)}
        drawn = pair(cup, "two")
        return sum(
            int(5 * (max(values) - min(values)))
            for plan in drawn.tables
            for values in [[points[chair.person] for chair in plan.chairs]]
        )

    assert spread("points") < spread("free")


def test_small_tables_come_round() -> None:
    """14 as 5, 5, 4 with a target of five: nobody sits at the small table twice in three rounds."""
    settings = many(sizes=(4, 5), target=5, rounds=3, cut=0, draw="free")
    cup, rng = started(settings, 14), Rng(seed="small")
    for number in range(3):
        take(cup, pair(cup, f"seed {number}"))
        play(cup, rng)
    small = Counter(p for table in cup.tables() if len(table.seats) < 5 for p in table.people)
    assert max(small.values()) == 1


def test_with_full_tables_only_sitting_out_goes_round() -> None:
    cup, rng = started(many(full_tables=True, rounds=7, cut=0), 7), Rng(seed="seven")
    for number in range(7):
        take(cup, pair(cup, f"seed {number}", steps=200))
        play(cup, rng)
    byes = Counter(person for one in cup.rounds for person in one.byes)
    assert set(byes.values()) == {1}
    assert len(byes) == 7


def test_people_who_are_kept_apart_do_not_meet() -> None:
    cup = started(many(rounds=1, cut=0), 12)
    for other in range(102, 107):
        take(cup, said.KeptApart(first=101, second=other))
    drawn = pair(cup, "apart")
    table = next(p for p in drawn.tables if 101 in [chair.person for chair in p.chairs])
    assert not {chair.person for chair in table.chairs} & set(range(102, 107))
    assert drawn.cost["repeats"] == 0


def test_the_same_seed_draws_the_same_round() -> None:
    cup = started(many(houses=HOUSES), 20)
    assert pair(cup, "one") == pair(cup, "one")
    assert pair(cup, "one").tables != pair(cup, "two").tables
