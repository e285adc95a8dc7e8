"""The checked-in drawing tells the same story as the facts."""

import itertools
import json
import math
from collections import Counter, defaultdict

import pytest

from bot.games.board_game.rules.facts import regions
from bot.games.board_game.ui.drawing.board import FOLDER, load_geometry
from bot.games.board_game.ui.drawing.frame import PARTS, frame
from bot.games.board_game.ui.drawing.names import written
from bot.games.board_game.ui.geometry.partition import load_sketch
from bot.games.board_game.ui.picture import area_names
from bot.render.drawing import WIDTH
from bot.render.fonts import text_width
from bot.render.maps import common
from bot.render.shapes import Point
from bot.text import LANGUAGES, words
from tests.render.plane import crossings, inside, sides

_CORNER = 3.0
"""Borders are rounded off, and so are the tokens in a block's corners."""


def polygons() -> dict[str, list[list[Point]]]:
    geometry = load_geometry()
    return {name: geometry.polygons(name) for name in (*geometry.areas, *geometry.rivers)}


def holds(point: Point, rings: list[list[Point]]) -> bool:
    return sum(inside(point, ring) for ring in rings) % 2 == 1


def touching() -> dict[frozenset[str], int]:
    """Pairs of shapes with common edges, and how many."""
    owners = defaultdict(set)
    for name, rings in polygons().items():
        for ring in rings:
            for side in sides(ring):
                owners[side].add(name)
    assert max(map(len, owners.values())) == 2
    return Counter(frozenset(names) for names in owners.values() if len(names) == 2)


def test_areas_touch_or_have_a_bridge_exactly_where_they_are_adjacent() -> None:
    raw = json.loads((FOLDER / "map.json").read_text())["regions"]
    wanted = {frozenset((area["id"], other)) for area in raw for other in area["adjacent"]}
    geometry = load_geometry()
    drawn = {pair for pair in touching() if not pair & set(geometry.rivers)}
    bridges = {frozenset(bridge.between) for bridge in geometry.bridges}
    assert not drawn & bridges
    assert drawn | bridges == wanted


def test_rivers_part_the_lands_that_are_not_adjacent() -> None:
    banks: dict[str, set[str]] = defaultdict(set)
    rivers = set(load_geometry().rivers)
    for pair in touching():
        for river in pair & rivers:
            banks[river] |= pair - {river}
    assert {"greywater_watch", "winterfell"} <= banks["fever"]
    assert {"three_towers", "starfall"} <= banks["torrentine"]
    assert {"riverrun", "harrenhal", "the_mountains_of_the_moon"} <= banks["trident"]
    assert {"seagard", "the_twins", "crackclaw_point"} <= banks["trident"]
    seas = {area.id for area in regions().values() if area.kind == "sea"}
    assert all(shores & seas for shores in banks.values()), "a river that reaches no sea"


def test_bridges_lead_over_the_river_from_bank_to_bank() -> None:
    shapes = polygons()
    for bridge in load_geometry().bridges:
        ends = {
            name
            for name, spot in itertools.product(bridge.between, bridge.line)
            if holds(spot, shapes[name])
        }
        assert ends == set(bridge.between)
        (ax, ay), (bx, by) = bridge.line
        assert holds(((ax + bx) / 2, (ay + by) / 2), shapes["trident"])


def test_every_border_is_long_enough_to_see() -> None:
    length: Counter[frozenset[str]] = Counter()
    areas = set(load_geometry().areas)
    for arc in load_geometry().arcs:
        if set(map(str, arc.between)) <= areas:
            units = sum(math.dist(p, q) for p, q in itertools.pairwise(arc.line))
            length[frozenset(map(str, arc.between))] += round(units)
    assert min(length.values()) >= 6


def test_no_two_lines_cross_so_areas_do_not_overlap() -> None:
    assert crossings(ring for rings in polygons().values() for ring in rings) == []


def test_a_block_lies_in_its_own_area_alone_and_overlaps_no_other() -> None:
    window, shapes = frame(None), polygons()
    boxes = {name: window.block(name) for name in load_geometry().areas}
    for name, (left, top, right, bottom) in boxes.items():
        columns = left + _CORNER, (left + right) / 2, right - _CORNER
        for spot in itertools.product(columns, (top + _CORNER, bottom - _CORNER)):
            assert [n for n, rings in shapes.items() if holds(spot, rings)] == [name]
    for (one, a), (two, b) in itertools.combinations(boxes.items(), 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, f"{one} and {two} overlap"


def test_blocks_are_on_the_picture() -> None:
    width, height = load_geometry().size
    for name in load_geometry().areas:
        left, top, right, bottom = frame(None).block(name)
        assert left >= 0, name
        assert top >= 0, name
        assert right <= width, name
        assert bottom <= height, name


def test_the_map_is_covered() -> None:
    """Every spot of the map is in one shape."""
    width, height = load_geometry().size
    boxes = {
        name: (
            rings,
            [min(c) for c in zip(*rings[0], strict=True)],
            [max(c) for c in zip(*rings[0], strict=True)],
        )
        for name, rings in polygons().items()
    }
    for x, y in itertools.product(range(3, width, 13), range(3, height, 13)):
        spot = x + 0.03, y + 0.07
        found = [
            name
            for name, (rings, low, high) in boxes.items()
            if low[0] <= x <= high[0] and low[1] <= y <= high[1] and holds(spot, rings)
        ]
        assert len(found) == 1, (x, y, found)


def test_names_are_those_of_the_game() -> None:
    for name, shape in load_geometry().areas.items():
        fact = regions()[name]
        assert " ".join(shape.lines) == ("" if fact.kind == "port" else fact.name)
        assert all(text_width(line, 11, 600) < 80 for line in shape.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_lies_in_its_own_area_and_covers_nothing(language: str) -> None:
    window, shapes = frame(None), polygons()
    names = area_names(words(language))
    places = {name: written(window, name, said) for name, said in names.items()}
    blocks = {name: window.block(name) for name in load_geometry().areas}
    for name, (lines, (left, top, right, bottom)) in places.items():
        said = "".join(lines).replace("-", "").replace(" ", "").lower()
        assert said == names[name].replace("-", "").replace(" ", "").lower()
        columns = left + _CORNER, (left + right) / 2, right - _CORNER
        for spot in itertools.product(columns, (top + _CORNER, bottom - _CORNER)):
            assert [n for n, rings in shapes.items() if holds(spot, rings)] == [name], lines
        others = [box for other, box in blocks.items() if other != name]
        others += [box for other, (_, box) in places.items() if other != name]
        assert not any(common((left, top, right, bottom), box) for box in others), lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", [None, *PARTS])
def test_no_name_is_cut_off(part: str | None, language: str) -> None:
    window = frame(part)
    for name, said in area_names(words(language)).items():
        if name in window.shown:
            _, (left, top, right, bottom) = written(window, name, said)
            low, high = window.place((left, top)), window.place((right, bottom))
            assert min(*low, WIDTH - high[0], window.height - high[1]) >= 0, name


def test_the_drawing_was_made_from_the_sketch() -> None:
    hand, drawn = load_sketch(), load_geometry()
    assert hand.size == drawn.size
    assert {n: (p.at, p.lines, p.rows) for n, p in hand.areas.items()} == {
        n: (s.at, s.lines, s.rows) for n, s in drawn.areas.items()
    }
    assert {river.area for river in hand.rivers} == set(drawn.rivers)
    assert [b.model_dump() for b in hand.bridges] == [b.model_dump() for b in drawn.bridges]
