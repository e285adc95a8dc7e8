"""A grid of hexagons that is divided among areas.

Every corner of a hexagon grid belongs to three cells, so three areas meet in a point and never
four: whether two areas share an edge is always clear.
"""

import math
import random
from abc import ABC, abstractmethod
from collections import deque

SPACING = 4.0
ROW = SPACING * math.sqrt(3) / 2
AROUND = ""
"""What lies around all areas."""
FORBIDDEN = 40.0
"""What it costs that two areas touch that must not."""
_UNLIKELY = 20.0
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


def _arcs_around(ring: list[str], label: str) -> int:
    """In how many separate runs a label stands around a cell."""
    return sum(ring[i] == label and ring[i - 1] != label for i in range(6))


class Division(ABC):
    """The grid while its cells change hands."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)
        self.fixed: set[Cell] = set()
        """Cells that never change hands."""
        self.costs: dict[Cell, dict[str, float]] = {}
        self.label: dict[Cell, str] = {}

    @abstractmethod
    def between(self, a: str, b: str) -> float:
        """What it costs that two cells of these areas touch."""

    def run(self) -> dict[Cell, str]:
        """Anneal until borders are smooth and only those wanted are left."""
        for sweep in range(_SWEEPS):
            heat = max(0.0, 1.5 * (1 - sweep / (_SWEEPS * 0.8)))
            for cell in self._frontier():
                self._settle(cell, heat)
        return self.label

    def _frontier(self) -> list[Cell]:
        frontier = [
            cell
            for cell in self.costs
            if cell not in self.fixed
            and any(self.label.get(n, AROUND) != self.label[cell] for n in neighbours(cell))
        ]
        self.random.shuffle(frontier)
        return frontier

    def _settle(self, cell: Cell, heat: float) -> None:
        ring = [self.label.get(n, AROUND) for n in neighbours(cell)]
        old = self.label[cell]
        if _arcs_around(ring, old) != 1:
            return
        best, best_cost = old, self._cost(cell, old, ring)
        for new in sorted(set(ring) - {old}):
            if new not in self.costs[cell] or _arcs_around(ring, new) != 1:
                continue
            cost = self._cost(cell, new, ring) + heat * self.random.uniform(-1, 1)
            if cost < best_cost:
                best, best_cost = new, cost
        self.label[cell] = best

    def _cost(self, cell: Cell, label: str, ring: list[str]) -> float:
        return self.costs[cell].get(label, _UNLIKELY) + sum(self.between(label, n) for n in ring)
