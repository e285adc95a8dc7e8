"""Reading sessions, opening one at a time for changes, and saving it in one transaction."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from bot.kernel import Illegal, Rules, State, View
from bot.store import ReadTx, Store, WriteTx, moves, sessions
from bot.store.rows import Session
from bot.table.deadlines import Deadlines
from bot.table.open_table import AfterChange, OpenTable, Receipt, TableInfo

MOST_CACHED = 128
"""Games whose newest views are cached."""

Games = Callable[[str], Rules[Any]]
"""From a game's id to its rules; KeyError if there is none."""


class ViewCache:
    """The views of the games that were looked at last; a numbered state never changes."""

    def __init__(self) -> None:
        """Begin empty."""
        self._kept: OrderedDict[int, tuple[int, dict[int | None, View]]] = OrderedDict()

    def views(self, session_id: int, number: int) -> dict[int | None, View]:
        """Return the cached views of the state with this number, by seat."""
        known, views = self._kept.get(session_id, (0, {}))
        return views if known == number else {}

    def keep(self, session_id: int, number: int, views: Mapping[int | None, View]) -> None:
        """Cache these views, unless those of a newer state are cached."""
        if views and self._kept.get(session_id, (0, {}))[0] <= number:
            self._kept[session_id] = number, dict(views)
            self._kept.move_to_end(session_id)
        if len(self._kept) > MOST_CACHED:
            self._kept.popitem(last=False)

    def clear(self) -> None:
        """Forget every view, as a restart would."""
        self._kept.clear()


class Repository:
    """Opens sessions, saves them, and wakes the tasks that look at what was saved."""

    def __init__(self, store: Store, games: Games, deadlines: Deadlines) -> None:
        """Take an open store (whose clock is used), the games, and who is woken after a change."""
        self.store = store
        self.games = games
        self.cache = ViewCache()
        self.after_change: list[AfterChange] = []
        """Called in the transaction of every change, in this order."""
        self.outbox_woken = asyncio.Event()
        """Set after every commit that may have queued something to be shown."""
        self._deadlines = deadlines
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def change(self, session_id: int) -> AsyncIterator[OpenTable]:
        """Open a session for changing; it is saved and committed when the block ends."""
        lock = self._locks.setdefault(session_id, asyncio.Lock())
        async with lock, self.store.write() as tx:
            table = await self.open(tx, session_id)
            yield table
            await table.save(self.after_change)
        self.cache.keep(session_id, table.number, table.views)
        self.outbox_woken.set()
        self._deadlines.woken.set()

    async def once(
        self,
        session_id: int,
        user_id: int,
        request_id: str,
        work: Callable[[OpenTable], Awaitable[None]],
    ) -> Receipt:
        """Carry out a request that makes moves; the same one again only gets the first receipt."""
        async with self.change(session_id) as table:
            done = await table.repeated(request_id, user_id)
            if done is not None:
                return done
            await work(table)
            return table.receipt(user_id)

    async def open(self, tx: WriteTx, session_id: int) -> OpenTable:
        """Read a session and lock it for this transaction; whoever calls this saves it."""
        info = await self.info(tx, session_id, lock=True)
        rules = self.games(info.session.game)
        state = await self.state(tx, info.session) if info.session.number else None
        return OpenTable(tx, info, rules, state)

    async def info(self, tx: ReadTx, session_id: int, *, lock: bool = False) -> TableInfo:
        """Return a session and its seats, or raise Illegal if there is none of this number."""
        session = await sessions.get(tx, session_id, lock=lock)
        if session is None:
            raise Illegal("table-unknown")
        return TableInfo(session, await sessions.seats(tx, session_id))

    async def stored(self, session_id: int) -> TableInfo:
        """Return a session and its seats as they are stored now, in a transaction of its own."""
        async with self.store.read() as tx:
            return await self.info(tx, session_id)

    async def view(self, tx: ReadTx, session: Session, seat: int | None) -> View:
        """Return what this seat (None: everybody) may know of the newest state."""
        views = self.cache.views(session.id, session.number)
        if seat not in views:
            rules = self.games(session.game)
            views[seat] = rules.view(await self.state(tx, session), seat)
            self.cache.keep(session.id, session.number, views)
        return views[seat]

    async def state(self, tx: ReadTx, session: Session) -> State:
        """Return the newest state; Illegal before the start."""
        text = await moves.state(tx, session.id, session.number)
        if text is None:
            raise Illegal("table-not-started")
        state: State = self.games(session.game).load(text)
        return state
