"""The rows behind leases: who holds which, and until when."""

from sqlalchemy import delete, insert, or_, select, update

from bot.store import schema
from bot.store.database import ReadTx, WriteTx

_L = schema.leases.c


async def take(
    tx: WriteTx, name: str, holder: str, milliseconds: int, *, instead_of: str | None = None
) -> bool:
    """Take or renew a lease; False while somebody other than `instead_of` holds it."""
    until = tx.now + milliseconds
    free = or_(_L.holder == holder, _L.until <= tx.now)
    if instead_of is not None:
        free = or_(free, _L.holder == instead_of)
    renewed = update(schema.leases).where(_L.name == name, free)
    if await tx.run(renewed.values(holder=holder, until=until)):
        return True
    if await holder_of(tx, name) is not None:
        return False
    await tx.run(insert(schema.leases).values(name=name, holder=holder, until=until))
    return True


async def holder_of(tx: ReadTx, name: str) -> tuple[str, int] | None:
    """Return who holds a lease or held it last, and until when; None if it was given back."""
    row = await tx.one(select(_L.holder, _L.until).where(_L.name == name))
    return (row["holder"], row["until"]) if row else None


async def release(tx: WriteTx, name: str, holder: str) -> None:
    """Give a lease back, if this holder has it."""
    await tx.run(delete(schema.leases).where(_L.name == name, _L.holder == holder))
