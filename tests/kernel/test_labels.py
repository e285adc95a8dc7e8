"""Labels are taken apart in one place."""

import pytest

from bot.kernel.labels import id_of, kind_of, seat_of


@pytest.mark.parametrize(
    ("label", "kind", "name"),
    [
        ("territory:pyke", "territory", "pyke"),
        ("card:north.tower_2", "card", "north.tower_2"),
        ("die:6+1", "die", "6+1"),
        ("seat:-1", "seat", "-1"),
        ("pass", "", "pass"),
        ("", "", ""),
    ],
)
def test_kind_and_id(label: str, kind: str, name: str) -> None:
    assert (kind_of(label), id_of(label)) == (kind, name)


def test_what_is_not_there_has_no_id() -> None:
    assert id_of(None) == ""


def test_a_seat_is_a_number() -> None:
    assert seat_of("seat:3") == 3
