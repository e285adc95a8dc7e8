"""Whole games of Skirmish through Discord's wire, from /game new to the winner."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.local.client import Json, Player
from tests.e2e.conftest import Server
from tests.e2e.harness import Clicker, maester, play
from tests.e2e.support import told

NAMES = ["arya", "davos", "sansa", "bronn", "hodor", "ygritte", "podrick"]


async def opened(server: Server, people: list[Player]) -> tuple[str, Json]:
    """A table with these people, in its thread: the thread and the lobby message."""
    hall = server.channel("great-hall")
    host, *others = people
    seats = len(people)
    outcome = await host.command(hall, "game new", game="risk", title="The first war", seats=seats)
    assert not outcome.failed
    lobby = await host.sees("Take a seat")
    for player in others:
        mine = await player.sees("Take a seat")
        pressed = await player.press(mine, "Join")
        assert not pressed.failed
    return lobby["channel_id"], lobby


@pytest.mark.parametrize("count", [2, 3, 7])
async def test_a_game_by_buttons(server: Server, database: str | Path, count: int) -> None:
    """From the lobby through everybody's turns; then all but one give up."""
    people = [await server.player(name) for name in NAMES[:count]]
    async with maester(server.standin, database):
        thread, lobby = await opened(server, people)
        await told(people[0], thread, "game options", option="neutral_cards", value="true")
        outcome = await people[0].press(people[0].messages[int(lobby["id"])], "Start")
        assert not outcome.failed
        clickers = [Clicker(player, thread, seed) for seed, player in enumerate(people)]
        await play(clickers, sittings=3 * count)
        for player in people[1:]:
            await told(player, thread, "game concede", confirm=True)
        await people[0].sees("The game is over", channel=thread)
