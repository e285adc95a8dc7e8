"""Chance is counted, stored, fair, and can be fixed by a scenario."""

from collections import Counter

import pytest

from bot.kernel import Rng


def test_numbers_of_a_seed_never_change() -> None:
    """Saved games of older releases must go on as they would have gone on."""
    rng = Rng(seed="valyria")
    assert [rng.below(100) for _ in range(8)] == [11, 97, 52, 57, 44, 30, 16, 87]
    assert rng.count == 8


def test_a_saved_chance_goes_on_where_it_was() -> None:
    rng = Rng(seed="s")
    rng.roll(6)
    copy = Rng.model_validate_json(rng.model_dump_json())
    assert [rng.roll(6) for _ in range(20)] == [copy.roll(6) for _ in range(20)]


def test_fixed_rolls_come_first() -> None:
    rng = Rng(seed="s", forced=[6, 1])
    assert [rng.roll(6), rng.roll(6)] == [6, 1]
    assert rng.forced == []
    assert 1 <= rng.roll(6) <= 6


def test_nothing_is_below_nothing() -> None:
    with pytest.raises(ValueError, match="below 0"):
        Rng(seed="s").below(0)


def test_every_order_of_a_shuffle_is_as_likely_as_the_others() -> None:
    rng = Rng(seed="shuffle")
    seen: Counter[str] = Counter()
    for _ in range(6000):
        cards = list("abc")
        rng.shuffle(cards)
        seen["".join(cards)] += 1
    assert len(seen) == 6
    # Six cells of 1000 expected: chi-square with 5 degrees of freedom, 1 in 10,000 is above 25.7.
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 25.7
