"""No two open tables of a server have the same name."""

import pytest

from bot.table.lobby import LONGEST_TITLE
from bot.text import words
from cogs._lobby import _table_name, distinct


def test_a_title_that_is_taken_is_numbered() -> None:
    assert distinct("War", {"Peace"}) == "War"
    assert distinct("war", {"War"}) == "war 2"
    assert distinct("War", {"War", "War 2"}) == "War 3"
    longest = "x" * LONGEST_TITLE
    assert len(distinct(longest, {longest})) <= LONGEST_TITLE


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_table_without_a_title_gets_a_place_that_is_free(language: str) -> None:
    taken: set[str] = set()
    for number in range(30):
        name = _table_name(words(language), "Risk", 7 + number // 5, taken)
        assert name not in taken
        assert len(name) <= LONGEST_TITLE
        taken.add(name)
