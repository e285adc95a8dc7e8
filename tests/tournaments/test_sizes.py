"""Sizes of tables: nobody left out if possible, then as near the target as can be."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tournaments.sizes import table_sizes


@pytest.mark.parametrize(
    ("players", "sizes", "target", "found"),
    [
        (60, range(3, 7), 6, [6] * 10),
        (40, range(3, 7), 6, [6, 6, 6, 6, 6, 5, 5]),
        (13, range(3, 7), 6, [5, 4, 4]),
        (7, range(3, 7), 6, [4, 3]),
        (7, [6], 6, [6]),
        (12, range(2, 8), 4, [4, 4, 4]),
        (13, range(2, 8), 4, [5, 4, 4]),
        (11, range(2, 8), 4, [4, 4, 3]),
        (9, [3, 4], 4, [3, 3, 3]),
        (5, [3, 4], 4, [4]),
        (2, [3, 4], 4, []),
    ],
)
def test_known_fields(players: int, sizes: list[int], target: int, found: list[int]) -> None:
    assert table_sizes(players, sizes, target) == found


def every_way(players: int, sizes: list[int], least: int = 0) -> list[list[int]]:
    """Every set of tables for at most this many people."""
    found: list[list[int]] = [[]]
    for size in sizes:
        if least <= size <= players:
            found += [[size, *rest] for rest in every_way(players - size, sizes, size)]
    return found


@settings(max_examples=40, deadline=None)
@given(
    players=st.integers(0, 22),
    sizes=st.lists(st.integers(2, 7), min_size=1, max_size=4, unique=True),
    pick=st.integers(0, 3),
)
def test_no_other_way_is_better(players: int, sizes: list[int], pick: int) -> None:
    target = sizes[pick % len(sizes)]

    def cost(tables: list[int]) -> tuple[int, int, int]:
        over = sum(max(0, size - target) for size in tables)
        return players - sum(tables), sum((target - size) ** 2 for size in tables), over

    best = min(every_way(players, sorted(sizes)), key=cost)
    assert cost(table_sizes(players, sizes, target)) == cost(best)
