"""Only winning counts, and winners share."""

from fractions import Fraction

from bot.tournaments.scoring import Outcome, Winners


def test_one_winner() -> None:
    assert Winners().award(Outcome(places=[[2], [0, 1]])) == {2: 1, 0: 0, 1: 0}


def test_three_winners() -> None:
    award = Winners().award(Outcome(places=[[0, 1, 2], [3]]))
    assert award == {0: Fraction(1, 3), 1: Fraction(1, 3), 2: Fraction(1, 3), 3: 0}
