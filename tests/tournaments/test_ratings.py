"""Ratings: the seven checks of the reference, and what is shown when."""

import math
from itertools import permutations

import pytest

from bot.kernel import Rng
from bot.tournaments.ratings import (
    AWAY,
    DAY,
    DOUBT,
    MEAN,
    RatedGame,
    RatedSeat,
    Rating,
    averaged,
    ratings,
)

NEW = ((MEAN, DOUBT),)


def game(number: int, *order: int, at: int | None = None, left: tuple[int, ...] = ()) -> RatedGame:
    """A game with these people from first to last."""
    return RatedGame(
        at=(number + 1) * DAY if at is None else at,
        number=number,
        seats=[RatedSeat(person=one, left=one in left) for one in order],
        places=[[at] for at in range(len(order))],
    )


def after(ranks: tuple[int, ...]) -> list[float]:
    return [side[0][0] for side in averaged((NEW,) * len(ranks), ranks)]


def patterns(size: int) -> list[tuple[int, ...]]:
    """Every way of sharing places, as ranks."""
    found = []
    for mask in range(1 << (size - 1)):
        ranks, rank = [0], 0
        for at in range(size - 1):
            rank += mask >> at & 1
            ranks.append(rank)
        found.append(tuple(ranks))
    return found


@pytest.mark.parametrize("size", range(2, 8))
def test_r1_no_worse_place_gains_more_and_equal_places_gain_the_same(size: int) -> None:
    for ranks in patterns(size):
        means = after(ranks)
        for one in range(size - 1):
            if ranks[one] == ranks[one + 1]:
                assert math.isclose(means[one], means[one + 1], abs_tol=1e-9)
            else:
                assert means[one] > means[one + 1], ranks


def test_two_who_share_first_gain_more_than_the_third() -> None:
    """openskill by itself gives 26.01, 26.01 and 26.78."""
    means = [round(value, 2) for value in after((0, 0, 2, 3, 4, 5))]
    assert means == [27.23, 27.23, 26.17, 25.15, 23.63, 20.59]


def test_r2_the_order_of_seats_changes_nothing() -> None:
    places = {1: [0, 1], 2: [2], 3: [3]}
    found = set()
    for order in permutations(range(4)):
        seats = [RatedSeat(person=100 + one) for one in order]
        by_place = [[order.index(one) for one in group] for group in places.values()]
        one = RatedGame(at=DAY, number=1, seats=seats, places=by_place)
        result = ratings([one])
        found.add(tuple(round(result[100 + at].mean, 9) for at in range(4)))
    assert len(found) == 1


def test_r3_if_all_share_and_are_equal_nothing_moves() -> None:
    for size in range(2, 7):
        assert all(math.isclose(value, MEAN) for value in after((0,) * size))


def test_r4_teams_of_two() -> None:
    two = NEW * 2
    found = averaged((two, two), (0, 1))
    assert [round(one[0], 2) for side in found for one in side] == [26.96, 26.96, 23.04, 23.04]
    played = RatedGame(
        at=DAY,
        number=1,
        seats=[RatedSeat(person=one) for one in range(1, 5)],
        places=[[0, 2], [1, 3]],
        teams=[[0, 2], [1, 3]],
    )
    means = {person: round(one.mean, 2) for person, one in ratings([played]).items()}
    assert means == {1: 26.96, 3: 26.96, 2: 23.04, 4: 23.04}


def test_r5_a_game_that_is_taken_out_was_never_played() -> None:
    rng = Rng(seed="r5")
    games = []
    for number in range(12):
        people = list(range(1, 9))
        rng.shuffle(people)
        games.append(game(number, *people[:4]))
    without = [one for one in games if one.number != 5]
    assert ratings(without) == ratings(list(reversed(without)))
    assert ratings(games) != ratings(without)


def test_r6_farming_the_same_people_gains_less_than_few_games_with_many() -> None:
    farmed = [game(number, 1, 2, 3, 4, 5, 6) for number in range(20)]
    honest = [game(number, 1, *range(10 + 4 * number, 14 + 4 * number)) for number in range(5)]
    assert ratings(farmed)[1].mean < ratings(honest)[1].mean


def test_r7_six_places_of_new_players() -> None:
    means = [round(value, 2) for value in after((0, 1, 2, 3, 4, 5))]
    assert means == [27.54, 26.93, 26.17, 25.15, 23.63, 20.59]


def test_the_second_game_against_the_same_people_counts_half() -> None:
    one, two = game(0, 1, 2), game(1, 1, 2)
    first = ratings([one])[1]
    again = ratings([one, two])[1]
    full = averaged(
        (((first.mean, first.doubt_at(two.at)),), ((50 - first.mean, first.doubt_at(two.at)),)),
        (0, 1),
    )[0][0][0]
    assert math.isclose(again.mean - first.mean, (full - first.mean) / 2)


def test_after_ninety_days_they_count_whole_again() -> None:
    soon = ratings([game(0, 1, 2, at=0), game(1, 1, 2, at=30 * DAY)])[1]
    late = ratings([game(0, 1, 2, at=0), game(1, 1, 2, at=91 * DAY)])[1]
    assert late.mean > soon.mean


def test_whoever_leaves_is_last_and_the_others_learn_nothing_from_it() -> None:
    left = ratings([game(0, 1, 2, 3, 4, left=(1,))])
    three = ratings([game(0, 2, 3, 4)])
    assert left[1].mean < left[4].mean
    for person in (2, 3, 4):
        assert left[person].mean == three[person].mean


def test_a_stand_in_teaches_nobody_anything() -> None:
    seats = [RatedSeat(person=None), RatedSeat(person=2), RatedSeat(person=3)]
    played = RatedGame(at=DAY, number=1, seats=seats, places=[[0], [1], [2]])
    two = ratings([game(0, 2, 3)])
    found = ratings([played])
    assert found.keys() == {2, 3}
    assert found[2].mean == two[2].mean
    alone = [RatedSeat(person=None), RatedSeat(person=2)]
    assert ratings([RatedGame(at=1, number=1, seats=alone, places=[[1], [0]])]) == {}


def test_three_games_a_day_count() -> None:
    games = [game(number, 1, 10 + number, at=number) for number in range(5)]
    assert ratings(games)[1].mean == ratings(games[:3])[1].mean


def test_a_rating_is_shown_after_enough_games_against_enough_people() -> None:
    games = [game(number, 1, 10 + number % 4, 20 + number % 3) for number in range(8)]
    now = 9 * DAY
    assert ratings(games[:4])[1].shown_at(now) is None
    shown = ratings(games)[1]
    assert shown.shown_at(now) is not None
    assert shown.listed_at(now)
    same = [game(number, 1, 2) for number in range(20)]
    assert ratings(same)[1].shown_at(now) is None


def test_being_away_lowers_what_is_shown_not_the_mean_and_leaves_lists() -> None:
    games = [game(number, 1, 10 + number % 4, 20 + number % 3) for number in range(8)]
    found = ratings(games)[1]
    soon, late = found.shown_at(found.last), found.shown_at(found.last + 100 * DAY)
    assert soon is not None
    assert late is not None
    assert late < soon
    assert not found.listed_at(found.last + AWAY + 1)
    assert Rating(1).doubt_at(10**9) == DOUBT


def test_forgetting_somebody_leaves_everybody_else_as_they_were() -> None:
    rng = Rng(seed="forget")
    games, renamed = [], []
    for number in range(15):
        people = list(range(1, 8))
        rng.shuffle(people)
        games.append(game(number, *people[:5]))
        renamed.append(game(number, *(-9 if one == 3 else one for one in people[:5])))
    before, then = ratings(games), ratings(renamed)
    assert 3 not in then
    assert not then[-9].listed_at(16 * DAY)
    for person in set(before) - {3}:
        assert then[person].mean == before[person].mean
        assert then[person].doubt == before[person].doubt


def test_the_curve_has_a_point_for_every_game() -> None:
    games = [game(number, 1, 10 + number) for number in range(4)]
    found = ratings(games)[1]
    assert [at for at, _, _ in found.curve] == [one.at for one in games]
    assert found.curve[-1][1:] == (found.mean, found.doubt)
