"""Words in pictures are safe and fit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render.fonts import font_files, has_glyph, text_width
from bot.render.text import clean, escape, fit


def test_fonts_come_from_the_package_and_exist() -> None:
    files = font_files()
    assert len(files) == 3
    assert all("font_source_sans_pro" in file for file in files)


def test_widths_follow_the_letters() -> None:
    assert text_width("W", 10) > text_width("i", 10)
    assert text_width("Winterfell", 22) == pytest.approx(2 * text_width("Winterfell", 11))
    assert text_width("Winterfell", 11, 700) > text_width("Winterfell", 11, 400)
    assert text_width("0123456789", 10) == pytest.approx(10 * text_width("5", 10))


@given(st.text())
def test_clean_leaves_only_what_can_be_drawn(text: str) -> None:
    line = clean(text, "fallback")
    assert line
    assert all(has_glyph(char) for char in line)
    assert line.isprintable()
    assert clean(line, "fallback") == line or "?" in line


@given(st.text(), st.floats(20, 300))
def test_fit_never_exceeds_the_room(text: str, room: float) -> None:
    assert text_width(fit(clean(text), room, 13), 13) <= room


def test_clean_examples() -> None:
    assert clean("  Ned\n\tStark ") == "Ned Stark"
    assert clean("\u202eNed\u202c") == "Ned"
    assert clean("王の手", "Stark") == "Stark"
    assert clean("𝕬rya") == "Arya"
    assert clean("Jon 🐺") == "Jon ?"


def test_escape_covers_text_and_attributes() -> None:
    assert escape('<a href="\'">&') == "&lt;a href=&quot;&#39;&quot;&gt;&amp;"
