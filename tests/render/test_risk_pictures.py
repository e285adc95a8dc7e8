"""What is told to a picture is what the picture shows."""

import io
import re
from xml.etree import ElementTree

import pytest
from PIL import Image

from bot.games.risk.rules.board import map_file
from bot.games.risk.ui.drawing import BoardPicture, PlayerMark, TerritoryMark, png, svg, whole_maps
from bot.games.risk.ui.drawing.board import BOARDS
from bot.games.risk.ui.drawing.chart import plate
from bot.games.risk.ui.drawing.compose import compose
from bot.games.risk.ui.drawing.frame import whole, zoomed
from bot.games.risk.ui.drawing.marks import _strip_corner, _token_corner
from bot.render import drawing
from bot.render.heraldry import HOUSES, emblem
from bot.render.maps import common
from tests.render.reading import (
    SVG,
    difference,
    directly,
    marked,
    smallest_text,
    sticking_out,
    watch,
)
from tests.render.risk_pictures import GOLDEN, GOLDEN_PICTURES, boards, position

CASES = [("westeros", False), ("essos", True), ("both", True)]


@pytest.mark.parametrize(("board", "dominion"), CASES)
@pytest.mark.parametrize("seed", range(5))
def test_units_and_owners_can_be_read_back(board: str, dominion: bool, seed: int) -> None:
    picture = position(board, seed, dominion=dominion)
    read = {
        token["data-territory"]: TerritoryMark(
            owner=int(token["data-owner"]) if token["data-owner"] else None,
            units=int(token["data-units"]),
            knights=int(token.get("data-knights", 0)),
            siege_engines=int(token.get("data-siege-engines", 0)),
            fortifications=int(token.get("data-fortifications", 0)),
        )
        for token in marked(svg(picture), "token")
    }
    assert read == picture.territories


def test_a_token_shows_its_number_and_its_owners_emblem() -> None:
    picture = position("westeros", 7)
    root = ElementTree.fromstring(svg(picture))
    houses = {player.seat: player.house for player in picture.players}
    tokens = [group for group in root.iter(f"{SVG}g") if group.get("class") == "token"]
    for token in tokens:
        mark = picture.territories[token.attrib["data-territory"]]
        assert next(text.text for text in token.iter(f"{SVG}text")) == str(mark.units)
        assert mark.owner is not None
        assert token.get("data-house") == houses[mark.owner]
        fills = {shape.get("fill") for shape in token.iter()}
        assert HOUSES[houses[mark.owner]].field in fills


def test_no_two_houses_look_alike_without_colour() -> None:
    shapes = {re.sub(r"#[0-9a-f]{3,6}", "", emblem(house, 0, 0, 12)) for house in HOUSES}
    assert len(shapes) == len(HOUSES)


@pytest.mark.parametrize("board", BOARDS)
def test_only_a_whole_region_has_a_holder(board: str) -> None:
    picture = position(board, 1)
    last = map_file(board).regions[-1]
    held = {(h["data-region"], h["data-owner"]) for h in marked(svg(picture), "holder")}
    assert (last.id, "0") in held
    broken = picture.model_copy(
        update={
            "territories": picture.territories
            | {last.territories[0]: TerritoryMark(owner=1, units=1)}
        }
    )
    assert last.id not in {h["data-region"] for h in marked(svg(broken), "holder")}


@pytest.mark.parametrize(
    "picture",
    [
        *GOLDEN_PICTURES.values(),
        *(position("both", 1, zoom=r.id) for b in BOARDS for r in map_file(b).regions),
    ],
    ids=lambda picture: picture.zoom or picture.board,
)
def test_no_text_is_under_11_pixels_on_a_phone(picture: BoardPicture) -> None:
    """Shown 400 pixels wide; a scaled group scales its text."""
    smallest, texts = smallest_text(svg(picture))
    assert smallest >= 11
    assert texts > 20


@pytest.mark.parametrize("board", BOARDS)
def test_a_zoom_shows_its_region_and_all_its_neighbours(board: str) -> None:
    facts = map_file(board)
    for region in facts.regions:
        own = set(region.territories)
        links = facts.land_borders + facts.sea_lines
        around = {t for pair in links if own & set(pair) for t in pair}
        document = svg(position(board, 1, zoom=region.id))
        assert {t["data-territory"] for t in marked(document, "token")} == own | around


@pytest.mark.parametrize("board", BOARDS)
def test_nothing_sticks_out_of_a_picture(board: str) -> None:
    for region in [None, *map_file(board).regions]:
        picture = position(board, 1, dominion=True, zoom=region and region.id)
        assert not sticking_out(compose(picture))


def test_a_zoom_needs_a_region_of_the_board() -> None:
    with pytest.raises(ValueError, match="no region 'dorne' on essos"):
        svg(position("essos", 1, zoom="dorne"))


def test_moves_and_highlights_are_marked() -> None:
    picture = position("both", 1, moves=[("dragonstone", "myr")], highlights=["lys", "pyke"])
    document = svg(picture)
    assert [(m["data-from"], m["data-to"]) for m in marked(document, "move")] == [
        ("dragonstone", "myr")
    ]
    assert {h["data-territory"] for h in marked(document, "highlight")} == {"lys", "pyke"}


def test_players_stand_in_order_of_play_without_ranks() -> None:
    picture = position("westeros", 1, dominion=True)
    players = [p.model_copy(update={"order": 9 - p.seat}) for p in picture.players]
    document = svg(picture.model_copy(update={"players": players}))
    assert [row["data-seat"] for row in marked(document, "player")] == ["4", "3", "2", "1", "0"]
    root = ElementTree.fromstring(document)
    row = next(g for g in root.iter(f"{SVG}g") if g.get("data-seat") == "0")
    words = [text.text for text in row.iter(f"{SVG}text")]
    me = players[0]
    numbers = [me.territories, me.castles, me.ports, me.points, me.cards, me.gold, me.vp]
    assert words == ["Arya", *map(str, numbers)], "a number before a name reads as a rank"


def test_every_word_is_given_from_outside() -> None:
    """Without labels and titles only names of places and players and numbers are left."""
    picture = position("both", 1).model_copy(update={"labels": {}, "title": "", "caption": ""})
    names = {p.name for p in picture.players}
    for board in boards("both"):
        facts = map_file(board)
        names |= {t.name for t in facts.territories} | {r.name for r in facts.regions}
    known = set(" ".join(names).split())
    for text in ElementTree.fromstring(svg(picture)).iter(f"{SVG}text"):
        for word in str(text.text).split():
            assert word in known or re.fullmatch(r"\+?\d+", word) or word.endswith("…"), word


@pytest.mark.parametrize(
    "name",
    [
        '</text><script>alert("1")</script>',
        "a & b < c > d ' e \"",
        "\u202eesrever\u202c \u2066iso\u2069",
        "nul\x00 bell\x07 lone\ud800",
        "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘",
        "W" * 500,
        "王の手",
        "   ",
        "𝕬𝖗𝖞𝖆 🐺🐺",
    ],
)
def test_hostile_names_do_no_harm(name: str) -> None:
    picture = position("essos", 1)
    player = picture.players[0].model_copy(update={"name": name})
    hostile = picture.model_copy(update={"players": [player], "title": name, "caption": name})
    document = svg(hostile)
    root = ElementTree.fromstring(document)
    assert not list(root.iter(f"{SVG}script"))
    row = next(g for g in root.iter(f"{SVG}g") if g.get("data-seat") == "0")
    shown = str([text.text for text in row.iter(f"{SVG}text")][1])
    assert shown.strip()
    assert len(shown) < 40
    assert shown.isprintable()
    assert png(hostile).startswith(b"\x89PNG")


def test_a_picture_already_made_is_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = position("essos", 11)
    first = png(picture)
    monkeypatch.setattr(drawing, "_compose", None)
    assert png(position("essos", 11)) is first


def test_a_changed_picture_is_made_anew_but_its_map_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    picture = position("essos", 12)
    first = png(picture)
    drawn = watch(monkeypatch)
    marks = picture.territories | {"lys": TerritoryMark(owner=0, units=99)}
    assert png(picture.model_copy(update={"territories": marks})) != first
    assert 0 < len(drawn) <= 2
    assert max(height for _, height in drawn) < 100


def test_png_is_1200_pixels_wide_and_looks_like_the_svg() -> None:
    picture = position("essos", 13)
    image = Image.open(io.BytesIO(png(picture)))
    assert image.width == 1200
    assert difference(image, directly(svg(picture))) < 2.0


@pytest.mark.parametrize("name", GOLDEN_PICTURES)
def test_golden_pictures(name: str) -> None:
    """If a change is meant, draw them anew with `python -m tests.render.risk_pictures` and look."""
    made = Image.open(io.BytesIO(png(GOLDEN_PICTURES[name])))
    assert difference(made, Image.open(GOLDEN / f"{name}.png")) < 0.5


def test_a_player_without_numbers_has_no_columns() -> None:
    bare = PlayerMark(seat=0, house="stark", name="A", order=1)
    document = svg(BoardPicture(board="essos", territories={}, players=[bare]))
    assert marked(document, "player")
    assert not marked(document, "token")


def test_once_made_ready_only_words_and_numbers_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    for made_up in whole_maps():
        drawing.make_ready(made_up)
    drawn = watch(monkeypatch)
    png(position("both", 21))
    png(position("westeros", 21))
    assert drawn
    assert max(height for _, height in drawn) <= 26


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("width", [15, 22, 39])
def test_special_units_hide_no_name(board: str, width: int) -> None:
    """One kind, two of a kind, all three; letters begin some units below the top of a block."""
    frame = whole(board)
    for territory in frame.shown:
        corner, (dx, dy) = _token_corner(frame, territory), _strip_corner(frame, territory, width)
        left, top = corner[0] + dx, corner[1] + dy
        strip = left, top, left + width, top + 13
        for other in frame.shown - {territory}:
            x, y, right, bottom = frame.block(other)
            assert common(strip, (x, y + 3, right, bottom)) < 15, (territory, other)


@pytest.mark.parametrize("board", BOARDS)
def test_a_zoom_shows_the_bonus_of_its_region_and_no_halved_words(board: str) -> None:
    for region in map_file(board).regions:
        picture = position(board, 1, zoom=region.id)
        window = zoomed(region.id, board)
        shown = [r.id for r in map_file(board).regions if plate(window, r.id)]
        assert region.id in shown
        root = ElementTree.fromstring(svg(picture))
        bonuses = [t.text for t in root.iter(f"{SVG}text") if str(t.text).startswith("+")]
        assert len(bonuses) == len(shown)
