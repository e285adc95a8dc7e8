"""Signs of life: after a start they tell how long nobody was there."""

from sqlalchemy import insert, select, update

from bot.store import schema
from bot.store.database import ReadTx, WriteTx

_B = schema.heartbeats.c


async def beat(tx: WriteTx, name: str) -> None:
    """Note that the part of this name is alive now."""
    if not await tx.run(update(schema.heartbeats).where(_B.name == name).values(at=tx.now)):
        await tx.run(insert(schema.heartbeats).values(name=name, at=tx.now))


async def last(tx: ReadTx, name: str) -> int | None:
    """Return when the part of this name was last alive; None if it never was."""
    at: int | None = await tx.value(select(_B.at).where(_B.name == name))
    return at
