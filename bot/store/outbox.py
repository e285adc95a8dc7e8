"""What is to be shown on Discord, in order, until it has been."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, or_, select, update

from bot.store import schema
from bot.store.database import ReadTx, WriteTx
from bot.store.rows import Json, Outgoing, columns, make

_O = schema.outbox.c
_OPEN = (_O.done_at.is_(None), _O.failed_at.is_(None))


@dataclass(frozen=True, slots=True)
class Lane:
    """Rows of one session to one target: delivered in order, independent of all others."""

    session_id: int
    target: str


async def unclaimed(tx: ReadTx, session_id: int) -> list[Outgoing]:
    """Rows that nobody has tried to deliver, so that they may still be changed."""
    statement = select(*columns(schema.outbox, Outgoing)).where(
        _O.session_id == session_id, _O.batch.is_(None), *_OPEN
    )
    return [make(Outgoing, row) for row in await tx.all(statement.order_by(_O.id))]


async def add(
    tx: WriteTx, session_id: int, rows: Sequence[tuple[str, str, Mapping[str, Any]]]
) -> None:
    """Queue rows: kind, target, payload."""
    fixed = {"session_id": session_id, "created_at": tx.now, "due_at": tx.now, "attempts": 0}
    full = [
        {"kind": kind, "target": target, "payload": dict(payload)} | fixed
        for kind, target, payload in rows
    ]
    await tx.run(insert(schema.outbox), full)


async def rewrite(tx: WriteTx, payloads: Mapping[int, Json]) -> None:
    """Give rows that nobody has tried to deliver a new payload."""
    statement = update(schema.outbox).where(_O.id == bindparam("row"))
    rows = [{"row": row, "payload": payload} for row, payload in payloads.items()]
    await tx.run(statement.values(payload=bindparam("payload")), rows)


async def drop(tx: WriteTx, ids: Sequence[int]) -> None:
    """Take rows out that have nothing left to say and that nobody has tried to deliver."""
    if ids:
        await tx.run(delete(schema.outbox).where(_O.id.in_(ids)))


async def due_lanes(tx: ReadTx, limit: int) -> list[Lane]:
    """The lanes in which nothing has to wait for a later time, the oldest row first."""
    statement = (
        select(_O.session_id, _O.target)
        .where(*_OPEN)
        .group_by(_O.session_id, _O.target)
        .having(func.max(_O.due_at) <= tx.now)
        .order_by(func.min(_O.id))
        .limit(limit)
    )
    return [Lane(**row) for row in await tx.all(statement)]


async def next_due(tx: ReadTx) -> int | None:
    """When the earliest row is due, if there is any."""
    due: int | None = await tx.value(select(func.min(_O.due_at)).where(*_OPEN))
    return due


async def claim(tx: WriteTx, lane: Lane, limit: int) -> list[Outgoing]:
    """The lane's next batch, fixed from now on: a repeat after a crash has the same rows."""
    in_lane = (_O.session_id == lane.session_id, _O.target == lane.target, *_OPEN)
    statement = select(*columns(schema.outbox, Outgoing)).where(*in_lane).order_by(_O.id)
    rows = [make(Outgoing, row) for row in await tx.all(statement.limit(limit))]
    if not rows:
        return []
    first = rows[0].batch
    rows = [row for row in rows if row.batch == first]
    batch = rows[0].id if first is None else first
    ids = [row.id for row in rows]
    values = {"batch": batch, "attempts": _O.attempts + 1}
    await tx.run(update(schema.outbox).where(_O.id.in_(ids)).values(**values))
    fresh = await tx.all(
        select(*columns(schema.outbox, Outgoing)).where(_O.id.in_(ids)).order_by(_O.id)
    )
    return [make(Outgoing, row) for row in fresh]


async def mark_done(tx: WriteTx, messages: Mapping[int, int | None]) -> None:
    """These rows have been shown; with the message each is in, if it is in one."""
    statement = update(schema.outbox).where(_O.id == bindparam("row"))
    rows = [{"row": row, "message": message} for row, message in messages.items()]
    await tx.run(statement.values(done_at=tx.now, message_id=bindparam("message")), rows)


async def mark_failed(tx: WriteTx, reasons: Mapping[int, str]) -> None:
    """These rows will never be shown, and why."""
    statement = update(schema.outbox).where(_O.id == bindparam("row"))
    rows = [{"row": row, "reason": reason} for row, reason in reasons.items()]
    await tx.run(statement.values(failed_at=tx.now, error=bindparam("reason")), rows)


async def put_off(tx: WriteTx, ids: Sequence[int], due_at: int, error: str) -> None:
    """Try these rows again later."""
    where = update(schema.outbox).where(_O.id.in_(ids))
    await tx.run(where.values(due_at=due_at, error=error))


async def prune(tx: WriteTx, before: int) -> int:
    """Throw away what was shown, or given up, before this time; how many rows."""
    over = or_(_O.done_at < before, _O.failed_at < before)
    return await tx.run(delete(schema.outbox).where(over))
