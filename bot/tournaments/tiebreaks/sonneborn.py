"""Sonneborn–Berger: the points of those one has beaten, and half of those one drew with."""

from collections.abc import Sequence
from fractions import Fraction

from bot.tournaments.plain import Person
from bot.tournaments.tiebreaks.book import Book


def sonneborn(book: Book, group: Sequence[Person]) -> dict[Person, Fraction]:
    """The sum of the points of beaten opponents plus half of those on a shared place."""
    found = {}
    for person in group:
        total = Fraction(0)
        for game in book.games.get(person, ()):
            total += sum((book.points.get(one, Fraction(0)) for one in game.beat), Fraction(0))
            total += sum((book.points.get(one, Fraction(0)) for one in game.drew), Fraction(0)) / 2
        found[person] = total
    return found
