"""Bundling: moves and states go from rows into bundles, one part of one game at a time.

Nothing is lost by it. Of a running game only older states are bundled, of a game that is over all
moves and states. A part is read and compressed while others write; then, in one short transaction,
a bundle takes the place of its rows, if they are still what they were.
"""

from dataclasses import dataclass

from sqlalchemy import and_, delete, func, or_, select, union, update

from bot.store import bundles, moves, schema, states
from bot.store.bundles import Items, Kind
from bot.store.database import ReadTx, WriteTx, columns, make
from bot.store.rows import Move

STAY = 64
"""The newest states of a running game stay in rows: they are what is looked at."""

AT_ONCE = 1000
"""Sessions that are looked at together."""

_S = schema.sessions.c
_M = schema.moves.c
_T = schema.states.c
_H = schema.seat_history.c
_A = schema.audit.c

_OVER = _S.status.in_(("finished", "cancelled"))


@dataclass(frozen=True, slots=True)
class Part:
    """Moves or states of one game that become a bundle."""

    session_id: int
    kind: Kind
    items: Items

    @property
    def numbers(self) -> list[int]:
        """Their numbers, in order."""
        return [number for number, _ in self.items]


async def last_session(tx: ReadTx) -> int:
    """Return the highest number of a session."""
    return await tx.value(select(func.max(_S.id))) or 0


async def waiting(tx: ReadTx, after: int, ended_before: int) -> list[int]:
    """Return which of the next sessions after this one have something to be bundled."""
    over = and_(_OVER, _S.finished_at < ended_before, _S.number > _S.bundled)
    long = _S.number - _S.bundled >= bundles.MOST + STAY
    where = (_S.id > after, _S.id <= after + AT_ONCE, or_(over, and_(long, ~_OVER)))
    return [row["id"] for row in await tx.all(select(_S.id).where(*where).order_by(_S.id))]


async def next_part(tx: ReadTx, session_id: int, ended_before: int) -> Part | None:
    """Return what is to be bundled next of a session, moves first; None if nothing is."""
    if session_id not in await waiting(tx, session_id - 1, ended_before):
        return None
    session = await tx.one(select(_S.number, _OVER.label("over")).where(_S.id == session_id))
    assert session is not None
    last = session["number"]
    if session["over"]:
        found = await _moves(tx, session_id)
        if found:
            return Part(session_id, "moves", _fitting([(m.number, moves.pack(m)) for m in found]))
    else:
        last -= STAY
    return Part(session_id, "states", _fitting(await _states(tx, session_id, last)))


async def save(tx: WriteTx, part: Part, data: bytes) -> bool:
    """Put a bundle in the place of its rows; return False if they are not what they were.

    The session must be locked.
    """
    session_id, numbers = part.session_id, part.numbers
    if part.kind == "moves":
        over = await tx.value(select(_OVER).where(_S.id == session_id))
        now = [(move.number, moves.pack(move)) for move in await _moves(tx, session_id)]
        if not over or now[: len(numbers)] != part.items:
            return False
        gone = and_(_M.session_id == session_id, _M.number.in_(numbers))
        await tx.run(delete(schema.moves).where(gone))
    else:
        first = await tx.value(select(func.min(_T.number)).where(_T.session_id == session_id))
        if first != numbers[0]:
            return False
        gone = and_(_T.session_id == session_id, _T.number <= numbers[-1])
        await tx.run(delete(schema.states).where(gone))
        await tx.run(update(schema.sessions).where(_S.id == session_id).values(bundled=numbers[-1]))
    await bundles.add(tx, session_id, part.kind, numbers, data)
    return True


def _fitting(items: Items) -> Items:
    """Return as many of the first items as one bundle holds; at least one."""
    size = 0
    for place, (_, text) in enumerate(items):
        size += len(text)
        if place and size > bundles.LARGEST:
            return items[:place]
    return items


async def _moves(tx: ReadTx, session_id: int) -> list[Move]:
    """Return the first moves that are in rows and may be bundled.

    Those that took others back stay, since whoever reads the log needs to find them; and those of
    people whom nothing else of the game names, who have to be found when they are forgotten.
    """
    sat = select(_H.user_id).where(_H.session_id == session_id, _H.user_id.is_not(None))
    did = select(_A.actor).where(_A.session_id == session_id, _A.actor.is_not(None))
    statement = (
        select(*columns(schema.moves, Move))
        .where(_M.session_id == session_id, _M.restores.is_(None))
        .where(or_(_M.actor_user.is_(None), _M.actor_user.in_(union(sat, did))))
        .order_by(_M.number)
        .limit(bundles.MOST)
    )
    return [make(Move, row) for row in await tx.all(statement)]


async def _states(tx: ReadTx, session_id: int, last: int) -> Items:
    """Return the first states that are in rows, up to this number."""
    statement = (
        select(_T.number, _T.whole, _T.data)
        .where(_T.session_id == session_id, _T.number <= last)
        .order_by(_T.number)
        .limit(bundles.MOST)
    )
    rows = [(row["number"], row["whole"], row["data"]) for row in await tx.all(statement)]
    before = await states.base(tx, session_id, rows[0])
    return [(row[0], text) for row, text in zip(rows, states.texts(rows, before), strict=True)]
