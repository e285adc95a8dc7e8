"""Things that have to happen at a time: kept until they have."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import delete, func, insert, select, update

from bot.store import schema
from bot.store.database import ReadTx, WriteTx
from bot.store.rows import Deadline, columns, make

_D = schema.deadlines.c


async def put(
    tx: WriteTx,
    session_id: int | None,
    kind: str,
    due_at: int,
    *,
    name: str = "",
    payload: Mapping[str, Any] | None = None,
) -> None:
    """Set a deadline; one of the same session, kind and name that is pending is replaced."""
    await cancel(tx, session_id, kind, name)
    values = {"session_id": session_id, "kind": kind, "name": name, "due_at": due_at}
    await tx.run(insert(schema.deadlines).values(**values, payload=dict(payload or {}), attempts=0))


async def cancel(tx: WriteTx, session_id: int | None, kind: str, name: str = "") -> None:
    """Call a pending deadline off."""
    where = (_D.session_id == session_id, _D.kind == kind, _D.name == name, _D.done_at.is_(None))
    await tx.run(update(schema.deadlines).where(*where).values(done_at=tx.now, error="cancelled"))


async def due(tx: ReadTx, limit: int) -> list[Deadline]:
    """The deadlines that are over and not done, the earliest first."""
    where = (_D.done_at.is_(None), _D.due_at <= tx.now)
    statement = select(*columns(schema.deadlines, Deadline)).where(*where)
    rows = await tx.all(statement.order_by(_D.due_at, _D.id).limit(limit))
    return [make(Deadline, row) for row in rows]


async def of_session(tx: ReadTx, session_id: int) -> list[Deadline]:
    """A session's pending deadlines, the earliest first."""
    where = (_D.done_at.is_(None), _D.session_id == session_id)
    statement = select(*columns(schema.deadlines, Deadline)).where(*where).order_by(_D.due_at)
    return [make(Deadline, row) for row in await tx.all(statement)]


async def earliest(tx: ReadTx) -> int | None:
    """When the next deadline is, if there is any."""
    at: int | None = await tx.value(select(func.min(_D.due_at)).where(_D.done_at.is_(None)))
    return at


async def done(tx: WriteTx, deadline_id: int) -> None:
    """What had to happen has happened."""
    where = (_D.id == deadline_id, _D.done_at.is_(None))
    await tx.run(update(schema.deadlines).where(*where).values(done_at=tx.now))


async def put_off(tx: WriteTx, deadline_id: int, due_at: int, error: str) -> None:
    """It did not work; try again later."""
    values = {"due_at": due_at, "attempts": _D.attempts + 1, "error": error}
    where = (_D.id == deadline_id, _D.done_at.is_(None))
    await tx.run(update(schema.deadlines).where(*where).values(**values))


async def prune(tx: WriteTx, before: int) -> int:
    """Throw away what was done or called off before this time; how many rows."""
    return await tx.run(delete(schema.deadlines).where(_D.done_at < before))
