"""What guilds and users have set."""

from collections.abc import Collection, Mapping
from typing import Any, Literal

from sqlalchemy import bindparam, delete, insert, select

from bot.store import schema
from bot.store.database import ReadTx, WriteTx
from bot.store.rows import Json

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


async def get(tx: ReadTx, scope: Scope, owner_id: int) -> Json:
    """Return what a guild or a user has set; empty if nothing."""
    found: Json | None = await tx.value(_ONE[scope], owner=owner_id)
    return found or {}


async def get_known(tx: ReadTx, scope: Scope, owner_ids: Collection[int]) -> dict[int, Json]:
    """Return what several guilds or users have set, without those who have set nothing."""
    rows = await tx.all(_SEVERAL[scope], owners=sorted(owner_ids))
    return {row["owner_id"]: row["data"] for row in rows}


async def of_users(tx: ReadTx, user_ids: Collection[int]) -> dict[int, Json]:
    """Return what several users have set; an empty entry for each who has set nothing."""
    found: dict[int, Json] = {user: {} for user in user_ids}
    return found | await get_known(tx, "user", found) if found else found


async def change(tx: WriteTx, scope: Scope, owner_id: int, changes: Mapping[str, Any]) -> Json:
    """Change some settings, where None removes one; return all of them."""
    table = _SETTINGS[scope]
    merged = await get(tx, scope, owner_id) | dict(changes)
    data = {key: value for key, value in merged.items() if value is not None}
    await tx.run(delete(table).where(table.c.owner_id == owner_id))
    if data:
        await tx.run(insert(table).values(owner_id=owner_id, data=data))
    return data
