"""What a player alone is sent: the hand and the open questions, pings, the daily letter."""

from dataclasses import replace

import discord

from bot.discord_ui import lessons, slow_play, table_pages, writings
from bot.discord_ui.hands import ROOMLESS, Hand, Recipient, pushed
from bot.discord_ui.host import Person
from bot.discord_ui.page import ROWS, Page, checked
from bot.discord_ui.posts import Posts, fresh, posted_by
from bot.discord_ui.private_posts import Make, PrivatePosts
from bot.discord_ui.rooms import Rooms
from bot.store import sessions
from bot.store.outbox import close_later
from bot.store.rows import Outgoing, Posted
from bot.table import Batch, RetryLater
from bot.table.absences import TOO_LATE

LATER = 900.0
"""Seconds until a message that is too old to be edited once more is tried again."""

SOON = 60_000
"""Milliseconds after which a question is shown as it is then, if another one is open by now."""


class Letters:
    """Shows batches of the outbox that are for one user."""

    def __init__(self, posts: Posts, rooms: Rooms) -> None:
        """Take what is posted, and where people are met."""
        self.posts = posts
        self.private = PrivatePosts(posts, rooms)
        self.host = posts.host

    async def deliver(self, batch: Batch, user_id: int, done: dict[int, int | None]) -> None:
        """The hand and the open question, where this user wants them."""
        person = await self.host.people.person(user_id)
        for row in batch.rows:
            if row.kind == "digest" and not person.dm_closed:
                done[row.id] = await self._daily(row, person, user_id)
            elif row.kind == "remind" and not _says_so_itself(person, batch, row):
                done[row.id] = await self._whisper(await self._recipient(row, person, user_id))
            elif row.kind == "letter":
                done[row.id] = await self._from_player(await self._recipient(row, person, user_id))
        rows = [row for row in batch.rows if row.kind == "secrets"]
        if rows:
            recipient = await self._recipient(rows[0], person, user_id)
            openly = person.secrets == "dm" and all(row.payload.get("openly") for row in rows)
            called = not openly and any(row.payload.get("called") for row in rows)
            shown = await self._hand(recipient, called, openly)
            done |= dict.fromkeys((row.id for row in rows), shown)

    async def refresh(self, row: Outgoing, user_id: int) -> None:
        """Show the question that is open now, if the last message still asks another one."""
        recipient = await self._recipient(row, await self.host.people.person(user_id), user_id)
        last = recipient.last
        if last is None or last.ended is not None or await self._over(recipient):
            return
        hand = Hand.of(recipient.desk)
        if not recipient.pushed or Hand.noted(last) == hand:
            return
        if await self._bring_up_to_date(recipient, last, hand):
            return
        if hand.owes:
            raise RetryLater("the question cannot be changed now", LATER)
        if Hand.noted(last).cards != hand.cards:
            await self._send(recipient, hand)
            return
        await self._end(recipient, "decided")

    async def _recipient(self, row: Outgoing, person: Person, user_id: int) -> Recipient:
        desk = await self.host.desk(row.session_id, person.words, user_id)
        desk.stays = True
        last = await self.posts.newest(row.session_id, f"hand:{user_id}")
        silent = user_id not in await self.host.tables.pings.pingable([user_id])
        return Recipient(desk, person, user_id, row, last, silent)

    async def _over(self, recipient: Recipient) -> bool:
        """Whether this user has nothing to do here any more; then no message may ask."""
        info = recipient.desk.info
        if info.seat_of(recipient.user_id) is None:
            await self._end(recipient, "seat")
        elif info.session.status == "cancelled":
            if not await self._ended_well(recipient):
                await self._end(recipient, "cancelled")
        elif recipient.desk.view is not None:
            return False
        return True

    async def _ended_well(self, recipient: Recipient) -> bool:
        """Show the last page of a lesson in its learner's message; whether that is there."""
        last = recipient.last
        if last is None or last.ended is not None or not lessons.is_over(recipient.desk):
            return False
        if self.host.shows(last.message_id, recipient.desk.info.session.number):
            return True
        return await self.posts.edit(last, lessons.ending_page(recipient.desk), last.digest)

    async def _end(self, recipient: Recipient, why: str) -> None:
        await self.posts.end(recipient.session_id, [recipient.role], why, recipient.user_id)

    async def _hand(self, recipient: Recipient, called: bool, openly: bool) -> int | None:
        """The page with the hand: a new message where it calls, else changed when it has time.

        `openly`: whoever owes something plays at the table, and is called there.
        """
        if await self._over(recipient):
            return None
        hand, last, row = Hand.of(recipient.desk), recipient.last, recipient.row
        if not recipient.pushed:
            if not hand.owes:
                await self._end(recipient, "decided")
            return None
        if called and not posted_by(row, last):
            found = await self._adopt(recipient, hand)
            if found is not None:
                return found
        if last is None or last.ended is not None:
            return await self._send(recipient, hand)
        shown = Hand.noted(last)
        if shown == hand:
            return last.message_id
        asks = hand.owes and (called or not shown.owes) and not openly
        if asks and not posted_by(row, last):
            return await self._send(recipient, hand)
        if self.host.shows(last.message_id, recipient.desk.info.session.number):
            await self._bring_up_to_date(recipient, last, hand)
            return last.message_id
        store = self.host.tables.store
        now = store.clock()
        if shown.owes and not hand.owes and not fresh(row, last, now):
            # What is so old can hardly be edited twice, and is not looked at any more.
            await self._end(recipient, "decided")
            return None
        # Whoever plays elsewhere is on to the next question in a moment.
        async with sessions.held(store, recipient.session_id) as tx:
            await close_later(tx, recipient.session_id, recipient.user_id, now + SOON)
        return last.message_id

    async def _bring_up_to_date(self, recipient: Recipient, last: Posted, hand: Hand) -> bool:
        """Edit the message, unless the player has just seen to that by pressing its buttons."""
        recipient.roomless = last.digest.endswith(ROOMLESS)
        page, digest = (
            (await self._pages(recipient))(_note(recipient)),
            _digest(recipient, hand.digest),
        )
        if self.host.shows(last.message_id, recipient.desk.info.session.number):
            await self.posts.remember(replace(last, digest=digest, kept=page.kept))
            return True
        try:
            return await self.posts.edit(last, page, digest)
        except discord.HTTPException as error:
            if not self.private.shut(error):
                raise
            await self.posts.forget(last)
            return False

    async def _pages(self, recipient: Recipient, reminder: str = "") -> Make:
        """The user's own page, with whatever has to be said about it."""
        desk, trouble = recipient.desk, await self.host.trouble(recipient.desk)
        if desk.view is not None and desk.view.viewer is not None:
            desk.news = await self.host.news(desk, desk.view.viewer)
            last = recipient.last
            desk.unfolded = last is None or Hand.noted(last).cards != Hand.of(desk).cards

        def make(note: str) -> Page:
            said = [part for part in (trouble, note, reminder) if part]
            page = table_pages.panel(desk, note="\n".join(said))
            if note and page.kept is not None:
                page.kept = f"{page.kept}\n{note}"
            if reminder and len(page.rows) < ROWS:
                page.rows.append([slow_play.mute_button(desk)])
            return checked(page)

        return make

    async def _send(self, recipient: Recipient, hand: Hand, reminder: str = "") -> int | None:
        """A new message with the hand; older ones wait for nobody any more."""
        make = await self._pages(recipient, reminder)
        return await self._post(recipient, make, hand.digest)

    async def _adopt(self, recipient: Recipient, hand: Hand) -> int | None:
        """An earlier attempt may have sent a message that we do not know of: bring it to date."""
        if recipient.row.attempts == 1:
            return None
        page = (await self._pages(recipient))("")
        where = await self.private.adopt(recipient, page)
        return None if where is None else await self._note(recipient, where, hand.digest, page)

    async def _post(self, recipient: Recipient, make: Make, digest: str) -> int | None:
        where = await self.private.post(recipient, make)
        if where is None:
            return None
        return await self._note(
            recipient, where, _digest(recipient, digest), make(_note(recipient))
        )

    async def _note(
        self, recipient: Recipient, where: tuple[int, int], digest: str, page: Page
    ) -> int:
        note = self.posts.note(recipient.session_id, recipient.role, where, digest, page)
        await self.posts.replace(note, "decided", user=recipient.user_id)
        return where[1]

    async def _whisper(self, recipient: Recipient) -> int | None:
        """A ping that nobody else may see, unless it is no longer true or welcome."""
        tables, session, user = self.host.tables, recipient.session_id, recipient.user_id
        about = recipient.row.payload
        if not await tables.pings.still_wanted(session, about):
            if about["why"] == "call" and user not in await tables.pings.pingable([user]):
                await tables.pings.call_later(session, [user])
            over = recipient.desk.view is None
            return None if over else await self._adopt(recipient, Hand.of(recipient.desk))
        desk = recipient.desk
        mine = [owed for owed in await tables.queries.owed_by(user) if owed.session.id == session]
        if not mine or desk.view is None:
            return None
        hand = Hand.of(desk)
        if recipient.pushed:
            return await self._send(
                recipient, hand, slow_play.remind(desk, about["why"], user, mine[0])
            )
        short = slow_play.whisper(desk, about["why"], user, mine[0])
        return await self._post(recipient, lambda _: short, replace(hand, cards="").digest)

    async def _from_player(self, recipient: Recipient) -> int | None:
        """A letter from another player; nothing if its writer has been forgotten meanwhile."""
        number = recipient.row.payload["letter"]
        letter = await self.host.tables.writings.letter(number, recipient.user_id)
        if letter is None:
            return None
        page = writings.delivered(recipient.desk, letter)
        where = await self.private.post(recipient, lambda note: page)
        return None if where is None else where[1]

    async def _daily(self, row: Outgoing, person: Person, user_id: int) -> int | None:
        """What waits for a user in all games, by direct message; not long after its time."""
        tables = self.host.tables
        owed = await tables.queries.owed_by(user_id)
        if not owed or tables.store.clock() - row.created_at >= TOO_LATE:
            return None
        page = slow_play.mine(person.words, owed, person.words.say("slow-digest"))
        return await self.private.letter(row, person, user_id, page)


def _note(recipient: Recipient) -> str:
    """What else has to be said about where the message is."""
    return recipient.desk.say("ui-room-refused") if recipient.roomless else ""


def _digest(recipient: Recipient, digest: str) -> str:
    return digest + ROOMLESS if recipient.roomless else digest


def _says_so_itself(person: Person, batch: Batch, row: Outgoing) -> bool:
    """Whether the hand that comes with a call is a message of its own, and makes the call."""
    hand = any(one.kind == "secrets" and one.payload.get("called") for one in batch.rows)
    return row.payload["why"] == "call" and pushed(person) and hand
