"""How many tables of which size: nobody left out if possible, then as near the target as can be."""

from collections.abc import Sequence
from functools import cache


@cache
def _best(
    players: int, sizes: tuple[int, ...], target: int
) -> tuple[tuple[int, int], tuple[int, ...]]:
    """The lowest cost of seating exactly this many, and the sizes; a cost below 0 if impossible."""
    reached: list[tuple[int, int, tuple[int, ...]] | None] = [(0, 0, ())]
    for count in range(1, players + 1):
        options = []
        for size in sizes:
            before = reached[count - size] if size <= count else None
            if before is not None:
                off, over, tables = before
                cost = (off + (target - size) ** 2, over + max(0, size - target))
                options.append((*cost, (*tables, size)))
        reached.append(min(options, key=lambda one: one[:2]) if options else None)
    last = reached[players]
    return ((-1, 0), ()) if last is None else ((last[0], last[1]), last[2])


def table_sizes(players: int, sizes: Sequence[int], target: int) -> list[int]:
    """Table sizes for this many people, the largest first; whoever does not fit sits out.

    In this order: fewest people without a seat, smallest sum of squared distances from the
    target, and rather below the target than above it.
    """
    known = tuple(sorted(set(sizes)))
    for seated in range(players, -1, -1):
        cost, tables = _best(seated, known, target)
        if cost[0] >= 0:
            return sorted(tables, reverse=True)
    return []
