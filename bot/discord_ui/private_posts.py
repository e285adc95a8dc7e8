"""How a player is reached alone: a private thread, direct messages, or a button at the table.

Each user has chosen one; where that is refused the next one is tried, and the user is told once.
"""

from collections.abc import Callable

import discord
import structlog

from bot.discord_ui import table_pages
from bot.discord_ui.boards import BUTTON
from bot.discord_ui.hands import Recipient
from bot.discord_ui.host import Person
from bot.discord_ui.page import Page
from bot.discord_ui.posts import ARCHIVED, FRESH, Posts
from bot.discord_ui.rooms import Rooms
from bot.store.rows import Outgoing

log = structlog.get_logger()

REFUSED = {50007, 50278}
"""The user takes no direct messages from us."""

UNKNOWN = 10003
"""The channel or thread does not exist any more."""

SHUT = {UNKNOWN, 50024, ARCHIVED, 160005}
"""We may not write into a thread, or not open one; and whatever else is forbidden."""

THREAD, LETTER = "thread", "dm"

Make = Callable[[str], Page]
"""From a note to a page that says it as well."""


class PrivatePosts:
    """Posts where a user alone reads."""

    def __init__(self, posts: Posts, rooms: Rooms) -> None:
        """Take the messages that were posted, and the private places of people."""
        self.posts = posts
        self.rooms = rooms
        self.host = posts.host

    async def post(self, recipient: Recipient, make: Make) -> tuple[int, int] | None:
        """Post where this user can be reached: channel and message, or None if only at the table.

        The game never stalls on it: the table's message has the same behind a button.
        """
        for way in self._all(recipient):
            where = await self._try(way, recipient, make)
            if where is not None:
                return where
        if recipient.veiled:
            # At the table it would tell everybody that there is something to decide.
            log.warning("nobody-can-be-told", session=recipient.session_id)
        else:
            await self._at_table(recipient)
        return None

    async def adopt(self, recipient: Recipient, page: Page) -> tuple[int, int] | None:
        """What an earlier attempt has posted where this user was met before, if it has."""
        room = await self.rooms.known(recipient.desk.info, recipient.user_id)
        for channel in (room, recipient.person.dm_channel):
            if channel is None:
                continue
            try:
                found = await self.posts.adopt(channel, page, recipient.row)
            except discord.HTTPException as error:
                if not self.shut(error) and error.code not in REFUSED:
                    raise
                continue
            if found is not None:
                return channel, found
        return None

    async def letter(self, row: Outgoing, person: Person, user_id: int, page: Page) -> int | None:
        """Post by direct message, or not at all."""
        try:
            channel = await self.rooms.letters(person, user_id)
            return await self.posts.post(channel, page, row)
        except discord.HTTPException as error:
            if error.code == UNKNOWN:
                # Another channel is opened for the next letter.
                await self.host.people.set_person(user_id, dm_channel=None)
            elif error.code in REFUSED:
                await self.host.people.set_person(user_id, dm_closed=True)
            else:
                raise
            return None

    def _all(self, recipient: Recipient) -> list[str]:
        """Return the ways to try; the one the user has chosen comes first."""
        person = recipient.person
        ways = [] if person.dm_closed else [LETTER]
        if not self.rooms.usable(recipient.desk.info, recipient.user_id):
            return ways
        if person.secrets == "thread":
            return [THREAD, *ways]
        return [*ways, THREAD] if recipient.veiled else ways

    async def _try(self, way: str, recipient: Recipient, make: Make) -> tuple[int, int] | None:
        """Post this way; None if it is refused. A place that is gone is made anew once."""
        for again in (True, False):
            try:
                return await self._post(way, recipient, make)
            except discord.HTTPException as error:
                if error.code == UNKNOWN and again and await self._forget(way, recipient):
                    continue
                if not await self._refused(way, recipient, error):
                    raise
            return None
        return None

    async def _post(self, way: str, recipient: Recipient, make: Make) -> tuple[int, int] | None:
        info, user = recipient.desk.info, recipient.user_id
        if way == LETTER:
            channel: int | None = await self.rooms.letters(recipient.person, user)
        else:
            channel = await self.rooms.aside(info, user)
        if channel is None:
            return None
        last = recipient.last
        elsewhere = last is None or last.channel_id != channel
        lost = recipient.person.secrets == "thread" and not self.rooms.usable(info, user)
        recipient.roomless = lost and elsewhere
        note = recipient.desk.say("ui-room-refused") if recipient.roomless else ""
        number = await self.posts.post(channel, make(note), recipient.row, silent=recipient.silent)
        old = last is not None and self.host.tables.store.clock() - last.posted_at >= FRESH
        if way == THREAD and old and not elsewhere:
            await self.rooms.welcome(channel, user)
        return channel, number

    async def _forget(self, way: str, recipient: Recipient) -> bool:
        """Forget a place that is gone; return whether there was one."""
        if way == THREAD:
            return await self.rooms.forget(recipient.desk.info, recipient.user_id)
        known = recipient.person.dm_channel is not None
        await self.host.people.set_person(recipient.user_id, dm_channel=None)
        recipient.person = recipient.person.model_copy(update={"dm_channel": None})
        return known

    async def _refused(self, way: str, recipient: Recipient, error: discord.HTTPException) -> bool:
        """Whether this way is closed; then it is not tried again for a while."""
        if way == LETTER and error.code in REFUSED:
            await self.host.people.set_person(recipient.user_id, dm_closed=True)
            return True
        if way == THREAD and self.shut(error):
            self.rooms.refused(recipient.desk.info, recipient.user_id)
            return True
        return False

    def shut(self, error: discord.HTTPException) -> bool:
        """Whether a place does not let us write, now or ever."""
        return error.code in SHUT or isinstance(error, discord.Forbidden)

    async def _at_table(self, recipient: Recipient) -> None:
        """Say under a public mention where the hand is; once, until something else was tried."""
        info, user = recipient.desk.info, recipient.user_id
        role = f"{BUTTON}{user}"
        told = await self.posts.newest(info.session.id, role)
        if info.session.thread_id is None or (recipient.person.dm_closed and told is not None):
            return
        desk = await self.host.desk(info.session.id)
        text = desk.say("ui-dm-refused", user=f"<@{user}>")
        page = Page(text, rows=[table_pages.hand_button(desk)], mentions=[user], kept=text)
        try:
            number = await self.posts.post(
                info.session.thread_id, page, recipient.row, silent=recipient.silent
            )
        except discord.HTTPException as error:
            if not self.shut(error):
                raise
            # The table is out of reach as well: once it is back, everybody is called there.
            log.warning("nobody-can-be-told", session=info.session.id, code=error.code)
            return
        where = info.session.thread_id, number
        await self.posts.replace(
            self.posts.note(info.session.id, role, where, "", page), "continued"
        )
