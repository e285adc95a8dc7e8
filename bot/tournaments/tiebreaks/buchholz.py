"""Buchholz with one cut: the opponents' points without the weakest opponent."""

from collections.abc import Sequence
from fractions import Fraction

from bot.tournaments.plain import Person
from bot.tournaments.tiebreaks.book import Book


def buchholz(book: Book, group: Sequence[Person]) -> dict[Person, Fraction]:
    """The sum of the opponents' points, the lowest left out."""
    found = {}
    for person in group:
        met = sorted(
            book.points.get(one, Fraction(0))
            for game in book.games.get(person, ())
            for one in game.opponents
        )
        found[person] = sum(met[1:], Fraction(0))
    return found
