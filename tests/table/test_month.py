"""A few weeks of slow play with kills and outages; `bench/month.py` is the long version."""

from pathlib import Path

import pytest

from bench.month import simulate


@pytest.mark.both
async def test_weeks_of_slow_play_without_a_breach(address: str | Path) -> None:
    report = await simulate(address, count=3, players=12, seed=3, rounds=2, mix=["council"])
    assert report.breaches == []
    assert report.counts["kills"] >= 1
    assert report.counts["moves answer"] > 20
    assert report.counts["ping turn"] > 10


async def test_a_seed_gives_the_same_weeks_twice(tmp_path: Path) -> None:
    first, second = [
        await simulate(
            tmp_path / f"{time}.db",
            count=2,
            players=6,
            seed=8,
            rounds=1,
            mix=["iron_throne"],
            days=6,
        )
        for time in range(2)
    ]
    assert first == second
    assert first.counts["kills"] >= 1


async def test_a_game_goes_on_for_those_who_take_no_direct_messages(address: str | Path) -> None:
    report = await simulate(address, count=1, players=3, seed=5, rounds=2, mix=["iron_throne"])
    assert report.breaches == []
    assert report.counts["letters refused"] >= 1
    assert report.counts["closed: called at the table"] >= 1
    assert report.counts["iron_throne finished"] == 1
