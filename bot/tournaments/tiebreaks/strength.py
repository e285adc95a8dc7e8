"""Strength of schedule: how well one's opponents did."""

from collections.abc import Sequence
from fractions import Fraction

from bot.tournaments.plain import Person
from bot.tournaments.tiebreaks.book import Book, mean


def rate(book: Book, person: Person) -> Fraction:
    """Points per round taken part in."""
    played = book.played.get(person, 0)
    return book.points.get(person, Fraction(0)) / played if played else Fraction(0)


def schedule(book: Book, person: Person) -> Fraction:
    """The mean of the opponents' points per round; an opponent met twice counts twice."""
    if person not in book.kept:
        met = [one for game in book.games.get(person, ()) for one in game.opponents]
        book.kept[person] = mean([rate(book, one) for one in met])
    return book.kept[person]


def strength(book: Book, group: Sequence[Person]) -> dict[Person, Fraction]:
    """Everybody's strength of schedule."""
    return {person: schedule(book, person) for person in group}
