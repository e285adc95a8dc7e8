"""Share of the tables' game points: castles, power and the like."""

from collections.abc import Sequence
from fractions import Fraction

from bot.tournaments.plain import Person
from bot.tournaments.tiebreaks.book import Book, mean


def table_share(book: Book, group: Sequence[Person]) -> dict[Person, Fraction]:
    """The mean of somebody's shares; a game without points of its own is left out."""
    return {
        person: mean([game.share for game in book.games.get(person, ()) if game.share is not None])
        for person in group
    }
