"""Sonneborn–Berger: points of the beaten, half of those one drew with."""

from bot.tournaments.tiebreaks.sonneborn import sonneborn
from tests.tournaments.tiebreaks.books import duels


def test_beaten_opponents_count_whole_and_drawn_ones_half() -> None:
    book = duels([("a", ">", "b")], [("a", "=", "c")], [("c", ">", "b")], [("b", ">", "d")])
    assert book.points == {1: 3, 2: 2, 3: 3, 4: 0}
    assert sonneborn(book, [1, 4]) == {1: 2 + 1.5, 4: 0}
