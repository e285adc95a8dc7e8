"""Draw the maps: `python -m bot.games.risk.ui.geometry.make` writes data/risk/geometry/."""

import json
import math
import sys
from collections import Counter

from bot.games.risk.ui.drawing.board import BOARDS, FOLDER, Geometry, SeaLine, Shape
from bot.games.risk.ui.geometry.grow import Growth
from bot.games.risk.ui.geometry.sketch import Sketch, load
from bot.render.shapes import Point
from bot.render.tools.hexagons import AROUND, neighbours, pieces
from bot.render.tools.trace import trace


def make(board: str) -> Geometry:
    """Grow and trace the map of one board from its sketch."""
    sketch = load(board)
    label = Growth(sketch).run()
    if found := problems(sketch, label):
        raise SystemExit("\n".join([f"{board}: change the sketch, for", *found]))
    arcs, rings = trace(label)
    geometry = Geometry(
        board=board,
        size=sketch.size,
        arcs=arcs,
        territories={
            name: Shape(ring=rings[name][0], at=place.at, lines=place.lines)
            for name, place in sketch.territories.items()
        },
        regions=sketch.regions,
        sea_lines=[],
    )
    geometry.sea_lines = [_sea_line(sketch, geometry, a, b) for a, b in sketch.facts.sea_lines]
    return geometry


def problems(sketch: Sketch, label: dict[tuple[int, int], str]) -> list[str]:
    """What is wrong with the borders: missing, unwanted or very short ones, wrong coasts."""
    contact: Counter[frozenset[str]] = Counter()
    for cell, own in label.items():
        for other in neighbours(cell):
            if label.get(other, AROUND) > own:
                contact[frozenset((own, label[other]))] += 1
    found = [
        f"border {sorted(pair)} is only {contact[pair]} sides long"
        for pair in sketch.borders
        if contact[pair] < 4
    ]
    found += [
        f"unwanted border {sorted(pair)}, {length} sides"
        for pair, length in contact.items()
        if AROUND not in pair and pair not in sketch.borders
    ]
    found += [
        f"{name} coastal: {fact.coastal}"
        for name, fact in sketch.facts.territory.items()
        if fact.coastal != (contact[frozenset((name, AROUND))] > 0)
    ]
    for name in ["", *sketch.territories]:
        if (count := len(pieces(label, name))) != 1:
            found.append(f"{name or 'the sea'} is in {count} pieces")
    return sorted(found)


def _sea_line(sketch: Sketch, geometry: Geometry, a: str, b: str) -> SeaLine:
    """A crossing by hand if the sketch has one, else between the nearest coasts."""
    by_hand = sketch.sea_lines.get(f"{a} {b}")
    if by_hand:
        return SeaLine(between=(a, b), line=by_hand)
    shores = [_coast(geometry, name) for name in (a, b)]
    start, end = min(
        ((p, q) for p in shores[0] for q in shores[1]), key=lambda pair: math.dist(*pair)
    )
    return SeaLine(between=(a, b), line=[_inland(start, end), _inland(end, start)])


def _coast(geometry: Geometry, name: str) -> list[Point]:
    return [p for arc in geometry.arcs if arc.between == (name, None) for p in arc.line]


def _inland(shore: Point, across: Point) -> Point:
    """A little behind the shore, so that it is plain where the crossing ends."""
    length = math.dist(shore, across) or 1.0
    return (
        round(shore[0] + 5 * (shore[0] - across[0]) / length, 1),
        round(shore[1] + 5 * (shore[1] - across[1]) / length, 1),
    )


def main(boards: list[str]) -> None:
    """Write the geometry files of these boards."""
    for board in boards or list(BOARDS):
        text = json.dumps(make(board).model_dump(), separators=(",", ":"))
        text = text.replace('{"between"', '\n{"between"').replace('},"', '},\n"')
        (FOLDER / "geometry" / f"{board}.json").write_text(text + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
