"""What is told to a picture of the card game is what the picture shows."""

import io
from xml.etree import ElementTree

import pytest
from PIL import Image

from bot.games.lcg.ui.drawing.board import compose
from bot.games.lcg.ui.drawing.scene import compose_scene
from bot.render.drawing import Drawing, to_svg
from tests.render.card_game_2e_pictures import (
    GOLDEN,
    GOLDEN_PICTURES,
    MORE,
    fight,
    scene,
    table,
)
from tests.render.reading import SVG, difference, smallest_text, sticking_out


def marked(drawing: Drawing, kind: str) -> list[ElementTree.Element]:
    root = ElementTree.fromstring(to_svg(drawing))
    return [group for group in root.iter(f"{SVG}g") if group.get("class") == kind]


def texts(group: ElementTree.Element) -> list[str]:
    return [str(text.text) for text in group.iter(f"{SVG}text")]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_whole_table_shows_every_card_and_every_number(players: int) -> None:
    picture = table(players, 7)
    drawn = compose(picture)
    shown = {group.get("data-card"): group.get("data-knelt") for group in marked(drawn, "tile")}
    for mark in picture.players:
        for one in (*mark.characters, *mark.locations):
            assert shown[one.id] == str(one.knelt)
    for group, mark in zip(marked(drawn, "player"), picture.players, strict=True):
        assert texts(group)[1:] == [str(n) for n in (mark.deck, mark.hand, mark.gold, mark.power)]
    assert not sticking_out(drawn)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_posted_picture_has_room_for_everybody(players: int) -> None:
    drawn = compose_scene(table(players, 6), scene(players), MORE)
    assert len(marked(drawn, "player")) == players
    seen = len(marked(drawn, "tile")) + len(marked(drawn, "chip"))
    hidden = [int(texts(group)[0][1:]) for group in marked(drawn, "more")]
    assert seen + sum(hidden) == 6 * players
    assert smallest_text(to_svg(drawn))[0] >= 11


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 0), (2, 1), (3, 6), (7, 2)])
def test_a_challenge_shows_both_sides_and_sums(attackers: int, defenders: int) -> None:
    clash = fight(attackers, defenders)
    document = to_svg(compose_scene(table(2, 3, clash), scene(2), MORE))
    root = ElementTree.fromstring(document)
    words = [str(text.text) for text in root.iter(f"{SVG}text")]
    assert {"11", "5", "Claim 2"} <= {*words}
    assert any("Arya Stark" in word for word in words)
    for side in clash.sides:
        for one in (*side.fighters, *side.could):
            assert any(word.startswith(one.name[:3]) for word in words)
    assert smallest_text(document)[0] >= 11


@pytest.mark.parametrize("name", GOLDEN_PICTURES)
def test_golden_pictures(name: str) -> None:
    """If a change is meant, run `python -m tests.render.card_game_2e_pictures` and look."""
    made = Image.open(io.BytesIO(GOLDEN_PICTURES[name]()))
    assert difference(made, Image.open(GOLDEN / f"{name}.png")) < 0.5
