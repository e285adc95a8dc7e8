"""In Discord's place in the simulated month: what was posted where, and whom it called.

The bot's own delivery writes here. People close and open their direct messages; whoever has closed
them must be called all the same, and under a veil nobody may see that they were.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import discord

from bench.habits import Person
from bot.discord_ui.delivery import Delivery
from bot.discord_ui.host import Host, People
from bot.discord_ui.painter import Request
from bot.discord_ui.private_posts import REFUSED
from bot.store.rows import Outgoing
from bot.table import Batch, Delivered, Tables

HALL, FORUM = 2, 3
"""Where the tables' threads are: only beside those in the hall there can be private ones."""

THREADS, LETTERS, ASIDE = 1_000_000, 2_000_000, 3_000_000
"""Numbers of channels: tables' threads, direct messages and private threads by their user."""


ME = discord.Object(1)


@dataclass
class Message:
    """Something that was posted, and whom it mentioned aloud."""

    id: int
    channel: discord.Object
    content: str
    called: frozenset[int]
    posted: int
    author: discord.Object = ME
    reference: None = None
    components: tuple[()] = ()

    async def edit(self, *, content: str = "", **_: Any) -> None:
        await asyncio.sleep(0)
        self.content = content


@dataclass
class Room:
    """A channel as far as we write into it."""

    post: "Post"
    id: int

    async def send(self, *, nonce: str, **page: Any) -> Message:
        return await self.post.take(self.id, nonce, **page)

    def get_partial_message(self, number: int) -> Message:
        return self.post.messages[number]

    async def history(self, *, limit: int, after: discord.Object) -> AsyncIterator[Message]:
        """What was posted here since; its buttons are not kept, so only words are compared."""
        since = (after.id >> 22) + discord.utils.DISCORD_EPOCH
        here = [one for one in self.post.messages.values() if one.channel.id == self.id]
        for one in [one for one in here if one.posted >= since][:limit]:
            yield one

    async def add_user(self, user: discord.Object) -> None:
        self.post.guests[self.id] = user.id


class Hall(discord.TextChannel):
    """The channel of a server, beside whose threads private ones can be opened."""

    def __init__(self, post: "Post") -> None:
        self.post = post

    async def create_thread(self, **_: Any) -> Any:
        self.post.rooms += 1
        return Room(self.post, ASIDE + self.post.rooms)


class NoStudio:
    """Draws nothing."""

    def free(self, urgent: bool) -> bool:
        return False

    async def draw(self, request: Request) -> bytes | None:
        return None


@dataclass
class Post:
    """Every message of the month, on the other side of the bot; it outlives each kill."""

    people: Mapping[int, Person]
    clock: Callable[[], int]
    counts: Counter[str]
    breach: Callable[[str], None]
    closed: set[int] = field(default_factory=set)
    """Who takes no direct messages."""
    messages: dict[int, Message] = field(default_factory=dict)
    by_nonce: dict[str, dict[int, Message]] = field(default_factory=lambda: defaultdict(dict))
    guests: dict[int, int] = field(default_factory=dict)
    """Private threads and who was let in."""
    rooms: int = 0

    def __post_init__(self) -> None:
        self.hall = Hall(self)
        self.http = SimpleNamespace(add_user_to_thread=self._let_in)

    def connect(self, tables: Tables) -> None:
        """A process has started."""
        self.tables = tables
        self.settings = People(tables.store)
        host = Host(tables, self.settings, NoStudio())
        self.delivery = Delivery(cast(discord.Client, self), host)

    # --- what the bot's delivery asks of its connection

    user = ME

    def get_partial_messageable(self, channel: int) -> Room:
        return Room(self, channel)

    def get_channel(self, channel: int) -> discord.TextChannel | None:
        return self.hall if channel == HALL else None

    async def _let_in(self, channel: int, user: int) -> None:
        self.guests[channel] = user

    async def create_dm(self, user: discord.Object) -> Room:
        return Room(self, LETTERS + user.id)

    async def take(
        self,
        channel: int,
        nonce: str,
        *,
        content: str,
        allowed_mentions: discord.AllowedMentions,
        silent: bool = False,
        **_: Any,
    ) -> Message:
        """A message; a repeated nonce is the same one."""
        await asyncio.sleep(0)
        if channel in self.by_nonce[nonce]:
            return self.by_nonce[nonce][channel]
        reader = self.reader(channel)
        users = allowed_mentions.users if isinstance(allowed_mentions.users, list) else []
        called = {user.id for user in users} if reader is None else {reader}
        if LETTERS < channel < ASIDE:
            await self._knock(channel - LETTERS)
        elif reader is None:
            await self._check_veils(channel - THREADS, called)
        for user in called if not silent else ():
            if self.people[user].away(self.clock()):
                self.breach(f"{user} was called by a message in quiet hours: {content[:60]!r}")
        where = discord.Object(channel)
        number = len(self.messages) + 1
        message = Message(number, where, content, frozenset(called), self.clock())
        self.messages[number] = self.by_nonce[nonce][channel] = message
        await asyncio.sleep(0)
        return message

    def reader(self, channel: int) -> int | None:
        """Who alone reads this channel; None is a table's thread."""
        if channel > ASIDE:
            return self.guests[channel]
        return channel - LETTERS if channel > LETTERS else None

    async def _knock(self, user: int) -> None:
        """Refused is refused, and must not be tried again until the user says so."""
        if user not in self.closed:
            return
        self.counts["letters refused"] += 1
        if (await self.settings.person(user)).dm_closed:
            self.breach(f"{user} was written to although their door is known to be closed")
        answer = SimpleNamespace(status=403, reason="Forbidden")
        code = min(REFUSED)
        raise discord.Forbidden(cast(Any, answer), {"code": code, "message": "closed"})

    async def _check_veils(self, session: int, called: set[int]) -> None:
        """At the table nobody is called who is asked under a veil."""
        for seat in (await self.tables.queries.info(session)).seats:
            if seat.user_id in called and seat.veil is not None:
                self.breach(f"game {session}: {seat.user_id} was called openly under a veil")

    # --- whether everybody was reached

    async def deliver(self, batch: Batch) -> Delivered:
        """What the bot makes of it, and whether all who had to be called were."""
        wanted = await self._wanted(batch)
        done = await self.delivery.deliver(batch)
        sent = [one for row in batch.rows for one in self.by_nonce[row.nonce].values()]
        reached = {user for message in sent for user in message.called}
        for user in (wanted - reached) & await self._wanted(batch):
            await self._missed(batch, user)
        how = "closed: called at the table" if batch.user_id is None else "closed: called aside"
        self.counts[how] += len(wanted & reached & self.closed)
        return done

    async def _wanted(self, batch: Batch) -> set[int]:
        """Whom this batch has to call now."""
        found: set[int] = set()
        waiting = await self.tables.queries.waiting(batch.session_id)
        open_to_all = {owed.user for owed in waiting if not owed.veiled}
        for row in batch.rows:
            if row.kind == "turn":
                users = {entry["user"] for entry in row.payload["owed"]}
                found |= await self.tables.pings.pingable(users & open_to_all)
            elif row.kind == "remind" and await self._still(batch, row):
                found.add(row.payload["user"])
        return found

    async def _still(self, batch: Batch, row: Outgoing) -> bool:
        return await self.tables.pings.still_wanted(batch.session_id, row.payload)

    async def _missed(self, batch: Batch, user: int) -> None:
        """Somebody was not called: only in a forum, where nothing can be told aside."""
        info = await self.tables.queries.info(batch.session_id)
        # Whoever has opened their door again without a word is still taken to have it closed.
        closed = user in self.closed or (await self.settings.person(user)).dm_closed
        if batch.user_id is None or not closed or info.session.channel_id == HALL:
            kinds = [row.kind for row in batch.rows]
            self.breach(f"game {batch.session_id}: {user} was not called by {kinds}")
        self.counts["closed: the table's message has to do"] += 1
