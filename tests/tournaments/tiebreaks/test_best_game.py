"""The best single game."""

from bot.tournaments.tiebreaks.best_game import best_game
from tests.tournaments.tiebreaks.books import duels


def test_it_is_the_most_points_of_one_game() -> None:
    book = duels([("a", "=", "b")], [("a", ">", "c")])
    assert best_game(book, [1, 2, 9]) == {1: 2, 2: 1, 9: 0}
