"""Our messages on Discord: which are edited, and which still have to be closed."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import bindparam, delete, insert, or_, select, update

from bot.store import schema
from bot.store.database import ReadTx, WriteTx, columns, make
from bot.store.rows import Posted

_M = schema.messages.c
_S = schema.sessions.c

# What every move needs is put together once: that takes longer than running it.
_KNOWN = (
    update(schema.messages)
    .where(_M.message_id == bindparam("message"))
    .values(digest=bindparam("new"), kept=bindparam("stays"))
)
_NEW = insert(schema.messages)
_ALL = select(*columns(schema.messages, Posted))
_NEWEST = (
    _ALL.where(_M.session_id == bindparam("session"), _M.role == bindparam("as_role"))
    .order_by(_M.id.desc())
    .limit(1)
)


@dataclass(frozen=True, slots=True)
class Place:
    """The server, channel and thread in which a table is played."""

    session_id: int
    guild_id: int
    channel_id: int
    thread_id: int | None


async def remember(tx: WriteTx, message: Posted) -> None:
    """Save a message, or update what is known of it."""
    if await tx.run(_KNOWN, message=message.message_id, new=message.digest, stays=message.kept):
        return
    await tx.run(_NEW, [asdict(message)])


async def keep(tx: WriteTx, message_id: int, kept: str) -> None:
    """Note that a message waits for somebody again, and what it says besides."""
    known = update(schema.messages).where(_M.message_id == message_id, _M.ended.is_(None))
    await tx.run(known.values(kept=kept))


async def newest(tx: ReadTx, session_id: int, role: str) -> Posted | None:
    """Return a session's newest message of this role, or None."""
    row = await tx.one(_NEWEST, session=session_id, as_role=role)
    return make(Posted, row) if row else None


async def forget(tx: WriteTx, message_id: int) -> None:
    """Delete what is known of a message that is gone."""
    await tx.run(delete(schema.messages).where(_M.message_id == message_id))


async def end(
    tx: WriteTx, session_id: int, roles: Sequence[str], why: str, but: int | None = None
) -> int:
    """Note that messages of these roles, all but one, wait for nobody; return how many did.

    A role that ends with a colon stands for all that begin so.
    """
    ours = [_M.role.startswith(role) if role.endswith(":") else _M.role == role for role in roles]
    where = [_M.session_id == session_id, or_(*ours), _M.kept.is_not(None), _M.ended.is_(None)]
    if but is not None:
        where.append(_M.message_id != but)
    return await tx.run(update(schema.messages).where(*where).values(ended=why))


async def ended(tx: ReadTx, session_id: int) -> list[Posted]:
    """Return the messages that wait for nobody and do not say so yet, oldest first."""
    where = (_M.session_id == session_id, _M.ended.is_not(None))
    return [make(Posted, row) for row in await tx.all(_ALL.where(*where).order_by(_M.id))]


async def closed(tx: WriteTx, message_id: int) -> None:
    """Note that a message says that it waits for nobody, or never will."""
    known = update(schema.messages).where(_M.message_id == message_id)
    await tx.run(known.values(kept=None, ended=None))


async def since(tx: ReadTx, session_id: int, at: int) -> set[int]:
    """Return the messages of this session that were posted since then."""
    found = select(_M.message_id).where(_M.session_id == session_id, _M.posted_at >= at)
    return {row["message_id"] for row in await tx.all(found)}


async def places(tx: ReadTx, role: str) -> list[Place]:
    """Return the places of all tables that have a message of this role."""
    join = schema.messages.join(schema.sessions, _M.session_id == _S.id)
    wanted = (_M.session_id, _S.guild_id, _S.channel_id, _S.thread_id)
    found = select(*wanted).select_from(join).where(_M.role == role)
    return [make(Place, row) for row in await tx.all(found)]
