"""What creates something happens once, and a kill in the middle leaves nothing behind."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.local.client import Player
from bot.local.world import Channel
from bot.store import Store, schema
from tests.e2e.conftest import PATIENCE, Server
from tests.e2e.harness import maester
from tests.e2e.support import opened, text_of, told
from tests.e2e.victim import Victim

THREADS = "POST /channels/{channel_id}/threads"
WAR = {"game": "risk", "title": "War", "seats": 2}


def threads(server: Server, name: str = "War") -> list[Channel]:
    """Every thread of this name, archived or not."""
    channels = server.standin.world.channels.values()
    return [one for one in channels if one.thread is not None and one.name == name]


async def rows(database: str | Path, table: str) -> list[dict[str, Any]]:
    """What a table of the database holds."""
    store = Store(database)
    await store.open()
    try:
        async with store.read() as tx:
            return [dict(row) for row in await tx.all(select(schema.metadata.tables[table]))]
    finally:
        await store.close()


def deliver_again(server: Server) -> None:
    """The last interaction comes once more, as if nobody had answered it."""
    interactions = server.standin.interactions
    last = next(reversed(interactions.by_id.values()))
    last.answered, last.failed, last.original = None, False, None
    channel = server.standin.world.channels[last.channel_id]
    payload = interactions._payload(last, channel)
    server.standin.gateway.dispatch("INTERACTION_CREATE", payload, last.guild_id)


async def becomes(condition: Callable[[], Awaitable[bool]]) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if await condition():
                return
            await asyncio.sleep(0.01)


async def there_are(server: Server, count: int) -> bool:
    return len(threads(server)) == count


async def all_done(database: str | Path) -> bool:
    """Whether no request is left half done."""
    return all(row["done_at"] is not None for row in await rows(database, "requests"))


def answers(player: Player, words: str) -> list[str]:
    return [m["content"] for m in player.messages.values() if words in m["content"]]


@pytest.mark.parametrize("place", ["great-hall", "games"])
async def test_a_table_ordered_once_and_delivered_twice_is_one(
    server: Server, database: str | Path, place: str
) -> None:
    arya = await server.player("arya")
    async with maester(server.standin, database):
        server.standin.faults.disturb("INTERACTION_CREATE", "duplicate")
        await told(arya, server.channel(place), "game new", **WAR)
        listed = await text_of(arya, server.channel("great-hall"), "game list")
        assert listed.count("**War**") == 1
        assert len(threads(server)) == 1


async def test_a_second_delivery_is_answered_like_the_first(
    server: Server, database: str | Path
) -> None:
    """Also by a process that has never seen the first."""
    arya = await server.player("arya")
    async with maester(server.standin, database):
        first = await told(arya, server.channel("great-hall"), "game new", standins=True, **WAR)
    async with maester(server.standin, database):
        deliver_again(server)
        await arya.until(lambda: len(answers(arya, "The table is open")) == 2)
    assert answers(arya, "The table is open") == [first["content"]] * 2
    assert len(await rows(database, "sessions")) == 1
    assert len(threads(server)) == 1


async def test_a_table_moved_once_and_delivered_twice_gets_one_thread(
    server: Server, database: str | Path
) -> None:
    arya = await server.player("arya")
    async with maester(server.standin, database):
        table = await opened(server, [arya])
        server.standin.faults.disturb("INTERACTION_CREATE", "duplicate")
        await told(arya, server.channel("great-hall"), "game home", table="1")
        moved = {str(thread.id) for thread in threads(server)} - {table.thread}
        assert len(moved) == 1
    async with maester(server.standin, database):
        deliver_again(server)
        await arya.until(lambda: len(answers(arya, "goes on here")) == 2)
        assert {str(thread.id) for thread in threads(server)} == {table.thread, *moved}


@pytest.mark.parametrize("written", [False, True], ids=["empty", "written-in"])
@pytest.mark.parametrize("place", ["great-hall", "games"])
async def test_killed_between_the_thread_and_its_table(
    server: Server, database: str | Path, place: str, written: bool
) -> None:
    """The thread that nobody plays in is gone after the next start; words in it are kept."""
    arya = await server.player("arya")
    victim = Victim(server.standin, database)
    await victim.start()
    try:
        server.standin.faults.slow(THREADS, delay=2 * PATIENCE, when="after")
        await arya.command(server.channel(place), "game new", wait=False, **WAR)
        await becomes(lambda: there_are(server, 1))
        await victim.kill()
        assert await rows(database, "sessions") == []
        (orphan,) = threads(server)
        if written:
            await arya.say(str(orphan.id), "Is anybody here?")
        await victim.start()
        await becomes(lambda: all_done(database))
        left = threads(server)
        assert [thread.thread.archived for thread in left if thread.thread] == [True] * written
        await told(arya, server.channel(place), "game new", **WAR)
        assert len(await rows(database, "sessions")) == 1
        assert len(threads(server)) == 1 + written
    finally:
        await victim.kill()


async def test_a_thread_made_twice_by_a_repeated_request(
    server: Server, database: str | Path
) -> None:
    """The first answer got lost on its way: the twin goes at the next start, the table stays."""
    arya = await server.player("arya")
    async with maester(server.standin, database):
        server.standin.faults.fail(THREADS, status=502, when="after")
        await told(arya, server.channel("great-hall"), "game new", **WAR)
        assert len(threads(server)) == 2
    async with maester(server.standin, database):
        await becomes(lambda: there_are(server, 1))
        (session,) = await rows(database, "sessions")
        assert [thread.id for thread in threads(server)] == [session["thread_id"]]


async def test_a_table_that_moved_away_keeps_its_old_thread(
    server: Server, database: str | Path
) -> None:
    """What was said there is nobody's leftover."""
    arya = await server.player("arya")
    async with maester(server.standin, database):
        table = await opened(server, [arya])
        await told(arya, server.channel("great-hall"), "game home", table="1")
        await cut_off(database)
    async with maester(server.standin, database):
        await becomes(lambda: all_done(database))
        assert len(threads(server)) == 2
        assert int(table.thread) in [thread.id for thread in threads(server)]


async def cut_off(database: str | Path) -> None:
    """Note that somebody wanted a table of the same name before, of which nothing came."""
    first = min(await rows(database, "requests"), key=lambda row: int(row["at"]))
    nothing = {"session_id": None, "thread_id": None, "done_at": None}
    before = {"request_id": f"i{int(first['request_id'][1:]) - 1}"}
    store = Store(database)
    await store.open()
    async with store.write() as tx:
        await tx.run(schema.requests.insert().values(**first | nothing | before))
    await store.close()


async def test_who_may_open_nothing_leaves_nothing_behind(
    server: Server, database: str | Path
) -> None:
    arya = await server.player("arya")
    async with maester(server.standin, database):
        server.standin.faults.fail(THREADS, status=403, code=50013)
        refused = await text_of(arya, server.channel("great-hall"), "game new", **WAR)
        assert "Discord doesn't let me open anything" in refused
    assert await rows(database, "requests") == []
    assert threads(server) == []
