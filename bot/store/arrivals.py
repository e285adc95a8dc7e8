"""Rows of what has come in from Discord, where several processes might hear the same."""

from sqlalchemy import delete

from bot.store import schema
from bot.store.database import WriteTx


async def prune(tx: WriteTx, before: int) -> int:
    """Delete what came in before this time; return how many rows."""
    return await tx.run(delete(schema.arrivals).where(schema.arrivals.c.at < before))
