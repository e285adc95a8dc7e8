"""Messages that are posted, found again, edited and closed; which ones is remembered."""

from collections import OrderedDict
from collections.abc import Sequence

import discord

from bot.discord_ui import own_messages
from bot.discord_ui.host import Host
from bot.discord_ui.page import ICONS, Page, checked, edited, sent
from bot.store import outbox, posted, sessions
from bot.store.outbox import close_later
from bot.store.rows import Outgoing, Posted

FRESH = 50 * 60 * 1000
"""Milliseconds a message is edited before a new one is posted: Discord throttles older edits."""

NONCE_KEPT = 2 * 60 * 1000
"""Milliseconds for which Discord surely gives the first message back for a repeated nonce."""

GONE, THROTTLED, ARCHIVED = 10008, 30046, 50083
"""Why a message cannot be edited: deleted, too old for yet another time, in an archived thread."""

REMEMBERED = 2000


class Posts:
    """What the table and its people have been sent."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        """Take the connection and the host."""
        self.client = client
        self.host = host
        self._lately: OrderedDict[int, None] = OrderedDict()
        """Messages that this process has posted or found; their rows may not be marked yet."""

    async def edit(self, last: Posted, page: Page, digest: str) -> bool:
        """Edit and note a message; return False where a new one is needed instead."""
        arguments = edited(checked(page))
        if last.digest.split(":")[1:] == digest.split(":")[1:]:
            del arguments["attachments"]
        channel = self.client.get_partial_messageable(last.channel_id)
        try:
            await channel.get_partial_message(last.message_id).edit(**arguments)
        except discord.HTTPException as error:
            if error.code == GONE:
                await self.forget(last)
            if error.code in (GONE, THROTTLED, ARCHIVED):
                return False
            raise
        async with sessions.held(self.host.tables.store, last.session_id) as tx:
            note = Posted(
                *(last.session_id, last.role, last.channel_id, last.message_id),
                *(last.posted_at, digest, page.kept),
            )
            await posted.remember(tx, note)
        return True

    async def post(
        self, channel_id: int, page: Page, row: Outgoing, *, silent: bool = False
    ) -> int:
        """Post a row's page, or find that an earlier attempt has; the message.

        A repeat shows nothing: at first thanks to the nonce, later because we look for it.
        """
        now = self.host.tables.store.clock()
        outlived = row.claimed_at is not None and now - row.claimed_at >= NONCE_KEPT
        message = await self._earlier(channel_id, page, row) if outlived else None
        if message is None:
            channel = self.client.get_partial_messageable(channel_id)
            arguments = sent(checked(page))
            message = await channel.send(nonce=row.nonce, silent=silent, **arguments)
        return await self._ours(message, page, row)

    async def adopt(self, channel_id: int, page: Page, row: Outgoing) -> int | None:
        """The message of an earlier attempt at a row that would not be posted any more.

        It is changed to this page; None if there is none.
        """
        message = await self._earlier(channel_id, page, row) if row.attempts > 1 else None
        return None if message is None else await self._ours(message, page, row)

    async def _ours(self, message: discord.Message, page: Page, row: Outgoing) -> int:
        """Know a message from now on, and have it say what is true now."""
        if row.attempts > 1 and ICONS.plain(message.content) != page.content:
            await message.edit(**edited(checked(page)))
        self._lately[message.id] = None
        if len(self._lately) > REMEMBERED:
            self._lately.popitem(last=False)
        return message.id

    async def _earlier(self, channel_id: int, page: Page, row: Outgoing) -> discord.Message | None:
        """What an earlier attempt has posted without our knowing, if it has."""
        store, since = self.host.tables.store, row.claimed_at
        if since is None:
            return None
        async with store.read(aside=True) as tx:
            known = await posted.since(tx, row.session_id, since - own_messages.SLACK)
            known |= await outbox.messages_since(tx, row.session_id, since - own_messages.SLACK)
        return await own_messages.find(
            self.client, channel_id, page, since, known | self._lately.keys()
        )

    async def newest(self, session_id: int, role: str) -> Posted | None:
        """The last message of this role."""
        async with self.host.tables.store.read() as tx:
            return await posted.newest(tx, session_id, role)

    async def forget(self, message: Posted) -> None:
        """Forget a message that is gone, or out of reach for good."""
        async with sessions.held(self.host.tables.store, message.session_id) as tx:
            await posted.forget(tx, message.message_id)

    async def remember(self, message: Posted) -> None:
        """Note a message that replaces no other."""
        async with sessions.held(self.host.tables.store, message.session_id) as tx:
            await posted.remember(tx, message)

    async def replace(
        self, message: Posted, why: str, *, roles: Sequence[str] = (), user: int | None = None
    ) -> None:
        """Note a new message; older ones of its role, and of these, wait for nobody any more."""
        async with sessions.held(self.host.tables.store, message.session_id) as tx:
            await posted.remember(tx, message)
            at, ours = message.session_id, [message.role, *roles]
            if await posted.end(tx, at, ours, why, but=message.message_id):
                await close_later(tx, at, user)

    async def end(
        self, session_id: int, roles: Sequence[str], why: str, user: int | None = None
    ) -> None:
        """Note that messages of these roles wait for nobody; they are closed later."""
        async with sessions.held(self.host.tables.store, session_id) as tx:
            if await posted.end(tx, session_id, roles, why):
                await close_later(tx, session_id, user)

    def note(
        self, session_id: int, role: str, where: tuple[int, int], digest: str, page: Page
    ) -> Posted:
        """A note of a message just posted: its channel, its number, what it shows."""
        now = self.host.tables.store.clock()
        return Posted(session_id, role, *where, now, digest, page.kept)


def fresh(row: Outgoing, message: Posted, now: int) -> bool:
    """Whether a message may still be edited for a row, as it was when the row was first tried.

    If we were killed after an edit, the repeat has to edit the same message, not to post a new one.
    """
    return (row.claimed_at or now) - message.posted_at < FRESH


def posted_by(row: Outgoing, message: Posted | None) -> bool:
    """Whether an earlier attempt at this row has posted the message."""
    if message is None or row.attempts < 2:
        return False
    return message.posted_at > (row.claimed_at or 0)
