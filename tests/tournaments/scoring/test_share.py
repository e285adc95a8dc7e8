"""The share of the others one finished ahead of: the same at every size of table."""

from fractions import Fraction

import pytest

from bot.tournaments.scoring import Outcome, Share


@pytest.mark.parametrize("size", range(2, 8))
def test_first_is_one_last_is_nothing_and_the_mean_is_a_half(size: int) -> None:
    award = Share().award(Outcome(places=[[at] for at in range(size)]))
    assert award[0] == 1
    assert award[size - 1] == 0
    assert sum(award.values()) == Fraction(size, 2)


def test_those_who_share_a_place_count_each_other_half() -> None:
    assert Share().award(Outcome(places=[[0, 1], [2]])) == {
        0: Fraction(3, 4),
        1: Fraction(3, 4),
        2: 0,
    }


def test_a_first_place_on_time_is_worth_four_fifths() -> None:
    assert Share().award(Outcome(places=[[0], [1]], modified=True)) == {0: Fraction(4, 5), 1: 0}
