"""What is told to a picture of The Iron Throne is what the picture shows."""

import io
import re
from xml.etree import ElementTree

import pytest
from PIL import Image

from bot.games.iron_throne.ui.drawing import HouseMark, ThronePicture, png, svg
from bot.games.iron_throne.ui.drawing.compose import compose
from tests.render.iron_throne_pictures import BOOK, GOLDEN, GOLDEN_PICTURES, TALKS, position
from tests.render.reading import SVG, difference, sticking_out, watch


def marked(document: str, kind: str) -> list[ElementTree.Element]:
    root = ElementTree.fromstring(document)
    return [group for group in root.iter(f"{SVG}g") if group.get("class") == kind]


def texts(group: ElementTree.Element) -> list[str]:
    return [str(text.text) for text in group.iter(f"{SVG}text")]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_houses_and_characters_can_be_read_back(players: int, seed: int) -> None:
    picture = position(players, seed)
    document = svg(picture)
    for group, house in zip(marked(document, "house"), picture.houses, strict=True):
        assert group.get("data-house") == house.house
        assert (group.get("data-spread") or "").split() == house.spread
        assert (group.get("data-hostages") or "").split() == house.hostages
        assert group.get("data-home") == str(house.home)
    people = [one for house in picture.houses for one in house.characters]
    for group, one in zip(marked(document, "character"), people, strict=True):
        shown = texts(group)
        assert (group.get("data-name"), group.get("data-power")) == (one.id, str(one.power))
        assert shown == ([str(one.power), one.name] if one.power else [one.name])
        turned = [g for g in group.iter(f"{SVG}g") if "rotate(180" in g.get("transform", "")]
        assert bool(turned) == (one.power == 0)
    for kind, numbers in (
        ("leader", [h.sheet for h in picture.houses]),
        ("hand", [h.hand for h in picture.houses]),
        ("deck", [h.deck for h in picture.houses]),
        ("influence", [len(h.spread) for h in picture.houses]),
    ):
        assert [texts(group)[-1] for group in marked(document, kind)] == [str(n) for n in numbers]
    discards = [" ".join(texts(group)) for group in marked(document, "discards")]
    assert sum(map(len, discards)) > 0 or not any(h.discards for h in picture.houses)


def test_the_rulebooks_example_shows_both_totals() -> None:
    """R7.7: 12 + 5 = 17 beats 10 + 2 + 4 = 16."""
    document = svg(position(5, 1, encounter=BOOK))
    sides = {group.get("data-side"): group for group in marked(document, "side")}
    assert (sides["challenge"].get("data-total"), sides["defence"].get("data-total")) == (
        "17",
        "16",
    )
    assert (sides["challenge"].get("data-won"), sides["defence"].get("data-won")) == (
        "true",
        "false",
    )
    assert [texts(group) for group in marked(document, "total")] == [["17"], ["16"]]
    assert [texts(group) for group in marked(document, "card")] == [["12"], ["10"]]
    parts = [(g.get("data-house"), g.get("data-state")) for g in marked(document, "part")]
    assert parts == [
        ("lannister", "active"),
        ("stark", "active"),
        ("baratheon", "supports"),
        ("tyrell", "declined"),
    ]
    assert texts(marked(document, "result")[0]) == ["WAR"]
    assert marked(document, "event")[0].get("data-house") == "stark"


def test_a_talk_shows_what_lies_on_the_table() -> None:
    document = svg(position(4, 1, encounter=TALKS))
    assert texts(marked(document, "talk")[0]) == TALKS.talk
    assert not marked(svg(position(5, 1, encounter=BOOK)), "talk")


@pytest.mark.parametrize("picture", GOLDEN_PICTURES.values(), ids=GOLDEN_PICTURES)
def test_no_text_is_under_11_pixels_on_a_phone(picture: ThronePicture) -> None:
    """Shown 400 pixels wide, which is as wide as it is drawn; no text stands in a scaled group."""
    root = ElementTree.fromstring(svg(picture))
    assert root.get("width") == "400"
    sizes = [float(text.attrib["font-size"]) for text in root.iter(f"{SVG}text")]
    assert len(sizes) > 20
    assert min(sizes) >= 11
    scaled = [g for g in root.iter(f"{SVG}g") if "scale" in g.get("transform", "")]
    assert not any(list(group.iter(f"{SVG}text")) for group in scaled)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_sticks_out_of_a_picture(seed: int) -> None:
    made = compose(position(5, seed, encounter=BOOK if seed % 2 else TALKS))
    assert not sticking_out(made)


@pytest.mark.parametrize(
    "name", ['</text><script>alert("1")</script>', "\u202eesrever", "W" * 500, "   ", "𝕬 🐺🐺"]
)
def test_hostile_names_do_no_harm(name: str) -> None:
    picture = position(3, 1)
    houses = [house.model_copy(update={"player": name}) for house in picture.houses]
    hostile = picture.model_copy(update={"houses": houses, "title": name, "caption": name})
    root = ElementTree.fromstring(svg(hostile))
    assert not list(root.iter(f"{SVG}script"))
    for group in marked(svg(hostile), "player"):
        assert all(text.isprintable() and len(text) < 60 for text in texts(group))
    assert png(hostile).startswith(b"\x89PNG")


def test_a_move_redraws_only_what_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole picture takes half a second, so pieces are kept."""
    picture = position(5, 12, encounter=BOOK)
    first = png(picture)
    drawn = watch(monkeypatch)
    changed = picture.houses[0].model_copy(update={"sheet": 99, "hand": 77})
    assert png(picture.model_copy(update={"houses": [changed, *picture.houses[1:]]})) != first
    assert len(drawn) == 2
    assert sum(width * height for width, height in drawn) < 10_000


@pytest.mark.parametrize("name", GOLDEN_PICTURES)
def test_golden_pictures(name: str) -> None:
    """If a change is meant, run `python -m tests.render.iron_throne_pictures` and look."""
    made = Image.open(io.BytesIO(png(GOLDEN_PICTURES[name])))
    assert difference(made, Image.open(GOLDEN / f"{name}.png")) < 0.5


def test_every_word_is_given_from_outside() -> None:
    picture = position(3, 1, title="", caption="", events="", labels={})
    known = {word for house in picture.houses for word in _words(house)}
    for text in ElementTree.fromstring(svg(picture)).iter(f"{SVG}text"):
        for word in (text.text or "").split():
            plain = word.strip(",…")
            assert any(one.startswith(plain) for one in known) or re.fullmatch(r"×?\d*", plain)


def _words(house: HouseMark) -> list[str]:
    said = [house.title, house.player, house.leader, *house.discards]
    return " ".join([*said, *(one.name for one in house.characters)]).split()
