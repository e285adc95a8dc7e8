"""Buchholz: the opponents' points, the weakest left out."""

from bot.tournaments.tiebreaks.buchholz import buchholz
from tests.tournaments.tiebreaks.books import duels


def test_the_weakest_opponent_does_not_count() -> None:
    book = duels([("a", ">", "b"), ("c", ">", "d")], [("c", ">", "a"), ("b", ">", "d")])
    assert book.points == {1: 2, 2: 2, 3: 4, 4: 0}
    assert buchholz(book, [1, 2, 3]) == {1: 4, 2: 2, 3: 2}
