"""Two players: 5 for a win, 4 for one on time, nothing for a loss; first edition has more."""

from bot.tournaments.scoring import Duel, Outcome


def test_a_win_is_five_and_a_loss_nothing() -> None:
    assert Duel().award(Outcome(places=[[1], [0]])) == {1: 5, 0: 0}


def test_a_win_on_time_is_four() -> None:
    assert Duel().award(Outcome(places=[[0], [1]], modified=True)) == {0: 4, 1: 0}


def test_the_first_edition_gives_one_for_a_loss_on_time_and_two_for_a_draw() -> None:
    first = Duel(modified_loss=1)
    assert first.award(Outcome(places=[[0], [1]], modified=True)) == {0: 4, 1: 1}
    assert first.award(Outcome(places=[[0, 1]])) == {0: 2, 1: 2}


def test_the_last_place_is_a_loss() -> None:
    assert Duel(loss=1).last(2) == 1
    assert Duel().most(2) == 5
