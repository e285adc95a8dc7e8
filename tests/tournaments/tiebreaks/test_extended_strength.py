"""Extended strength of schedule: the mean of the opponents' strengths."""

from fractions import Fraction

from bot.tournaments.tiebreaks.extended_strength import extended_strength
from bot.tournaments.tiebreaks.strength import strength
from tests.tournaments.tiebreaks.books import duels


def test_it_is_the_mean_of_the_opponents_strengths() -> None:
    book = duels([("a", ">", "b"), ("c", ">", "d")], [("a", ">", "c"), ("b", "=", "d")])
    known = strength(book, [2, 3])
    assert extended_strength(book, [1]) == {1: (known[2] + known[3]) / 2}
    assert known == {2: (Fraction(2) + Fraction(1, 2)) / 2, 3: (Fraction(2) + Fraction(1, 2)) / 2}
