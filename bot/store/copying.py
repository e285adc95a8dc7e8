"""Copying a whole database into an empty one, of the same kind or the other.

Every table is copied in one transaction, counted, and compared by a hash over its rows before that
transaction is committed: whatever goes wrong, the new database stays empty and the old as it was.
"""

import hashlib
import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Table, func, insert, select, text, tuple_

from bot.store import schema
from bot.store.database import ReadTx, Store, WriteTx
from bot.store.errors import StoreError
from bot.store.prepared import Row

AT_ONCE = 500
"""Rows that are read and written together."""

PASSING = (schema.leases, schema.members, schema.shards, schema.pace, schema.arrivals)
"""Who uses a database now, which is no part of it."""

TABLES = [table for table in schema.metadata.sorted_tables if table not in PASSING]
"""What is copied, parents first."""


@dataclass(frozen=True, slots=True)
class Copied:
    """A table that is the same in both databases."""

    name: str
    rows: int
    digest: str


async def is_ours(store: Store) -> bool:
    """Return whether there is such a database with tables of ours; nothing is created."""
    if store.path is not None and not store.path.is_file():
        return False
    await store.engine.connect()
    return await store.engine.has(schema.sessions.name)


async def copy(source: Store, target: Store) -> AsyncIterator[Copied]:
    """Copy everything; StoreError if there is anything in the new one, or if copies differ."""
    done: list[Copied] = []
    async with source.read(aside=True) as old, target.write(aside=True) as new:
        for table in TABLES:
            if await new.value(select(func.count()).select_from(table)):
                raise StoreError(
                    f"The database {target.name} has rows in {table.name} already; nothing was "
                    "overwritten: name an empty one."
                )
        for table in TABLES:
            async for rows in _pages(old, table):
                await new.run(insert(table), [dict(row) for row in rows])
            await _go_on_counting(old, new, table, source.shared, target.shared)
        for table in TABLES:
            was, now = await _sum(old, table), await _sum(new, table)
            if was != now:
                raise StoreError(
                    f"The copy of {table.name} differs: {was.rows} rows {was.digest}, "
                    f"now {now.rows} rows {now.digest}; nothing was kept."
                )
            done.append(now)
    for one in done:
        yield one


async def _pages(tx: ReadTx, table: Table) -> AsyncIterator[Sequence[Row]]:
    """Yield all rows, some at a time, in the order of their key."""
    key = list(table.primary_key.columns)
    statement = select(table).order_by(*key).limit(AT_ONCE)
    rows = await tx.all(statement)
    while rows:
        yield rows
        last = tuple(rows[-1][column.name] for column in key)
        rows = await tx.all(statement.where(tuple_(*key) > last))


async def _sum(tx: ReadTx, table: Table) -> Copied:
    """Count and hash a table, whatever the order of its rows: databases sort text differently."""
    count = total = 0
    async for rows in _pages(tx, table):
        for row in rows:
            plain = json.dumps(list(row.values()), sort_keys=True, default=_plain)
            total += int.from_bytes(hashlib.sha256(plain.encode()).digest(), "big")
            count += 1
    return Copied(table.name, count, f"{total % (1 << 256):064x}"[:16])


def _plain(value: Any) -> str:
    if isinstance(value, bytes | memoryview):
        return bytes(value).hex()
    raise TypeError(f"nobody knows how to compare {type(value).__name__}")


async def _go_on_counting(
    old: ReadTx, new: WriteTx, table: Table, from_server: bool, to_server: bool
) -> None:
    """Have numbers go on where they were: a number that was used is not used again."""
    if "id" not in table.c:
        return
    last = await new.value(select(func.max(table.c.id))) or 0
    counts = table.dialect_options["sqlite"]["autoincrement"]
    if from_server:
        sequence = await old.value(
            text("SELECT pg_get_serial_sequence(:t, 'id')").bindparams(t=table.name)
        )
        last = max(last, await old.value(text(f"SELECT last_value FROM {sequence}")))
    elif counts:
        known = text("SELECT seq FROM sqlite_sequence WHERE name = :t").bindparams(t=table.name)
        last = max(last, await old.value(known) or 0)
    if to_server and last:
        go_on = text("SELECT setval(pg_get_serial_sequence(:t, 'id'), :n)")
        await new.value(go_on.bindparams(t=table.name, n=last))
    elif counts and last:
        where = {"t": table.name}
        await new.run(text("DELETE FROM sqlite_sequence WHERE name = :t").bindparams(**where))
        put = text("INSERT INTO sqlite_sequence (name, seq) VALUES (:t, :n)")
        await new.run(put.bindparams(**where, n=last))
