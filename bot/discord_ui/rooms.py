"""Where things are shown: forum tags of a table, and a player's private place."""

import discord
import structlog

from bot.discord_ui.desk import Desk
from bot.discord_ui.host import Host, Person
from bot.store import posted
from bot.store.rows import Posted
from bot.table import TableInfo
from bot.table.durations import HOUR
from bot.text import LANGUAGES, words

log = structlog.get_logger()

LONGEST_NAME = 100

A_WHILE = HOUR
"""Milliseconds after which a place that was refused is tried again."""


def tag_names(desk: Desk) -> set[str]:
    """What the tags of a table may be called, in any language: game, state, and phase."""
    state = {"lobby": "needs-players", "running": "waiting", "paused": "waiting"}
    status = desk.info.session.status
    keys = [f"{desk.game}-tag", f"ui-tag-{state.get(status, 'over')}"]
    if desk.view is not None and status in ("running", "paused"):
        phase = desk.face.phase(desk.view).partition("-")[0]
        keys.append(f"{desk.game}-phase-{phase}")
    return {words(language).say(key).casefold() for language in LANGUAGES for key in keys}


class Rooms:
    """Tags and private places."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        """Take the connection and the host."""
        self.client = client
        self.host = host
        self._refused: dict[tuple[int, int], int] = {}
        """Until when a user's private thread at a table is not tried."""

    async def tag(self, desk: Desk) -> None:
        """Give the forum post the tags that fit, of those the forum has; only where they change.

        A forum has room for twenty: those of phases are there only if the server has made them.
        """
        thread = self.client.get_channel(desk.info.session.thread_id or 0)
        if not isinstance(thread, discord.Thread) or not isinstance(
            thread.parent, discord.ForumChannel
        ):
            return
        wanted = tag_names(desk)
        tags = [tag for tag in thread.parent.available_tags if tag.name.casefold() in wanted][:5]
        if {tag.id for tag in tags} != {tag.id for tag in thread.applied_tags}:
            try:
                await thread.edit(applied_tags=tags)
            except discord.HTTPException as error:
                # Tags are an ornament: nothing is shown again because of them.
                log.info("tags-refused", session=desk.session_id, code=error.code)

    async def letters(self, person: Person, user_id: int) -> int:
        """The channel of direct messages to this user."""
        if person.dm_channel is not None:
            return person.dm_channel
        channel = await self.client.create_dm(discord.Object(user_id))
        await self.host.people.set_person(user_id, dm_channel=channel.id)
        return channel.id

    async def aside(self, info: TableInfo, user_id: int) -> int | None:
        """A private thread beside the table's; None in forums, and where it was just refused."""
        store = self.host.tables.store
        known = await self._room(info, user_id)
        if known is not None:
            return known.channel_id
        parent = self.client.get_channel(info.session.channel_id)
        if not isinstance(parent, discord.TextChannel):
            return None
        thread = await parent.create_thread(
            name=info.session.title[:LONGEST_NAME],
            type=discord.ChannelType.private_thread,
            invitable=False,
        )
        await thread.add_user(discord.Object(user_id))
        row = Posted(info.session.id, _role(user_id), thread.id, thread.id, store.clock(), "")
        async with store.write() as tx:
            await posted.remember(tx, row)
        return thread.id

    async def known(self, info: TableInfo, user_id: int) -> int | None:
        """The private thread, if one has been opened."""
        room = await self._room(info, user_id)
        return None if room is None else room.channel_id

    async def forget(self, info: TableInfo, user_id: int) -> bool:
        """Forget a private thread that is gone; return whether there was one."""
        known = await self._room(info, user_id)
        if known is not None:
            async with self.host.tables.store.write() as tx:
                await posted.forget(tx, known.message_id)
        return known is not None

    async def welcome(self, channel_id: int, user_id: int) -> None:
        """Let a user into their private thread once more, in case they have left it."""
        try:
            await self.client.http.add_user_to_thread(channel_id, user_id)
        except discord.HTTPException as error:
            log.info("nobody-let-in", channel=channel_id, code=error.code)

    def refused(self, info: TableInfo, user_id: int) -> None:
        """Note that no private thread can be used there; it is tried again after a while."""
        self._refused[info.session.id, user_id] = self.host.tables.store.clock() + A_WHILE

    def usable(self, info: TableInfo, user_id: int) -> bool:
        """Whether a private thread is worth trying."""
        until = self._refused.get((info.session.id, user_id), 0)
        return self.host.tables.store.clock() >= until

    async def _room(self, info: TableInfo, user_id: int) -> Posted | None:
        async with self.host.tables.store.read() as tx:
            return await posted.newest(tx, info.session.id, _role(user_id))


def _role(user_id: int) -> str:
    return f"room:{user_id}"
