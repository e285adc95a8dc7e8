from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import discord
import pytest

from bot.local.client import Player
from bot.local.clock import FakeClock
from bot.local.server import Standin
from bot.local.wire import point_discord_at
from bot.local.world import Channel
from tests.local.toy import ToyBot


@asynccontextmanager
async def running_bot(standin: Standin, **options: Any) -> AsyncIterator[ToyBot]:
    """A toy bot, connected and ready."""
    point_discord_at(standin.base_url)
    bot = ToyBot(**options)
    task = asyncio.create_task(bot.start("local-token"))
    ready = asyncio.create_task(bot.saw("ready"))
    try:
        done, _ = await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if task in done:
            task.result()
        yield bot
    finally:
        ready.cancel()
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


class Table:
    """One stand-in and everything a test needs around it."""

    def __init__(self, standin: Standin, stack: AsyncExitStack) -> None:
        self.standin = standin
        self.world = standin.world
        self.journal = standin.journal
        self.faults = standin.faults
        self.guild = next(iter(standin.world.guilds.values()))
        self.hall = self.channel("great-hall")
        self.forum = self.channel("games")
        self._stack = stack

    @property
    def clock(self) -> FakeClock:
        assert isinstance(self.standin.clock, FakeClock)
        return self.standin.clock

    def channel(self, name: str) -> Channel:
        return next(c for c in self.world.channels.values() if c.name == name)

    def user_id(self, name: str) -> int:
        return next(u.id for u in self.world.users.values() if u.name == name)

    async def player(self, name: str) -> Player:
        player = Player(self.standin.base_url, self.user_id(name))
        return await self._stack.enter_async_context(player)

    async def bot(self, **options: Any) -> ToyBot:
        return await self._stack.enter_async_context(running_bot(self.standin, **options))

    async def text(self, bot: ToyBot) -> discord.TextChannel:
        channel = bot.get_channel(self.hall.id)
        assert isinstance(channel, discord.TextChannel)
        return channel

    def expect_violation(self) -> list[dict[str, Any]]:
        """The violations so far, which were meant."""
        found = list(self.journal.violations)
        assert found
        self.journal.violations.clear()
        return found


@asynccontextmanager
async def set_table(**options: Any) -> AsyncIterator[Table]:
    async with AsyncExitStack() as stack:
        standin = Standin(**{"clock": FakeClock(), **options})
        await stack.enter_async_context(standin)
        yield Table(standin, stack)


@pytest.fixture
async def table() -> AsyncIterator[Table]:
    """A stand-in on a fake clock; a request that breaks Discord's rules fails the test."""
    async with set_table() as table:
        yield table
    assert table.journal.violations == []
