"""The outbox on Discord: one message per turn at the table, the hand to each player."""

from typing import Any

import aiohttp
import discord
import structlog

from bot.discord_ui import pages, slow
from bot.discord_ui.desk import Desk
from bot.discord_ui.host import TROUBLE, Host
from bot.discord_ui.letters import Letters
from bot.discord_ui.limits import Page
from bot.discord_ui.pictures import with_picture
from bot.discord_ui.posts import FRESH, Posts
from bot.discord_ui.rooms import Rooms
from bot.store import posted
from bot.store.rows import Outgoing, Posted
from bot.table import Batch, Delivered, RetryLater, TableInfo, Undeliverable, waited_for

log = structlog.get_logger()

GONE = {10003, 10004, 50001, 50013, 50024, 160005}
"""The channel or server is gone, or we may not write there (any more, or locked)."""

PLACELESS_TRIES = 6


class Delivery:
    """Shows batches of the outbox."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        """Take the connection and the host."""
        self.client = client
        self.host = host
        self.posts = Posts(client, host)
        self.rooms = Rooms(client, host)
        self.letters = Letters(self.posts, self.rooms)
        self._well: set[int] = set()
        """Tables whose place is known to be in reach."""

    async def deliver(self, batch: Batch) -> Delivered:
        """Show it; a repeat shows the same once, thanks to the rows' nonces."""
        try:
            if batch.user_id is not None:
                await self.letters.deliver(batch, batch.user_id)
            else:
                await self._to_table(batch)
        except discord.HTTPException as error:
            if error.code in GONE:
                log.warning("table-out-of-reach", session=batch.session_id, code=error.code)
                if batch.user_id is None:
                    await self._out_of_reach(batch.session_id, error.code)
                raise Undeliverable(f"{error.code}: {error.text}") from None
            if error.status >= 500 or error.status == 429:
                raise RetryLater(f"{error.status}") from None
            raise
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise RetryLater(type(error).__name__) from None
        if batch.user_id is None:
            await self._in_reach(batch.session_id)
        return Delivered(done=dict.fromkeys((row.id for row in batch.rows), None))

    async def _out_of_reach(self, session_id: int, code: int) -> None:
        """Note what is wrong with the table's place, for whoever asks."""
        info = await self.host.tables.show(session_id)
        place = info.session.thread_id or 0
        self._well.discard(session_id)
        await self.posts.remember(session_id, TROUBLE, place, place, str(code))

    async def _in_reach(self, session_id: int) -> None:
        """Take the note back; once per process and table is enough."""
        if session_id in self._well:
            return
        last = await self.posts.newest(session_id, TROUBLE)
        if last is not None:
            async with self.host.tables.store.write() as tx:
                await posted.forget(tx, last.message_id)
        self._well.add(session_id)

    async def _to_table(self, batch: Batch) -> None:
        desk = await self.host.desk(batch.session_id)
        if desk.info.session.thread_id is None:
            if batch.rows[0].attempts < PLACELESS_TRIES:
                raise RetryLater("the table has no place yet", 1)
            raise Undeliverable("the table has no place")
        for row in batch.rows:
            if row.kind == "notice":
                await self._notice(desk, row)
            elif row.kind == "lobby":
                await self._lobby(desk, row)
            elif row.kind == "remind":
                await self._remind(desk, row)
            elif row.kind == "open":
                await self.posts.send(
                    desk.info, slow.open_seat(desk, row.payload["seat"]), row.nonce
                )
            elif row.kind == "overtime":
                await self._overtime(desk, row)
        rest = [row for row in batch.rows if row.kind in ("log", "board", "turn")]
        if rest and desk.view is not None:
            await self._board(desk, rest)

    async def _notice(self, desk: Desk, row: Outgoing) -> None:
        args: dict[str, Any] = dict(row.payload["args"])
        text = desk.words.notice(row.payload["type"], args, desk.mention)
        await self.posts.send(desk.info, Page(text), row.nonce)

    async def _remind(self, desk: Desk, row: Outgoing) -> None:
        """A ping, unless it is no longer true or welcome."""
        tables, session = self.host.tables, desk.session_id
        user = row.payload["user"]
        if not await tables.still_wanted(session, row.payload):
            return
        for owed in await tables.waiting(session):
            if owed.user == user:
                page = slow.remind(desk, row.payload["why"], user, owed)
                await self.posts.send(desk.info, page, row.nonce)

    async def _overtime(self, desk: Desk, row: Outgoing) -> None:
        """Call the moderators, by their role if the server has one, and the host."""
        info = desk.info
        server = await self.host.people.server(info.session.guild_id)
        page = slow.overtime(desk, row.payload["seat"], server.moderator_role)
        await self.posts.send(info, page, row.nonce, role=server.moderator_role)

    async def _lobby(self, desk: Desk, row: Outgoing) -> None:
        last = await self.posts.newest(desk.session_id, "lobby")
        await self._show(desk.info, "lobby", pages.lobby(desk), row, "", last, fresh=True)
        await self.rooms.tag(desk)

    async def _board(self, desk: Desk, rows: list[Outgoing]) -> None:
        """Edit the turn's message while it is fresh; a new call for somebody is a new message."""
        tables, session = self.host.tables, desk.info.session
        waiting = waited_for(desk.info)
        called = {entry["user"] for row in rows for entry in row.payload.get("owed", [])}
        open_to_all = [owed.user for owed in waiting if not owed.veiled and owed.user is not None]
        newly = [user for user in open_to_all if user in called]
        late = called - await tables.pingable(called)
        if asleep := late.intersection(newly):
            await tables.call_later(session.id, asleep)
            newly = [user for user in newly if user not in asleep]
        last = await self.posts.newest(session.id, "board")
        logs = [row.payload for row in rows if row.kind == "log"]
        first = min((log["first"] for log in logs), default=session.number + 1)
        before, told = _span(last.digest) if last else (first, first - 1)
        # What is newer than these rows has rows of its own, and would be told twice.
        upto = max((log["last"] for log in logs), default=told)
        entries = await tables.happened(session.id, None, min(before, first), upto)
        long = sum(map(len, pages.lines(desk, entries))) > pages.ROOM_FOR_LOG
        # Not whether they still owe it: if we were killed after posting, the same rows must post
        # again (and the nonce sees to it that nothing appears), whatever has happened since.
        renew = last is None or bool(called - late) or long
        if not renew:
            first = before
        entries = [entry for entry in entries if entry.number >= first]
        page = pages.board(desk, entries, waiting, newly)
        now = tables.store.clock()
        here = last is not None and last.channel_id == session.thread_id
        fresh = last is not None and here and not renew and now - last.posted_at < FRESH
        shown = last.digest.partition(":")[2] if last is not None and fresh else ""
        shown = await self._illustrate(desk, page, shown)
        digest = f"{first}-{upto}:{shown}"
        await self._show(desk.info, "board", page, rows[0], digest, last, fresh=fresh)
        await self.rooms.tag(desk)

    async def _illustrate(self, desk: Desk, page: Page, shown: str) -> str:
        """Give the table's message a picture of the chapter it tells of; of which it has one then.

        A picture costs more than the whole rest of a move: once a phase is enough here, since the
        text is always up to date and the button draws a fresh one for whoever wants it. Under load
        the message keeps the picture it has, or goes without.
        """
        chapter = desk.face.chapter(desk.view) if desk.view else ""
        if shown == chapter or not self.host.studio.free(urgent=not shown):
            return shown
        await with_picture(self.host.studio, desk, page)
        return chapter if page.files else shown

    async def _show(
        self,
        info: TableInfo,
        role: str,
        page: Page,
        row: Outgoing,
        digest: str,
        last: Posted | None,
        *,
        fresh: bool,
    ) -> None:
        """Edit the last message of this role if it is fresh and in the right place, else post."""
        here = last is not None and last.channel_id == info.session.thread_id
        if last is not None and here and fresh and await self.posts.edit(last, page, digest):
            await self.posts.remember(
                info.session.id, role, last.channel_id, last.message_id, digest
            )
            return
        message = await self.posts.send(info, page, row.nonce)
        await self.posts.remember(info.session.id, role, message.channel.id, message.id, digest)
        if row.attempts > 1:
            await self.posts.renew(message, page)


def _span(digest: str) -> tuple[int, int]:
    """The first and last move that a table's message tells of."""
    first, _, upto = digest.split(":")[0].partition("-")
    return int(first), int(upto or first)
