"""The audit list: what somebody did with more than a player's rights."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import insert, select

from bot.store import schema
from bot.store.database import ReadTx, WriteTx, columns, make
from bot.store.rows import Audit

_A = schema.audit.c


async def add(
    tx: WriteTx,
    action: str,
    *,
    actor: int | None,
    guild_id: int | None = None,
    session_id: int | None = None,
    detail: Mapping[str, Any] | None = None,
) -> None:
    """Append what somebody did; nothing is ever taken out of this list."""
    values = {"guild_id": guild_id, "session_id": session_id, "actor": actor, "action": action}
    await tx.run(insert(schema.audit).values(**values, at=tx.now, detail=dict(detail or {})))


async def newest(
    tx: ReadTx, *, guild_id: int | None = None, session_id: int | None = None, limit: int = 50
) -> list[Audit]:
    """Return what was done in a guild or a session, newest first."""
    statement = select(*columns(schema.audit, Audit))
    if guild_id is not None:
        statement = statement.where(_A.guild_id == guild_id)
    if session_id is not None:
        statement = statement.where(_A.session_id == session_id)
    rows = await tx.all(statement.order_by(_A.id.desc()).limit(limit))
    return [make(Audit, row) for row in rows]
