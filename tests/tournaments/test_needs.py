"""What somebody needs: proofs only, and exactly so in the last round."""

from fractions import Fraction
from itertools import product

from bot.kernel import Rng
from bot.tournaments import decisions as said
from bot.tournaments.needs import need
from bot.tournaments.pairing import pair
from bot.tournaments.preview import cut_people
from bot.tournaments.replay import replay, take
from bot.tournaments.scoring import GamePoints, Outcome
from bot.tournaments.standings import main_standings
from bot.tournaments.tournament import Tournament
from tests.tournaments.building import BOSS, duel, ended, many, paired, play, started


def last_round() -> Tournament:
    """Six people, cut to two, last round: 101 and 103 have ten points, 102 and 105 five."""
    cup = started(duel(rounds=3, cut=2), 6)
    paired(cup, (101, 102), (103, 104), (105, 106))
    for table, winner in ((1, 101), (2, 103), (3, 105)):
        ended(cup, table, winner, winner + 1)
    paired(cup, (101, 105), (103, 106), (102, 104))
    for table, winner, loser in ((1, 101, 105), (2, 103, 106), (3, 102, 104)):
        ended(cup, table, winner, loser)
    paired(cup, (101, 103), (102, 105), (104, 106))
    return cup


def test_in_the_last_round_every_result_has_its_verdict() -> None:
    cup = last_round()
    found = need(cup, 101)
    assert found is not None
    assert (found.goal, found.rounds_left) == (2, 0)
    verdicts = {chance.points: chance.verdict for chance in found.chances}
    assert verdicts[Fraction(5)] == "in"
    assert verdicts[Fraction(0)] == "open"
    assert found.now == "open"


def test_whoever_cannot_reach_it_any_more_is_out_whatever_happens() -> None:
    cup = last_round()
    for person in (104, 106):
        found = need(cup, person)
        assert found is not None
        assert found.now == "out"
        assert {chance.verdict for chance in found.chances} == {"out"}


def test_when_all_is_played_tie_breaks_have_decided() -> None:
    cup = last_round()
    play(cup, Rng(seed="end"))
    best = cut_people(cup)
    for person in cup.playing:
        found = need(cup, person)
        assert found is not None
        assert found.now == ("in" if person in best else "out")
    take(cup, said.CutMade(by=BOSS, seeds=best))
    assert need(cup, best[0]) is None
    assert need(cup, 999) is None


def test_with_rounds_to_come_everybody_else_may_win_everything() -> None:
    cup = started(duel(rounds=4, cut=0), 2)
    for _ in range(3):
        paired(cup, (101, 102))
        ended(cup, 1, 101, 102)
    for person, verdict in ((101, "in"), (102, "out")):
        found = need(cup, person)
        assert found is not None
        assert (found.now, found.chances, found.rounds_left) == (verdict, (), 1)


def test_points_without_a_bound_are_open() -> None:
    cup = started(many(rounds=1, cut=0, scoring=GamePoints()), 6)
    found = need(cup, 101)
    assert found is not None
    assert found.now == "open"


def endings(size: int) -> list[list[list[int]]]:
    if size == 2:
        return [[[0], [1]], [[1], [0]], [[0, 1]]]
    return [
        [[0], [1], [2]],
        [[0], [2], [1]],
        [[1], [0], [2]],
        [[1], [2], [0]],
        [[2], [0], [1]],
        [[2], [1], [0]],
        [[0, 1], [2]],
        [[2], [0, 1]],
        [[0, 1, 2]],
    ]


def test_in_and_out_hold_for_every_way_the_last_round_can_end() -> None:
    """All endings of two tables of three are tried, and compared with what was said before."""
    proved = 0
    for seed in range(6):
        settings = many(sizes=(3,), target=3, rounds=2, cut=3)
        cup, rng = started(settings, 6), Rng(seed=f"all {seed}")
        take(cup, pair(cup, "one"))
        play(cup, rng)
        take(cup, pair(cup, "two"))
        said_before = {person: need(cup, person) for person in cup.playing}
        for ways in product(endings(3), repeat=2):
            after = replay(cup.decisions)
            for table, places in enumerate(ways, 1):
                end = said.Result(round=2, table=table, outcome=Outcome(places=places))
                take(after, end)
            order = [line.person for line in main_standings(after)]
            for person, found in said_before.items():
                assert found is not None
                gain = next(x for x in main_standings(after) if x.person == person).rounds[2]
                verdict = next(c.verdict for c in found.chances if c.points == gain)
                if verdict != "open":
                    proved += 1
                    assert (person in order[:3]) == (verdict == "in")
    assert proved > 100
