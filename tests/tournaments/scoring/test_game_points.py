"""The game's own points, with a bonus for places."""

from fractions import Fraction

from bot.tournaments.scoring import GamePoints, Outcome


def test_castles_count_as_they_are() -> None:
    outcome = Outcome(places=[[1], [0], [2]], points={0: 4, 1: 7})
    assert GamePoints().award(outcome) == {1: 7, 0: 4, 2: 0}


def test_a_bonus_is_split_by_those_who_share_the_place() -> None:
    outcome = Outcome(places=[[0, 1], [2]], points={0: 5, 1: 5, 2: 3})
    award = GamePoints(bonus=[10, 5], each=Fraction(1, 2)).award(outcome)
    assert award == {0: 10, 1: 10, 2: Fraction(3, 2)}


def test_whoever_leaves_gets_nothing() -> None:
    assert GamePoints(bonus=[10, 5, 3]).last(3) == 0
