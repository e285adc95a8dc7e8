from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.discord_ui.client import Maester
from bot.local.client import Player
from bot.local.clock import FakeClock
from bot.local.server import Standin
from bot.local.world import Member, User

PATIENCE = 600.0
"""Seconds after which something hangs; a busy machine alone never takes so long."""


class Server:
    """A stand-in with people on it; at the end every request must have been valid."""

    def __init__(self, standin: Standin, stack: AsyncExitStack) -> None:
        self.standin = standin
        self._stack = stack

    @property
    def guild_id(self) -> int:
        return next(iter(self.standin.world.guilds))

    def channel(self, name: str) -> str:
        return str(next(c.id for c in self.standin.world.channels.values() if c.name == name))

    async def player(self, name: str, locale: str = "en-US") -> Player:
        """Somebody of this name, who is made a member if they are not."""
        world = self.standin.world
        known = next((u for u in world.users.values() if u.name == name), None)
        if known is None:
            known = world.add_user(User(world.snowflake(), name, name.title(), locale=locale))
            world.add_member(Member(self.guild_id, known.id, world.stamp()))
        player = Player(self.standin.base_url, known.id, timeout=PATIENCE)
        return await self._stack.enter_async_context(player)


class Hours(Server):
    """A server whose clock is moved by hand."""

    clock: FakeClock

    def pass_by(self, bot: Maester, seconds: float) -> None:
        """So much time passes; whoever waits for it looks."""
        self.clock.advance(seconds)
        bot.host.tables.outbox_woken.set()


@pytest.fixture
async def hours() -> AsyncIterator[Hours]:
    clock = FakeClock()
    async with AsyncExitStack() as stack:
        standin = await stack.enter_async_context(Standin(clock=clock))
        standin.interactions.answer_within = PATIENCE
        made = Hours(standin, stack)
        made.clock = clock
        yield made
        assert standin.journal.violations == []


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    async with AsyncExitStack() as stack:
        standin = await stack.enter_async_context(Standin())
        standin.interactions.answer_within = PATIENCE
        yield Server(standin, stack)
        assert standin.journal.violations == []


@pytest.fixture
def database(address: str | Path) -> str | Path:
    return address
