"""Standings: points, tie-breaks in their order as exact fractions, a recorded lot as the last."""

from fractions import Fraction

from bot.tournaments import decisions as said
from bot.tournaments.replay import take
from bot.tournaments.standings import main_standings, standings
from tests.tournaments.building import duel, ended, many, paired, started


def test_the_publishers_order_points_then_head_to_head_then_schedules() -> None:
    cup = started(duel(rounds=2), 4)
    paired(cup, (101, 102), (103, 104))
    ended(cup, 1, 101, 102)
    ended(cup, 2, 103, 104)
    paired(cup, (101, 103), (102, 104))
    ended(cup, 1, 103, 101)
    ended(cup, 2, 102, 104)
    lines = main_standings(cup)
    assert [line.person for line in lines] == [103, 101, 102, 104]
    assert [line.points for line in lines] == [10, 5, 5, 0]
    assert lines[2].decided_by == "head_to_head"
    assert lines[0].ties[1] == Fraction(5, 4)
    assert lines[0].rounds == {1: 5, 2: 5}


def test_what_nothing_else_decides_is_decided_by_the_lot_and_stays_so() -> None:
    cup = started(duel(rounds=1), 8)
    lines = standings(cup)
    assert [line.person for line in lines] == sorted(cup.playing, key=cup.lot_of)
    assert {line.decided_by for line in lines[1:]} == {"lot"}


def test_a_game_that_still_goes_on_is_shown_as_open() -> None:
    cup = started(duel(rounds=1), 3)
    paired(cup, (101, 102), byes=(103,))
    rounds = {line.person: line.rounds for line in standings(cup)}
    assert rounds == {101: {1: None}, 102: {1: None}, 103: {1: 5}}


def test_pods_wins_then_seconds_then_shares_of_game_points() -> None:
    cup = started(many(sizes=(3,), target=3, rounds=1, cut=0, ties=("wins", "table_share")), 6)
    paired(cup, (101, 102, 103), (104, 105, 106))
    ended(cup, 1, 101, 102, 103, points={0: 5, 1: 3, 2: 2})
    ended(cup, 2, 104, 105, 106, points={0: 5, 1: 2, 2: 2})
    lines = standings(cup)
    assert [line.person for line in lines] == [104, 101, 102, 105, 106, 103]
    assert lines[1].decided_by == "table_share"
    assert list(lines[0].ties) == [1, Fraction(5, 9)]


def test_a_forfeited_game_is_no_opponent() -> None:
    cup = started(duel(rounds=2, ties=("strength",)), 4)
    paired(cup, (101, 102), (103, 104))
    take(cup, said.NoShow(round=1, table=1, person=102))
    ended(cup, 2, 103, 104)
    by_person = {line.person: line for line in standings(cup)}
    assert by_person[101].ties[0] == 0
    assert by_person[104].ties[0] == 5
