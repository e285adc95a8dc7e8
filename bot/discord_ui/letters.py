"""What a player alone is sent: the hand and the open questions, pings, the daily letter."""

from hashlib import blake2b

import discord
import structlog

from bot.discord_ui import pages, slow
from bot.discord_ui.desk import Desk
from bot.discord_ui.limits import Page
from bot.discord_ui.people import Person
from bot.discord_ui.posts import FRESH, Posts
from bot.discord_ui.replies import sent
from bot.discord_ui.rooms import Rooms
from bot.store.rows import Outgoing
from bot.table import Batch, TableInfo, Undeliverable
from bot.table.away import TOO_LATE

log = structlog.get_logger()

REFUSED = {50007, 50278}
"""The user takes no direct messages from us."""

OWES = ":owes"
"""How the digest of a hand ends while its player is waited for."""


class Letters:
    """Shows batches of the outbox that are for one user."""

    def __init__(self, posts: Posts, rooms: Rooms) -> None:
        """Take what is posted, and where people are met."""
        self.posts = posts
        self.rooms = rooms
        self.client = posts.client
        self.host = posts.host

    async def deliver(self, batch: Batch, user_id: int) -> None:
        """The hand and the open question, where this user wants them."""
        person = await self.host.people.person(user_id)
        for row in batch.rows:
            if row.kind == "digest" and not person.dm_closed:
                await self._daily(row, person, user_id)
            elif row.kind == "remind" and not _says_so_itself(person, batch, row):
                await self._whisper(row, person, user_id)
        rows = [row for row in batch.rows if row.kind == "secrets"]
        if rows and _pushed(person):
            await self._hand(rows, person, user_id)

    async def _hand(self, rows: list[Outgoing], person: Person, user_id: int) -> None:
        """The page with the hand: edited while it is fresh, a new message where it calls."""
        desk = await self.host.desk(rows[0].session_id, person.words, user_id)
        info = desk.info
        if info.seat_of(user_id) is None or desk.view is None:
            return
        digest = _digest(desk)
        role = f"hand:{user_id}"
        last = await self.posts.newest(info.session.id, role)
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
            if last is not None and known and await self.posts.edit(last, page, digest):
                where = last.channel_id, last.message_id
                await self.posts.remember(info.session.id, role, *where, digest)
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
        await self.posts.remember(info.session.id, role, channel_id, message.id, digest)
        if again:
            await self.posts.renew(message, page)

    async def _daily(self, row: Outgoing, person: Person, user_id: int) -> None:
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
            await self.posts.send(info, page, nonce, silent=silent)


def _pushed(person: Person) -> bool:
    """Whether a hand is sent at all, and not only shown to whoever asks for it."""
    return person.secrets == "thread" or (person.secrets == "dm" and not person.dm_closed)


def _says_so_itself(person: Person, batch: Batch, row: Outgoing) -> bool:
    """Whether the hand that comes with a call is a message of its own, and makes the call."""
    hand = any(one.kind == "secrets" and one.payload.get("called") for one in batch.rows)
    return row.payload["why"] == "call" and _pushed(person) and hand


def _digest(desk: Desk) -> str:
    """A digest of the user's page that changes with the hand, and when something is owed."""
    view = desk.view
    if view is None:
        raise Undeliverable("not started")
    hand = desk.face.hand_text(view, desk.words, desk.label)
    hashed = blake2b(hand.encode(), digest_size=8).hexdigest()
    return hashed + (OWES if any(ask.owed for ask in view.asks) else ":rests")
