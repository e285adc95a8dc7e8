"""Places by seat, shared ones too."""

from fractions import Fraction

import pytest

from bot.tournaments.scoring import Outcome


def test_a_shared_place_is_the_best_it_covers() -> None:
    outcome = Outcome(places=[[3], [0, 1], [2]])
    assert [outcome.place(at) for at in range(4)] == [2, 2, 4, 1]


def test_those_level_count_as_half_beaten() -> None:
    outcome = Outcome(places=[[3], [0, 1], [2]])
    assert [outcome.beaten(at) for at in range(4)] == [Fraction(3, 2), Fraction(3, 2), 0, 3]


def test_a_seat_that_is_not_there_has_no_place() -> None:
    outcome = Outcome(places=[[0], [1]])
    with pytest.raises(KeyError):
        outcome.place(2)
    with pytest.raises(KeyError):
        outcome.beaten(2)
