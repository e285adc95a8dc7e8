"""Head to head: only if all who are tied have met."""

from bot.tournaments.tiebreaks.head_to_head import head_to_head
from tests.tournaments.tiebreaks.books import duels

CIRCLE = [[("a", ">", "b")], [("b", ">", "c")], [("c", ">", "a")], [("a", "=", "d")]]


def test_the_winner_of_the_game_between_them_comes_first() -> None:
    assert head_to_head(duels(*CIRCLE), [1, 2]) == {1: 1, 2: 0}


def test_a_circle_decides_nothing() -> None:
    assert head_to_head(duels(*CIRCLE), [1, 2, 3]) == {1: 1, 2: 1, 3: 1}


def test_nothing_counts_unless_all_have_met() -> None:
    assert head_to_head(duels(*CIRCLE), [1, 2, 4]) == {1: 0, 2: 0, 4: 0}


def test_a_draw_is_half() -> None:
    assert head_to_head(duels(*CIRCLE), [1, 4]) == {1: 0.5, 4: 0.5}
