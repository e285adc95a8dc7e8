"""What `help` shows as examples is understood where its question is open."""

import re

import pytest

from bot.text import words

from . import positions_board_game, positions_iron_throne, positions_risk

ROOMS = {
    "risk": positions_risk,
    "iron_throne": positions_iron_throne,
    "board_game": positions_board_game,
}
EXAMPLES = [
    (game, example)
    for game in ROOMS
    for language in ("en", "de")
    for example in re.findall("`([^`]+)`", words(language).say(f"{game}-typed-examples"))
]


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_an_example_of_the_help_is_done_kept_or_asked_back(game: str, example: str) -> None:
    """Terms of a talk are always asked back; so is a card that could also be laid."""
    room = ROOMS[game]
    written = [room.writer(where).write(example) for where in room.WHERE]
    asked = [one for one in written if one.last and one.last.kind == "offer" and one.offered]
    assert any(one.done or one.kept for one in written) or asked
