"""Settings, the audit list, and the lease of the active process."""

from collections.abc import Collection, Mapping
from typing import Any, Literal

from sqlalchemy import bindparam, delete, insert, or_, select, update

from bot.store import schema
from bot.store.database import ReadTx, WriteTx
from bot.store.rows import Audit, Json, columns, make

_A = schema.audit.c
_L = schema.leases.c
_B = schema.heartbeats.c
_SETTINGS = {"guild": schema.guild_settings, "user": schema.user_settings}

Scope = Literal["guild", "user"]

# What every move needs is put together once: that takes longer than running it.
_ONE = {
    scope: select(table.c.data).where(table.c.owner_id == bindparam("owner"))
    for scope, table in _SETTINGS.items()
}
_SEVERAL = {
    scope: select(table.c.owner_id, table.c.data).where(
        table.c.owner_id.in_(bindparam("owners", expanding=True))
    )
    for scope, table in _SETTINGS.items()
}


async def settings(tx: ReadTx, scope: Scope, owner_id: int) -> Json:
    """What a guild or a user has set; empty if nothing."""
    found: Json | None = await tx.value(_ONE[scope], owner=owner_id)
    return found or {}


async def users_settings(tx: ReadTx, user_ids: Collection[int]) -> dict[int, Json]:
    """What several users have set."""
    found: dict[int, Json] = {user: {} for user in user_ids}
    return found | await settings_of(tx, "user", found) if found else found


async def settings_of(tx: ReadTx, scope: Scope, owner_ids: Collection[int]) -> dict[int, Json]:
    """The same for several at once; those who have set nothing are left out."""
    rows = await tx.all(_SEVERAL[scope], owners=sorted(owner_ids))
    return {row["owner_id"]: row["data"] for row in rows}


async def set_settings(
    tx: WriteTx, scope: Scope, owner_id: int, changes: Mapping[str, Any]
) -> Json:
    """Change some settings; None takes one back. Gives all of them."""
    table = _SETTINGS[scope]
    merged = await settings(tx, scope, owner_id) | dict(changes)
    data = {key: value for key, value in merged.items() if value is not None}
    await tx.run(delete(table).where(table.c.owner_id == owner_id))
    if data:
        await tx.run(insert(table).values(owner_id=owner_id, data=data))
    return data


async def audit(
    tx: WriteTx,
    action: str,
    *,
    actor: int | None,
    guild_id: int | None = None,
    session_id: int | None = None,
    detail: Mapping[str, Any] | None = None,
) -> None:
    """Write down what somebody did; this list only grows."""
    values = {"guild_id": guild_id, "session_id": session_id, "actor": actor, "action": action}
    await tx.run(insert(schema.audit).values(**values, at=tx.now, detail=dict(detail or {})))


async def audits(
    tx: ReadTx, *, guild_id: int | None = None, session_id: int | None = None, limit: int = 50
) -> list[Audit]:
    """What was done in a guild or a session, newest first."""
    statement = select(*columns(schema.audit, Audit))
    if guild_id is not None:
        statement = statement.where(_A.guild_id == guild_id)
    if session_id is not None:
        statement = statement.where(_A.session_id == session_id)
    rows = await tx.all(statement.order_by(_A.id.desc()).limit(limit))
    return [make(Audit, row) for row in rows]


async def lease(
    tx: WriteTx, name: str, holder: str, milliseconds: int, *, instead_of: str | None = None
) -> bool:
    """Take or renew a lease; False while somebody else has it, other than `instead_of`."""
    until = tx.now + milliseconds
    free = or_(_L.holder == holder, _L.until <= tx.now)
    if instead_of is not None:
        free = or_(free, _L.holder == instead_of)
    renewed = update(schema.leases).where(_L.name == name, free)
    if await tx.run(renewed.values(holder=holder, until=until)):
        return True
    if await leased(tx, name) is not None:
        return False
    await tx.run(insert(schema.leases).values(name=name, holder=holder, until=until))
    return True


async def leased(tx: ReadTx, name: str) -> tuple[str, int] | None:
    """Who has a lease or had it last, and until when; None if it was given back."""
    row = await tx.one(select(_L.holder, _L.until).where(_L.name == name))
    return (row["holder"], row["until"]) if row else None


async def release(tx: WriteTx, name: str, holder: str) -> None:
    """Give a lease back."""
    await tx.run(delete(schema.leases).where(_L.name == name, _L.holder == holder))


async def beat(tx: WriteTx, name: str) -> None:
    """A sign of life."""
    if not await tx.run(update(schema.heartbeats).where(_B.name == name).values(at=tx.now)):
        await tx.run(insert(schema.heartbeats).values(name=name, at=tx.now))


async def last_beat(tx: ReadTx, name: str) -> int | None:
    """When the last sign of life was, if there ever was one."""
    at: int | None = await tx.value(select(_B.at).where(_B.name == name))
    return at
