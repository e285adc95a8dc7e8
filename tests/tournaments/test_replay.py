"""What decisions change: sign-up, drops, no-shows, replacements, corrections, penalties."""

from fractions import Fraction

import pytest

from bot.tournaments import decisions as said
from bot.tournaments.decisions import AnyDecision
from bot.tournaments.errors import Refused
from bot.tournaments.forget import forget
from bot.tournaments.preview import preview
from bot.tournaments.replay import replay, starters, take
from bot.tournaments.scoring import Outcome
from bot.tournaments.standings import book, main_standings, standings
from bot.tournaments.tournament import Tournament
from tests.tournaments.building import BOSS, duel, ended, entered, many, paired, started


def points(cup: Tournament) -> dict[int, Fraction]:
    return {line.person: line.points for line in main_standings(cup)}


def test_those_beyond_the_capacity_wait_in_their_order() -> None:
    cup = entered(duel(most=8), 12)
    assert cup.waiting == [109, 110, 111, 112]
    take(cup, said.Dropped(person=103))
    assert cup.waiting == [110, 111, 112]
    take(cup, said.SignedUp(person=103))
    assert cup.waiting == [110, 111, 112, 103]


def test_whoever_does_not_check_in_gives_the_place_to_the_first_waiting() -> None:
    """Requirement 10: 12 entrants, 8 places, two do not check in."""
    cup = entered(duel(most=8, check_in=True), 12)
    for person in [*range(101, 107), 109, 110, 111]:
        take(cup, said.CheckedIn(person=person))
    assert starters(cup) == [*range(101, 107), 109, 110]
    take(cup, said.Started(seed="x"))
    assert cup.playing == [*range(101, 107), 109, 110]
    assert cup.waiting == [107, 108, 111, 112]


def test_a_replay_needs_a_beginning() -> None:
    for wrong in ([], [said.SignedUp(person=1)]):
        with pytest.raises(Refused) as caught:
            replay(wrong)
        assert caught.value.reason == "tournament-not-created"


def test_records_of_a_newer_release_are_refused() -> None:
    text = said.dump([said.Created(version=99, name="x", settings=duel())])
    with pytest.raises(Refused) as caught:
        said.load(text)
    assert caught.value.reason == "tournament-too-new"


def test_a_no_show_decides_a_table_of_two_and_both_may_be_absent() -> None:
    cup = started(duel(rounds=2), 4)
    paired(cup, (101, 102), (103, 104))
    take(cup, said.NoShow(round=1, table=1, person=101))
    take(cup, said.NoShow(round=1, table=2, person=103))
    assert points(cup) == {101: 0, 102: 5, 103: 0, 104: 5}
    take(
        cup,
        said.Corrected(round=1, table=2, outcome=Outcome(places=[[0, 1]], absent=[0, 1])),
    )
    assert points(cup) == {101: 0, 102: 5, 103: 0, 104: 0}


def test_a_no_show_at_a_table_of_many_gets_nothing_and_the_others_play() -> None:
    cup = started(many(rounds=1, cut=0), 6)
    paired(cup, (101, 102, 103, 104, 105, 106))
    take(cup, said.NoShow(round=1, table=1, person=101))
    assert cup.rounds[0].open
    ended(cup, 1, 101, 102, 103, 104, 105, 106)
    assert points(cup)[101] == 0
    assert points(cup)[102] == Fraction(4, 5)


def test_whoever_leaves_a_table_of_many_is_last_and_the_others_keep_their_places() -> None:
    cup = started(many(rounds=1, cut=0), 6)
    paired(cup, (101, 102, 103, 104, 105, 106))
    take(cup, said.TableOpened(round=1, table=1, session=9))
    take(cup, said.Dropped(person=102))
    ended(cup, 1, 101, 102, 103, 104, 105, 106)
    assert points(cup)[102] == 0
    assert points(cup)[103] == Fraction(3, 5)
    assert [line.status for line in standings(cup) if line.person == 102] == ["dropped"]


@pytest.mark.parametrize("how", ["absent", "stopped", "replaced"])
def test_a_stand_in_wins_nothing_for_whoever_is_gone(how: str) -> None:
    """Tie-breaks: no win, no castles, nobody beaten; the others stay as they played."""
    cup = started(many(rounds=1, cut=0), 6)
    paired(cup, (101, 102, 103), (104, 105, 106))
    at = {"round": 1, "table": 1}
    gone: dict[str, AnyDecision] = {
        "absent": said.NoShow(person=101, **at),
        "stopped": said.Dropped(person=101),
        "replaced": said.Replaced(old=101, new=999, **at),
    }
    take(cup, said.TableOpened(session=9, **at))
    take(cup, gone[how])
    ended(cup, 1, 101, 102, 103, points={0: 5, 1: 3, 2: 2})
    ended(cup, 2, 104, 105, 106)
    known = book(cup)
    wins, second = known.games[101][0], known.games[102][0]
    assert (wins.place, wins.share) == (3, Fraction(0))
    assert not wins.beat
    assert (second.place, second.share) == (2, Fraction(3, 10))
    line = next(line for line in standings(cup) if line.person == 101)
    assert line.ties[cup.settings.ties.index("wins")] == 0


def test_whoever_stops_in_a_game_of_two_loses_it() -> None:
    cup = started(duel(rounds=2), 2)
    paired(cup, (101, 102))
    take(cup, said.TableOpened(round=1, table=1, session=9))
    take(cup, said.Dropped(person=101))
    assert points(cup) == {101: 0, 102: 5}
    assert cup.rounds[0].tables[1].played


def test_a_substitute_scores_if_they_are_an_entrant_without_a_game() -> None:
    """2.6: dipvis lost a replacement's thousand points (#123)."""
    cup = started(many(sizes=(3,), target=3, rounds=1, cut=0), 4)
    paired(cup, (101, 102, 103), byes=(104,))
    take(cup, said.Replaced(round=1, table=1, old=101, new=104))
    ended(cup, 1, 101, 102, 103)
    assert points(cup) == {104: 1, 102: Fraction(1, 2), 101: 0, 103: 0}


def test_a_substitute_from_outside_scores_nothing() -> None:
    cup = started(many(sizes=(3,), target=3, rounds=1, cut=0), 3)
    paired(cup, (101, 102, 103))
    take(cup, said.Replaced(round=1, table=1, old=101, new=999))
    ended(cup, 1, 101, 102, 103)
    assert points(cup) == {102: Fraction(1, 2), 101: 0, 103: 0}


def test_coming_back_counts_nothing_for_the_rounds_missed() -> None:
    cup = started(duel(rounds=3), 4)
    paired(cup, (101, 102), (103, 104))
    ended(cup, 1, 101, 102)
    ended(cup, 2, 103, 104)
    take(cup, said.Dropped(person=101))
    paired(cup, (103, 102), byes=(104,))
    ended(cup, 1, 103, 102)
    take(cup, said.Rejoined(person=101))
    assert 101 in cup.playing
    assert points(cup)[101] == 5


def test_joining_late_earns_what_was_agreed_for_each_missed_round() -> None:
    cup = started(duel(rounds=3, late_until=2, late_points=Fraction(1)), 2)
    paired(cup, (101, 102))
    ended(cup, 1, 101, 102)
    take(cup, said.JoinedLate(person=103))
    assert points(cup)[103] == 1
    paired(cup, (101, 103), byes=(102,))
    with pytest.raises(Refused) as caught:
        take(cup, said.JoinedLate(person=104))
    assert caught.value.reason == "tournament-too-late"


def test_only_the_best_rounds_count_if_that_was_agreed() -> None:
    cup = started(duel("league", rounds=3, best=2), 2)
    for winner, loser in ((101, 102), (102, 101), (101, 102)):
        paired(cup, (101, 102))
        ended(cup, 1, winner, loser, modified=winner == 101)
    assert points(cup) == {101: 8, 102: 5}


def test_a_bye_at_tables_of_many_is_the_mean_of_the_other_rounds() -> None:
    cup = started(many(sizes=(3,), target=3, rounds=3, cut=0), 4)
    paired(cup, (101, 102, 103), byes=(104,))
    ended(cup, 1, 101, 102, 103)
    assert points(cup)[104] == 0
    paired(cup, (104, 102, 103), byes=(101,))
    ended(cup, 1, 102, 104, 103)
    assert points(cup) == {101: 2, 102: Fraction(3, 2), 104: 1, 103: 0}


def test_a_correction_moves_people_and_the_preview_says_so() -> None:
    """Requirement 7: who moves, who is in and out of the cut."""
    cup = started(duel(rounds=1, cut=2, ties=("wins",)), 4)
    paired(cup, (101, 102), (103, 104))
    ended(cup, 1, 101, 102)
    ended(cup, 2, 103, 104)
    right = said.Corrected(
        by=BOSS, round=1, table=1, outcome=Outcome(places=[[1], [0]]), why="wrong way round"
    )
    seen = preview(cup, right)
    assert seen.into_cut == (102,)
    assert seen.out_of_cut == (101,)
    assert {one.person for one in seen.moved} >= {101, 102}
    assert points(cup)[101] == 5
    take(cup, right)
    assert points(cup) == {101: 0, 102: 5, 103: 5, 104: 0}


def test_a_penalty_takes_points_and_a_disqualified_player_is_last() -> None:
    cup = started(duel(rounds=1), 4)
    paired(cup, (101, 102), (103, 104))
    ended(cup, 1, 101, 102)
    ended(cup, 2, 103, 104)
    take(cup, said.Penalty(by=BOSS, person=103, points=2))
    assert points(cup)[103] == 3
    take(cup, said.Disqualified(by=BOSS, person=101, why="two accounts", voided=True))
    lines = standings(cup)
    assert lines[-1].person == 101
    assert lines[-1].points == 0
    assert lines[-1].decided_by == "out"
    assert points(cup)[102] == 0


def test_a_round_without_results_can_be_taken_back() -> None:
    cup = started(duel(rounds=2), 4)
    paired(cup, (101, 102), (103, 104))
    take(cup, said.Unpaired(by=BOSS, round=1))
    assert cup.rounds == []
    paired(cup, (101, 103), (102, 104))
    ended(cup, 1, 101, 103)
    with pytest.raises(Refused) as caught:
        take(cup, said.Unpaired(by=BOSS, round=1))
    assert caught.value.reason == "tournament-round-has-results"


def test_the_lot_does_not_depend_on_who_somebody_is() -> None:
    """So that nobody's place changes when somebody asks to be forgotten."""
    cup = started(duel(), 4)
    assert len({cup.lot_of(person) for person in cup.playing}) == 4
    other = replay(forget(cup.decisions, 102, -5))
    assert other.lot_of(-5) == cup.lot_of(102)
