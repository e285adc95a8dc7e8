"""Requirement 2: killed after every call of a round's start, every table is opened exactly once."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

from sqlalchemy import text

from bot.local.faults import DelayFault, Faults, RequestFault
from bot.local.world import DM, Member, Message, User
from bot.store import Store
from bot.tournaments import decisions as said
from tests.e2e.conftest import PATIENCE, Server
from tests.e2e.harness import maester
from tests.e2e.support import told
from tests.e2e.test_creating import becomes, rows
from tests.e2e.test_tournaments import THREADS, made, venues
from tests.e2e.victim import Victim

TABLES = 10
PEOPLE = 2 * TABLES
CALLS = 4 * TABLES
"""At each table the thread, its heading, what the heading says later, the board."""

UNSHOWN = """
    SELECT (SELECT count(*) FROM outbox WHERE done_at IS NULL AND failed_at IS NULL)
        + (SELECT count(*) FROM tournaments WHERE shown < number)
"""


class Axe(Faults):
    """The answer to a call that changes something is lost, the first time it is made."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: set[str] = set()
        self.pings: Counter[int] = Counter()
        """How often headings have called everybody; a repeated message calls nobody again."""
        self.threads: list[str] = []
        """The names of all threads that were opened, as often as that was asked for."""
        self.falls = asyncio.Event()
        """Set once a call takes effect whose answer will never come."""

    def for_request(
        self, method: str, template: str, path: str, body: Any = None
    ) -> list[RequestFault | DelayFault]:
        what = (body or {}).get("nonce") or json.dumps(body, sort_keys=True)
        call = f"{method} {path} {what}"
        if method == "POST" and template == THREADS.removeprefix("POST "):
            self.threads.append(body["name"])
        if method == "GET" or template.startswith("/applications") or call in self.calls:
            return []
        self.calls.add(call)
        if method == "POST" and "🏆 Round" in (body or {}).get("content", ""):
            self.pings.update(int(one) for one in body["allowed_mentions"].get("users", []))
        self.falls.set()
        return [DelayFault(call, 2 * PATIENCE, when="after")]


async def test_killed_after_every_call_of_a_rounds_start(server: Server, database: Path) -> None:
    boss, world = await server.player("arya"), server.standin.world
    people = [world.add_user(User(world.snowflake(), f"squire{at}")) for at in range(PEOPLE)]
    for user in people:
        world.add_member(Member(server.guild_id, user.id, world.stamp()))
    reads_letters = people[0]
    async with maester(server.standin, database) as bot:
        thread, head = await made(server, boss, players=PEOPLE)
        cups = bot.host.tables.tournaments
        for user in people:
            await cups.decide(1, said.SignedUp(by=user.id, person=user.id))
            if user is not reads_letters:
                await bot.host.people.set_person(user.id, secrets="ephemeral")
        await told(boss, thread, "tournament start")
        await boss.sees("Here you are told what needs you")
        drawn = await cups.draw(1, "seed")
        await bot.stop_orderly()
        await cups.decide(1, drawn)

    axe = server.standin.faults = Axe()
    lives = await live_on(server, database, axe)
    assert len(axe.calls) > CALLS
    assert lives > TABLES

    tables = [f"Joust 1/{number}" for number in range(1, TABLES + 1)]
    assert sorted(one.name for one in venues(server)) == sorted(axe.threads) == sorted(tables)
    assert len(await rows(database, "sessions")) == TABLES
    assert axe.pings == {user.id: 1 for user in people}
    for one in venues(server):
        heading, board = said_in(server, one.id)
        assert heading.content.startswith("🏆 Round 1, table")
        assert "My move" in json.dumps(board.components)
    (letters,) = [c for c in world.channels.values() if c.type == DM]
    assert reads_letters.id in letters.recipients
    assert len(said_in(server, letters.id)) == 1
    post = [one.content for one in said_in(server, int(head["channel_id"]))]
    assert len(post) == 2, "the tournament's post, and the round"
    assert post[1].startswith("## Round 1")


def said_in(server: Server, channel: int) -> list[Message]:
    """The messages of a channel, the oldest first."""
    return list(server.standin.world.logs[channel].by_id.values())


async def live_on(server: Server, database: Path, axe: Axe) -> int:
    """Start anew after every kill until everything is shown; how often the bot was started."""
    victim, lives = Victim(server.standin, database, cogs=[]), 0
    store = Store(database)
    await store.open()

    async def shown() -> bool:
        async with store.read() as tx:
            return axe.falls.is_set() or not await tx.value(text(UNSHOWN))

    try:
        while not lives or axe.falls.is_set():
            axe.falls.clear()
            await victim.start()
            lives += 1
            await becomes(shown)
            await victim.kill()
    finally:
        await victim.kill()
        await store.close()
    return lives
