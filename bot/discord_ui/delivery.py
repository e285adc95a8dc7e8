"""The outbox on Discord: one message per turn at the table, the hand to each player."""

from hashlib import blake2b
from typing import Any

import aiohttp
import discord
import structlog

from bot.discord_ui import pages, slow
from bot.discord_ui.desk import Desk
from bot.discord_ui.host import TROUBLE, Host
from bot.discord_ui.limits import Page, checked
from bot.discord_ui.people import Person
from bot.discord_ui.pictures import with_picture
from bot.discord_ui.replies import edited, sent
from bot.discord_ui.rooms import Rooms
from bot.store import posted
from bot.store.rows import Outgoing, Posted
from bot.table import Batch, Delivered, RetryLater, TableInfo, Undeliverable, waited_for
from bot.table.away import TOO_LATE

log = structlog.get_logger()

FRESH = 50 * 60 * 1000
"""Milliseconds a message is edited before a new one is posted: Discord throttles older edits."""

GONE = {10003, 10004, 50001, 50013, 50024, 160005}
"""The channel or server is gone, or we may not write there (any more, or locked)."""

REFUSED = {50007, 50278}
"""The user takes no direct messages from us."""

PLACELESS_TRIES = 6

OWES = ":owes"
"""How the digest of a hand ends while its player is waited for."""


class Delivery:
    """Shows batches of the outbox."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        """Take the connection and the host."""
        self.client = client
        self.host = host
        self.rooms = Rooms(client, host)
        self._well: set[int] = set()
        """Tables whose place is known to be in reach."""

    async def deliver(self, batch: Batch) -> Delivered:
        """Show it; a repeat shows the same once, thanks to the rows' nonces."""
        try:
            if batch.user_id is not None:
                await self._to_user(batch, batch.user_id)
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
        await self._remember(session_id, TROUBLE, place, place, str(code))

    async def _in_reach(self, session_id: int) -> None:
        """Take the note back; once per process and table is enough."""
        if session_id in self._well:
            return
        last = await self._newest(session_id, TROUBLE)
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
                await self._send(desk.info, slow.open_seat(desk, row.payload["seat"]), row.nonce)
            elif row.kind == "overtime":
                await self._overtime(desk, row)
        rest = [row for row in batch.rows if row.kind in ("log", "board", "turn")]
        if rest and desk.view is not None:
            await self._board(desk, rest)

    async def _notice(self, desk: Desk, row: Outgoing) -> None:
        args: dict[str, Any] = dict(row.payload["args"])
        text = desk.words.notice(row.payload["type"], args, desk.mention)
        await self._send(desk.info, Page(text), row.nonce)

    async def _remind(self, desk: Desk, row: Outgoing) -> None:
        """A ping, unless it is no longer true or welcome."""
        tables, session = self.host.tables, desk.session_id
        user = row.payload["user"]
        if not await tables.still_wanted(session, row.payload):
            return
        for owed in await tables.waiting(session):
            if owed.user == user:
                page = slow.remind(desk, row.payload["why"], user, owed)
                await self._send(desk.info, page, row.nonce)

    async def _overtime(self, desk: Desk, row: Outgoing) -> None:
        """Call the moderators, by their role if the server has one, and the host."""
        info = desk.info
        server = await self.host.people.server(info.session.guild_id)
        page = slow.overtime(desk, row.payload["seat"], server.moderator_role)
        await self._send(info, page, row.nonce, role=server.moderator_role)

    async def _lobby(self, desk: Desk, row: Outgoing) -> None:
        last = await self._newest(desk.session_id, "lobby")
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
        last = await self._newest(session.id, "board")
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
        if last is not None and here and fresh and await self._edit(last, page, digest):
            await self._remember(info.session.id, role, last.channel_id, last.message_id, digest)
            return
        message = await self._send(info, page, row.nonce)
        await self._remember(info.session.id, role, message.channel.id, message.id, digest)
        if row.attempts > 1:
            await self._renew(message, page)

    async def _renew(self, message: discord.Message, page: Page) -> None:
        """Bring up to date what an earlier attempt had posted before something else happened."""
        if message.content != page.content:
            await message.edit(**edited(checked(page)))

    async def _edit(self, last: Posted, page: Page, digest: str) -> bool:
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

    async def _send(
        self,
        info: TableInfo,
        page: Page,
        nonce: str,
        *,
        role: int | None = None,
        silent: bool = False,
    ) -> discord.Message:
        channel = self.client.get_partial_messageable(
            info.session.thread_id or info.session.channel_id
        )
        arguments = sent(checked(page))
        if role is not None:
            arguments["allowed_mentions"] = discord.AllowedMentions(roles=[discord.Object(role)])
        return await channel.send(nonce=nonce, silent=silent, **arguments)

    async def _to_user(self, batch: Batch, user_id: int) -> None:
        """The hand and the open question, where this user wants them."""
        person = await self.host.people.person(user_id)
        for row in batch.rows:
            if row.kind == "digest" and not person.dm_closed:
                await self._digest(row, person, user_id)
            elif row.kind == "remind" and not _says_so_itself(person, batch, row):
                await self._whisper(row, person, user_id)
        rows = [row for row in batch.rows if row.kind == "secrets"]
        if not rows:
            return
        if person.secrets == "ephemeral" or (person.secrets == "dm" and person.dm_closed):
            return
        desk = await self.host.desk(batch.session_id, person.words, user_id)
        info = desk.info
        if info.seat_of(user_id) is None or desk.view is None:
            return
        digest = _hand(desk)
        role = f"hand:{user_id}"
        last = await self._newest(info.session.id, role)
        if last is not None and last.digest == digest:
            return
        page = pages.panel(desk)
        called = digest.endswith(OWES) and (last is None or not last.digest.endswith(OWES))
        # An earlier attempt may have sent a message that we do not know of; the nonce finds it.
        asked = any(row.payload.get("called") for row in rows)
        again = asked and rows[0].attempts > 1
        now = self.host.tables.store.clock()
        fresh = last is not None and now - last.posted_at < FRESH
        # At night the message is there without a sound.
        silent = user_id not in await self.host.tables.pingable([user_id])
        try:
            known = last is not None and fresh and not called and not again
            if last is not None and known and await self._edit(last, page, digest):
                where = last.channel_id, last.message_id
                await self._remember(info.session.id, role, *where, digest)
                return
            channel_id = await self.rooms.private(info, person, user_id)
            if channel_id is None:
                return
            channel = self.client.get_partial_messageable(channel_id)
            message = await channel.send(nonce=rows[0].nonce, silent=silent, **sent(page))
        except discord.HTTPException as error:
            if error.code not in REFUSED:
                raise
            await self._refused(desk, person, user_id, rows[0].nonce, silent=silent)
            return
        await self._remember(info.session.id, role, channel_id, message.id, digest)
        if again:
            await self._renew(message, page)

    async def _digest(self, row: Outgoing, person: Person, user_id: int) -> None:
        """What waits for a user in all games, by direct message; not long after its time."""
        tables = self.host.tables
        owed = await tables.owed_by(user_id)
        if not owed or tables.store.clock() - row.created_at >= TOO_LATE:
            return
        page = slow.mine(person.words, owed, person.words.say("slow-digest"))
        try:
            channel_id = await self.rooms.letters(person, user_id)
            channel = self.client.get_partial_messageable(channel_id)
            await channel.send(nonce=row.nonce, **sent(page))
        except discord.HTTPException as error:
            if error.code not in REFUSED:
                raise
            await self.host.people.set_person(user_id, dm_closed=True)

    async def _whisper(self, row: Outgoing, person: Person, user_id: int) -> None:
        """A ping that nobody else may see, unless it is no longer true or welcome."""
        tables, session = self.host.tables, row.session_id
        if not await tables.still_wanted(session, row.payload):
            if row.payload["why"] == "call" and user_id not in await tables.pingable([user_id]):
                await tables.call_later(session, [user_id])
            return
        desk = await self.host.desk(session, person.words, user_id)
        for owed in await tables.owed_by(user_id):
            if owed.session.id == session:
                page = slow.whisper(desk, row.payload["why"], user_id, owed)
                await self._aside(desk.info, person, user_id, page, row.nonce)

    async def _aside(
        self,
        info: TableInfo,
        person: Person,
        user_id: int,
        page: Page,
        nonce: str,
        *,
        silent: bool = False,
    ) -> None:
        """Write to one user alone: where they like it, or where that is refused in a thread."""
        message = sent(page) | {"nonce": nonce, "silent": silent}
        try:
            channel = await self.rooms.private(info, person, user_id)
            if channel is not None:
                await self.client.get_partial_messageable(channel).send(**message)
                return
        except discord.HTTPException as error:
            if error.code in REFUSED:
                await self.host.people.set_person(user_id, dm_closed=True)
            elif person.secrets != "thread" or not isinstance(error, discord.Forbidden):
                raise
        try:
            room = await self.rooms.aside(info, user_id)
            if room is not None:
                thread = self.client.get_partial_messageable(room)
                await thread.send(**message)
        except discord.Forbidden as error:
            # The table's message says that there may be something to decide: that has to do.
            log.warning("nobody-can-be-told", session=info.session.id, code=error.code)

    async def _refused(
        self, owner: Desk, person: Person, user_id: int, nonce: str, *, silent: bool
    ) -> None:
        """The game never stalls on it: the table's message has the same behind a button."""
        await self.host.people.set_person(user_id, dm_closed=True)
        info = owner.info
        held = info.seat_of(user_id)
        if held is not None and held.veil is not None:
            # At the table it would tell everybody that there is something to decide.
            closed = person.model_copy(update={"dm_closed": True})
            await self._aside(info, closed, user_id, pages.panel(owner), nonce, silent=silent)
            return
        desk = await self.host.desk(info.session.id)
        page = Page(desk.say("ui-dm-refused", user=f"<@{user_id}>"), mentions=[user_id])
        page.rows = [pages.hand_button(desk)]
        if info.session.thread_id is not None:
            await self._send(info, page, nonce, silent=silent)

    async def _newest(self, session_id: int, role: str) -> Posted | None:
        async with self.host.tables.store.read() as tx:
            return await posted.newest(tx, session_id, role)

    async def _remember(
        self, session_id: int, role: str, channel_id: int, message_id: int, digest: str
    ) -> None:
        store = self.host.tables.store
        row = Posted(session_id, role, channel_id, message_id, store.clock(), digest)
        async with store.write() as tx:
            await posted.remember(tx, row)


def _says_so_itself(person: Person, batch: Batch, row: Outgoing) -> bool:
    """Whether the hand that comes with a call is a message of its own, and makes the call."""
    pushed = person.secrets == "thread" or (person.secrets == "dm" and not person.dm_closed)
    hand = any(one.kind == "secrets" and one.payload.get("called") for one in batch.rows)
    return row.payload["why"] == "call" and pushed and hand


def _span(digest: str) -> tuple[int, int]:
    """The first and last move that a table's message tells of."""
    first, _, upto = digest.split(":")[0].partition("-")
    return int(first), int(upto or first)


def _hand(desk: Desk) -> str:
    """A digest of the user's page that changes with the hand, and when something is owed."""
    view = desk.view
    if view is None:
        raise Undeliverable("not started")
    hand = desk.face.hand_text(view, desk.words, desk.label)
    hashed = blake2b(hand.encode(), digest_size=8).hexdigest()
    return hashed + (OWES if any(ask.owed for ask in view.asks) else ":rests")
