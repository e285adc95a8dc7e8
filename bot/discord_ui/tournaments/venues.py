"""The threads of tournament tables: opened once each, whatever is killed when.

That a thread is about to be opened is noted first. If we are killed before it is written down as
the table's, the next attempt finds it: a thread of ours in that channel, of that name, younger than
the note, and nobody's yet.
"""

import asyncio
from typing import Final

import discord

from bot.discord_ui.desk import Desk
from bot.discord_ui.harmless import plain
from bot.discord_ui.host import Host
from bot.discord_ui.own_messages import SLACK
from bot.discord_ui.tournaments.pages import stamp
from bot.store import requests
from bot.store.requests import VENUE, Request
from bot.table import RetryLater
from bot.text import words

A_WEEK: Final = 10080
LONGEST_NAME = 100
CONNECTING = 5.0
"""Seconds for which a table waits until we know the server's channels."""


class Venues:
    """Opens threads for tournament tables, and says whose they are."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        """Take the connection and the host."""
        self.client = client
        self.host = host

    async def heading(self, desk: Desk) -> str:
        """The first line at a tournament's table; empty at any other."""
        cups = self.host.tables.tournaments
        at = await cups.of_session(desk.session_id)
        if at is None:
            return ""
        row, cup = await cups.where(at.tournament_id), await cups.get(at.tournament_id)
        table = cup.table(at.round, at.number)
        if table is None:
            return ""
        ends = table.until or cup.rounds[at.round - 1].ends
        place = f"<#{row.thread_id}>" if row.thread_id else plain(cup.name, 80)
        about = {"round": at.round, "table": at.number, "place": place, "when": stamp(ends)}
        return desk.say("cup-at-table", **about)

    async def open(self, desk: Desk) -> bool:
        """Open the thread of a tournament's table; False if this is none."""
        session, cups = desk.info.session, self.host.tables.tournaments
        at = await cups.of_session(session.id)
        if at is None:
            return False
        await self._connected()
        home = self.client.get_channel(session.channel_id)
        if not isinstance(home, discord.TextChannel | discord.ForumChannel):
            if home is None:
                channel = await self.client.fetch_channel(session.channel_id)
                home = channel if isinstance(channel, discord.TextChannel) else None
            if not isinstance(home, discord.TextChannel | discord.ForumChannel):
                raise RetryLater("the channel is not known yet", 1)
        key = f"v{session.id}"
        name = plain(session.title, LONGEST_NAME).replace("\\", "")[:LONGEST_NAME].strip()
        store = self.host.tables.store
        async with store.read() as tx:
            noted = await requests.get(tx, key)
        thread = await self._left_over(home, name, noted) if noted is not None else None
        if noted is None:
            async with store.write() as tx:
                await requests.begin(tx, key, VENUE, {"name": name}, channel_id=home.id)
        if thread is None:
            thread = await self._create(home, name, desk)
        await self.host.tables.places.move(session.id, home.id, thread.id, key)
        await cups.show_again(at.tournament_id)
        return True

    async def _connected(self) -> None:
        """Wait a little: what fails at a start is put off longer, the more often we were killed."""
        try:
            async with asyncio.timeout(CONNECTING):
                await self.client.wait_until_ready()
        except TimeoutError:
            raise RetryLater("we are not connected yet", 1) from None

    async def _left_over(
        self, home: discord.TextChannel | discord.ForumChannel, name: str, noted: Request
    ) -> discord.Thread | None:
        """The thread that an earlier attempt has opened, if it has."""
        since = max(0, noted.at - SLACK - discord.utils.DISCORD_EPOCH) << 22
        me = home.guild.me.id
        alike = [
            one
            for one in home.threads
            if one.owner_id == me and one.name == name and one.id > since and not one.is_private()
        ]
        known = await self.host.tables.places.known_threads([one.id for one in alike])
        return next((one for one in alike if one.id not in known), None)

    async def _create(
        self, home: discord.TextChannel | discord.ForumChannel, name: str, desk: Desk
    ) -> discord.Thread:
        at = await self.host.tables.tournaments.of_session(desk.session_id)
        assert at is not None
        settings = (await self.host.tables.tournaments.get(at.tournament_id)).settings
        slow = settings.chat_delay or None
        if isinstance(home, discord.TextChannel):
            kind = discord.ChannelType.public_thread
            return await home.create_thread(
                name=name, type=kind, auto_archive_duration=A_WEEK, slowmode_delay=slow
            )
        tag = words(desk.words.language).say(f"{desk.game}-tag").casefold()
        tags = [one for one in home.available_tags if one.name.casefold() == tag]
        if not tags and home.flags.require_tag:
            tags = list(home.available_tags[:1])
        opened = await home.create_thread(
            name=name,
            content=await self.heading(desk),
            applied_tags=tags,
            auto_archive_duration=A_WEEK,
            slowmode_delay=slow,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        return opened.thread
