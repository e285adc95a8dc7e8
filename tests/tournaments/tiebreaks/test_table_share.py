"""The mean share of the tables' game points."""

from fractions import Fraction

from bot.tournaments.tiebreaks import Book, Game
from bot.tournaments.tiebreaks.table_share import table_share


def game(share: Fraction | None) -> Game:
    return Game(round=1, points=Fraction(0), place=1, size=3, opponents=(2, 3), share=share)


def test_games_without_points_of_their_own_are_left_out() -> None:
    book = Book(
        games={1: [game(Fraction(1, 2)), game(None), game(Fraction(1, 4))]}, points={}, played={}
    )
    assert table_share(book, [1, 2]) == {1: Fraction(3, 8), 2: 0}
