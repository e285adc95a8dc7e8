"""Messages of ours on Discord that may be edited."""

from sqlalchemy import delete, insert, select, update

from bot.store import schema
from bot.store.database import ReadTx, WriteTx
from bot.store.rows import Posted, columns, make

_M = schema.messages.c


async def remember(tx: WriteTx, message: Posted) -> None:
    """Keep a message, or its new digest if it is known."""
    known = update(schema.messages).where(_M.message_id == message.message_id)
    if await tx.run(known.values(digest=message.digest)):
        return
    await tx.run(
        insert(schema.messages).values(
            session_id=message.session_id,
            role=message.role,
            channel_id=message.channel_id,
            message_id=message.message_id,
            posted_at=message.posted_at,
            digest=message.digest,
        )
    )


async def newest(tx: ReadTx, session_id: int, role: str) -> Posted | None:
    """The newest message of this role."""
    where = (_M.session_id == session_id, _M.role == role)
    statement = select(*columns(schema.messages, Posted)).where(*where)
    row = await tx.one(statement.order_by(_M.id.desc()).limit(1))
    return make(Posted, row) if row else None


async def forget(tx: WriteTx, message_id: int) -> None:
    """The message is gone."""
    await tx.run(delete(schema.messages).where(_M.message_id == message_id))
