"""Wins and second places: how often somebody finished there, a shared place in part."""

from collections.abc import Sequence
from fractions import Fraction

from bot.tournaments.plain import Person
from bot.tournaments.tiebreaks.book import Book, Game


def _covers(game: Game, place: int) -> Fraction:
    """The part of a place that somebody holds who shares it with others."""
    shared = len(game.drew) + 1
    return Fraction(1, shared) if game.place <= place < game.place + shared else Fraction(0)


def _count(book: Book, group: Sequence[Person], place: int) -> dict[Person, Fraction]:
    return {
        person: sum((_covers(game, place) for game in book.games.get(person, ())), Fraction(0))
        for person in group
    }


def wins(book: Book, group: Sequence[Person]) -> dict[Person, Fraction]:
    """How many tables somebody won."""
    return _count(book, group, 1)


def seconds(book: Book, group: Sequence[Person]) -> dict[Person, Fraction]:
    """How many second places somebody has."""
    return _count(book, group, 2)
