"""Points for places, one list for every size of table."""

import pytest

from bot.tournaments.scoring import Outcome, Places
from bot.tournaments.scoring.places import USUAL


def test_a_table_of_six() -> None:
    award = Places().award(Outcome(places=[[5], [4], [3], [2], [1], [0]]))
    assert [award[at] for at in range(6)] == [0, 1, 2, 3, 4, 6]


def test_a_shared_place_splits_what_it_covers() -> None:
    award = Places().award(Outcome(places=[[0], [1, 2, 3], [4], [5]]))
    assert award[1] == award[2] == award[3] == 3


@pytest.mark.parametrize("size", USUAL)
def test_what_a_table_gives_out_does_not_depend_on_ties(size: int) -> None:
    alone = Places().award(Outcome(places=[[at] for at in range(size)]))
    tied = Places().award(Outcome(places=[list(range(size))]))
    assert sum(alone.values()) == sum(tied.values()) == sum(USUAL[size])


def test_a_place_without_a_number_is_worth_nothing() -> None:
    award = Places(lists={3: [5]}).award(Outcome(places=[[0], [1], [2]]))
    assert award == {0: 5, 1: 0, 2: 0}
