"""Rows of things that have to happen at a time; they stay until that is done."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import bindparam, func, insert, or_, select, update

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

# Where several processes play, whoever is free claims what no other one handles.
_LIVING = select(schema.members.c.id)
_EARLIEST_FREE = _EARLIEST.where(
    or_(_D.holder.is_(None), _D.holder == bindparam("me"), _D.holder.not_in(_LIVING))
)
_F = schema.deadlines.alias("free").c
_FREE = (
    select(_F.id)
    .where(_F.done_at.is_(None), _F.due_at <= bindparam("now"))
    .where(or_(_F.holder.is_(None), _F.holder == bindparam("me"), _F.holder.not_in(_LIVING)))
    .order_by(_F.due_at, _F.id)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
)
_CLAIM = (
    update(schema.deadlines)
    .where(_D.id.in_(_FREE))
    .values(holder=bindparam("me"))
    .returning(*columns(schema.deadlines, Deadline))
)


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


async def claim(tx: WriteTx, limit: int) -> list[Deadline]:
    """Claim and return the deadlines whose time has come and that no other process handles.

    They are this process's until they are done or put off, or it leaves or dies.
    """
    assert tx.share is not None
    rows = await tx.all(_CLAIM, now=tx.now, most=limit, me=tx.share.member)
    found = [make(Deadline, row) for row in rows]
    return sorted(found, key=lambda one: (one.due_at, one.id))


async def of_session(tx: ReadTx, session_id: int) -> list[Deadline]:
    """Return a session's pending deadlines, the earliest first."""
    where = (_D.done_at.is_(None), _D.session_id == session_id)
    statement = select(*columns(schema.deadlines, Deadline)).where(*where).order_by(_D.due_at)
    return [make(Deadline, row) for row in await tx.all(statement)]


async def earliest(tx: ReadTx) -> int | None:
    """Return when the next deadline is that no other process handles, or None."""
    at: int | None
    if tx.share is None:
        at = await tx.value(_EARLIEST)
    else:
        at = await tx.value(_EARLIEST_FREE, me=tx.share.member)
    return at


async def done(tx: WriteTx, deadline_id: int) -> None:
    """Mark a deadline as done, after it has been handled."""
    where = (_D.id == deadline_id, _D.done_at.is_(None))
    await tx.run(update(schema.deadlines).where(*where).values(done_at=tx.now))


async def put_off(tx: WriteTx, deadline_id: int, due_at: int, error: str) -> None:
    """Move a deadline to a later time, after an attempt that failed."""
    values = {"due_at": due_at, "attempts": _D.attempts + 1, "error": error, "holder": None}
    where = (_D.id == deadline_id, _D.done_at.is_(None))
    await tx.run(update(schema.deadlines).where(*where).values(**values))
