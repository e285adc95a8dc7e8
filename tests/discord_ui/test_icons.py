"""Drawings of ours in text, buttons and selects; the emoji where they cannot be had."""

from __future__ import annotations

import io

from PIL import Image

from bot.discord_ui.page import CONTENT, Icons, every_shape
from bot.games import GAMES
from bot.render.icons import icon_name, icon_png

SHAPES = {"🐺": "<circle r='6'/>", "🦁": "<rect/>"}
WOLF = icon_name(SHAPES["🐺"])


def known() -> Icons:
    icons = Icons(lambda: SHAPES)
    icons.know({WOLF: 5, "something_else": 6})
    return icons


def test_an_emoji_becomes_a_drawing_where_there_is_one() -> None:
    assert known().text("🐺 Stark, 🦁 Lannister", CONTENT) == f"<:{WOLF}:5> Stark, 🦁 Lannister"
    assert known().label("🐺 Stark") == (f"<:{WOLF}:5>", "Stark")
    assert known().label("🦁 Lannister") == (None, "🦁 Lannister")
    assert known().label("🐺") == (None, "🐺")


def test_nothing_is_drawn_before_discord_has_it() -> None:
    fresh = Icons(lambda: SHAPES)
    assert fresh.text("🐺 Stark", CONTENT) == "🐺 Stark"
    assert fresh.label("🐺 Stark") == (None, "🐺 Stark")
    assert fresh.missing([WOLF]) == [SHAPES["🦁"]]


def test_a_text_never_gets_too_long() -> None:
    long = "🐺" * 100
    assert known().text(long, 200) == long


def test_a_text_can_be_known_again_whoever_drew_it() -> None:
    text = "🐺 Stark 🦁"
    assert known().plain(known().text(text, CONTENT)) == text
    assert Icons(lambda: SHAPES).plain(f"<:{WOLF}:77> Stark") == "🐺 Stark"


def test_games_agree_about_what_an_emoji_looks_like() -> None:
    shapes: dict[str, str] = {}
    for game in GAMES.values():
        for emoji, shape in game.face.icons().items():
            assert shapes.setdefault(emoji, shape) == shape, emoji
    names = [icon_name(shape) for shape in every_shape().values()]
    assert len(set(names)) == len(names)
    assert all(len(name) <= 32 for name in names)


def test_every_icon_is_a_small_square_picture() -> None:
    for shape in every_shape().values():
        data = icon_png(shape)
        image = Image.open(io.BytesIO(data))
        assert image.size == (96, 96)
        assert image.getchannel("A").getextrema()[1] == 255
        assert len(data) < 256 * 1024
