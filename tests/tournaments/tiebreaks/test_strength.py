"""Strength of schedule: the mean of the opponents' points per round they took part in."""

from fractions import Fraction

from bot.tournaments.tiebreaks.strength import strength
from tests.tournaments.tiebreaks.books import duels


def test_it_is_the_mean_of_points_by_round() -> None:
    """a met b (2 points in 2 rounds) and c (4 points in 3 rounds, one of them a bye)."""
    book = duels([("a", ">", "b")], [("a", ">", "c"), ("b", ">", "d")], [("c", ">", "d")],
                 byes={3: 1})  # fmt: skip
    assert strength(book, [1]) == {1: (Fraction(2, 2) + Fraction(4, 3)) / 2}


def test_without_opponents_it_is_nothing() -> None:
    book = duels([("a", ">", "b")])
    assert strength(book, [9]) == {9: 0}
