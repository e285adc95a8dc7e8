"""Rows that nobody needs any more: looked for while others write, and deleted a few at a time."""

from typing import Any

from sqlalchemy import ColumnElement, Table, delete, or_, select

from bot.store import schema
from bot.store.database import ReadTx, WriteTx

AT_ONCE = 500
"""Rows of each table that are deleted together."""

DAY = 24 * 3600 * 1000

SHOWN_KEPT = 7 * DAY
"""What was shown or done is kept so long, for questions about it."""

KEPT = 30 * DAY
"""What could not be shown, and requests that were carried out, are kept so long."""

ARRIVALS_KEPT = 3600 * 1000
"""What has come in from Discord does not come again after so long."""

Old = dict[Table, list[Any]]
"""Keys of rows, by table."""


async def old(tx: ReadTx) -> Old:
    """Return the next rows to be deleted; this goes through whole tables."""
    found: Old = {}
    for table, condition in _conditions(tx.now):
        (key,) = table.primary_key
        rows = await tx.all(select(key.label("key")).where(condition).limit(AT_ONCE))
        if rows:
            found[table] = [row["key"] for row in rows]
    return found


async def drop(tx: WriteTx, rows: Old) -> None:
    """Delete these rows."""
    for table, keys in rows.items():
        (key,) = table.primary_key
        await tx.run(delete(table).where(key.in_(keys)))


def _conditions(now: int) -> list[tuple[Table, ColumnElement[bool]]]:
    shown, kept = now - SHOWN_KEPT, now - KEPT
    outbox, deadlines, requests = schema.outbox, schema.deadlines, schema.requests
    return [
        (outbox, or_(outbox.c.done_at < shown, outbox.c.failed_at < kept)),
        (deadlines, deadlines.c.done_at < shown),
        (requests, requests.c.at < kept),
        (schema.arrivals, schema.arrivals.c.at < now - ARRIVALS_KEPT),
    ]
