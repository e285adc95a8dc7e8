"""Divide a whole board, seas and ports included, so that only neighbours touch.

Cells are hexagons: three areas meet in a point and never four.
"""

import json
from collections import Counter
from functools import cached_property
from pathlib import Path

from pydantic import BaseModel

from bot.games.board_game.rules.facts import regions
from bot.games.board_game.ui.drawing.board import Place
from bot.games.board_game.ui.drawing.layout import block_box
from bot.render.maps import Box
from bot.render.shapes import Point
from bot.render.tools.distances import box_distance, segment_distance
from bot.render.tools.hexagons import (
    AROUND,
    FORBIDDEN,
    ROW,
    SPACING,
    Cell,
    Division,
    centre,
    neighbours,
    noise,
    pieces,
)

_ROOM = {"land": 4.5, "sea": 1.5, "port": 2.5}
_REACH = 90.0


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
    def boxes(self) -> dict[str, Box]:
        """The block of each area, as left, top, right, bottom."""
        return {name: block_box(place, regions()[name]) for name, place in self.areas.items()}

    @cached_property
    def borders(self) -> set[frozenset[str]]:
        """Pairs of areas that must touch: all neighbours but those joined by a bridge."""
        pairs = {frozenset((a.id, b)) for a in regions().values() for b in a.adjacent}
        return pairs - {frozenset(bridge.between) for bridge in self.bridges}


def load_sketch() -> BoardSketch:
    """Read the sketch of the board."""
    path = Path(__file__).parent / "sketches" / "board_game.json"
    return BoardSketch.model_validate(json.loads(path.read_text()))


class Partition(Division):
    """The grid while the board is being divided."""

    def __init__(self, sketch: BoardSketch) -> None:
        super().__init__("board_game")
        self.sketch = sketch
        self.rivers = {river.area for river in sketch.rivers}
        self.kinds = {name: regions()[name].kind for name in sketch.areas}
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
        for cell in self.cells:
            self._start(cell)
        self._tidy()

    def _start(self, cell: Cell) -> None:
        x, y = centre(cell)
        width, height = self.sketch.size
        if not (-4 < x < width + 4 and -4 < y < height + 4):
            self._fix(cell, AROUND)
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
        for name in (old, AROUND, *self.rivers):
            around.pop(name, None)
        if around:
            new = max(around, key=lambda name: (around[name], name))
            self.label.update((cell, new) for cell in piece if cell not in self.fixed)

    def between(self, a: str, b: str) -> float:
        """Dear where two areas touch that are no neighbours."""
        if a == b:
            return 0.0
        if AROUND in (a, b):
            return 3.0 if self.kinds[a or b] == "land" else 0.0
        if a in self.rivers or b in self.rivers:
            return 0.5
        return 1.2 if frozenset((a, b)) in self.sketch.borders else FORBIDDEN
