"""What is told to a picture is what the picture shows."""

import io
import re
from typing import Any, get_args
from xml.etree import ElementTree

import pytest
from PIL import Image

from bot.games.board_game.rules import facts as board_game_facts
from bot.games.board_game.rules.facts import regions
from bot.games.board_game.ui.drawing import (
    ZOOMS,
    AreaMark,
    BoardPicture,
    PlayerMark,
    png,
    svg,
    whole_maps,
)
from bot.games.board_game.ui.drawing.compose import ATTACK, compose
from bot.games.board_game.ui.drawing.frame import PARTS
from bot.games.board_game.ui.drawing.model import House, Order, Unit
from bot.games.board_game.ui.drawing.rows import clock
from bot.games.board_game.ui.drawing.style import ARMS, HOUSES, ORDERS
from bot.games.board_game.ui.picture import area_names
from bot.render.drawing import Drawing, Patch, make_ready
from bot.render.heraldry import emblem
from bot.text import LANGUAGES, words
from tests.render.board_game_pictures import GOLDEN, GOLDEN_PICTURES, position
from tests.render.reading import (
    SVG,
    difference,
    directly,
    marked,
    smallest_text,
    sticking_out,
    watch,
)

UNITS = ("footman", "knight", "siege_engine", "ship")


def _on_map(made: Drawing) -> list[Patch]:
    return [patch for whole in made.patches for patch in whole.inside]


def seat(value: str) -> int | None:
    return int(value) if value else None


def read(document: str) -> dict[str, dict[str, Any]]:
    """What stands where, by the picture alone."""
    found: dict[str, dict[str, Any]] = {}
    for token in marked(document, "standing"):
        found[token["data-area"]] = {
            "owner": seat(token["data-owner"]),
            "power_token": seat(token["data-power-token"]),
            "garrison": int(token["data-garrison"]),
            "neutral": int(token["data-neutral"]),
            "closed": token["data-closed"] == "1",
            "units": _counts(token, "data-"),
            "routed": _counts(token, "data-routed-"),
        }
    for token in marked(document, "order"):
        area = found.setdefault(token["data-area"], {})
        area["order"] = token["data-order"] if token["data-side"] == "up" else None
        area["secret"] = token["data-order"] if token["data-side"] == "secret" else None
        area["face_down"] = token["data-side"] != "up"
    return found


def _counts(token: dict[str, str], prefix: str) -> dict[str, int]:
    keys = {unit: f"{prefix}{unit.replace('_', '-')}" for unit in UNITS}
    return {unit: int(token[key]) for unit, key in keys.items() if key in token}


@pytest.mark.parametrize("side", ["up", "down", "secret"])
@pytest.mark.parametrize("seed", range(5))
def test_units_owners_and_orders_can_be_read_back(seed: int, side: str) -> None:
    picture = position(seed, players=3 + seed % 4, side=side)
    marks = {
        name: AreaMark.model_validate({"controller": picture.areas[name].controller, **fields})
        for name, fields in read(svg(picture)).items()
    }
    shown = {name: mark for name, mark in picture.areas.items() if name in marks}
    assert marks == shown
    assert not any(
        mark.units or mark.order or mark.garrison or mark.power_token is not None
        for name, mark in picture.areas.items()
        if name not in marks
    )


def test_every_unit_stands_there_as_a_figure_in_its_house_colours() -> None:
    units: dict[Unit, int] = {"footman": 2, "knight": 1, "siege_engine": 1}
    mark = AreaMark(controller=0, owner=0, units=units, routed={"footman": 1})
    player = PlayerMark(seat=0, house="greyjoy", name="A")
    root = ElementTree.fromstring(svg(BoardPicture(areas={"riverrun": mark}, players=[player])))
    army = next(g for g in root.iter(f"{SVG}g") if g.get("class") == "standing")
    own = ARMS["greyjoy"]
    assert own.field in {shape.get("fill") for shape in army.iter()}
    figures = [g for g in army.iter(f"{SVG}g") if g.get("fill") == own.charge][1:]
    assert len(figures) == 4
    lying = [g for g in figures if "rotate(90" in g[0].get("transform", "")]
    assert len(lying) == 1


def test_many_units_are_counted() -> None:
    mark = AreaMark(controller=0, owner=0, units={"ship": 3}, routed={"ship": 1})
    player = PlayerMark(seat=0, house="stark", name="A")
    picture = BoardPicture(areas={"port_of_pyke": mark}, players=[player])
    root = ElementTree.fromstring(svg(picture))
    army = next(g for g in root.iter(f"{SVG}g") if g.get("class") == "standing")
    assert [text.text for text in army.iter(f"{SVG}text")] == ["2"]


def test_no_two_houses_and_no_two_orders_look_alike_without_colour() -> None:
    shapes = {re.sub(r"#[0-9a-f]{3,6}", "", emblem(house, 0, 0, 12)) for house in HOUSES}
    assert len(shapes) == len(HOUSES) == 7
    faces = set()
    for order in get_args(Order):
        picture = BoardPicture(areas={"pyke": AreaMark(order=order)})
        token = next(p for p in _on_map(compose(picture)) if 'class="order"' in p.attributes)
        faces.add(re.sub(r"#[0-9a-f]{3,6}", "", token.body))
    assert len(faces) == 11


def test_a_face_down_order_tells_nothing_but_its_house() -> None:
    faces = set()
    for area in ("pyke", "riverrun"):
        picture = BoardPicture(
            areas={area: AreaMark(controller=0, owner=0, units={"footman": 1}, face_down=True)},
            players=[PlayerMark(seat=0, house="stark", name="A")],
        )
        token = next(p for p in _on_map(compose(picture)) if 'class="order"' in p.attributes)
        assert 'data-order=""' in token.attributes
        faces.add(token.body)
    (face,) = faces
    assert not any(colour in face for colour in ORDERS.values())


@pytest.mark.parametrize(
    "picture",
    [*GOLDEN_PICTURES.values(), *(position(9, zoom=zoom) for zoom in ZOOMS)],
    ids=lambda picture: picture.zoom or "whole",
)
def test_no_text_is_under_11_pixels_on_a_phone(picture: BoardPicture) -> None:
    """Shown 400 pixels wide; a scaled group scales its text."""
    smallest, texts = smallest_text(svg(picture))
    assert smallest >= 11
    assert texts > 20


def test_the_parts_show_every_area_and_are_larger() -> None:
    seen: set[str] = set()
    for part in PARTS:
        picture = position(1, zoom=part)
        shown = {token["data-area"] for token in marked(svg(picture), "standing")}
        standing = {token["data-area"] for token in marked(svg(position(1)), "standing")}
        assert PARTS[part] & standing <= shown
        seen |= PARTS[part]
    assert seen == set(regions())
    with pytest.raises(ValueError, match="no part 'moon'"):
        svg(position(1, zoom="moon"))


@pytest.mark.parametrize("zoom", [None, *ZOOMS])
def test_nothing_sticks_out_of_a_picture(zoom: str | None) -> None:
    made = compose(position(1, zoom=zoom, moves=[("seagard", "the_twins")], highlights=["pyke"]))
    assert not sticking_out(made)


def test_tokens_do_not_cover_each_other() -> None:
    """A full army of four beside a garrison keeps clear of its neighbours."""
    units: dict[Unit, int] = {"footman": 1, "knight": 2, "siege_engine": 1}
    marks = {
        fact.id: AreaMark(
            controller=0,
            owner=0,
            units={"land": units, "sea": {"ship": 4}, "port": {"ship": 3}}[fact.kind],
            garrison=2 if fact.home else 0,
            order="march_0",
        )
        for fact in regions().values()
    }
    player = PlayerMark(seat=0, house="stark", name="A")
    made = compose(BoardPicture(areas=marks, players=[player]))
    tokens = [
        p for p in _on_map(made) if "data-area" in p.attributes and "holding" not in p.attributes
    ]
    assert len(tokens) == 2 * len(marks)
    for index, a in enumerate(tokens):
        for b in tokens[index + 1 :]:
            apart = (
                a.x + a.width <= b.x + 2
                or b.x + b.width <= a.x + 2
                or a.y + a.height <= b.y + 2
                or b.y + b.height <= a.y + 2
            )
            assert apart, (a.attributes, b.attributes)


def test_the_holder_of_land_is_seen_and_seas_stay_blue() -> None:
    picture = position(1)
    held = {h["data-area"]: h["data-house"] for h in marked(svg(picture), "holding")}
    assert held == {
        name: HOUSES[mark.controller]
        for name, mark in picture.areas.items()
        if mark.controller is not None and regions()[name].kind != "sea"
    }


def test_moves_and_highlights_are_marked() -> None:
    document = svg(position(1, moves=[("pyke", "seagard")], highlights=["lannisport"]))
    moves = [(m["data-from"], m["data-to"]) for m in marked(document, "move")]
    assert moves == [("pyke", "seagard")]
    assert [h["data-area"] for h in marked(document, "highlight")] == ["lannisport"]


def test_houses_stand_in_turn_order_with_their_numbers() -> None:
    picture = position(1)
    root = ElementTree.fromstring(svg(picture))
    rows = [g for g in root.iter(f"{SVG}g") if g.get("class") == "player"]
    assert [int(row.attrib["data-seat"]) for row in rows] == picture.tracks["iron_throne"]
    for row in rows:
        me = picture.players[int(row.attrib["data-seat"])]
        words = [str(text.text) for text in row.iter(f"{SVG}text")][1:]
        places = [picture.tracks[t].index(me.seat) + 1 for t in picture.tracks]
        assert words == [
            *map(str, places),
            *map(str, (me.supply, me.power, len(me.hand), me.score)),
        ]


def test_tables_tell_what_they_were_told() -> None:
    picture = position(3, zoom="tables")
    document = svg(picture)
    for value in ("score", "supply"):
        read_back = {int(m["data-seat"]): int(m[f"data-{value}"]) for m in marked(document, value)}
        assert read_back == {p.seat: getattr(p, value) for p in picture.players}
    for track, seats in picture.tracks.items():
        places = [m for m in marked(document, "place") if m["data-track"] == track]
        assert [int(m["data-seat"]) for m in places] == seats
    root = ElementTree.fromstring(document)
    cards = [g for g in root.iter(f"{SVG}g") if g.get("class") == "card"]
    for pile in ("hand", "discard"):
        drawn = sorted(
            (int(g.attrib["data-seat"]), [t.text for t in g.iter(f"{SVG}text")])
            for g in cards
            if g.get("data-in") == pile
        )
        told = sorted(
            (p.seat, [str(card.strength), card.name])
            for p in picture.players
            for card in getattr(p, pile)
        )
        assert drawn == told


def test_round_and_wildlings_are_marked() -> None:
    (clock,) = marked(svg(position(1, round=7)), "clock")
    assert (clock["data-round"], clock["data-wildling"]) == ("7", "6")
    rules = board_game_facts.figures()
    assert rules.wildling_attack == ATTACK


def test_names_of_houses_units_and_orders_are_those_of_the_rules() -> None:
    rules = board_game_facts.figures()
    assert {order.id for order in rules.orders} == set(get_args(Order))
    assert set(rules.unit_limits) == set(get_args(Unit))
    playing = {house for setup in rules.setups for house in setup.houses}
    assert playing == set(get_args(House))


@pytest.mark.parametrize(
    ("now", "rounds", "shown"),
    [(2, 6, range(1, 7)), (3, 10, range(1, 11)), (14, 0, range(5, 15)), (3, 0, range(1, 4))],
)
def test_the_clock_has_the_rounds_of_the_game(now: int, rounds: int, shown: range) -> None:
    drawn = clock(BoardPicture(areas={}, round=now, rounds=rounds, wildling=4), 0, ATTACK)
    said = re.findall(r">(\d+)</text>", "".join(part.body for part in drawn.inside))
    assert said[: len(shown)] == [str(number) for number in shown]
    assert said[len(shown) :] == [str(number) for number in range(0, ATTACK + 1, 2)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_areas_are_called_as_the_reader_calls_them(language: str) -> None:
    names = area_names(words(language))
    root = ElementTree.fromstring(svg(BoardPicture(areas={}, names=names)))
    said = "".join(str(text.text) for text in root.iter(f"{SVG}text"))
    for name in names.values():
        assert re.sub(r"[- ]", "", name) in re.sub(r"[- ]", "", said)


def test_every_word_is_given_from_outside() -> None:
    """Without labels and titles only names of places and players and numbers are left."""
    for zoom in (None, *ZOOMS):
        picture = position(1, zoom=zoom, title="", caption="").model_copy(update={"labels": {}})
        names = {p.name for p in picture.players} | {a.name for a in regions().values()}
        names |= {card.name for p in picture.players for card in (*p.hand, *p.discard)}
        known = set(" ".join(names).split())
        for text in ElementTree.fromstring(svg(picture)).iter(f"{SVG}text"):
            for word in str(text.text or "").split():
                assert word in known or re.fullmatch(r"[+−]?\d+", word) or word.endswith("…"), word


@pytest.mark.parametrize(
    "name", ['</text><script>alert("1")</script>', "W" * 500, "王の手", " \x00"]
)
@pytest.mark.parametrize("zoom", [None, "tables"])
def test_hostile_names_do_no_harm(name: str, zoom: str | None) -> None:
    picture = position(1, zoom=zoom, title=name, caption=name)
    hand = [card.model_copy(update={"name": name}) for card in picture.players[0].hand]
    player = picture.players[0].model_copy(update={"name": name, "hand": hand})
    hostile = picture.model_copy(update={"players": [player, *picture.players[1:]]})
    root = ElementTree.fromstring(svg(hostile))
    assert not list(root.iter(f"{SVG}script"))
    assert png(hostile).startswith(b"\x89PNG")


def test_a_changed_picture_is_made_anew_but_its_map_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    picture = position(12)
    first = png(picture)
    assert png(position(12)) is first
    drawn = watch(monkeypatch)
    mark = AreaMark(controller=3, owner=3, units={"footman": 4}, power_token=3, order="raid")
    areas = picture.areas | {"lannisport": mark}
    assert png(picture.model_copy(update={"areas": areas})) != first
    assert 0 < len(drawn) <= 4
    assert max(height for _, height in drawn) < 120


def test_png_is_1200_pixels_wide_and_looks_like_the_svg() -> None:
    picture = position(13, zoom="north")
    image = Image.open(io.BytesIO(png(picture)))
    assert image.width == 1200
    assert difference(image, directly(svg(picture))) < 2.0


@pytest.mark.parametrize("name", GOLDEN_PICTURES)
def test_golden_pictures(name: str) -> None:
    """If a change is meant, draw them anew: `python -m tests.render.board_game_pictures`; look."""
    made = Image.open(io.BytesIO(png(GOLDEN_PICTURES[name])))
    assert difference(made, Image.open(GOLDEN / f"{name}.png")) < 0.5


@pytest.mark.parametrize("language", LANGUAGES)
def test_once_made_ready_only_words_and_tokens_are_drawn(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    names = area_names(words(language))
    for made_up in whole_maps(names):
        make_ready(made_up)
    drawn = watch(monkeypatch)
    png(position(21 + LANGUAGES.index(language), names=names))
    assert drawn
    assert max(height for _, height in drawn) <= 26
