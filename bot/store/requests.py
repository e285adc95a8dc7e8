"""Commands that create something, noted by their interaction first, so that they happen once."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update

from bot.store import schema
from bot.store.database import ReadTx, WriteTx, columns, make
from bot.store.rows import Json

_R = schema.requests.c

THREAD = "thread"
"""The kind of a request that opens a thread for a table."""

VENUE = "venue"
"""The kind of a note that the thread of a tournament's table is about to be opened."""


@dataclass(frozen=True, slots=True)
class Request:
    """A command that somebody gave: begun, and done once `done_at` is there."""

    request_id: str
    kind: str
    session_id: int | None
    channel_id: int | None
    thread_id: int | None
    data: Json
    at: int
    done_at: int | None


_REQUESTS = select(*columns(schema.requests, Request))


async def get(tx: ReadTx, request_id: str) -> Request | None:
    """Return a request that was begun, or None."""
    row = await tx.one(_REQUESTS.where(_R.request_id == request_id))
    return make(Request, row) if row else None


async def begin(tx: WriteTx, request_id: str, kind: str, data: Json, **values: Any) -> None:
    """Note a request before anything is done about it."""
    row = {"request_id": request_id, "kind": kind, "data": data, "at": tx.now}
    await tx.run(insert(schema.requests).values(**row, **values))


async def repeated(tx: WriteTx, request_id: str | None, kind: str, session_id: int) -> bool:
    """Return whether a request was carried out before; if not, note that it is by this commit."""
    if request_id is None:
        return False
    if await get(tx, request_id) is not None:
        return True
    await begin(tx, request_id, kind, {}, session_id=session_id, done_at=tx.now)
    return False


async def finish(tx: WriteTx, request_id: str, **values: Any) -> None:
    """Note that a request has been carried out, and what came of it."""
    where = update(schema.requests).where(_R.request_id == request_id)
    await tx.run(where.values(done_at=tx.now, **values))


async def drop(tx: WriteTx, request_id: str) -> None:
    """Delete a request of which nothing came."""
    await tx.run(delete(schema.requests).where(_R.request_id == request_id))


async def openings(tx: ReadTx) -> list[Request]:
    """Return the requests that opened a thread, or were about to; of tournaments those done."""
    ours = (_R.kind == THREAD) | ((_R.kind == VENUE) & _R.done_at.is_not(None))
    rows = await tx.all(_REQUESTS.where(ours).order_by(_R.at))
    return [make(Request, row) for row in rows]


async def known_threads(tx: ReadTx, thread_ids: Collection[int]) -> set[int]:
    """Return those of these threads that are or were a table's, or in which we have written."""
    found: set[int] = set()
    places = (
        _R.thread_id,
        schema.sessions.c.thread_id,
        schema.messages.c.channel_id,
        schema.tournaments.c.thread_id,
    )
    for column in places:
        rows = await tx.all(select(column.label("at")).where(column.in_(thread_ids)))
        found |= {row["at"] for row in rows}
    return found
