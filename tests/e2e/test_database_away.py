"""PostgreSQL goes away for a while: people are told, and what was acknowledged stays."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import server as database_server
from tests.e2e.conftest import Server
from tests.e2e.harness import Clicker, delivered, maester
from tests.e2e.support import begun, text_of
from tests.postgres import Server as Postgres

AWAY = "I cannot open my records just now"


async def test_people_are_told_to_try_again(
    server: Server, own_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_server, "PATIENCE", 0.1)
    url = own_server.url("postgres")
    async with maester(server.standin, url) as bot:
        table = await begun(server, "arya", "davos")
        arya = table.people[0]
        await table.turns(most=1, battles=1)
        await delivered(bot.store)
        before = await text_of(arya, table.thread, "game show")
        await asyncio.to_thread(own_server.stop)
        assert AWAY in await text_of(arya, table.thread, "game show")
        board = Clicker(arya, table.thread, seed=1).board()
        assert board is not None
        outcome = await arya.press(board, "My move")
        assert outcome.message is not None
        assert AWAY in (await arya.settled(outcome.message))["content"]
        await arya.say(await arya.dm(), "attack")
        await arya.sees(AWAY, channel=await arya.dm())
        await asyncio.to_thread(own_server.start)
        assert await text_of(arya, table.thread, "game show") == before
        await table.turns(most=2, battles=1)
        await delivered(bot.store)
