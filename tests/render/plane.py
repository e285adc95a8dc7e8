"""Geometry for the tests of maps: sides, what lies inside, which lines cross."""

import itertools
from collections import defaultdict
from collections.abc import Iterable

from bot.render.shapes import Point

Side = frozenset[Point]


def sides(polygon: list[Point]) -> list[Side]:
    return [frozenset(pair) for pair in itertools.pairwise([*polygon, polygon[0]])]


def inside(point: Point, polygon: list[Point]) -> bool:
    x, y = point
    crossed = False
    for (ax, ay), (bx, by) in itertools.pairwise([*polygon, polygon[0]]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            crossed = not crossed
    return crossed


def crossings(polygons: Iterable[list[Point]]) -> list[tuple[Side, Side]]:
    """Lines of these polygons that meet anywhere but at a common end."""
    lines = {side for polygon in polygons for side in sides(polygon)}
    assert all(len(side) == 2 for side in lines), "a side without length"
    near = defaultdict(list)
    for side in lines:
        a, b = side
        for column in range(int(min(a[0], b[0]) // 8), int(max(a[0], b[0]) // 8) + 1):
            for row in range(int(min(a[1], b[1]) // 8), int(max(a[1], b[1]) // 8) + 1):
                near[column, row].append(side)
    return [
        (one, two)
        for cell in near.values()
        for one, two in itertools.combinations(cell, 2)
        if not one & two and _touch(*one, *two)
    ]


def _touch(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments meet."""

    def turn(p: Point, q: Point, r: Point) -> float:
        return round((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]), 6)

    def between(p: Point, q: Point, r: Point) -> bool:
        return all(min(p[i], q[i]) <= r[i] <= max(p[i], q[i]) for i in (0, 1))

    t = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)]
    if t[0] * t[1] < 0 and t[2] * t[3] < 0:
        return True
    ends = [(a, b, c), (a, b, d), (c, d, a), (c, d, b)]
    return any(value == 0 and between(*end) for value, end in zip(t, ends, strict=True))
