"""Sessions: opened one at a time for changes and saved in one transaction, or only looked at."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakValueDictionary

from bot.kernel import Illegal, Rules, State, View
from bot.kernel.asks import AnyAsk
from bot.kernel.rules import plan_id
from bot.store import (
    ReadTx,
    Store,
    WriteTx,
    moves,
    search,
    sessions,
    states,
    tournaments,
)
from bot.store.rows import Seat, Session, Status
from bot.store.search import OPEN, Filter
from bot.table.deadlines import Deadlines
from bot.table.open_table import Hook, OpenTable, Receipt, TableInfo
from bot.table.waits import NOTHING_KNOWN, Known, wait_of

MOST_CACHED = 128
"""Games whose newest views are cached."""

Games = Mapping[str, Rules[Any]]
"""The rules of every game, by its id."""


class Woken(asyncio.Event):
    """Set when there is something to look at, in this process or in every one."""

    tell: Callable[[], None] | None = None
    """Wakes the other processes, where there are any."""

    def set(self) -> None:
        """Have this process look, and every other one."""
        super().set()
        if self.tell is not None:
            self.tell()

    def here(self) -> None:
        """Have only this process look."""
        super().set()


class ViewCache:
    """The newest views and saved states of the games that were looked at last.

    A numbered state never changes.
    """

    def __init__(self) -> None:
        """Keep nothing yet."""
        self._texts: OrderedDict[int, tuple[int, bytes]] = OrderedDict()
        self._kept: OrderedDict[int, tuple[int, Known]] = OrderedDict()

    def known(self, session_id: int, number: int) -> Known:
        """Return what is known of the views of the state with this number."""
        found, known = self._kept.get(session_id, (0, NOTHING_KNOWN))
        return known if found == number else NOTHING_KNOWN

    def keep(self, session_id: int, number: int, known: Known) -> None:
        """Cache these views, unless those of a newer state are cached."""
        if known.views and self._kept.get(session_id, (0, NOTHING_KNOWN))[0] <= number:
            self._kept[session_id] = number, known
            self._kept.move_to_end(session_id)
        if len(self._kept) > MOST_CACHED:
            self._kept.popitem(last=False)

    def text(self, session_id: int, number: int) -> bytes | None:
        """Return the cached state with this number as it is saved, or None."""
        known, text = self._texts.get(session_id, (0, b""))
        return text if known == number else None

    def keep_text(self, session_id: int, number: int, text: bytes) -> None:
        """Cache a state that is saved, unless a newer one is cached."""
        if self._texts.get(session_id, (0, b""))[0] <= number:
            self._texts[session_id] = number, text
            self._texts.move_to_end(session_id)
        if len(self._texts) > MOST_CACHED:
            self._texts.popitem(last=False)

    def clear(self) -> None:
        """Forget everything, as a restart would."""
        self._kept.clear()
        self._texts.clear()


class Repository:
    """Opens sessions, saves them, and wakes the tasks that look at what was saved."""

    def __init__(self, store: Store, games: Games, deadlines: Deadlines) -> None:
        """Take an open store (whose clock is used), the games, and who is woken after a change."""
        self.store = store
        self.games = games
        self.cache = ViewCache()
        self.after_change: list[Hook] = []
        """Run in the transaction of every change, in this order."""
        self.outbox_woken = Woken()
        """Set after every commit that may have queued something to be shown."""
        self._deadlines = deadlines
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def change(
        self, session_id: int, request_id: str | None = None
    ) -> AsyncIterator[OpenTable]:
        """Open a session for changing; it is saved and committed when the block ends.

        `request_id` is looked for at once, which saves a statement.
        """
        lock = self._locks.setdefault(session_id, asyncio.Lock())
        async with lock, self._writing(session_id) as tx:
            table = await self.open(tx, session_id, request_id)
            yield table
            await table.save(self.after_change)
        self.cache.keep(session_id, table.number, Known(table.views, table.digests))
        if table.text is not None:
            self.cache.keep_text(session_id, table.number, table.text)
        if self.store.share is None or self.store.share.mine(table.session.guild_id):
            self.outbox_woken.here()
        else:
            self.outbox_woken.set()
        self._deadlines.woken.set()

    @asynccontextmanager
    async def _writing(self, session_id: int) -> AsyncIterator[WriteTx]:
        """Open a transaction in which a session is locked first, so that others need not wait.

        The end of a tournament's game may change other games as well: there we are alone.
        """
        if self.store.shared:
            async with self.store.write(alone=False) as tx:
                if await tournaments.of_session(tx, session_id) is None:
                    yield tx
                    return
        async with self.store.write() as tx:
            yield tx

    async def once(
        self,
        session_id: int,
        user_id: int,
        request_id: str,
        work: Callable[[OpenTable], Awaitable[None]],
    ) -> Receipt:
        """Carry out a request that makes moves; the same one again only gets the first receipt."""
        async with self.change(session_id, request_id) as table:
            done = await table.repeated(request_id, user_id)
            if done is not None:
                return done
            await work(table)
            return table.receipt(user_id)

    async def open(self, tx: WriteTx, session_id: int, request_id: str | None = None) -> OpenTable:
        """Read a session and lock it for this transaction; whoever calls this saves it."""
        found = await sessions.opened(tx, session_id, request_id)
        if found is None:
            raise Illegal("table-unknown")
        session, rules = found.session, self.games[found.session.game]
        info = TableInfo(session, found.seats)
        if not session.number:
            return OpenTable(tx, info, rules, None, opened=found)
        text = await self.state_text(tx, session)
        known = self.cache.known(session_id, session.number)
        return OpenTable(tx, info, rules, rules.load(text), text, found, known)

    async def info(self, tx: ReadTx, session_id: int) -> TableInfo:
        """Return a session and its seats, or raise Illegal if there is none of this number."""
        session = await sessions.get(tx, session_id)
        if session is None:
            raise Illegal("table-unknown")
        return TableInfo(session, await sessions.seats(tx, session_id))

    async def stored(self, session_id: int) -> TableInfo:
        """Return a session and its seats as they are stored now, in a transaction of its own."""
        async with self.store.read() as tx:
            return await self.info(tx, session_id)

    async def view(self, tx: ReadTx, session: Session, seat: int | None) -> View:
        """Return what this seat (None: everybody) may know of the newest state."""
        known = self.cache.known(session.id, session.number)
        if seat not in known.views:
            view = self.games[session.game].view(await self.state(tx, session), seat)
            known = Known({**known.views, seat: view}, known.digests)
            self.cache.keep(session.id, session.number, known)
        return known.views[seat]

    async def state(self, tx: ReadTx, session: Session) -> State:
        """Return the newest state; Illegal before the start."""
        state: State = self.games[session.game].load(await self.state_text(tx, session))
        return state

    async def state_text(self, tx: ReadTx, session: Session) -> bytes:
        """Return the newest state as it is saved; Illegal before the start."""
        text = self.cache.text(session.id, session.number)
        if text is None:
            text = await states.load(tx, session.id, session.number)
        if text is None:
            raise Illegal("table-not-started")
        return text


@dataclass(frozen=True, slots=True)
class Owed:
    """A seat the game waits for: since when, and what everybody may know about it."""

    session: Session
    seat: int
    user: int | None
    since: int
    public: str
    due: int | None
    """When time runs out, if there is a clock and it runs."""
    out_of_time: bool
    veiled: bool = False
    """Named alike whether there is a choice or not, until the last answer is in."""


class Queries:
    """Answers questions about tables; changes nothing."""

    def __init__(self, repository: Repository) -> None:
        """Take what opens sessions."""
        self._repository = repository

    async def info(self, session_id: int) -> TableInfo:
        """Return a table and its seats, or raise Illegal if there is none of this number."""
        return await self._repository.stored(session_id)

    async def view(self, session_id: int, user_id: int | None) -> View:
        """Return the view of the user's own seat; for anybody else what everybody may know."""
        async with self._repository.store.read() as tx:
            info = await self._repository.info(tx, session_id)
            if not info.session.number:
                raise Illegal("table-not-started")
            return await self._repository.view(tx, info.session, info.seat_number(user_id))

    async def look(
        self, session_id: int, user_id: int | None, plan: int = 0
    ) -> tuple[TableInfo, View | None, Any]:
        """Return a table, the user's view of it (None before the start), and their draft.

        All at once, since every press needs them. What was planned for a question is its draft
        until there is another; with `plan` the draft is that plan, whatever is open.
        """
        async with self._repository.store.read() as tx:
            info = await self._repository.info(tx, session_id)
            if not info.session.number:
                return info, None, None
            seat = info.seat_number(user_id)
            view = await self._repository.view(tx, info.session, seat)
            draft = None
            if seat is not None and plan:
                draft = await moves.load_draft(tx, session_id, seat, plan)
            elif seat is not None and view.asks:
                ask = shown_ask(view.asks)
                draft = await moves.load_draft(tx, session_id, seat, ask.id)
                if draft is None:
                    draft = await moves.load_draft(tx, session_id, seat, plan_id(ask))
            return info, view, draft

    async def waiting(self, session_id: int) -> list[Owed]:
        """Return whom the game waits for, since when and for what."""
        async with self._repository.store.read() as tx:
            return waited_for(await self._repository.info(tx, session_id))

    async def owed_by(self, user_id: int) -> list[Owed]:
        """Return what this user owes in all running games: the earliest deadline first."""
        async with self._repository.store.read() as tx:
            found = await sessions.owed_by(tx, user_id)
        owed = [_owed(session, seat) for session, seat in found]
        return sorted(owed, key=lambda one: (one.due is None, one.due or one.since))

    async def of_user(self, user_id: int, statuses: Sequence[Status] = OPEN) -> list[TableInfo]:
        """Return the tables this user sits at, newest first."""
        async with self._repository.store.read() as tx:
            found = await sessions.of_user(tx, user_id, statuses)
            seats = await sessions.seats_of(tx, [session.id for session in found])
        return [TableInfo(session, seats[session.id]) for session in found]

    async def played_for(self, user_id: int) -> list[TableInfo]:
        """Return the running tables at which a stand-in plays for this user."""
        tables = await self.of_user(user_id, ("running",))
        held = [(info, info.seat_of(user_id)) for info in tables]
        return [info for info, seat in held if seat is not None and seat.kind == "standin"]

    async def by_thread(self, thread_id: int) -> TableInfo | None:
        """Return the newest table that is played in this thread, or None."""
        async with self._repository.store.read() as tx:
            session = await sessions.by_thread(tx, thread_id)
            if session is None:
                return None
            return TableInfo(session, await sessions.seats(tx, session.id))

    async def search(self, wanted: Filter, limit: int, offset: int = 0) -> list[TableInfo]:
        """Return the tables that match, newest first."""
        # Words are looked for in every table of a guild, which may take a while.
        async with self._repository.store.read(aside=bool(wanted.words)) as tx:
            found = await search.find(tx, wanted, limit, offset)
            seats = await sessions.seats_of(tx, [session.id for session in found])
        return [TableInfo(session, seats[session.id]) for session in found]

    async def count(self, wanted: Filter) -> int:
        """Return how many tables match."""
        async with self._repository.store.read(aside=bool(wanted.words)) as tx:
            return await search.count(tx, wanted)

    async def of_guild(
        self, guild: int, statuses: Sequence[Status] = OPEN, limit: int = 50
    ) -> list[TableInfo]:
        """Return a guild's tables, newest first."""
        return await self.search(Filter(guild=guild, statuses=statuses), limit)


def _owed(session: Session, seat: Seat) -> Owed:
    time = wait_of(seat)
    since, public = seat.owed_since or 0, seat.owed_for or ""
    veiled = seat.veil is not None
    return Owed(session, seat.seat, seat.user_id, since, public, time.due, time.over, veiled)


def waited_for(info: TableInfo) -> list[Owed]:
    """Return the seats this table waits for; nobody waits for a stand-in, who answers at once."""
    if info.session.status not in ("running", "paused"):
        return []
    owed = [_owed(info.session, seat) for seat in info.seats if seat.owed_since is not None]
    # A seat that stands open has no stand-in: a moderator has to decide about it.
    people = {s.seat for s in info.seats if s.user_id is not None or s.kind == "open"}
    owed = [one for one in owed if one.veiled or one.seat in people]
    # Only who has a choice has a clock: under a veil none is shown.
    return [replace(o, due=None, out_of_time=False) if o.veiled else o for o in owed]


def shown_ask(asks: Sequence[AnyAsk]) -> AnyAsk:
    """Return the question a player sees first: one that is owed, else one that may still change."""
    return next((ask for ask in asks if ask.owed), asks[0])
