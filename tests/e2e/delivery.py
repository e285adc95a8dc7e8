"""What the tests of the outbox on Discord share: places that shut, threads, what is posted."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
from sqlalchemy import text

from bot.discord_ui.client import Maester
from bot.discord_ui.happened import lines
from bot.local.client import Json, Player, components
from bot.local.permissions import Permission as P
from tests.e2e.conftest import Hours, Server
from tests.e2e.harness import delivered
from tests.e2e.support import told

SOMEBODY_ELSE = 900
"""A moderator who does not sit at the table."""
MOVE = "My move"
HOUSES = 3
"""The move after which everybody has a house, and is told of by its name."""
OPEN = "done_at IS NULL AND failed_at IS NULL"


async def settle(hours: Hours, bot: Maester) -> None:
    """Everything is shown, and letters ask what is open now."""
    await delivered(bot.store)
    hours.pass_by(bot, 61)
    await tidied(bot)


async def rows(bot: Maester, where: str) -> list[Any]:
    """Rows of the outbox."""
    async with bot.store.read() as tx:
        return list(await tx.all(text(f"SELECT * FROM outbox WHERE {where}")))


async def some(bot: Maester, where: str) -> Any:
    """Wait until there are such rows; the first of them."""
    while True:
        if found := await rows(bot, where):
            return found[0]
        await asyncio.sleep(0.01)


async def waits(bot: Maester, kind: str = "again") -> None:
    """Wait until rows of this kind wait, and nothing is under way."""
    await some(bot, f"kind = '{kind}' AND batch IS NULL AND {OPEN}")


async def tidied(bot: Maester) -> None:
    """Wait until everything that is due is shown, and everything that has ended is closed."""
    await delivered(bot.store)
    due = f"target LIKE 'close:%' AND due_at <= {bot.store.clock()} AND {OPEN}"
    while True:
        if not await rows(bot, due):
            return
        await asyncio.sleep(0.01)


async def self_told(bot: Maester) -> tuple[int, int]:
    """The first and the last move that the table's message tells of, as the bot has noted."""
    await delivered(bot.store)
    newest = "SELECT digest FROM messages WHERE role = 'board' ORDER BY id DESC LIMIT 1"
    async with bot.store.read() as tx:
        digest = str(await tx.value(text(newest)))
    first, last = digest.split(":")[0].split("-")
    return int(first), int(last)


def messages(server: Server, channel: int | str) -> list[Json]:
    """Everything of the bot in a channel, oldest first, as its readers see it now."""
    standin = server.standin
    shown = standin.world.logs[int(channel)].by_id.values()
    mine = [one for one in shown if one.author_id == standin.world.bot_id]
    return [standin.hub.seen(one) for one in mine]


def calling(server: Server, channel: int | str) -> list[Json]:
    """The messages of the bot in a channel that wait for somebody."""
    return [
        one
        for one in messages(server, channel)
        if "⏳" in one["content"] or any(part.get("label") == MOVE for part in components(one))
    ]


def asking(server: Server, channel: int | str) -> list[Json]:
    """The messages of the bot in a private channel that ask something."""
    verbs = re.compile(r"m1\.(pick|sel|amt|confirm|key|val|ask_text|accept)\.")
    return [
        one
        for one in messages(server, channel)
        if any(verbs.match(str(part.get("custom_id"))) for part in components(one))
    ]


async def until_shown(player: Player, server: Server, channel: str, words: str) -> Json:
    """Wait for a message of the bot with these words."""
    found: Json = await player.until(
        lambda: next((one for one in messages(server, channel) if words in one["content"]), None)
    )
    return found


def shut(server: Server, thread: str, how: str) -> None:
    """Make the table's place refuse everything, the way a moderator would."""
    hall = int(server.channel("great-hall"))
    admin, world = server.standin.admin, server.standin.world
    if how == "locked":
        admin.deny(hall, world.bot_id, int(P.MANAGE_THREADS))
        change(server, thread, locked=True)
    elif how == "archived and locked":
        change(server, thread, locked=True, archived=True)
    elif how == "role":
        for role in list(world.roles[server.guild_id].values()):
            admin.change_role(role, role.permissions & ~int(P.SEND_MESSAGES_IN_THREADS))
    else:
        bits = P.VIEW_CHANNEL if how == "hidden" else P.SEND_MESSAGES_IN_THREADS
        admin.deny(hall, world.bot_id, int(bits))


def reopen(server: Server, thread: str, how: str) -> None:
    """Take that back."""
    admin, world = server.standin.admin, server.standin.world
    if "locked" in how:
        change(server, thread, locked=False, archived=False)
    elif how == "role":
        for role in list(world.roles[server.guild_id].values()):
            admin.change_role(role, role.permissions | int(P.SEND_MESSAGES_IN_THREADS))
    elif how == "unheard":
        world.channels[int(server.channel("great-hall"))].overwrites = []
    else:
        admin.deny(int(server.channel("great-hall")), world.bot_id, 0)


def change(server: Server, thread: str, **values: bool) -> None:
    """A moderator locks, unlocks, archives or revives a thread."""
    channel = server.standin.world.channels[int(thread)]
    assert channel.thread is not None
    for name, value in values.items():
        setattr(channel.thread, name, value)
    server.standin.world.touch(channel)
    server.standin.hub.channel_updated(channel)


async def in_threads(server: Server, *people: Player) -> None:
    """These want their secrets in a private thread."""
    for player in people:
        await told(player, server.channel("great-hall"), "settings me secrets", where="thread")


def private(server: Server) -> dict[str, list[Json]]:
    """The private threads, and what the bot wrote there."""
    channels = server.standin.world.channels.values()
    return {str(one.id): messages(server, one.id) for one in channels if one.type == 12}


def let_in(server: Server, thread: str, people: list[Player]) -> list[int]:
    """Who of these people was let into a thread."""
    about = server.standin.world.channels[int(thread)].thread
    assert about is not None
    return [player.id for player in people if player.id in about.members]


async def told_lines(bot: Maester, hours: Hours, thread: str) -> tuple[Counter[str], Counter[str]]:
    """What has happened since houses were chosen, line by line, and how often each is told."""
    desk = await bot.host.desk(1)
    log = await bot.host.tables.log.between(1, None, HOUSES + 1, desk.info.session.number)
    happened = Counter("\n".join(lines(desk, log, brief=True)).splitlines())
    assert happened
    shown = Counter(
        line
        for one in messages(hours, thread)
        for line in one["content"].splitlines()
        if line in happened
    )
    return happened, shown


@asynccontextmanager
async def dying(
    bot: Maester, monkeypatch: pytest.MonkeyPatch, method: str, places: int | str
) -> AsyncIterator[None]:
    """Discord takes what is sent or edited; the bot never learns of it.

    It dies when that has happened in so many places, or in this one.
    """
    real = getattr(discord.http.HTTPClient, method)
    accepted: set[str] = set()
    enough = asyncio.Event()

    async def accepted_and_dead(self: Any, channel: Any, *args: Any, **kwargs: Any) -> Any:
        await real(self, channel, *args, **kwargs)
        accepted.add(str(channel))
        if len(accepted) == places or places in accepted:
            enough.set()
        return await asyncio.Event().wait()

    with monkeypatch.context() as patch:
        patch.setattr(discord.http.HTTPClient, method, accepted_and_dead)
        yield
        await enough.wait()
        for task in bot._background:
            task.cancel()
        await asyncio.gather(*bot._background, return_exceptions=True)


def quiet_around(hours: Hours, seconds: float) -> tuple[int, int]:
    """Quiet hours of UTC in whose midst it is then: from, to, in minutes of the day."""
    minute = int(hours.clock.now() + seconds) // 60 % 1440
    return (minute - 10) % 1440, (minute + 10) % 1440
