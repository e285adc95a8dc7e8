"""The log: what happened at a table, as one reader may know it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.kernel import Event
from bot.store import moves
from bot.store.rows import Move, MoveKind
from bot.table.repository import Repository

PAGE = 20
"""Moves on one page of the log."""
LOOK_BACK = 150
"""So many moves are looked through for what concerns a seat since its last one."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One move, as one reader may know it."""

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


class Log:
    """Reads the moves of a table; changes nothing."""

    def __init__(self, repository: Repository) -> None:
        """Take what opens sessions."""
        self._repository = repository

    async def page(self, session_id: int, user_id: int | None, page: int = 0) -> LogPage:
        """Return a page of what happened, as this user (None: anybody) may know it."""
        async with self._repository.store.read() as tx:
            info = await self._repository.info(tx, session_id)
            pages = max(1, -(-info.session.number // PAGE))
            page = min(max(page, 0), pages - 1)
            last = info.session.number - page * PAGE
            found = await moves.between(tx, session_id, max(1, last - PAGE + 1), last)
            gone = await moves.restorings(tx, session_id, max(0, last - PAGE))
        return LogPage(_entries(found, gone, info.seat_number(user_id)), page, pages)

    async def since_own(
        self, session_id: int, seats: Collection[int], *, public: bool = False
    ) -> dict[int, list[LogEntry]]:
        """What happened since the last answer of each of these seats, as it may know it.

        `public`: as everybody may know it.
        """
        async with self._repository.store.read() as tx:
            number = (await self._repository.info(tx, session_id)).session.number
            first = max(1, number - LOOK_BACK)
            found = await moves.between(tx, session_id, first, number)
            gone = await moves.restorings(tx, session_id, first - 1)
        told: dict[int, list[LogEntry]] = {}
        for seat in seats:
            own = [move.number for move in found if move.seat == seat and move.kind == "answer"]
            since = [move for move in found if move.number > max(own, default=0)]
            told[seat] = _entries(since, gone, None if public else seat)
        return told

    async def between(
        self, session_id: int, user_id: int | None, first: int, last: int
    ) -> list[LogEntry]:
        """Return what these moves brought about, as this user (None: anybody) may know it."""
        async with self._repository.store.read() as tx:
            seat = None
            if user_id is not None:
                seat = (await self._repository.info(tx, session_id)).seat_number(user_id)
            found = await moves.between(tx, session_id, first, last)
            gone = await moves.restorings(tx, session_id, first)
        return _entries(found, gone, seat)


def _entries(
    found: Sequence[Move], gone: Sequence[tuple[int, int]], seat: int | None
) -> list[LogEntry]:
    """Return the moves of which this seat saw something."""
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


def standing_moves(found: Sequence[Move]) -> list[Move]:
    """Return those of all moves of a game that count: none that was taken back, no taking back."""
    gone = [(move.number, move.restores) for move in found if move.restores is not None]
    standing = _standing(gone)
    return [
        move
        for move in found
        if move.restores is None and not any(back < move.number < at for at, back in standing)
    ]


def _standing(gone: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the steps back that have not been taken back themselves."""
    standing: list[tuple[int, int]] = []
    for at, back in reversed(gone):
        if not any(earlier < at < later for later, earlier in standing):
            standing.append((at, back))
    return standing
