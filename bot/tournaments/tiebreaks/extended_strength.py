"""Extended strength of schedule: how strong the schedules of one's opponents were."""

from collections.abc import Sequence
from fractions import Fraction

from bot.tournaments.plain import Person
from bot.tournaments.tiebreaks.book import Book, mean
from bot.tournaments.tiebreaks.strength import schedule


def extended_strength(book: Book, group: Sequence[Person]) -> dict[Person, Fraction]:
    """The mean of the opponents' strengths of schedule."""
    return {
        person: mean(
            [schedule(book, one) for game in book.games.get(person, ()) for one in game.opponents]
        )
        for person in group
    }
