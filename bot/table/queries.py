"""Questions about tables: views, who is waited for, and which tables there are."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.kernel import Illegal, View
from bot.kernel.asks import AnyAsk
from bot.kernel.rules import plan_id
from bot.store import moves, search, sessions
from bot.store.rows import Seat, Session, Status
from bot.store.search import OPEN, Filter
from bot.table.open_table import TableInfo
from bot.table.repository import Repository
from bot.table.waits import wait_of


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
    """Return the seats this table waits for."""
    if info.session.status not in ("running", "paused"):
        return []
    owed = [_owed(info.session, seat) for seat in info.seats if seat.owed_since is not None]
    # Only who has a choice has a clock: under a veil none is shown.
    return [replace(o, due=None, out_of_time=False) if o.veiled else o for o in owed]


def shown_ask(asks: Sequence[AnyAsk]) -> AnyAsk:
    """Return the question a player sees first: one that is owed, else one that may still change."""
    return next((ask for ask in asks if ask.owed), asks[0])
