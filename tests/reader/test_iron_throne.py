"""The Iron Throne by text: what is certain is done, what is not is offered."""

import pytest

from . import positions_iron_throne

HURT = ("tyrion", "tywin", "jaime", "joffrey")


def test_whom_torture_hurts_is_asked() -> None:
    """R10.7: the card of a character says it; a war card's holder chooses."""
    done = positions_iron_throne.writer("hostages").write("lannister war 12 release, jaime torture")
    assert done.done == ["hostages=lannister.jaime:torture+lannister.war_12:release"]
    asked = positions_iron_throne.writer("hostages").write("torture lannister war 12")
    assert asked.done == []


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("propose stark influence, lannister 2 power", "lannister.power_2+stark.influence"),
        ("schlage vor: stark 1 geisel", "stark.hostages_1"),
    ],
)
def test_terms_are_offered_as_they_were_written(text: str, terms: str) -> None:
    writer = positions_iron_throne.writer("talk").write(text)
    assert writer.done == []
    assert f"talk={terms}" in writer.offered


def test_a_card_that_two_houses_have_is_not_guessed() -> None:
    assert positions_iron_throne.writer("hostages").write("war 12 release").done == []
