"""Settings typed as text: read, or refused in one sentence."""

from fractions import Fraction

import pytest

from bot.tournaments.editing import USUAL_WAITS, changed, points
from bot.tournaments.errors import Refused
from tests.tournaments.building import duel, many


@pytest.mark.parametrize(
    ("name", "typed", "value"),
    [
        ("rounds", "4", 4),
        ("rounds", "auto", None),
        ("cut", "none", None),
        ("check_in", "Ja", True),
        ("check_in", "no", False),
        ("draw", "FREE", "free"),
        ("bye", "mean", "mean"),
        ("bye", "1/2", Fraction(1, 2)),
        ("late_points", "2,5", Fraction(5, 2)),
        ("unfinished", "wait", "wait"),
    ],
)
def test_what_is_typed_is_what_is_set(name: str, typed: str, value: object) -> None:
    assert getattr(changed(many(), name, typed), name) == value


def test_more_time_for_late_tables_follows_the_length_of_a_round() -> None:
    week = many(hours=168, extension=42)
    assert changed(week, "hours", "24").extension == 6
    assert changed(many(hours=168, extension=30), "hours", "24").extension == 24
    assert changed(many(hours=168, extension=0), "hours", "24").extension == 0


def test_a_short_round_shortens_what_nobody_has_chosen() -> None:
    week = many(hours=168).model_copy(update=USUAL_WAITS)
    night = changed(week, "hours", "3")
    assert (night.break_hours, night.absent_hours, night.silent_hours) == (1, 1, 1)
    day = changed(week, "hours", "24")
    assert (day.break_hours, day.absent_hours, day.silent_hours) == (12, 24, 12)
    evenings = changed(week.model_copy(update={"break_hours": 21}), "hours", "3")
    assert evenings.break_hours == 21


def test_a_scoring_system_by_its_name() -> None:
    assert changed(duel(), "scoring", "beaten").scoring.kind == "beaten"


@pytest.mark.parametrize(
    ("name", "typed", "reason"),
    [
        ("hours", "-1", "tournament-number"),
        ("hours", "١٢", "tournament-number"),
        ("hours", "9" * 400, "tournament-number"),
        ("rounds", "=1+1", "tournament-number"),
        ("check_in", "perhaps", "tournament-yes-no"),
        ("draw", "`**@everyone**`", "tournament-choice"),
        ("bye", "1/0", "tournament-number"),
        ("game", "risk", "tournament-no-setting"),
        ("late_points", "1e9", "tournament-number"),
    ],
)
def test_what_cannot_be_read_is_refused(name: str, typed: str, reason: str) -> None:
    with pytest.raises(Refused) as caught:
        changed(many(), name, typed)
    assert caught.value.reason == reason


def test_points_are_exact() -> None:
    assert points("0.1") == Fraction(1, 10)
