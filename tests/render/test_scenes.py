"""The picture that is posted: of 4:3, readable 400 pixels wide, small enough to upload."""

import io
from collections.abc import Callable
from dataclasses import replace

import pytest
from PIL import Image

from bot.games import rules
from bot.games.board_game.rules.view import BoardView
from bot.games.board_game.ui.drawing.compose import compose as board_game_whole
from bot.games.board_game.ui.drawing.compose import compose_scene as board_game
from bot.games.board_game.ui.picture import painted
from bot.games.board_game.ui.scene import SUMS
from bot.games.board_game.ui.scene import scene as look
from bot.games.iron_throne.ui.drawing.scene import compose_scene as iron_throne
from bot.games.risk.ui.drawing.compose import compose_scene as risk
from bot.kernel import Event
from bot.render import scene
from bot.render.battle import ROOM
from bot.render.drawing import Drawing, to_png, to_svg
from bot.render.fonts import text_width
from bot.render.scene import Result, Scene, Score
from bot.text import LANGUAGES, words
from bot.workshop.match import Match
from bot.workshop.policies import at_random, policy
from tests.render import board_game_pictures, iron_throne_pictures, risk_pictures
from tests.render.reading import marked, smallest_text, sticking_out

MOST = 120_000
"""Bytes of a picture that is posted."""
SCORES = tuple(
    Score(house, name, str(score), leads=score == 7, active=house == "lannister", gone=not score)
    for house, name, score in (
        ("lannister", "Lannister", 7),
        ("stark", "Stark", 5),
        ("baratheon", "Baratheon", 4),
        ("targaryen", "Targaryen", 3),
        ("tyrell", "Tyrell", 2),
        ("martell", "Ein sehr langer Name", 1),
        ("ghiscari", "Ghiscari", 0),
    )
)
FIGHT = Result(("lannister", "stark"), ("Lannister", "Stark"), ("7", "5"), "Losses")


TITLE = "Lannister · A title that is far too long for the head of a picture"


def told(move: tuple[str, str] | None = None) -> Scene:
    """A scene in which somebody moved and won, or in which nothing has happened."""
    quiet = Scene(TITLE, "Round 4", "lannister", SCORES)
    if move is None:
        return quiet
    taken = frozenset(move[1:])
    return replace(quiet, focus=move, moves=(move,), taken=taken, result=FIGHT)


def westeros() -> Drawing:
    picture = board_game_pictures.GOLDEN_PICTURES["board_game"]
    move = ("kingswood", "the_reach")
    return board_game(picture, told(move))


def planning() -> Drawing:
    return board_game(board_game_pictures.GOLDEN_PICTURES["board_game"], told())


def invasion() -> Drawing:
    picture = risk_pictures.GOLDEN_PICTURES["westeros"]
    move = ("kingswood", "the_mander")
    return risk(picture, told(move))


def world() -> Drawing:
    picture = risk_pictures.GOLDEN_PICTURES["world_at_war"]
    move = ("meereen", "yunkai")
    return risk(picture, told(move))


def whole_world() -> Drawing:
    return risk(risk_pictures.GOLDEN_PICTURES["world_at_war"], told())


def court() -> Drawing:
    return iron_throne(iron_throne_pictures.GOLDEN_PICTURES["throne_5"], told())


def small_court() -> Drawing:
    return iron_throne(iron_throne_pictures.GOLDEN_PICTURES["throne_3"], told())


DRAWN = (westeros, planning, invasion, world, whole_world, court, small_court)


@pytest.mark.parametrize("drawn", DRAWN)
def test_a_posted_picture_fits_where_discord_shows_it(drawn: Callable[[], Drawing]) -> None:
    drawing = drawn()
    data = to_png(drawing)
    assert Image.open(io.BytesIO(data)).size == (1200, 900)
    assert len(data) <= MOST
    assert smallest_text(to_svg(drawing))[0] >= 11
    assert sticking_out(drawing) == []


@pytest.mark.parametrize("drawn", [westeros, invasion, world])
def test_what_happened_is_marked(drawn: Callable[[], Drawing]) -> None:
    document = to_svg(drawn())
    for kind in ("head", "move", "glow", "result", "small-map", "scores"):
        assert marked(document, kind), kind


def test_the_large_part_shows_the_first_place_and_as_many_others_as_fit() -> None:
    near, far = (100.0, 100.0, 160.0, 140.0), (100.0, 900.0, 160.0, 940.0)
    beside = (180.0, 100.0, 240.0, 140.0)
    left, top, right, bottom = scene.view_on([near, far, beside], (400, 1050), 312)
    assert left <= near[0]
    assert right >= beside[2]
    assert top <= near[1]
    assert near[3] <= bottom < far[1]
    assert (right - left, bottom - top) == (312, scene.MIDDLE)


def test_a_view_without_places_is_the_middle_of_the_map() -> None:
    assert scene.view_on([], (400, 1050), 312) == (44, 410, 356, 640)


def test_events_tell_where_to_look() -> None:
    """What is drawn follows from the public events alone, the newest first."""
    match = Match(rules("board_game"), 3, "scene", [at_random] * 3)
    for _ in match.steps():
        if match.state.tracks:
            break
    view = rules("board_game").view(match.state, None)
    assert isinstance(view, BoardView)
    way = {"source": "region:winterfell", "region": "region:moat_cailin"}
    events = [
        Event(type="march", args=way | {"seat": "seat:0", "units": []}),
        Event(type="conquered", args={"seat": "seat:0", "region": "region:seagard"}),
    ]
    shown = look(view, events, words("en"))
    assert shown.focus[:3] == ("moat_cailin", "winterfell", "seagard")
    assert shown.moves == (("winterfell", "moat_cailin"),)
    assert shown.taken == {"seagard"}


def test_the_posted_picture_shows_every_order_that_has_just_been_revealed() -> None:
    """R6.07: all lie open, and the whole map has room for each, large enough to read."""
    known = rules("board_game")
    match = Match(known, 6, "revealed", [policy(known, "standin")] * 6)
    for step in match.steps():
        if any(event.type == "orders" for event in step.events):
            break
    view = known.view(match.state, None)
    assert isinstance(view, BoardView)
    shown = look(view, step.events, words("en"))
    drawing = board_game(painted(view, words("en"), str, None, private=False), shown)
    whole = board_game_whole(painted(view, words("en"), str, None, private=False))
    laid = {area: mark.order for area, mark in view.regions.items() if mark.order}
    assert len(laid) >= 18
    for document in (to_svg(drawing), to_svg(whole)):
        found = marked(document, "order")
        assert sorted((one["data-area"], one["data-order"]) for one in found) == sorted(
            laid.items()
        )
        assert {one["data-side"] for one in found} == {"up"}
    assert len(to_png(drawing)) <= MOST
    assert smallest_text(to_svg(drawing))[0] >= 11


def test_an_order_in_every_area_is_seen_once_on_the_map_in_halves() -> None:
    picture = board_game_pictures.position(1)
    orders = {
        area: mark.model_copy(update={"order": "march_0", "owner": 0, "units": {"footman": 1}})
        for area, mark in picture.areas.items()
    }
    crowded = picture.model_copy(update={"areas": orders})
    drawing = board_game(crowded, told())
    found = [one["data-area"] for one in marked(to_svg(drawing), "order")]
    assert sorted(found) == sorted(orders)
    assert len(to_png(drawing)) <= MOST


def test_a_battle_with_open_cards_shows_what_both_sides_count_at_present() -> None:
    """R10.12, R10.25: the sums before the cards are no longer true."""
    known = rules("board_game")
    for seed in range(10):
        match = Match(known, 3, f"sums-{seed}", [at_random] * 3, in_place=False)
        for count, _ in enumerate(match.steps()):
            blade = next((ask for ask in match.state.asks if ask.topic == "blade"), None)
            if blade is not None:
                view = known.view(match.state, None)
                assert isinstance(view, BoardView)
                drawn = look(view, [], words("en"))
                assert drawn.battle is not None
                totals = tuple(int(side.total) for side in drawn.battle)
                assert totals == (blade.about["attack"], blade.about["defence"])
                assert all(sum(int(n) for _, n in side.sums) > 0 for side in drawn.battle)
                return
            if count > 1500:
                break
    raise AssertionError("the blade was never asked about")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_part_of_a_sum_is_cut(language: str) -> None:
    """Beside a card there is little room, and German words are long."""
    titles = [words(language).say(f"board_game-picture-sum-{part}") for part in SUMS]
    assert [title for title in titles if text_width(title, 12) > ROOM] == []
