"""Moves, the states they led to, and half-filled answers."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import zstandard
from sqlalchemy import delete, insert, select

from bot.store import schema
from bot.store.database import ReadTx, WriteTx
from bot.store.rows import Move, columns, make

_M = schema.moves.c
_S = schema.states.c
_D = schema.drafts.c


async def append(tx: WriteTx, moves: Sequence[Move]) -> None:
    """Add moves to the history."""
    await tx.run(insert(schema.moves), [asdict(move) for move in moves])


async def get(tx: ReadTx, session_id: int, number: int) -> Move | None:
    """One move."""
    where = (_M.session_id == session_id, _M.number == number)
    row = await tx.one(select(*columns(schema.moves, Move)).where(*where))
    return make(Move, row) if row else None


async def of_request(tx: ReadTx, session_id: int, request_id: str) -> list[Move]:
    """The moves that one request made, in order; none if it was never taken."""
    where = (_M.session_id == session_id, _M.request_id == request_id)
    statement = select(*columns(schema.moves, Move)).where(*where).order_by(_M.part)
    return [make(Move, row) for row in await tx.all(statement)]


async def between(tx: ReadTx, session_id: int, first: int, last: int) -> list[Move]:
    """The moves with these numbers, both ends included, in order."""
    where = (_M.session_id == session_id, _M.number.between(first, last))
    statement = select(*columns(schema.moves, Move)).where(*where).order_by(_M.number)
    return [make(Move, row) for row in await tx.all(statement)]


async def before(tx: ReadTx, session_id: int, number: int, limit: int) -> list[Move]:
    """The moves up to this number, newest first."""
    where = (_M.session_id == session_id, _M.number <= number)
    statement = select(*columns(schema.moves, Move)).where(*where).order_by(_M.number.desc())
    return [make(Move, row) for row in await tx.all(statement.limit(limit))]


async def restorings(tx: ReadTx, session_id: int, after: int) -> list[tuple[int, int]]:
    """For every undo and rewind after this number: its own number and the one it went back to."""
    where = (_M.session_id == session_id, _M.number > after, _M.restores.is_not(None))
    rows = await tx.all(select(_M.number, _M.restores).where(*where).order_by(_M.number))
    return [(row["number"], row["restores"]) for row in rows]


async def save_states(tx: WriteTx, session_id: int, states: Sequence[tuple[int, str]]) -> None:
    """Keep these states, each under its number."""
    packer = zstandard.ZstdCompressor(level=3)
    rows = [
        {"session_id": session_id, "number": number, "data": packer.compress(text.encode())}
        for number, text in states
    ]
    await tx.run(insert(schema.states), rows)


async def state(tx: ReadTx, session_id: int, number: int) -> bytes | None:
    """The state with this number, as JSON."""
    where = (_S.session_id == session_id, _S.number == number)
    data: bytes | None = await tx.value(select(_S.data).where(*where))
    return None if data is None else zstandard.ZstdDecompressor().decompress(data)


async def save_draft(tx: WriteTx, session_id: int, seat: int, ask_id: int, value: Any) -> None:
    """Keep a half-filled answer."""
    where = (_D.session_id == session_id, _D.seat == seat, _D.ask_id == ask_id)
    await tx.run(delete(schema.drafts).where(*where))
    row = {"session_id": session_id, "seat": seat, "ask_id": ask_id, "value": value}
    await tx.run(insert(schema.drafts).values(**row, saved_at=tx.now))


async def load_draft(tx: ReadTx, session_id: int, seat: int, ask_id: int) -> Any:
    """A half-filled answer, or None."""
    where = (_D.session_id == session_id, _D.seat == seat, _D.ask_id == ask_id)
    return await tx.value(select(_D.value).where(*where))


async def drafts_of(tx: ReadTx, session_id: int, seat: int) -> dict[int, Any]:
    """A seat's half-filled answers and plans, by question."""
    where = (_D.session_id == session_id, _D.seat == seat)
    rows = await tx.all(select(_D.ask_id, _D.value).where(*where))
    return {row["ask_id"]: row["value"] for row in rows}


async def drafted(tx: ReadTx, session_id: int) -> list[tuple[int, int]]:
    """Which seats have drafts for which questions."""
    rows = await tx.all(select(_D.seat, _D.ask_id).where(_D.session_id == session_id))
    return [(row["seat"], row["ask_id"]) for row in rows]


async def drop_draft(tx: WriteTx, session_id: int, seat: int, ask_id: int) -> None:
    """Throw away one draft."""
    where = (_D.session_id == session_id, _D.seat == seat, _D.ask_id == ask_id)
    await tx.run(delete(schema.drafts).where(*where))


async def drop_drafts(tx: WriteTx, session_id: int, seat: int) -> None:
    """Throw away a seat's drafts."""
    await tx.run(delete(schema.drafts).where(_D.session_id == session_id, _D.seat == seat))
