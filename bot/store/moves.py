"""Moves, the states they led to, and drafts of answers."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

import zstandard
from sqlalchemy import bindparam, delete, insert, select

from bot.store import schema
from bot.store.database import ReadTx, WriteTx, columns, make
from bot.store.rows import Move

MOST_MOVES = 2**31 - 1
"""No session has more."""

_M = schema.moves.c
_S = schema.states.c
_D = schema.drafts.c

# What every move needs is put together once: that takes longer than running it.
_APPEND = insert(schema.moves)
_FIELDS = tuple(field.name for field in fields(Move))
_KEEP = insert(schema.states)
_MOVES = select(*columns(schema.moves, Move)).where(_M.session_id == bindparam("session"))
_OF_REQUEST = _MOVES.where(_M.request_id == bindparam("request")).order_by(_M.part)
_BETWEEN = _MOVES.where(_M.number.between(bindparam("first"), bindparam("last"))).order_by(
    _M.number
)
_RESTORINGS = (
    select(_M.number, _M.restores)
    .where(
        _M.session_id == bindparam("session"),
        _M.number > bindparam("after"),
        _M.restores.is_not(None),
    )
    .order_by(_M.number)
)
_STATE = select(_S.data).where(
    _S.session_id == bindparam("session"), _S.number == bindparam("number")
)
_DRAFT = select(_D.value).where(
    _D.session_id == bindparam("session"),
    _D.seat == bindparam("seat"),
    _D.ask_id == bindparam("ask"),
)
_DRAFTED = select(_D.seat, _D.ask_id).where(_D.session_id == bindparam("session"))


async def append(tx: WriteTx, moves: Sequence[Move]) -> None:
    """Append moves to the history, which is never changed."""
    # Not asdict, which would copy every event to its last list.
    await tx.run(_APPEND, [{name: getattr(move, name) for name in _FIELDS} for move in moves])


async def get(tx: ReadTx, session_id: int, number: int) -> Move | None:
    """Return one move of a session, or None."""
    where = (_M.session_id == session_id, _M.number == number)
    row = await tx.one(select(*columns(schema.moves, Move)).where(*where))
    return make(Move, row) if row else None


async def of_request(tx: ReadTx, session_id: int, request_id: str) -> list[Move]:
    """Return the moves that one request made, in order; none if it was never taken."""
    rows = await tx.all(_OF_REQUEST, session=session_id, request=request_id)
    return [make(Move, row) for row in rows]


async def between(tx: ReadTx, session_id: int, first: int, last: int) -> list[Move]:
    """Return the moves with these numbers, both ends included, in order."""
    rows = await tx.all(_BETWEEN, session=session_id, first=first, last=last)
    return [make(Move, row) for row in rows]


async def every(tx: ReadTx, session_id: int) -> list[Move]:
    """Return all moves of a session in order; read it aside, since a game may have thousands."""
    return await between(tx, session_id, 1, MOST_MOVES)


async def restorings(tx: ReadTx, session_id: int, after: int) -> list[tuple[int, int]]:
    """Return for every undo and rewind after this number its own and the one it went back to."""
    rows = await tx.all(_RESTORINGS, session=session_id, after=after)
    return [(row["number"], row["restores"]) for row in rows]


async def save_states(tx: WriteTx, session_id: int, states: Sequence[tuple[int, str]]) -> None:
    """Save these states, compressed, each under its number."""
    packer = zstandard.ZstdCompressor(level=3)
    rows = [
        {"session_id": session_id, "number": number, "data": packer.compress(text.encode())}
        for number, text in states
    ]
    await tx.run(_KEEP, rows)


async def state(tx: ReadTx, session_id: int, number: int) -> bytes | None:
    """Return the state with this number as JSON, or None."""
    data: bytes | None = await tx.value(_STATE, session=session_id, number=number)
    return None if data is None else zstandard.ZstdDecompressor().decompress(data)


async def save_draft(tx: WriteTx, session_id: int, seat: int, ask_id: int, value: Any) -> None:
    """Save a draft; it replaces the one for the same question."""
    where = (_D.session_id == session_id, _D.seat == seat, _D.ask_id == ask_id)
    await tx.run(delete(schema.drafts).where(*where))
    row = {"session_id": session_id, "seat": seat, "ask_id": ask_id, "value": value}
    await tx.run(insert(schema.drafts).values(**row))


async def load_draft(tx: ReadTx, session_id: int, seat: int, ask_id: int) -> Any:
    """Return a seat's draft for a question, or None."""
    return await tx.value(_DRAFT, session=session_id, seat=seat, ask=ask_id)


async def drafts_of(tx: ReadTx, session_id: int, seat: int) -> dict[int, Any]:
    """Return a seat's drafts and plans, by question."""
    where = (_D.session_id == session_id, _D.seat == seat)
    rows = await tx.all(select(_D.ask_id, _D.value).where(*where))
    return {row["ask_id"]: row["value"] for row in rows}


async def drafted(tx: ReadTx, session_id: int) -> list[tuple[int, int]]:
    """Return which seats have drafts for which questions."""
    rows = await tx.all(_DRAFTED, session=session_id)
    return [(row["seat"], row["ask_id"]) for row in rows]


async def drop_draft(tx: WriteTx, session_id: int, seat: int, ask_id: int) -> None:
    """Delete a seat's draft for one question."""
    where = (_D.session_id == session_id, _D.seat == seat, _D.ask_id == ask_id)
    await tx.run(delete(schema.drafts).where(*where))


async def drop_drafts(tx: WriteTx, session_id: int, seat: int) -> None:
    """Delete all drafts of a seat."""
    await tx.run(delete(schema.drafts).where(_D.session_id == session_id, _D.seat == seat))
