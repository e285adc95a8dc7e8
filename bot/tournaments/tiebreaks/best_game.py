"""The best single game."""

from collections.abc import Sequence
from fractions import Fraction

from bot.tournaments.plain import Person
from bot.tournaments.tiebreaks.book import Book


def best_game(book: Book, group: Sequence[Person]) -> dict[Person, Fraction]:
    """The points of somebody's best game."""
    return {
        person: max((game.points for game in book.games.get(person, ())), default=Fraction(0))
        for person in group
    }
