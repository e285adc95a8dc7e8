"""Round robin: everybody meets everybody as often as there are legs."""

from collections import Counter

import pytest

from bot.kernel import Rng
from bot.tournaments import decisions as said
from bot.tournaments.pairing import pair
from bot.tournaments.pairing.robin import robin_pairs
from bot.tournaments.replay import take
from tests.tournaments.building import duel, play, started


@pytest.mark.parametrize("players", range(2, 10))
def test_everybody_meets_everybody_once(players: int) -> None:
    rounds = players - 1 + players % 2
    met: Counter[frozenset[int]] = Counter()
    first: Counter[int] = Counter()
    for number in range(1, rounds + 1):
        pairs = robin_pairs(range(players), number)
        assert len({one for pair in pairs for one in pair}) == players + players % 2
        for one, two in pairs:
            if one is not None and two is not None:
                met[frozenset((one, two))] += 1
                first[one] += 1
    assert len(met) == players * (players - 1) // 2
    assert set(met.values()) == {1}
    assert max(first.values()) - min(first[one] for one in range(players)) <= 1


def test_in_the_second_leg_everybody_has_the_other_seat() -> None:
    for number in range(1, 6):
        assert {(b, a) for a, b in robin_pairs(range(6), number)} == set(
            robin_pairs(range(6), number + 5)
        )


def test_whoever_should_meet_somebody_who_stopped_sits_out() -> None:
    cup, rng = started(duel("robin"), 4), Rng(seed="robin")
    take(cup, pair(cup, "x"))
    play(cup, rng)
    gone = cup.playing[0]
    take(cup, said.Dropped(person=gone))
    for _ in range(2):
        drawn = pair(cup, "x")
        assert len(drawn.tables) == 1
        assert len(drawn.byes) == 1
        take(cup, drawn)
        play(cup, rng)
    met = Counter(frozenset(table.people) for table in cup.tables())
    assert set(met.values()) == {1}
