"""From labelled hexagons to smooth borders, each kept once and shared by both sides."""

import itertools
import math
from collections import defaultdict
from collections.abc import Callable

from bot.render.shapes import Arc, Point
from bot.render.tools.hexagons import AROUND, SPACING, Cell, centre, neighbours, noise

Corner = tuple[int, int]


def trace(
    label: dict[Cell, str], coast: Callable[[str, str | None], bool] = lambda _, other: not other
) -> tuple[list[Arc], dict[str, list[list[int]]]]:
    """Borders as arcs, and for each area the signed numbers of the arcs around it and its holes."""
    chains = _chains(_edges(label))
    arcs = []
    for corners, (a, b) in chains:
        first, second = (a, b) if a != AROUND else (b, None)
        line = _smooth([_wobble(corner) for corner in corners], coast(first, second or None))
        arcs.append(Arc(between=(first, second or None), line=line))
    rings = {
        name: _rings(name, arcs, chains)
        for name in sorted({v for v in label.values() if v != AROUND})
    }
    return arcs, rings


def _edges(label: dict[Cell, str]) -> dict[frozenset[Corner], tuple[str, str]]:
    """Every hexagon side between two different areas."""
    edges = {}
    for cell, own in label.items():
        x, y = centre(cell)
        for side, other in enumerate(neighbours(cell)):
            theirs = label.get(other, AROUND)
            if own < theirs:
                ends = frozenset(_corner(x, y, side + step) for step in (0, 1))
                edges[ends] = (own, theirs)
    return edges


def _corner(x: float, y: float, number: int) -> Corner:
    """A corner in hundredths, so that neighbouring cells name it alike."""
    angle = math.radians(60 * number - 30)
    radius = SPACING / math.sqrt(3)
    return round((x + radius * math.cos(angle)) * 20), round((y + radius * math.sin(angle)) * 20)


def _chains(
    edges: dict[frozenset[Corner], tuple[str, str]],
) -> list[tuple[list[Corner], tuple[str, str]]]:
    """Join sides between the same two areas, from one meeting point of three areas to the next."""
    at: dict[Corner, list[frozenset[Corner]]] = defaultdict(list)
    for edge in edges:
        for corner in edge:
            at[corner].append(edge)
    todo = dict.fromkeys(sorted(edges, key=sorted))
    chains = []

    def walk(corner: Corner, edge: frozenset[Corner]) -> list[Corner]:
        path = [corner]
        while edge in todo:
            del todo[edge]
            (corner,) = edge - {corner}
            path.append(corner)
            if len(at[corner]) != 2:
                break
            edge = next(e for e in at[corner] if e != edge)
        return path

    for corner in sorted(at):
        if len(at[corner]) == 3:
            fresh = [edge for edge in sorted(at[corner], key=sorted) if edge in todo]
            chains += [(walk(corner, edge), edges[edge]) for edge in fresh if edge in todo]
    while todo:
        edge = next(iter(todo))
        chains.append((walk(min(edge), edge), edges[edge]))
    return chains


def _wobble(corner: Corner) -> Point:
    """Shift a corner a little, so that the grid does not show."""
    x, y = corner[0] / 20, corner[1] / 20
    return x + 1.1 * noise(x, y, 7, 3), y + 1.1 * noise(x, y, 7, 4)


def _smooth(line: list[Point], coast: bool) -> list[Point]:
    """Round a border off; its ends stay where other borders meet it."""
    closed = line[0] == line[-1]
    for _ in range(3):
        line = _average(line, closed)
    if coast:
        line = _rough(line)
    return [(round(x, 1), round(y, 1)) for x, y in line]


def _rough(line: list[Point]) -> list[Point]:
    """Break a coast into small capes and coves."""
    rough = line[:1]
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        out = 0.35 * noise((ax + bx) / 2, (ay + by) / 2, 2.5, 5)
        rough += [((ax + bx) / 2 + out * (by - ay), (ay + by) / 2 - out * (bx - ax)), (bx, by)]
    return rough


def _average(line: list[Point], closed: bool) -> list[Point]:
    inner = [_mean(*line[i - 1 : i + 2]) for i in range(1, len(line) - 1)]
    if closed:
        seam = _mean(line[-2], line[0], line[1])
        return [seam, *inner, seam]
    return [line[0], *inner, line[-1]]


def _mean(a: Point, b: Point, c: Point) -> Point:
    return (a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4


def _rings(
    name: str, arcs: list[Arc], chains: list[tuple[list[Corner], tuple[str, str]]]
) -> list[list[int]]:
    """Put the arcs around a territory in order; the longest way round comes first."""
    todo = [i for i, arc in enumerate(arcs) if name in arc.between]
    rings = []
    while todo:
        number = todo.pop(0)
        ring, start, end = [number + 1], chains[number][0][0], chains[number][0][-1]
        while end != start:
            number = next(i for i in todo if end in (chains[i][0][0], chains[i][0][-1]))
            todo.remove(number)
            corners = chains[number][0]
            forward = corners[0] == end
            ring.append(number + 1 if forward else -(number + 1))
            end = corners[-1] if forward else corners[0]
        rings.append(ring)
    return sorted(rings, key=lambda ring: -sum(len(arcs[abs(n) - 1].line) for n in ring))
