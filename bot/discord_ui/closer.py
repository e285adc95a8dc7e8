"""Closing messages that wait for nobody any more: no buttons, and one line says what became of it.

That has time: rows for it have lanes of their own, behind everything that somebody waits for. What
cannot be edited now (Discord throttles edits of old messages, threads get archived or locked) stays
noted and is tried again.
"""

import discord
import structlog

from bot.discord_ui.page import CONTENT, shorten
from bot.discord_ui.posts import ARCHIVED, GONE, THROTTLED, Posts
from bot.store import posted, sessions
from bot.store.rows import Posted
from bot.table import Batch, RetryLater, TableInfo
from bot.table.durations import DAY
from bot.text import Words

log = structlog.get_logger()

LATER = 900.0
"""Seconds until what could not be edited is tried again."""

TOO_LONG = 14 * DAY
"""Who has not opened a thread again by then will not."""

UNKNOWN_PLACE = 10003
LOCKED = 160005


class Closer:
    """Edits messages that wait for nobody any more."""

    def __init__(self, posts: Posts) -> None:
        """Take the messages that were posted."""
        self.posts = posts
        self.host = posts.host

    async def deliver(self, batch: Batch) -> None:
        """Close what has ended at a table, or in a user's private place."""
        store = self.host.tables.store
        async with store.read() as tx:
            ended = await posted.ended(tx, batch.session_id)
        user = batch.user_id
        mine = [one for one in ended if (user is not None) == one.role.startswith("hand:")]
        if user is not None:
            mine = [one for one in mine if one.role == f"hand:{user}"]
        if not mine:
            return
        info = await self.host.tables.queries.info(batch.session_id)
        words = await self._words(info, user)
        given_up = store.clock() - batch.rows[0].created_at > TOO_LONG
        for message in mine:
            text = await self._text(info, words, message)
            try:
                await self._close(message, text)
            except discord.HTTPException as error:
                if not given_up and not _never(error):
                    if _not_now(error):
                        raise RetryLater(f"{error.code}", LATER) from None
                    raise
                log.info("message-left-open", session=batch.session_id, code=error.code)
            async with sessions.held(store, batch.session_id) as tx:
                await posted.closed(tx, message.message_id)

    async def _close(self, message: Posted, text: str) -> None:
        channel = self.posts.client.get_partial_messageable(message.channel_id)
        await channel.get_partial_message(message.message_id).edit(
            content=text, view=None, allowed_mentions=discord.AllowedMentions.none()
        )

    async def _words(self, info: TableInfo, user: int | None) -> Words:
        people = self.host.people
        if user is not None:
            return (await people.person(user)).words
        return (await people.server(info.session.guild_id)).words

    async def _text(self, info: TableInfo, words: Words, message: Posted) -> str:
        """What stays of a message, and a line that says what became of it."""
        session = info.session
        why = message.ended
        where = "none"
        if not message.role.startswith("hand:"):
            if message.channel_id != session.thread_id and session.thread_id is not None:
                why, where = "moved", f"<#{session.thread_id}>"
            else:
                last = await self.posts.newest(session.id, message.role)
                if last is not None and last.message_id != message.message_id:
                    ids = (session.guild_id, last.channel_id, last.message_id)
                    where = "https://discord.com/channels/{}/{}/{}".format(*ids)
        line = words.say(f"ui-closed-{why}", where=where)
        kept = shorten(message.kept or "", CONTENT - len(line) - 1)
        return "\n".join(part for part in (kept, line) if part)


def _never(error: discord.HTTPException) -> bool:
    """Whether the message is gone, or its place."""
    return error.code in (GONE, UNKNOWN_PLACE)


def _not_now(error: discord.HTTPException) -> bool:
    """Whether the message may be edited another time."""
    passing = error.code in (THROTTLED, ARCHIVED, LOCKED)
    return passing or isinstance(error, discord.Forbidden)
