"""Grow territories from label blocks on a grid of hexagons until the borders are those wanted."""

import math
from collections import Counter

from bot.games.risk.ui.geometry.sketch import Sketch
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

_MARGIN = 11.0
_ROOM = 4.5


class Growth(Division):
    """The grid while a map grows."""

    def __init__(self, sketch: Sketch) -> None:
        super().__init__(sketch.board)
        self.sketch = sketch
        width, height = sketch.size
        self.cells = [
            (column, row)
            for row in range(-1, int(height / ROW) + 2)
            for column in range(-1, int(width / SPACING) + 2)
        ]
        self.landlocked = {
            name for name, fact in sketch.facts.territory.items() if not fact.coastal
        }
        self._set_costs()
        self._part()
        self._tidy()

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
                self.fixed.add(cell)
                self.label[cell] = AROUND
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
            costs[AROUND] = 0.5 * max(-12.0, min(12.0, landness)) + 1.5
            self.costs[cell] = costs
            owner = min(near, key=lambda name: near[name], default=AROUND)
            painted = [s.territory for s in sketch.land if s.territory and s.reach(x, y) > 0]
            if painted and near[owner] > _ROOM:
                self.fixed.add(cell)
                owner = painted[0]
            elif owner and near[owner] <= _ROOM:
                self.fixed.add(cell)
            self.label[cell] = owner if landness > 0 or cell in self.fixed else AROUND

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
                self.between(own, self.label.get(n, AROUND)) == FORBIDDEN for n in neighbours(cell)
            )
            and own not in self.landlocked
        ]
        for cell in apart:
            self.label[cell] = AROUND

    def _tidy(self) -> None:
        """Leave one connected piece per territory and no lakes."""
        for name in self.sketch.territories:
            parts = pieces(self.label, name)
            home = max(parts, key=lambda piece: sum(cell in self.fixed for cell in piece))
            for piece in parts:
                if piece is not home:
                    self._give_away(piece, name)
        for lake in [p for p in pieces(self.label, AROUND) if not any(c in self.fixed for c in p)]:
            self._give_away(lake, AROUND)

    def _give_away(self, piece: set[Cell], old: str) -> None:
        around = Counter(self.label[n] for c in piece for n in neighbours(c) if n in self.label)
        del around[old]
        new = around.most_common(1)[0][0] if around else AROUND
        for cell in piece:
            if cell not in self.fixed:
                self.label[cell] = new

    def between(self, a: str, b: str) -> float:
        """Dear where no border is wanted, and where a landlocked one would meet the sea."""
        if a == b:
            return 0.0
        if AROUND in (a, b):
            return FORBIDDEN if (a or b) in self.landlocked else 0.9
        return 1.3 if frozenset((a, b)) in self.sketch.borders else FORBIDDEN


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
