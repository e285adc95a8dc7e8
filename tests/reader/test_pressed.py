"""Lists by people who saw nothing but what players see, with what each line means.

Half of their lines are talk. They were measured through the bot before anything was changed for
them (docs/performance.md); here they are read again, without Discord.
"""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from bench.typed import lines, read

from .positions import positions
from .presses import WRONG, judged, meant

HERE = Path(__file__).parent / "pressed"
FILES = sorted(path.name for path in HERE.glob("*.yaml"))
LEAST = {
    "four_board_game.yaml": 91,
    "four_card_game_2e.yaml": 94,
    "five_board_game.yaml": 92,
    "six_risk.yaml": 91,
    "six_iron_throne.yaml": 90,
    "six_board_game.yaml": 91,
    "six_card_game_2e.yaml": 88,
    "six_card_game_1e.yaml": 89,
    "eight_iron_throne.yaml": 93,
    "eight_board_game.yaml": 93,
    "ten_card_game_2e.yaml": 92,
}
"""Of a hundred lines so many are right; elsewhere 95."""
KNOWN = {
    "i spread 1 influence on you, you get 2 power",  # Offered as what it does not mean.
    "tywin bird road treachery",  # *road* is no name of a card: the other three are offered.
    # *The rest in the order shown* is not understood: the first alone is offered.
    "erst stark dann der rest in der reihenfolge wies da steht",
    "march in winterfell",  # Without a number it is the march of 0; its writer wanted to be asked.
    "winterfell siege engine, everything else nothing",  # A whole form; told as half of one.
}
"""Wrong by the letter of the list: to be mended, or a slip of its writer."""


@cache
def outcomes(file: str) -> dict[tuple[str, str], str]:
    """What became of every line of a list."""
    places = positions(file.partition("_")[2][:-5])
    found: dict[tuple[str, str], str] = {}
    for where, text, about in lines(HERE / file):
        writer = places.writer(where)
        found[where, text] = judged(writer, meant(writer, about), read(places, where, text)[0])
    return found


def test_there_are_enough() -> None:
    assert len(FILES) >= 6
    assert all(len(outcomes(file)) >= 150 for file in FILES)


@pytest.mark.parametrize("file", FILES)
def test_nothing_is_done_that_was_not_meant(file: str) -> None:
    """Nor is offered what was refused."""
    wrong = [line for line, what in outcomes(file).items() if what in WRONG]
    assert [line for line in wrong if line[1] not in KNOWN] == []


@pytest.mark.parametrize("file", FILES)
def test_nearly_all_is_right(file: str) -> None:
    """Done, offered, refused with the reason, shown, or left alone, as it was meant."""
    counted = Counter(outcomes(file).values())
    right = counted["right"] + counted["asked"]
    lost = [line for line, what in outcomes(file).items() if what not in ("right", "asked")]
    assert 100 * right >= LEAST.get(file, 95) * len(outcomes(file)), lost
