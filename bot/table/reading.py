"""Looking: views, the log, and who is waited for. Nothing here changes anything."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.kernel import Event, Illegal, View
from bot.kernel.ahead import plan_id
from bot.kernel.asks import AnyAsk
from bot.store import moves, search, sessions
from bot.store.rows import Move, MoveKind, Seat, Session, Status
from bot.store.search import OPEN, Wanted
from bot.table.clocks import sitting
from bot.table.core import Base, TableInfo

PAGE = 20
"""Moves on one page of the log."""


@dataclass(frozen=True, slots=True)
class Owed:
    """Somebody the game waits for: who, since when, and what everybody may know about it."""

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


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One move, as somebody may know it."""

    number: int
    kind: MoveKind
    seat: int | None
    at: int
    events: tuple[Event, ...]
    undone: bool


@dataclass(frozen=True, slots=True)
class LogPage:
    """A page of the log, in order of time; page 0 is the newest."""

    entries: list[LogEntry]
    page: int
    pages: int


class Reading(Base):
    """What can be looked at."""

    async def view(self, session_id: int, user_id: int | None) -> View:
        """The view of the user's own seat; for anybody else what everybody may know."""
        async with self.store.read() as tx:
            info = await self._info(tx, session_id)
            if not info.session.number:
                raise Illegal("table-not-started")
            return await self._view(tx, info.session, _seat(info, user_id))

    async def look(
        self, session_id: int, user_id: int | None, plan: int = 0
    ) -> tuple[TableInfo, View | None, Any]:
        """A table, what this user may know of it (None before the start), and their draft.

        All at once, since every press needs them. What was planned for a question is its draft
        until there is another; with `plan` the draft is that plan, whatever is open.
        """
        async with self.store.read() as tx:
            info = await self._info(tx, session_id)
            if not info.session.number:
                return info, None, None
            seat = _seat(info, user_id)
            view = await self._view(tx, info.session, seat)
            draft = None
            if seat is not None and plan:
                draft = await moves.load_draft(tx, session_id, seat, plan)
            elif seat is not None and view.asks:
                ask = shown_ask(view.asks)
                draft = await moves.load_draft(tx, session_id, seat, ask.id)
                if draft is None:
                    draft = await moves.load_draft(tx, session_id, seat, plan_id(ask))
            return info, view, draft

    async def log(self, session_id: int, user_id: int | None, page: int = 0) -> LogPage:
        """A page of what happened, as this user (None: anybody) may know it."""
        async with self.store.read() as tx:
            info = await self._info(tx, session_id)
            pages = max(1, -(-info.session.number // PAGE))
            page = min(max(page, 0), pages - 1)
            last = info.session.number - page * PAGE
            found = await moves.between(tx, session_id, max(1, last - PAGE + 1), last)
            gone = await moves.restorings(tx, session_id, max(0, last - PAGE))
        return LogPage(_entries(found, gone, _seat(info, user_id)), page, pages)

    async def happened(
        self, session_id: int, user_id: int | None, first: int, last: int
    ) -> list[LogEntry]:
        """What these moves brought about, as this user (None: anybody) may know it."""
        async with self.store.read() as tx:
            seat = None
            if user_id is not None:
                seat = _seat(await self._info(tx, session_id), user_id)
            found = await moves.between(tx, session_id, first, last)
            gone = await moves.restorings(tx, session_id, first)
        return _entries(found, gone, seat)

    async def waiting(self, session_id: int) -> list[Owed]:
        """Whom the game waits for, since when and for what."""
        async with self.store.read() as tx:
            return waited_for(await self._info(tx, session_id))

    async def owed_by(self, user_id: int) -> list[Owed]:
        """What this user owes in all running games: by deadline, then the longest wait first."""
        async with self.store.read() as tx:
            found = await sessions.owed_by(tx, user_id)
        owed = [_owed(session, seat) for session, seat in found]
        return sorted(owed, key=lambda one: (one.due is None, one.due or one.since))

    async def tables_of(self, user_id: int, statuses: Sequence[Status] = OPEN) -> list[TableInfo]:
        """The tables this user sits at, newest first."""
        async with self.store.read() as tx:
            found = await sessions.of_user(tx, user_id, statuses)
            seats = await sessions.seats_of(tx, [session.id for session in found])
        return [TableInfo(session, seats[session.id]) for session in found]

    async def played_for(self, user_id: int) -> list[TableInfo]:
        """The running tables at which a stand-in plays for this user until they are back."""
        tables = await self.tables_of(user_id, ("running",))
        held = [(info, info.seat_of(user_id)) for info in tables]
        return [info for info, seat in held if seat is not None and seat.kind == "standin"]

    async def check_hosting(
        self, user_id: int, guild: int, *, here: int | None, everywhere: int
    ) -> None:
        """Refuse one more table to a host of enough open ones; None is no limit on this guild."""
        async with self.store.read() as tx:
            hosted = await sessions.hosted(tx, user_id, OPEN)
        if here is not None and hosted.get(guild, 0) >= here:
            raise Illegal("table-too-many-here", most=here)
        if sum(hosted.values()) >= everywhere:
            raise Illegal("table-too-many-everywhere", most=everywhere)

    async def find(self, thread_id: int) -> TableInfo | None:
        """The newest table that is played in this thread."""
        async with self.store.read() as tx:
            session = await sessions.by_thread(tx, thread_id)
            if session is None:
                return None
            return TableInfo(session, await sessions.seats(tx, session.id))

    async def search(self, wanted: Wanted, limit: int, offset: int = 0) -> list[TableInfo]:
        """Tables like these, newest first."""
        # Words are looked for in every table of a guild, which may take a while.
        async with self.store.read(aside=bool(wanted.words)) as tx:
            found = await search.find(tx, wanted, limit, offset)
            seats = await sessions.seats_of(tx, [session.id for session in found])
        return [TableInfo(session, seats[session.id]) for session in found]

    async def count(self, wanted: Wanted) -> int:
        """How many tables are like these."""
        async with self.store.read(aside=bool(wanted.words)) as tx:
            return await search.count(tx, wanted)

    async def list(
        self, guild: int, statuses: Sequence[Status] = OPEN, limit: int = 50
    ) -> list[TableInfo]:
        """A guild's tables, newest first."""
        return await self.search(Wanted(guild=guild, statuses=statuses), limit)


def _owed(session: Session, seat: Seat) -> Owed:
    time = sitting(seat)
    since, public = seat.owed_since or 0, seat.owed_for or ""
    veiled = seat.veil is not None
    return Owed(session, seat.seat, seat.user_id, since, public, time.due, time.over, veiled)


def waited_for(info: TableInfo) -> list[Owed]:
    """Whom this table waits for."""
    if info.session.status not in ("running", "paused"):
        return []
    owed = [_owed(info.session, seat) for seat in info.seats if seat.owed_since is not None]
    # Only who has a choice has a clock: under a veil none is shown.
    return [replace(o, due=None, out_of_time=False) if o.veiled else o for o in owed]


def shown_ask(asks: Sequence[AnyAsk]) -> AnyAsk:
    """The question a player sees first: one that is owed, else one that may still be changed."""
    return next((ask for ask in asks if ask.owed), asks[0])


def _seat(info: TableInfo, user_id: int | None) -> int | None:
    seat = None if user_id is None else info.seat_of(user_id)
    return None if seat is None else seat.seat


def _entries(
    found: Sequence[Move], gone: Sequence[tuple[int, int]], seat: int | None
) -> list[LogEntry]:
    """Moves of which this seat saw something."""
    entries = []
    standing = _standing(gone)
    for move in found:
        events = [Event.model_validate(data) for data in move.events]
        seen = tuple(event for event in events if event.seen_by(seat))
        if not seen:
            continue
        undone = any(back < move.number < at for at, back in standing)
        entries.append(LogEntry(move.number, move.kind, move.seat, move.made_at, seen, undone))
    return entries


def _standing(gone: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The steps back that have not been taken back themselves."""
    standing: list[tuple[int, int]] = []
    for at, back in reversed(gone):
        if not any(earlier < at < later for later, earlier in standing):
            standing.append((at, back))
    return standing
