"""Several processes on one PostgreSQL play together: by shards, by turns, and through a death."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from bot.discord_ui.client import Maester
from bot.local.client import Json, Player
from bot.local.server import Standin
from bot.store import Store, members
from tests.e2e.conftest import PATIENCE, Server
from tests.e2e.delivery import asking, messages
from tests.e2e.harness import Clicker, delivered, maester, play
from tests.e2e.killing import check, finish, kill_while_playing, sat_down
from tests.e2e.support import Table
from tests.e2e.victim import Victim

SHARDS = 2


class Realm(Server):
    """One of two servers on the same stand-in, each on a shard of its own."""

    def __init__(self, standin: Standin, stack: AsyncExitStack, shard: int) -> None:
        super().__init__(standin, stack)
        self.shard = shard

    @property
    def guild_id(self) -> int:
        return next(one for one in self.standin.world.guilds if one >> 22 & 1 == self.shard)

    def channel(self, name: str) -> str:
        channels = self.standin.world.channels.values()
        return str(next(c.id for c in channels if c.name == name and c.guild_id == self.guild_id))


@pytest.fixture
async def realms() -> AsyncIterator[list[Realm]]:
    async with AsyncExitStack() as stack:
        standin = await stack.enter_async_context(Standin())
        standin.interactions.answer_within = PATIENCE
        standin.gateway.recommended_shards = SHARDS
        owner = next(u.id for u in standin.world.users.values() if u.name == "throne")
        while len({one >> 22 & 1 for one in standin.world.guilds}) < SHARDS:
            made = standin.admin.create_guild("Essos", owner)
            standin.admin.create_channel(made.id, "great-hall")
        yield [Realm(standin, stack, shard) for shard in range(SHARDS)]
        assert standin.journal.violations == []


async def settled(bots: list[Maester], *shares: int) -> None:
    """Wait until each process has so many shards, is connected there, and nowhere else."""
    while True:
        has = [len(bot.cluster.shards) for bot in bots if bot.cluster is not None]
        open_now = [len(bot.shards) for bot in bots]
        if has == open_now == list(shares) and all(bot.connected() for bot in bots):
            return
        await asyncio.sleep(0.02)


async def press_privately(server: Server, table: Table, player: Player) -> None:
    """Press something sensible on the private page, and wait until it is brought up to date."""
    channel = await player.dm()
    page = asking(server, channel)[-1]
    clicker = Clicker(player, table.thread, seed=1)
    choice = clicker.choose(page)
    assert choice is not None
    assert not (await clicker.do(page, *choice)).failed

    def changed() -> Json | None:
        found = next(one for one in messages(server, channel) if one["id"] == page["id"])
        return found if found != page else None

    assert "⚠️" not in (await player.until(changed))["content"]


async def test_two_processes_play_one_game(realms: list[Realm], postgres_database: str) -> None:
    """At a table of the one's shard, partly by direct messages, which come on the other's."""
    here = realms[1]
    standin = here.standin
    async with maester(standin, postgres_database, shards=SHARDS) as first:
        await settled([first], 2)
        async with maester(standin, postgres_database, shards=SHARDS) as second:
            await settled([first, second], 1, 1)
            assert first.cluster is not None
            assert first.cluster.shards == {0}
            table = await sat_down(here, "")
            await delivered(first.store)
            for player in table.people:
                await press_privately(here, table, player)
                await press_privately(here, table, player)  # Confirm
            await delivered(first.store)
            # Whoever has answered in private is called there.
            mover, _ = await table.turn()
            await press_privately(here, table, mover)
            await play([Clicker(one, table.thread, seed=3) for one in table.people], 2)
            await delivered(first.store)
            # The second leaves in order: nobody waits, and the first has all of it.
        await settled([first], 2)
        await table.turns(most=2, battles=1)
        await delivered(first.store)
        await finish(table)
        await delivered(first.store)
    await check(standin, postgres_database, table, 1)


async def test_nobody_waits_while_a_new_release_takes_over(
    realms: list[Realm], postgres_database: str
) -> None:
    """People press all the time while one process comes and the other goes; each is answered."""
    standin = realms[0].standin
    async with AsyncExitStack() as stack:
        old = await stack.enter_async_context(maester(standin, postgres_database, shards=SHARDS))
        tables = [await sat_down(realm, str(realm.shard)) for realm in realms]
        await settled([old], 2)
        done = asyncio.Event()

        async def press(table: Table) -> int:
            answers = 0
            while not done.is_set():
                for player in table.people:
                    await table.hand(player)  # NoAnswer if nobody answers
                    answers += 1
                    await asyncio.sleep(0.05)  # leaves a busy machine time for the rest
            return answers

        pressing = [asyncio.create_task(press(table)) for table in tables]
        async with maester(standin, postgres_database, shards=SHARDS) as new:
            await settled([old, new], 1, 1)
            await stack.aclose()
            await settled([new], 2)
            done.set()
            answers = await asyncio.gather(*pressing)
            assert min(answers) > 0
            for session, table in enumerate(tables, 1):
                await finish(table)
                await delivered(new.store)
                await check(standin, postgres_database, table, session)


async def test_one_of_two_is_killed_again_and_again(
    realms: list[Realm], postgres_database: str
) -> None:
    """The other one plays on; nothing is lost, nothing is shown twice."""
    standin = realms[0].standin
    victims = [Victim(standin, postgres_database, SHARDS) for _ in range(2)]
    chance = random.Random(5)
    try:
        for victim in victims:
            await victim.start()
        tables = [await sat_down(realm, str(realm.shard)) for realm in realms]
        for turn in range(4):
            await kill_while_playing(victims[turn % 2], tables, 1, chance)
        for session, table in enumerate(tables, 1):
            await finish(table)
            await check(standin, postgres_database, table, session)
        await victims[0].kill()
        # What is left has everything, and knows it.
        store = Store(postgres_database)
        await store.open()
        while True:
            async with store.read() as tx:
                held = await members.holders(tx)
                there = await members.everybody(tx)
            if len(there) == 1 and set(held.values()) == {there[0].id}:
                break
            await asyncio.sleep(0.02)
        await store.close()
        assert sorted(held) == [0, 1]
    finally:
        for victim in victims:
            await victim.kill()
