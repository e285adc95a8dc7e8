"""Messages of ours on Discord that may be edited."""

from dataclasses import asdict

from sqlalchemy import bindparam, delete, insert, select, update

from bot.store import schema
from bot.store.database import ReadTx, WriteTx
from bot.store.rows import Posted, columns, make

_M = schema.messages.c

# What every move needs is put together once: that takes longer than running it.
_KNOWN = (
    update(schema.messages)
    .where(_M.message_id == bindparam("message"))
    .values(digest=bindparam("new"))
)
_NEW = insert(schema.messages)
_NEWEST = (
    select(*columns(schema.messages, Posted))
    .where(_M.session_id == bindparam("session"), _M.role == bindparam("as_role"))
    .order_by(_M.id.desc())
    .limit(1)
)


async def remember(tx: WriteTx, message: Posted) -> None:
    """Keep a message, or its new digest if it is known."""
    if await tx.run(_KNOWN, message=message.message_id, new=message.digest):
        return
    await tx.run(_NEW, [asdict(message)])


async def newest(tx: ReadTx, session_id: int, role: str) -> Posted | None:
    """The newest message of this role."""
    row = await tx.one(_NEWEST, session=session_id, as_role=role)
    return make(Posted, row) if row else None


async def forget(tx: WriteTx, message_id: int) -> None:
    """The message is gone."""
    await tx.run(delete(schema.messages).where(_M.message_id == message_id))
