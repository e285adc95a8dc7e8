"""A session as a change of it begins: what every move needs, read in one statement."""

from dataclasses import dataclass, fields

from sqlalchemy import ColumnElement, bindparam, case, exists, false, func, select

from bot.store import schema
from bot.store.database import WriteTx, columns
from bot.store.rows import Json, Seat, Session
from bot.store.sessions import hold

_S = schema.sessions.c
_T = schema.seats.c
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


async def read(tx: WriteTx, session_id: int, request_id: str | None = None) -> Opened | None:
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
