"""Where things are shown: forum tags of a table, and a player's private place."""

import discord

from bot.discord_ui.desk import Desk
from bot.discord_ui.host import Host
from bot.discord_ui.people import Person
from bot.store import posted
from bot.store.rows import Posted
from bot.table import TableInfo
from bot.text import LANGUAGES, words

LONGEST_NAME = 100


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
            except discord.Forbidden:
                return

    async def private(self, info: TableInfo, person: Person, user_id: int) -> int | None:
        """The channel in which this user alone reads: a DM, or a private thread if wanted.

        In a forum there are no private threads; whose DMs are closed has no such channel there.
        """
        if person.secrets == "thread":
            room = await self.aside(info, user_id)
            if room is not None:
                return room
        return None if person.dm_closed else await self.letters(person, user_id)

    async def letters(self, person: Person, user_id: int) -> int:
        """The channel of direct messages to this user."""
        if person.dm_channel is not None:
            return person.dm_channel
        channel = await self.client.create_dm(discord.Object(user_id))
        await self.host.people.set_person(user_id, dm_channel=channel.id)
        return channel.id

    async def aside(self, info: TableInfo, user_id: int) -> int | None:
        """A private thread beside the table's; forums have none."""
        role = f"room:{user_id}"
        store = self.host.tables.store
        async with store.read() as tx:
            known = await posted.newest(tx, info.session.id, role)
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
        row = Posted(info.session.id, role, thread.id, thread.id, store.clock(), "")
        async with store.write() as tx:
            await posted.remember(tx, row)
        return thread.id
