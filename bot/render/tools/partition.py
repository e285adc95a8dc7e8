"""Divide a whole board, seas and ports included, so that only neighbours touch.

Cells are the hexagons of `grow`: three areas meet in a point and never four.
"""

import json
import random
from collections import Counter
from functools import cached_property
from pathlib import Path

from pydantic import BaseModel

from bot.render.board_game.board import Facts, Place, load_facts
from bot.render.board_game.layout import block_box
from bot.render.maps import Box
from bot.render.shapes import Point
from bot.render.tools.grow import ROW, SPACING, Cell, arcs_around, centre, neighbours, noise, pieces
from bot.render.tools.sketch import box_distance, segment_distance

OUTSIDE = ""
_ROOM = {"land": 4.5, "sea": 1.5, "port": 2.5}
_REACH = 90.0
_FORBIDDEN = 40.0
_SWEEPS = 90


class Brush(BaseModel):
    """A line of some width that belongs to an area."""

    area: str
    line: list[Point]
    radius: float

    def distance(self, x: float, y: float) -> float:
        """How far outside the stroke a point lies; negative inside."""
        steps = zip(self.line, self.line[1:], strict=False)
        return min(segment_distance(x, y, *a, *b) for a, b in steps) - self.radius


class Crossing(BaseModel):
    """A bridge over a river, between two areas."""

    between: tuple[str, str]
    line: tuple[Point, Point]


class BoardSketch(BaseModel):
    """The hand-made part of the map."""

    size: tuple[int, int]
    areas: dict[str, Place]
    strokes: list[Brush]
    rivers: list[Brush]
    bridges: list[Crossing]

    @cached_property
    def facts(self) -> Facts:
        """Who borders whom."""
        return load_facts()

    @cached_property
    def boxes(self) -> dict[str, Box]:
        """The block of each area, as left, top, right, bottom."""
        return {name: block_box(place, self.facts.area[name]) for name, place in self.areas.items()}

    @cached_property
    def borders(self) -> set[frozenset[str]]:
        """Pairs of areas that must touch: all neighbours but those joined by a bridge."""
        pairs = {frozenset((a.id, b)) for a in self.facts.regions for b in a.adjacent}
        return pairs - {frozenset(bridge.between) for bridge in self.bridges}


def load_sketch() -> BoardSketch:
    """Read the sketch of the board."""
    path = Path(__file__).parent / "sketches" / "board_game.json"
    return BoardSketch.model_validate(json.loads(path.read_text()))


class Partition:
    """The grid while the board is being divided."""

    def __init__(self, sketch: BoardSketch) -> None:
        self.sketch = sketch
        self.random = random.Random("board_game")
        self.rivers = {river.area for river in sketch.rivers}
        self.kinds = {name: sketch.facts.area[name].kind for name in sketch.areas}
        self.links = sorted(
            (a, b)
            for a, b in map(sorted, sketch.borders)
            if self.kinds[a] == self.kinds[b] == "land"
        )
        width, height = sketch.size
        self.cells = [
            (column, row)
            for row in range(-2, int(height / ROW) + 4)
            for column in range(-2, int(width / SPACING) + 4)
        ]
        self.fixed: set[Cell] = set()
        self.costs: dict[Cell, dict[str, float]] = {}
        self.label: dict[Cell, str] = {}
        for cell in self.cells:
            self._start(cell)
        self._tidy()

    def run(self) -> dict[Cell, str]:
        """Anneal until borders are smooth and only neighbours touch."""
        for sweep in range(_SWEEPS):
            heat = max(0.0, 1.5 * (1 - sweep / (_SWEEPS * 0.8)))
            for cell in self._frontier():
                self._settle(cell, heat)
        return self.label

    def _start(self, cell: Cell) -> None:
        x, y = centre(cell)
        width, height = self.sketch.size
        if not (-4 < x < width + 4 and -4 < y < height + 4):
            self._fix(cell, OUTSIDE)
            return
        for river in self.sketch.rivers:
            if river.distance(x, y) <= 0:
                self._fix(cell, river.area)
                return
        far = {name: box_distance(x, y, box) for name, box in self.sketch.boxes.items()}
        owner = min(far, key=lambda name: far[name])
        if far[owner] <= _ROOM[self.kinds[owner]]:
            self._fix(cell, owner)
            return
        for stroke in self.sketch.strokes:
            d = stroke.distance(x, y)
            if d <= 0:
                self._fix(cell, stroke.area)
                return
            far[stroke.area] = min(far[stroke.area], d)
        rough = 1.8 * noise(x, y, 30, 1) + 1.2 * noise(x, y, 12, 2)
        costs = {n: self._cost_of(n, d, rough) for n, d in far.items() if d < _REACH}
        self._favour_links(x, y, costs)
        self.costs[cell] = costs
        self.label[cell] = min(costs, key=lambda name: costs[name])

    def _fix(self, cell: Cell, name: str) -> None:
        self.fixed.add(cell)
        self.label[cell] = name

    def _cost_of(self, name: str, distance: float, rough: float) -> float:
        if self.kinds[name] == "land":
            return 0.3 * distance
        return 0.9 * distance if self.kinds[name] == "port" else 3.0 + rough + 0.07 * distance

    def _favour_links(self, x: float, y: float, costs: dict[str, float]) -> None:
        """Keep others off the straight way between two lands that border each other."""
        for a, b in self.links:
            if a in costs and b in costs:
                ends = self.sketch.areas[a].at, self.sketch.areas[b].at
                reach = 9 - segment_distance(x, y, *ends[0], *ends[1])
                for name in costs if reach > 0 else ():
                    if name not in (a, b):
                        costs[name] += 0.5 * reach

    def _tidy(self) -> None:
        """Leave one connected piece per area."""
        for name in self.sketch.areas:
            parts = pieces(self.label, name)
            home = max(parts, key=lambda piece: sum(cell in self.fixed for cell in piece))
            for piece in parts:
                if piece is not home:
                    self._give_away(piece, name)

    def _give_away(self, piece: set[Cell], old: str) -> None:
        around = Counter(self.label[n] for c in piece for n in neighbours(c) if n in self.label)
        for name in (old, OUTSIDE, *self.rivers):
            around.pop(name, None)
        if around:
            new = max(around, key=lambda name: (around[name], name))
            self.label.update((cell, new) for cell in piece if cell not in self.fixed)

    def _frontier(self) -> list[Cell]:
        frontier = [
            cell
            for cell in self.costs
            if any(self.label.get(n, OUTSIDE) != self.label[cell] for n in neighbours(cell))
        ]
        self.random.shuffle(frontier)
        return frontier

    def _settle(self, cell: Cell, heat: float) -> None:
        ring = [self.label.get(n, OUTSIDE) for n in neighbours(cell)]
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
        return self.costs[cell][label] + sum(self._between(label, n) for n in ring)

    def _between(self, a: str, b: str) -> float:
        if a == b:
            return 0.0
        if OUTSIDE in (a, b):
            return 3.0 if self.kinds[a or b] == "land" else 0.0
        if a in self.rivers or b in self.rivers:
            return 0.5
        return 1.2 if frozenset((a, b)) in self.sketch.borders else _FORBIDDEN
