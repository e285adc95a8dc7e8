"""Several games at once on a bot that is killed again and again; and what must hold afterwards."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.local.server import Standin
from tests.e2e.conftest import Server
from tests.e2e.support import NoAnswer, Table, moves_of, opened, told
from tests.e2e.victim import Victim

MOST_ACTIONS = 6
"""Between two kills."""
JUST_AFTER = 0.03
"""Seconds between the last of them and the kill, at most."""


async def keep_typing(table: Table, acted: asyncio.Semaphore) -> None:
    """Play on for as long as somebody answers."""
    while True:
        try:
            movers = await table.waited_for()
            if not movers:
                return
            for player in movers:
                table.attacks[player.id] = 2
                await table.type(player, await table.hand(player))
                acted.release()
        except NoAnswer:
            await asyncio.sleep(0.02)


@asynccontextmanager
async def typing(tables: list[Table]) -> AsyncIterator[Callable[[], Awaitable[None]]]:
    """Everybody plays until the block ends; then whatever they were about to do is dropped."""
    acted = asyncio.Semaphore(0)
    tasks = [asyncio.create_task(keep_typing(table, acted)) for table in tables]

    async def another() -> None:
        """Wait for one more move, or for the mistake that prevents it."""
        waiting = asyncio.create_task(acted.acquire())
        await asyncio.wait({waiting, *tasks}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        for task in tasks:
            if task.done():
                task.result()

    try:
        yield another
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def sat_down(server: Server, name: str) -> Table:
    """A table of two that has just been started."""
    people = [await server.player(f"{person}{name}") for person in ("ned", "robert")]
    table = await opened(server, people, seats=2, title=f"War {name}")
    await told(people[0], table.thread, "game start")
    return table


async def kill_while_playing(
    victim: Victim, tables: list[Table], kills: int, chance: random.Random
) -> None:
    """Kill the bot in the middle of things, start it again, play on; so many times."""
    for _ in range(kills):
        async with typing(tables) as another:
            for _ in range(chance.randrange(MOST_ACTIONS)):
                await another()
            await asyncio.sleep(chance.uniform(0, JUST_AFTER))
            await victim.kill()
        await victim.start()


async def finish(table: Table) -> None:
    """The game goes on to its end, whatever happened to the bot."""
    for player in table.people:
        await table.type(player, await table.hand(player))
    await table.turns(most=2)
    if await table.waited_for():
        await told(table.people[0], table.thread, "game concede", confirm=True)
    await table.people[1].sees("The game is over", channel=table.thread)


async def check(standin: Standin, database: str | Path, table: Table, session: int) -> int:
    """Nothing acknowledged is lost, nothing counts or is shown twice; how many moves there are."""
    moves = await moves_of(database, session)
    assert [move["number"] for move in moves] == list(range(1, len(moves) + 1))
    parts = Counter((move["request_id"], move["part"]) for move in moves if move["request_id"])
    assert max(parts.values()) == 1, "a request counted twice"
    taken = {request for request, _ in parts}
    lost = [request for request in table.acknowledged if f"i{request}" not in taken]
    assert lost == []
    assert table.acknowledged
    contents = Counter(m.content for m in standin.world.logs[int(table.thread)].by_id.values())
    assert [text for text, count in contents.items() if count > 1] == []
    lines = [line for text in contents for line in text.splitlines()]
    raised = [line for line in lines if " raises **" in line]  # As every turn begins.
    events = [event for move in moves for event in move["events"]]
    assert 0 < len(raised) <= sum(event["type"] == "turn" for event in events)
    return len(moves)
