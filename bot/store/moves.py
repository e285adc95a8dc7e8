"""Moves, in rows and in bundles, and drafts of answers.

Of a game that is over, most moves are in bundles; those that took others back stay in rows.
"""

import json
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import bindparam, delete, insert, select

from bot.store import bundles, schema
from bot.store.database import ReadTx, WriteTx, columns, make
from bot.store.rows import Move

MOST_MOVES = 2**31 - 1
"""No session has more."""

_M = schema.moves.c
_D = schema.drafts.c

# What every move needs is put together once: that takes longer than running it.
_APPEND = insert(schema.moves)
_FIELDS = tuple(field.name for field in fields(Move))
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
    found = await between(tx, session_id, number, number)
    return found[0] if found else None


async def of_request(
    tx: ReadTx, session_id: int, request_id: str, *, over: bool = False
) -> list[Move]:
    """Return the moves that one request made, in order; none if it was never taken.

    Only where the game is `over` they may be in a bundle.
    """
    rows = await tx.all(_OF_REQUEST, session=session_id, request=request_id)
    if rows or not over:
        return [make(Move, row) for row in rows]
    return [one for one in await every(tx, session_id) if one.request_id == request_id]


async def between(tx: ReadTx, session_id: int, first: int, last: int) -> list[Move]:
    """Return the moves with these numbers, both ends included, in order."""
    rows = await tx.all(_BETWEEN, session=session_id, first=first, last=last)
    found = [make(Move, row) for row in rows]
    if len(found) <= last - first:
        for _, text in await bundles.items(tx, session_id, "moves", first, last):
            found.append(unpack(session_id, text))
        found.sort(key=lambda move: move.number)
    return found


async def every(tx: ReadTx, session_id: int) -> list[Move]:
    """Return all moves of a session in order; read it aside, since a game may have thousands."""
    return await between(tx, session_id, 1, MOST_MOVES)


async def restorings(tx: ReadTx, session_id: int, after: int) -> list[tuple[int, int]]:
    """Return for every undo and rewind after this number its own and the one it went back to."""
    rows = await tx.all(_RESTORINGS, session=session_id, after=after)
    return [(row["number"], row["restores"]) for row in rows]


async def actors(tx: ReadTx, session_ids: Sequence[int]) -> set[int]:
    """Return the people who have made a move in any of these games."""
    where = (_M.session_id.in_(session_ids), _M.actor_user.is_not(None))
    rows = await tx.all(select(_M.actor_user).where(*where).distinct())
    found = {row["actor_user"] for row in rows}
    for session_id in session_ids:
        for part in await bundles.every(tx, session_id, "moves"):
            found |= {unpack(session_id, text).actor_user for _, text in part} - {None}
    return found


def pack(move: Move) -> bytes:
    """Return a move as an item of a bundle."""
    return json.dumps(
        {name: getattr(move, name) for name in _FIELDS if name != "session_id"}
    ).encode()


def unpack(session_id: int, text: bytes) -> Move:
    """Return the move that is this item of a bundle."""
    return Move(session_id=session_id, **json.loads(text))


async def unbundle(tx: WriteTx, session_id: int) -> None:
    """Put the moves of a game into rows, since it goes on."""
    for part in await bundles.every(tx, session_id, "moves"):
        await append(tx, [unpack(session_id, text) for _, text in part])
    await bundles.replace(tx, session_id, "moves", [])


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
