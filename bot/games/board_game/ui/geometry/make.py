"""Draw the map: `python -m bot.games.board_game.ui.geometry.make` writes its shapes to data."""

import json
from collections import Counter

from bot.games.board_game.rules.facts import regions
from bot.games.board_game.ui.drawing.board import FOLDER, Bridge, Geometry, Shape
from bot.games.board_game.ui.geometry.partition import BoardSketch, Partition, load_sketch
from bot.render.tools.hexagons import AROUND, Cell, neighbours, pieces
from bot.render.tools.trace import trace

_SHORTEST = 4


def make() -> Geometry:
    """Divide and trace the map from its sketch."""
    sketch = load_sketch()
    label = Partition(sketch).run()
    if found := problems(sketch, label):
        raise SystemExit("\n".join(["change the sketch, for", *found]))
    return drawn(sketch, label)


def drawn(sketch: BoardSketch, label: dict[Cell, str]) -> Geometry:
    """The map along the borders of these cells."""
    seas = {name for name in sketch.areas if regions()[name].kind == "sea"}

    def coast(a: str, b: str | None) -> bool:
        return (a in seas) != (b in seas)

    arcs, rings = trace(label, coast)
    return Geometry(
        size=sketch.size,
        arcs=arcs,
        areas={
            name: Shape(rings=rings[name], **place.model_dump())
            for name, place in sketch.areas.items()
        },
        rivers={river.area: rings[river.area] for river in sketch.rivers},
        bridges=[Bridge(between=b.between, line=b.line) for b in sketch.bridges],
    )


def problems(sketch: BoardSketch, label: dict[Cell, str]) -> list[str]:
    """What is wrong with the borders: missing, unwanted or very short ones, torn areas."""
    contact: Counter[frozenset[str]] = Counter()
    for cell, own in label.items():
        for other in neighbours(cell):
            if label.get(other, AROUND) > own:
                contact[frozenset((own, label[other]))] += 1
    free = {AROUND, *(river.area for river in sketch.rivers)}
    found = [
        f"border {sorted(pair)} is only {contact[pair]} sides long"
        for pair in sketch.borders
        if contact[pair] < _SHORTEST
    ]
    found += [
        f"unwanted border {sorted(pair)}, {length} sides"
        for pair, length in contact.items()
        if not pair & free and pair not in sketch.borders
    ]
    for name in [*sketch.areas, *(river.area for river in sketch.rivers)]:
        if (count := len(pieces(label, name))) != 1:
            found.append(f"{name} is in {count} pieces")
    return sorted(found)


def main() -> None:
    """Write the geometry file."""
    text = json.dumps(make().model_dump(), separators=(",", ":"))
    text = text.replace('{"between"', '\n{"between"').replace('},"', '},\n"')
    (FOLDER / "geometry" / "westeros.json").write_text(text + "\n")


if __name__ == "__main__":
    main()
