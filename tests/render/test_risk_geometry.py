"""The checked-in drawings tell the same story as the facts."""

import itertools
import json
import math
from collections import Counter, defaultdict

import pytest

from bot.games.risk.rules.board import map_file
from bot.games.risk.ui.drawing.board import BOARDS, FOLDER, Geometry, load_geometry
from bot.games.risk.ui.drawing.layout import block_box, region_plate
from bot.games.risk.ui.geometry import sketch
from bot.render.fonts import text_width
from bot.render.maps import NAME_SIZE, NAME_WEIGHT
from bot.render.shapes import Point
from tests.render.plane import crossings, inside, sides

pytestmark = pytest.mark.parametrize("board", BOARDS)


def polygons(board: str) -> dict[str, list[Point]]:
    geometry = load_geometry(board)
    return {name: geometry.polygon(name) for name in geometry.territories}


def test_shared_edges_are_exactly_the_land_borders(board: str) -> None:
    raw = json.loads((FOLDER / f"{board}.json").read_text())
    shapes = polygons(board)
    assert set(shapes) == {territory["id"] for territory in raw["territories"]}
    owners = defaultdict(set)
    for name, polygon in shapes.items():
        for side in sides(polygon):
            owners[side].add(name)
    drawn = {frozenset(names) for names in owners.values() if len(names) > 1}
    assert drawn == {frozenset(pair) for pair in raw["land_borders"]}
    assert max(map(len, owners.values())) == 2


def test_every_border_is_long_enough_to_see(board: str) -> None:
    length: Counter[frozenset[str]] = Counter()
    for arc in load_geometry(board).arcs:
        if arc.between[1] is not None:
            units = sum(math.dist(p, q) for p, q in itertools.pairwise(arc.line))
            length[frozenset(map(str, arc.between))] += round(units)
    assert min(length.values()) >= 6


def test_only_coastal_territories_touch_the_sea(board: str) -> None:
    coast = {arc.between[0] for arc in load_geometry(board).arcs if arc.between[1] is None}
    facts = map_file(board)
    assert coast == {territory.id for territory in facts.territories if territory.coastal}


def test_no_two_lines_cross_so_polygons_are_simple_and_do_not_overlap(board: str) -> None:
    assert crossings(polygons(board).values()) == []


def test_a_label_block_lies_in_its_own_territory_alone(board: str) -> None:
    geometry, facts, shapes = load_geometry(board), map_file(board), polygons(board)
    for name, shape in geometry.territories.items():
        left, top, right, bottom = block_box(shape.at, shape.lines, facts.territory[name])
        spots = [shape.at, (left, bottom), (right, bottom), ((left + right) / 2, top)]
        for spot in spots:
            assert [n for n, polygon in shapes.items() if inside(spot, polygon)] == [name]


def _boxes(geometry: Geometry) -> dict[str, tuple[float, float, float, float]]:
    facts = map_file(geometry.board)
    boxes = {
        name: block_box(shape.at, shape.lines, facts.territory[name])
        for name, shape in geometry.territories.items()
    }
    return boxes | {name: region_plate(place) for name, place in geometry.regions.items()}


def test_no_labels_overlap_and_all_are_on_the_picture(board: str) -> None:
    geometry = load_geometry(board)
    boxes = _boxes(geometry)
    width, height = geometry.size
    for left, top, right, bottom in boxes.values():
        assert left >= 0
        assert top >= 0
        assert right <= width
        assert bottom <= height
    for (one, a), (two, b) in itertools.combinations(boxes.items(), 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, f"{one} and {two} overlap"


def test_region_plates_stand_in_the_sea(board: str) -> None:
    geometry, shapes = load_geometry(board), polygons(board)
    assert set(geometry.regions) == set(map_file(board).region)
    for place in geometry.regions.values():
        left, top, right, bottom = region_plate(place)
        for spot in itertools.product((left, right), (top, bottom)):
            assert not any(inside(spot, polygon) for polygon in shapes.values())


def test_names_are_those_of_the_game(board: str) -> None:
    geometry, facts = load_geometry(board), map_file(board)
    for name, shape in geometry.territories.items():
        assert " ".join(shape.lines) == facts.territory[name].name
        assert max(text_width(line, NAME_SIZE, NAME_WEIGHT) for line in shape.lines) < 80
    for name, place in geometry.regions.items():
        assert " ".join(place.lines) == facts.region[name].name


def test_sea_lines_end_on_their_territories(board: str) -> None:
    geometry, shapes = load_geometry(board), polygons(board)
    drawn = [line.between for line in geometry.sea_lines]
    assert sorted(drawn) == sorted(map_file(board).sea_lines)
    for line in geometry.sea_lines:
        for spot, name in ((line.line[0], line.between[0]), (line.line[-1], line.between[1])):
            assert inside(spot, shapes[name]), f"{line.between} misses {name}"


def test_the_drawing_was_made_from_the_sketch(board: str) -> None:
    hand, drawn = sketch.load(board), load_geometry(board)
    assert hand.size == drawn.size
    assert {n: (p.at, p.lines) for n, p in hand.territories.items()} == {
        n: (s.at, s.lines) for n, s in drawn.territories.items()
    }


def test_sea_lines_cross_no_third_territory(board: str) -> None:
    shapes = polygons(board)
    for crossing in load_geometry(board).sea_lines:
        others = [polygon for name, polygon in shapes.items() if name not in crossing.between]
        for a, b in itertools.pairwise(crossing.line):
            for step in range(21):
                spot = (a[0] + (b[0] - a[0]) * step / 20, a[1] + (b[1] - a[1]) * step / 20)
                assert not any(inside(spot, polygon) for polygon in others), crossing.between
