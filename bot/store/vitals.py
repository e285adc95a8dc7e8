"""Figures about the whole database for monitoring."""

from dataclasses import dataclass

from sqlalchemy import and_, bindparam, case, exists, func, or_, select

from bot.store import schema
from bot.store.database import ReadTx, make
from bot.store.outbox import CLOSING

_O = schema.outbox.c
_M = schema.messages.c
_S = schema.sessions.c


@dataclass(frozen=True, slots=True)
class Backlog:
    """What the outbox still has to show."""

    rows: int
    oldest: int | None
    """When the oldest of them was queued."""
    due_since: int | None
    """Since when a lane has been free to go and nobody has finished with it, at the earliest."""
    out_of_reach: int
    """Further rows, for tables whose place Discord does not let us reach; they have to wait."""


# One row per lane: a lane is free to go when its last row is.
_AWAY = exists().where(_M.session_id == _O.session_id, _M.role == bindparam("trouble"))
_LANES = (
    select(
        func.count().label("rows"),
        func.min(_O.created_at).label("oldest"),
        func.max(_O.due_at).label("due"),
        _AWAY.label("away"),
    )
    .where(_O.done_at.is_(None), _O.failed_at.is_(None))
    .where(or_(_O.due_at <= bindparam("now"), _O.attempts > 0))
    .where(~_O.target.startswith(CLOSING))  # what is only tidied up may wait for weeks
    .group_by(_O.session_id, _O.target)
    .subquery()
)
_L = _LANES.c
_REACHABLE = _L.away.is_(False)
_BACKLOG = select(
    func.coalesce(func.sum(case((_REACHABLE, _L.rows), else_=0)), 0).label("rows"),
    func.min(case((_REACHABLE, _L.oldest))).label("oldest"),
    func.min(case((and_(_REACHABLE, _L.due <= bindparam("now")), _L.due))).label("due_since"),
    func.coalesce(func.sum(case((_REACHABLE, 0), else_=_L.rows)), 0).label("out_of_reach"),
)
_OPEN_GAMES = (
    select(_S.game, _S.status, func.count().label("tables"))
    .where(_S.status.in_(("lobby", "running", "paused")))
    .group_by(_S.game, _S.status)
)


async def backlog(tx: ReadTx, trouble: str) -> Backlog:
    """Return what waits; messages of the role `trouble` note that a place is out of reach."""
    row = await tx.one(_BACKLOG, now=tx.now, trouble=trouble)
    assert row is not None
    return make(Backlog, row)


async def open_games(tx: ReadTx) -> dict[tuple[str, str], int]:
    """Return how many tables are not over, by game and status."""
    rows = await tx.all(_OPEN_GAMES)
    return {(row["game"], row["status"]): row["tables"] for row in rows}
