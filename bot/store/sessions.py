"""Rows of sessions and of their seats."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import (
    ColumnElement,
    bindparam,
    case,
    exists,
    false,
    func,
    insert,
    or_,
    select,
    update,
)

from bot.store import schema, witnesses
from bot.store.database import ReadTx, Store, WriteTx, columns, make
from bot.store.rows import Json, Seat, SeatKind, Session, Status

_S = schema.sessions.c
_T = schema.seats.c
_H = schema.seat_history.c

# What every move needs is put together once: that takes longer than running it.
_SESSIONS = select(*columns(schema.sessions, Session))
_GET = _SESSIONS.where(_S.id == bindparam("session"))
# Rows that name it may be added meanwhile.
_HOLD = select(_S.id).where(_S.id == bindparam("session")).with_for_update(key_share=True)
_BY_THREAD = _SESSIONS.where(_S.thread_id == bindparam("thread")).order_by(_S.id.desc()).limit(1)
_SEATS = (
    select(*columns(schema.seats, Seat))
    .where(_T.session_id == bindparam("session"))
    .order_by(_T.seat)
)
_AT = update(schema.seats).where(_T.session_id == bindparam("session"), _T.seat == bindparam("at"))
_WAITS = ("owed_since", "owed_for", "secret_digest", "veil", "clock")
_SET_WAITS = _AT.values({name: bindparam(f"new_{name}") for name in _WAITS})
_ADVANCE = (
    update(schema.sessions)
    .where(_S.id == bindparam("session"), _S.number == bindparam("before"))
    .values(number=bindparam("number"), board_digest=bindparam("board_digest"))
)

_U = schema.user_settings.c
_M = schema.moves.c
_D = schema.drafts.c
_O = schema.outbox.c

_OF_SESSION, _OF_SEAT = len(fields(Session)), len(fields(Seat))
_FIRST = func.coalesce(_T.seat, 0) == 0


def _flag(*where: ColumnElement[bool]) -> ColumnElement[bool]:
    """Return whether there are such rows; looked for once, with the first seat."""
    return case((_FIRST, exists().where(*where)), else_=false())


_READ = (
    select(
        *columns(schema.sessions, Session),
        *(column.label(f"seat_{column.name}") for column in columns(schema.seats, Seat)),
        _U.data.label("settings"),
        _flag(_M.session_id == _S.id, _M.request_id == bindparam("request")).label("taken"),
        _flag(_D.session_id == _S.id).label("drafts"),
        _flag(
            _O.session_id == _S.id,
            _O.batch.is_(None),
            _O.done_at.is_(None),
            _O.failed_at.is_(None),
        ).label("queued"),
    )
    .select_from(
        schema.sessions.outerjoin(schema.seats, _T.session_id == _S.id).outerjoin(
            schema.user_settings, _U.owner_id == _T.user_id
        )
    )
    .where(_S.id == bindparam("session"))
    .order_by(_T.seat)
)


@dataclass(frozen=True, slots=True)
class Opened:
    """A session, its seats, and what else there is about it."""

    session: Session
    seats: list[Seat]
    settings: dict[int, Json]
    """What the people who hold its seats have set."""
    request: str | None
    taken: bool
    """A request, and whether it was taken before."""
    drafts: bool
    """Whether somebody has a draft or a plan."""
    queued: bool
    """Whether something is to be shown that nobody has tried to."""


async def create(tx: WriteTx, **values: Any) -> int:
    """Add a session in its lobby and return its id."""
    new = {"status": "lobby", "number": 0, "board_digest": "", "created_at": tx.now}
    return await tx.insert(insert(schema.sessions).values(**new, **values))


async def get(tx: ReadTx, session_id: int) -> Session | None:
    """Return a session, or None."""
    row = await tx.one(_GET, session=session_id)
    return make(Session, row) if row else None


@asynccontextmanager
async def held(store: Store, session_id: int) -> AsyncIterator[WriteTx]:
    """Open a transaction for what concerns one session; nobody else changes it meanwhile."""
    async with store.write(alone=False) as tx:
        await hold(tx, session_id)
        yield tx


async def hold(tx: WriteTx, session_id: int) -> None:
    """See to it that nobody else changes a session until this transaction ends."""
    if not tx.alone:
        await tx.value(_HOLD, session=session_id)


async def opened(tx: WriteTx, session_id: int, request_id: str | None = None) -> Opened | None:
    """Return a session that nobody else changes during this transaction; None if unknown."""
    await hold(tx, session_id)
    rows = [[*row.values()] for row in await tx.all(_READ, session=session_id, request=request_id)]
    if not rows:
        return None
    first, end = rows[0], _OF_SESSION + _OF_SEAT
    seats = [Seat(*row[_OF_SESSION:end]) for row in rows if row[_OF_SESSION] is not None]
    settings = {
        seat.user_id: row[end] or {}
        for seat, row in zip(seats, rows, strict=False)
        if seat.user_id is not None
    }
    taken, drafts, queued = (bool(flag) for flag in first[end + 1 :])
    session = Session(*first[:_OF_SESSION])
    return Opened(session, seats, settings, request_id, taken, drafts, queued)


async def by_thread(tx: ReadTx, thread_id: int) -> Session | None:
    """Return the newest session that is played in this thread, or None."""
    row = await tx.one(_BY_THREAD, thread=thread_id)
    return make(Session, row) if row else None


async def change(tx: WriteTx, session_id: int, **values: Any) -> None:
    """Change some fields of a session; the end of a game also drops its witnesses."""
    await tx.run(update(schema.sessions).where(_S.id == session_id).values(**values))
    if values.get("status") in ("finished", "cancelled"):
        await witnesses.drop(tx, session_id)


async def keep_seed(tx: WriteTx, session_id: int, seed: str) -> None:
    """Save the seed of a game; only people who check a finished game read it."""
    await tx.run(update(schema.sessions).where(_S.id == session_id).values(seed=seed))


async def advance(tx: WriteTx, session: Session, number: int, board_digest: str) -> bool:
    """Save the newest state's number unless somebody moved since; return whether that worked."""
    new: Json = {"number": number, "board_digest": board_digest}
    return await tx.run(_ADVANCE, session=session.id, before=session.number, **new) == 1


async def seats(tx: ReadTx, session_id: int) -> list[Seat]:
    """Return all seats of a session, in order."""
    return [make(Seat, row) for row in await tx.all(_SEATS, session=session_id)]


async def seats_of(tx: ReadTx, session_ids: Sequence[int]) -> dict[int, list[Seat]]:
    """Return the seats of several sessions, by session."""
    statement = select(*columns(schema.seats, Seat)).where(_T.session_id.in_(session_ids))
    found: dict[int, list[Seat]] = {session_id: [] for session_id in session_ids}
    for row in await tx.all(statement.order_by(_T.session_id, _T.seat)):
        found[row["session_id"]].append(make(Seat, row))
    return found


async def owed_by(tx: ReadTx, user_id: int) -> list[tuple[Session, Seat]]:
    """Return the running sessions that wait for this user, the longest wait first."""
    held = (
        select(*columns(schema.seats, Seat))
        .join(schema.sessions, _S.id == _T.session_id)
        .where(_T.user_id == user_id, _T.owed_since.is_not(None), _S.status == "running")
        .where(or_(_T.veil.is_(None), _T.veil != "show"))
        .order_by(_T.owed_since)
    )
    found = [make(Seat, row) for row in await tx.all(held)]
    ids = [seat.session_id for seat in found]
    rows = await tx.all(select(*columns(schema.sessions, Session)).where(_S.id.in_(ids)))
    by_id = {row["id"]: make(Session, row) for row in rows}
    return [(by_id[seat.session_id], seat) for seat in found]


async def of_user(tx: ReadTx, user_id: int, statuses: Sequence[Status]) -> list[Session]:
    """Return the sessions this user sits in, newest first."""
    statement = (
        select(*columns(schema.sessions, Session))
        .join(schema.seats, _S.id == _T.session_id)
        .where(_T.user_id == user_id, _S.status.in_(statuses))
        .order_by(_S.id.desc())
    )
    return [make(Session, row) for row in await tx.all(statement)]


async def hosted(tx: ReadTx, user_id: int, statuses: Sequence[Status]) -> dict[int, int]:
    """Return how many sessions of these statuses this user hosts, by guild; lessons aside."""
    statement = (
        select(_S.guild_id, func.count().label("count"))
        .where(_S.host_user == user_id, _S.status.in_(statuses), _S.lesson.is_(None))
        .group_by(_S.guild_id)
    )
    return {row["guild_id"]: row["count"] for row in await tx.all(statement)}


async def lessons_of(tx: ReadTx, user_id: int, statuses: Sequence[Status]) -> list[Session]:
    """Return the lessons of these statuses that this user takes, newest first."""
    statement = _SESSIONS.where(
        _S.host_user == user_id, _S.status.in_(statuses), _S.lesson.is_not(None)
    )
    return [make(Session, row) for row in await tx.all(statement.order_by(_S.id.desc()))]


async def replace_seats(tx: WriteTx, session_id: int, rows: Sequence[dict[str, Any]]) -> None:
    """Replace all seats of a session, as at the start of a game."""
    await tx.run(schema.seats.delete().where(_T.session_id == session_id))
    empty = {"kind": "open", "user_id": None, "chosen": False, "joined_at": None}
    rest = {"owed_since": None, "owed_for": None, "secret_digest": ""}
    full = [empty | rest | row | {"session_id": session_id} for row in rows]
    await tx.run(insert(schema.seats), full)


async def set_seat(tx: WriteTx, session_id: int, seat: int, **values: Any) -> None:
    """Change some fields of a seat."""
    where = (_T.session_id == session_id, _T.seat == seat)
    await tx.run(update(schema.seats).where(*where).values(**values))


async def set_waits(tx: WriteTx, seats: Sequence[Seat]) -> None:
    """Save what these seats owe since when, and their waits."""
    rows = [
        {"session": seat.session_id, "at": seat.seat}
        | {f"new_{name}": getattr(seat, name) for name in _WAITS}
        for seat in seats
    ]
    await tx.run(_SET_WAITS, rows)


async def with_clocks(tx: ReadTx) -> list[int]:
    """Return the running sessions whose seats have waits to keep."""
    where = (_S.status == "running", _T.clock.is_not(None))
    joined = select(_S.id).join(schema.seats, _S.id == _T.session_id).where(*where)
    return [row["id"] for row in await tx.all(joined.distinct().order_by(_S.id))]


async def placeless(tx: ReadTx) -> list[int]:
    """Return the sessions in their lobby that have no thread."""
    where = (_S.status == "lobby", _S.thread_id.is_(None))
    return [row["id"] for row in await tx.all(select(_S.id).where(*where))]


async def note_holder(
    tx: WriteTx, session_id: int, seat: int, kind: SeatKind, user_id: int | None
) -> None:
    """Add to the history of seats who holds a seat from now on."""
    where = (_H.session_id == session_id, _H.seat == seat, _H.until_at.is_(None))
    await tx.run(update(schema.seat_history).where(*where).values(until_at=tx.now))
    values = {"session_id": session_id, "seat": seat, "kind": kind, "user_id": user_id}
    await tx.run(insert(schema.seat_history).values(**values, from_at=tx.now))
