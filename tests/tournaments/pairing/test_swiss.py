"""Swiss: at random among equal points, nobody twice, byes from the bottom."""

from collections import Counter

import pytest

from bot.kernel import Rng
from bot.tournaments import decisions as said
from bot.tournaments.pairing import pair
from bot.tournaments.replay import take
from bot.tournaments.standings import main_standings
from bot.tournaments.tournament import Tournament
from tests.tournaments.building import duel, ended, paired, play, started


def meetings(tournament: Tournament) -> Counter[frozenset[int]]:
    found: Counter[frozenset[int]] = Counter()
    for table in tournament.tables():
        found[frozenset(table.people)] += 1
    return found


@pytest.mark.parametrize("players", [16, 31])
def test_nobody_meets_anybody_twice_and_nobody_sits_out_twice(players: int) -> None:
    cup, rng = started(duel(rounds=6), players), Rng(seed="swiss")
    for number in range(6):
        take(cup, pair(cup, f"seed {number}"))
        play(cup, rng)
    assert max(meetings(cup).values()) == 1
    byes = Counter(person for one in cup.rounds for person in one.byes)
    assert len(byes) == (6 if players % 2 else 0)


def test_equal_points_meet_where_they_can() -> None:
    cup, rng = started(duel(rounds=3), 16), Rng(seed="groups")
    for number in range(3):
        drawn = pair(cup, f"seed {number}")
        assert drawn.cost == {"repeats": 0, "across": 0, "byes": 0}
        take(cup, drawn)
        play(cup, rng)


def test_the_same_seed_draws_the_same_round() -> None:
    cup = started(duel(rounds=3), 12)
    assert pair(cup, "one") == pair(cup, "one")
    assert pair(cup, "one").tables != pair(cup, "two").tables


def test_the_bye_goes_to_the_lowest_who_had_none_and_counts_as_a_win() -> None:
    cup = started(duel(rounds=3), 5)
    paired(cup, (101, 102), (103, 104), byes=(105,))
    ended(cup, 1, 101, 102)
    ended(cup, 2, 103, 104)
    assert {line.person: line.points for line in main_standings(cup)}[105] == 5
    drawn = pair(cup, "next")
    lowest = [line.person for line in main_standings(cup) if line.points == 0][-1]
    assert [bye.person for bye in drawn.byes] == [lowest]
    assert drawn.byes[0].why == [said.Why(kind="bye-lowest")]


def test_an_odd_one_meets_somebody_of_the_next_group_and_is_told_why() -> None:
    """Three with a win, three with a loss: one of each has to meet."""
    cup = started(duel(rounds=3), 6)
    paired(cup, (101, 102), (103, 104), (105, 106))
    for table, winner in ((1, 101), (2, 103), (3, 105)):
        ended(cup, table, winner, winner + 1)
    drawn = pair(cup, "next")
    kinds = Counter(why.kind for plan in drawn.tables for why in plan.why)
    assert kinds == {"same-points": 2, "floated": 1}
    floated = next(why for plan in drawn.tables for why in plan.why if why.kind == "floated")
    assert (floated.args["points"], floated.args["other"]) == (5, 0)


def test_where_everybody_has_met_somebody_meets_again_rather_than_nobody() -> None:
    cup, rng = started(duel(rounds=5), 4), Rng(seed="small")
    for number in range(5):
        drawn = pair(cup, f"seed {number}")
        take(cup, drawn)
        play(cup, rng)
        if number >= 3:
            assert drawn.cost["repeats"] == 2
            assert all("met-before" in [why.kind for why in p.why] for p in drawn.tables)
    assert max(meetings(cup).values()) == 2


def test_people_who_are_kept_apart_do_not_meet() -> None:
    for seed in range(8):
        cup = started(duel(rounds=1), 4)
        take(cup, said.KeptApart(first=101, second=102))
        drawn = pair(cup, str(seed))
        assert {101, 102} not in [{c.person for c in plan.chairs} for plan in drawn.tables]
        assert drawn.cost["repeats"] == 0


def test_a_game_that_nobody_came_to_may_be_drawn_again() -> None:
    cup = started(duel(rounds=2), 2)
    paired(cup, (101, 102))
    take(cup, said.NoShow(round=1, table=1, person=102))
    assert pair(cup, "again").cost["repeats"] == 0


def test_going_first_is_balanced() -> None:
    cup, rng = started(duel(rounds=6), 16), Rng(seed="first")
    for number in range(6):
        take(cup, pair(cup, f"seed {number}"))
        play(cup, rng)
    firsts = Counter(table.people[0] for table in cup.tables())
    assert all(2 <= firsts[person] <= 4 for person in cup.playing)
