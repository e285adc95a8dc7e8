"""Rows of things that have to happen at a time; they stay until that is done."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import bindparam, func, insert, select, update

from bot.store import schema
from bot.store.database import ReadTx, WriteTx, columns, make
from bot.store.rows import Deadline, Json

_D = schema.deadlines.c

# What every move needs is put together once: that takes longer than running it.
_PENDING = (
    _D.kind == bindparam("of_kind"),
    _D.name == bindparam("of_name"),
    _D.done_at.is_(None),
)
_CALL_OFF = update(schema.deadlines).values(done_at=bindparam("now"), error="cancelled")
_CANCEL = _CALL_OFF.where(_D.session_id == bindparam("session"), *_PENDING)
_CANCEL_ANYWHERE = _CALL_OFF.where(_D.session_id.is_(None), *_PENDING)
_SET = insert(schema.deadlines)
_DUE = (
    select(*columns(schema.deadlines, Deadline))
    .where(_D.done_at.is_(None), _D.due_at <= bindparam("now"))
    .order_by(_D.due_at, _D.id)
    .limit(bindparam("most"))
)
_EARLIEST = select(func.min(_D.due_at)).where(_D.done_at.is_(None))


async def put(
    tx: WriteTx,
    session_id: int | None,
    kind: str,
    due_at: int,
    *,
    name: str = "",
    payload: Mapping[str, Any] | None = None,
) -> None:
    """Add a deadline; it replaces a pending one of the same session, kind and name."""
    await cancel(tx, session_id, kind, name)
    values = {"session_id": session_id, "kind": kind, "name": name, "due_at": due_at}
    await tx.run(_SET, [values | {"payload": dict(payload or {}), "attempts": 0}])


async def cancel(tx: WriteTx, session_id: int | None, kind: str, name: str = "") -> None:
    """Mark a pending deadline as done, without anything having happened."""
    what: Json = {"of_kind": kind, "of_name": name, "now": tx.now}
    if session_id is None:
        await tx.run(_CANCEL_ANYWHERE, **what)
    else:
        await tx.run(_CANCEL, session=session_id, **what)


async def due(tx: ReadTx, limit: int) -> list[Deadline]:
    """Return the deadlines whose time has come and that are not done, the earliest first."""
    rows = await tx.all(_DUE, now=tx.now, most=limit)
    return [make(Deadline, row) for row in rows]


async def of_session(tx: ReadTx, session_id: int) -> list[Deadline]:
    """Return a session's pending deadlines, the earliest first."""
    where = (_D.done_at.is_(None), _D.session_id == session_id)
    statement = select(*columns(schema.deadlines, Deadline)).where(*where).order_by(_D.due_at)
    return [make(Deadline, row) for row in await tx.all(statement)]


async def earliest(tx: ReadTx) -> int | None:
    """Return when the next deadline is, or None."""
    at: int | None = await tx.value(_EARLIEST)
    return at


async def done(tx: WriteTx, deadline_id: int) -> None:
    """Mark a deadline as done, after it has been handled."""
    where = (_D.id == deadline_id, _D.done_at.is_(None))
    await tx.run(update(schema.deadlines).where(*where).values(done_at=tx.now))


async def put_off(tx: WriteTx, deadline_id: int, due_at: int, error: str) -> None:
    """Move a deadline to a later time, after an attempt that failed."""
    values = {"due_at": due_at, "attempts": _D.attempts + 1, "error": error}
    where = (_D.id == deadline_id, _D.done_at.is_(None))
    await tx.run(update(schema.deadlines).where(*where).values(**values))
