"""Check-in before every round: who is missing sits out with nothing, and is back in the next."""

import pytest

from bot.tournaments import decisions as said
from bot.tournaments.errors import Refused
from bot.tournaments.pairing import pair
from bot.tournaments.replay import take
from bot.tournaments.settings import check_settings
from bot.tournaments.standings import standings
from bot.tournaments.tournament import Tournament
from tests.tournaments.building import BOSS, duel, ended, paired, started


def second_round() -> Tournament:
    """Six people; everybody but 106 has checked in for the second round."""
    cup = started(duel(rounds=3, cut=0, check_in_rounds=True), 6)
    paired(cup, (101, 102), (103, 104), (105, 106))
    for table, winner, loser in ((1, 101, 102), (2, 103, 104), (3, 105, 106)):
        ended(cup, table, winner, loser)
    for person in range(101, 106):
        take(cup, said.CheckedIn(person=person))
    return cup


def test_the_first_round_needs_none() -> None:
    cup = started(duel(check_in_rounds=True), 4)
    assert len(pair(cup, "seed").tables) == 2


def test_who_is_missing_has_no_seat_and_no_points() -> None:
    cup = second_round()
    drawn = pair(cup, "seed")
    seated = {chair.person for plan in drawn.tables for chair in plan.chairs}
    assert 106 not in seated | {bye.person for bye in drawn.byes}
    take(cup, drawn)
    assert cup.rounds[1].missing == [106]
    assert next(line for line in standings(cup) if line.person == 106).points == 0
    assert cup.there == []


def test_nobody_is_seated_who_has_not_checked_in() -> None:
    cup = second_round()
    with pytest.raises(Refused) as caught:
        paired(cup, (101, 103), (102, 104), (105, 106))
    assert caught.value.reason == "tournament-not-checked-in"


def test_a_round_taken_back_leaves_everybody_checked_in() -> None:
    cup = second_round()
    take(cup, pair(cup, "seed"))
    take(cup, said.Unpaired(by=BOSS, round=2))
    assert cup.there == [101, 102, 103, 104, 105]


def test_not_where_everybody_must_meet_everybody() -> None:
    with pytest.raises(Refused) as caught:
        check_settings(duel("robin", check_in_rounds=True))
    assert caught.value.reason == "tournament-no-round-check-in"


def test_there_is_no_check_in_where_it_was_not_agreed() -> None:
    cup = started(duel(rounds=2, cut=0), 4)
    for decision in (said.CheckedIn(person=101), said.CheckInCalled(by=BOSS)):
        with pytest.raises(Refused) as caught:
            take(cup, decision)
        assert caught.value.reason == "tournament-no-check-in"
