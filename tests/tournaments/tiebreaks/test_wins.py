"""Wins and second places; a shared place counts in part for each place it covers."""

from fractions import Fraction

from bot.tournaments.tiebreaks import Book, Game
from bot.tournaments.tiebreaks.wins import seconds, wins


def game(place: int, shared: int = 0) -> Game:
    return Game(
        round=1,
        points=Fraction(0),
        place=place,
        size=6,
        opponents=(2, 3, 4, 5, 6),
        drew=tuple(range(2, 2 + shared)),
    )


def test_places_are_counted() -> None:
    book = Book(games={1: [game(1), game(2), game(1), game(5)]}, points={}, played={})
    assert wins(book, [1]) == {1: 2}
    assert seconds(book, [1]) == {1: 1}


def test_two_who_share_first_have_half_a_win_and_half_a_second_place() -> None:
    book = Book(games={1: [game(1, shared=1)]}, points={}, played={})
    assert wins(book, [1]) == {1: Fraction(1, 2)}
    assert seconds(book, [1]) == {1: Fraction(1, 2)}
