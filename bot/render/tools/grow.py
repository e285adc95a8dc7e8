"""Grow territories from label blocks on a hexagonal grid until the borders are those wanted.

Every corner of a hexagon grid belongs to three cells, so three areas meet in a point and never
four: whether two territories share an edge is always clear.
"""

import math
import random
from collections import Counter, deque

from bot.render.tools.sketch import Sketch, box_distance, segment_distance

SPACING = 4.0
ROW = SPACING * math.sqrt(3) / 2
SEA = ""
_MARGIN = 11.0
_ROOM = 4.5
_FORBIDDEN = 40.0
_SWEEPS = 90

Cell = tuple[int, int]


def centre(cell: Cell) -> tuple[float, float]:
    """Where the middle of a cell lies."""
    column, row = cell
    return (column + 0.5 * (row % 2)) * SPACING, row * ROW


def neighbours(cell: Cell) -> list[Cell]:
    """The six cells around a cell, clockwise from the east."""
    column, row = cell
    shift = row % 2
    return [
        (column + 1, row),
        (column + shift, row + 1),
        (column + shift - 1, row + 1),
        (column - 1, row),
        (column + shift - 1, row - 1),
        (column + shift, row - 1),
    ]


def noise(x: float, y: float, scale: float, seed: int) -> float:
    """Smooth noise between -1 and 1."""
    u, v = x / scale, y / scale
    i, j = math.floor(u), math.floor(v)
    fu, fv = u - i, v - j
    fu, fv = fu * fu * (3 - 2 * fu), fv * fv * (3 - 2 * fv)

    def corner(a: int, b: int) -> float:
        return random.Random(f"{seed}:{a}:{b}").uniform(-1, 1)

    top = corner(i, j) * (1 - fu) + corner(i + 1, j) * fu
    bottom = corner(i, j + 1) * (1 - fu) + corner(i + 1, j + 1) * fu
    return top * (1 - fv) + bottom * fv


class Growth:
    """The grid while a map grows."""

    def __init__(self, sketch: Sketch) -> None:
        self.sketch = sketch
        self.random = random.Random(sketch.board)
        width, height = sketch.size
        self.cells = [
            (column, row)
            for row in range(-1, int(height / ROW) + 2)
            for column in range(-1, int(width / SPACING) + 2)
        ]
        self.fixed: dict[Cell, str] = {}
        self.costs: dict[Cell, dict[str, float]] = {}
        self.label: dict[Cell, str] = {}
        self.landlocked = {
            name for name, fact in sketch.facts.territory.items() if not fact.coastal
        }
        self._set_costs()
        self._part()
        self._tidy()

    def run(self) -> dict[Cell, str]:
        """Anneal until borders are smooth and only those wanted are left."""
        for sweep in range(_SWEEPS):
            heat = max(0.0, 1.5 * (1 - sweep / (_SWEEPS * 0.8)))
            for cell in self._frontier():
                self._settle(cell, heat)
        return self.label

    def _set_costs(self) -> None:
        sketch = self.sketch
        width, height = sketch.size
        boxes = sketch.boxes
        middle = {name: place.at for name, place in sketch.territories.items()}
        links = [tuple(sorted(pair)) for pair in sketch.borders]
        for cell in self.cells:
            x, y = centre(cell)
            plated = any(box_distance(x, y, plate) < 3 for plate in sketch.plates)
            if plated or not (3 < x < width - 3 and 3 < y < height - 3):
                self.fixed[cell] = self.label[cell] = SEA
                continue
            far = {name: box_distance(x, y, box) for name, box in boxes.items()}
            near = {name: d for name, d in far.items() if d < 60}
            costs = {name: 0.16 * d for name, d in near.items()}
            landness = max((_MARGIN - d for d in near.values()), default=-20.0)
            for a, b in links:
                if a not in near or b not in near:
                    continue
                reach = 9 - segment_distance(x, y, *middle[a], *middle[b])
                if reach > 0:
                    landness = max(landness, reach)
                    costs = {
                        name: cost + (0 if name in (a, b) else 0.7 * reach)
                        for name, cost in costs.items()
                    }
            landness = max(landness, self._in_triangle(x, y, near))
            landness += 7.0 * noise(x, y, 34, 1) + 5.0 * noise(x, y, 12, 2)
            landness = max([landness, *(s.reach(x, y) for s in sketch.land)])
            landness = min([landness, *(-s.reach(x, y) for s in sketch.sea)])
            costs[SEA] = 0.5 * max(-12.0, min(12.0, landness)) + 1.5
            self.costs[cell] = costs
            owner = min(near, key=lambda name: near[name], default=SEA)
            painted = [s.territory for s in sketch.land if s.territory and s.reach(x, y) > 0]
            if painted and near[owner] > _ROOM:
                self.fixed[cell] = owner = painted[0]
            elif owner and near[owner] <= _ROOM:
                self.fixed[cell] = owner
            self.label[cell] = owner if landness > 0 or cell in self.fixed else SEA

    def _in_triangle(self, x: float, y: float, near: dict[str, float]) -> float:
        """Land fills the room between any three territories that border each other."""
        best = -20.0
        names = sorted(near, key=lambda name: near[name])[:6]
        at = self.sketch.territories
        for i, a in enumerate(names):
            for j in range(i + 1, len(names)):
                b = names[j]
                if frozenset((a, b)) not in self.sketch.borders:
                    continue
                for c in names[j + 1 :]:
                    if {frozenset((a, c)), frozenset((b, c))} <= self.sketch.borders:
                        best = max(best, _inside((x, y), at[a].at, at[b].at, at[c].at))
        return best

    def _part(self) -> None:
        """Put water between areas that must not touch; annealing alone cannot cut a strait."""
        apart = [
            cell
            for cell, own in self.label.items()
            if cell not in self.fixed
            and any(
                self._between(own, self.label.get(n, SEA)) == _FORBIDDEN for n in neighbours(cell)
            )
            and own not in self.landlocked
        ]
        for cell in apart:
            self.label[cell] = SEA

    def _tidy(self) -> None:
        """Leave one connected piece per territory and no lakes."""
        for name in self.sketch.territories:
            parts = pieces(self.label, name)
            home = max(parts, key=lambda piece: sum(cell in self.fixed for cell in piece))
            for piece in parts:
                if piece is not home:
                    self._give_away(piece, name)
        for lake in [p for p in pieces(self.label, SEA) if not any(c in self.fixed for c in p)]:
            self._give_away(lake, SEA)

    def _give_away(self, piece: set[Cell], old: str) -> None:
        around = Counter(self.label[n] for c in piece for n in neighbours(c) if n in self.label)
        del around[old]
        new = around.most_common(1)[0][0] if around else SEA
        for cell in piece:
            if cell not in self.fixed:
                self.label[cell] = new

    def _frontier(self) -> list[Cell]:
        frontier = [
            cell
            for cell in self.cells
            if cell not in self.fixed
            and any(self.label.get(n) != self.label[cell] for n in neighbours(cell))
        ]
        self.random.shuffle(frontier)
        return frontier

    def _settle(self, cell: Cell, heat: float) -> None:
        ring = [self.label.get(n, SEA) for n in neighbours(cell)]
        old = self.label[cell]
        if arcs_around(ring, old) != 1:
            return
        best, best_cost = old, self._cost(cell, old, ring)
        for new in sorted(set(ring) - {old}):
            if new not in self.costs[cell] or arcs_around(ring, new) != 1:
                continue
            cost = self._cost(cell, new, ring) + heat * self.random.uniform(-1, 1)
            if cost < best_cost:
                best, best_cost = new, cost
        self.label[cell] = best

    def _cost(self, cell: Cell, label: str, ring: list[str]) -> float:
        return self.costs[cell].get(label, 20.0) + sum(self._between(label, n) for n in ring)

    def _between(self, a: str, b: str) -> float:
        if a == b:
            return 0.0
        if SEA in (a, b):
            return _FORBIDDEN if (a or b) in self.landlocked else 0.9
        return 1.3 if frozenset((a, b)) in self.sketch.borders else _FORBIDDEN


def pieces(label: dict[Cell, str], name: str) -> list[set[Cell]]:
    """The connected parts of an area."""
    todo = {cell for cell, own in label.items() if own == name}
    found = []
    while todo:
        start = todo.pop()
        piece, queue = {start}, deque([start])
        while queue:
            for other in neighbours(queue.popleft()):
                if other in todo:
                    todo.discard(other)
                    piece.add(other)
                    queue.append(other)
        found.append(piece)
    return found


def arcs_around(ring: list[str], label: str) -> int:
    """In how many separate runs a label stands around a cell."""
    return sum(ring[i] == label and ring[i - 1] != label for i in range(6))


def _inside(
    p: tuple[float, float],
    a: tuple[float, float],
    b: tuple[float, float],
    c: tuple[float, float],
) -> float:
    """How deep a point lies in a triangle; negative outside."""

    def side(u: tuple[float, float], v: tuple[float, float]) -> float:
        cross = (v[0] - u[0]) * (p[1] - u[1]) - (v[1] - u[1]) * (p[0] - u[0])
        return cross / (math.dist(u, v) or 1.0)

    sides = [side(a, b), side(b, c), side(c, a)]
    depth = min(sides) if sum(sides) > 0 else -max(sides)
    return depth + 4.0 if depth > -4.0 else -20.0
