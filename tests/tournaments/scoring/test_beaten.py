"""Melee of the first edition: three for everybody one finished ahead of, one more for first."""

from fractions import Fraction

import pytest

from bot.tournaments.scoring import Beaten, Outcome


@pytest.mark.parametrize(("size", "points"), [(4, [10, 6, 3, 0]), (3, [7, 3, 0])])
def test_points_of_the_places(size: int, points: list[int]) -> None:
    award = Beaten().award(Outcome(places=[[at] for at in range(size)]))
    assert [award[at] for at in range(size)] == points


def test_those_who_share_places_share_their_points() -> None:
    award = Beaten().award(Outcome(places=[[2, 0], [1], [3]]))
    assert award == {0: 8, 2: 8, 1: 3, 3: 0}


def test_a_first_place_on_time_is_worth_four_fifths() -> None:
    award = Beaten().award(Outcome(places=[[0], [1], [2], [3]], modified=True))
    assert award[0] == Fraction(8)
    assert award[1] == 6
