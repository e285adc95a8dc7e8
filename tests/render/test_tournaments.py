"""Standings, brackets and curves: everything they are told is written there, and can be read."""

import re

import pytest

from bot.render.bracket import BracketSheet, Match, bracket_sheet
from bot.render.curve import CurveSheet, curve_sheet, scale
from bot.render.drawing import Drawing, to_svg
from bot.render.heraldry import ACTIVE, INK, PALE, PAPER, PAPER_DARK
from bot.render.standings import StandingsRow, StandingsSheet, standings_sheet

SMALLEST = 11


def words_of(drawing: Drawing) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", to_svg(drawing))


def sizes_of(drawing: Drawing) -> list[float]:
    return [float(one) for one in re.findall(r'font-size="([\d.]+)"', to_svg(drawing))]


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("ground", [PAPER, PAPER_DARK, ACTIVE])
@pytest.mark.parametrize("ink", [INK, PALE])
def test_words_stand_out_from_their_ground(ink: str, ground: str) -> None:
    """Requirement 14: 4.5 to 1; nobody who stopped stands on the dark ground."""
    if (ink, ground) != (PALE, PAPER_DARK):
        light, dark = sorted((luminance(ink), luminance(ground)), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4.5


def test_standings_say_everything_they_are_told() -> None:
    rows = tuple(
        StandingsRow(str(at), "▲1", f"Knight {at}", ("5", "1/2"), f"{at} 1/2", "3/7", gone=at == 3)
        for at in range(1, 17)
    )
    sheet = StandingsSheet("Joust", "After round 2", ("R1", "R2"), "Points", "Strength", rows, 8)
    drawing = standings_sheet(sheet)
    found = words_of(drawing)
    for row in rows:
        assert {row.place, row.name, row.points} <= set(found)
    assert found.count("3/7") == 16
    assert {"Joust", "After round 2", "R1", "R2", "Points", "Strength"} <= set(found)
    assert min(sizes_of(drawing)) >= SMALLEST


def test_long_names_are_cut_by_width_and_markup_is_escaped() -> None:
    names = ("W" * 40, "i" * 40, "<script>&", "\u202eabc")
    rows = tuple(StandingsRow("1", "", name, ("5",) * 9, "45", "") for name in names)
    sheet = StandingsSheet("Joust", "", tuple(f"R{n}" for n in range(1, 10)), "Points", "", rows)
    found = words_of(standings_sheet(sheet))
    wide = next(one for one in found if one.startswith("WW"))
    narrow = next(one for one in found if one.startswith("iii"))
    assert wide.endswith("…")
    assert len(narrow) > len(wide)
    assert "&lt;script&gt;&amp;" in found
    assert "abc" in found
    assert "R9" in found
    assert "R1" not in found, "only the newest rounds fit"


def test_a_bracket_names_everybody() -> None:
    first = tuple(Match((f"A{at}", f"B{at}"), at % 2) for at in range(8))
    rounds = (first, first[:4], first[:2], (Match(("…", "…")),))
    drawing = bracket_sheet(BracketSheet("Joust", "Part 1", ("a", "b", "c", "d"), rounds))
    found = words_of(drawing)
    assert {name for match in first for name in match.names} <= set(found)
    assert min(sizes_of(drawing)) >= SMALLEST


@pytest.mark.parametrize("count", [1, 2, 60])
def test_a_curve_has_a_point_for_every_game(count: int) -> None:
    values = tuple(1000 + 10 * at for at in range(count))
    sheet = CurveSheet("Arya", "Risk", values, (200,) * count, "games")
    drawing = curve_sheet(sheet)
    assert to_svg(drawing).count("<circle") == count
    assert min(sizes_of(drawing)) >= SMALLEST


@pytest.mark.parametrize(
    ("low", "high", "steps"),
    [
        (1035, 5200, [1000, 2000, 3000, 4000, 5000, 6000]),
        (-250, 260, [-400, -200, 0, 200, 400]),
        (7, 7, [7, 8]),
        (98, 103, [98, 99, 100, 101, 102, 103]),
    ],
)
def test_a_curves_scale_has_round_numbers(low: int, high: int, steps: list[int]) -> None:
    assert list(scale(low, high)) == steps


def test_a_curve_counts_from_the_first_game_that_is_shown() -> None:
    sheet = CurveSheet("Arya", "Risk", (1000, 1010, 1020), (5, 5, 5), "games", first=18)
    assert {"18", "20"} <= set(words_of(curve_sheet(sheet)))
