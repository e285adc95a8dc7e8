"""Messages that are posted, found again and edited; which ones is remembered."""

import discord

from bot.discord_ui.host import Host
from bot.discord_ui.limits import Page, checked
from bot.discord_ui.replies import edited, sent
from bot.store import posted
from bot.store.rows import Posted
from bot.table import TableInfo

FRESH = 50 * 60 * 1000
"""Milliseconds a message is edited before a new one is posted: Discord throttles older edits."""


class Posts:
    """What the table and its people have been sent."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        """Take the connection and the host."""
        self.client = client
        self.host = host

    async def renew(self, message: discord.Message, page: Page) -> None:
        """Bring up to date what an earlier attempt had posted before something else happened."""
        if message.content != page.content:
            await message.edit(**edited(checked(page)))

    async def edit(self, last: Posted, page: Page, digest: str) -> bool:
        """Whether the message could be edited; if it is gone or too old, a new one is needed."""
        arguments = edited(checked(page))
        if last.digest.split(":")[1:] == digest.split(":")[1:]:
            del arguments["attachments"]
        channel = self.client.get_partial_messageable(last.channel_id)
        try:
            await channel.get_partial_message(last.message_id).edit(**arguments)
        except discord.HTTPException as error:
            if error.code not in (10008, 30046):
                raise
            async with self.host.tables.store.write() as tx:
                await posted.forget(tx, last.message_id)
            return False
        return True

    async def send(
        self,
        info: TableInfo,
        page: Page,
        nonce: str,
        *,
        role: int | None = None,
        silent: bool = False,
    ) -> discord.Message:
        """Post at the table; the nonce sees to it that a repeat shows nothing."""
        channel = self.client.get_partial_messageable(
            info.session.thread_id or info.session.channel_id
        )
        arguments = sent(checked(page))
        if role is not None:
            arguments["allowed_mentions"] = discord.AllowedMentions(roles=[discord.Object(role)])
        return await channel.send(nonce=nonce, silent=silent, **arguments)

    async def newest(self, session_id: int, role: str) -> Posted | None:
        """The last message of this role."""
        async with self.host.tables.store.read() as tx:
            return await posted.newest(tx, session_id, role)

    async def remember(
        self, session_id: int, role: str, channel_id: int, message_id: int, digest: str
    ) -> None:
        """Note a message and what it shows."""
        store = self.host.tables.store
        row = Posted(session_id, role, channel_id, message_id, store.clock(), digest)
        async with store.write() as tx:
            await posted.remember(tx, row)
