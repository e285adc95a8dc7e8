"""Every picture that is posted: small enough to upload, and readable on a phone."""

from typing import Any

import pytest

from bot.games import GAMES, rules
from tests.render.posted import posted

MOST_BYTES = 120_000
SMALLEST = 11
"""Pixels of letters where a picture is shown 400 pixels wide."""
OPTIONS: dict[str, list[dict[str, Any]]] = {"risk": [{}, {"mode": "dominion"}]}


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        (game, players, options)
        for game in GAMES
        for players in (rules(game).players[0], rules(game).players[-1])
        for options in OPTIONS.get(game, [{}])
        if not (options and players == 2)
    ],
)
def test_a_posted_picture_is_small_and_readable(
    game: str, players: int, options: dict[str, Any]
) -> None:
    drawn = list(posted(game, players, "posted", options, every=65, most=330))
    assert len(drawn) > 2
    assert max(len(one.data) for one in drawn) <= MOST_BYTES
    assert min(one.smallest for one in drawn) >= SMALLEST
