"""Transactions on the database (SQLite by default), their time, and records made from rows."""

import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, TypeVar, cast

from sqlalchemy import URL, ColumnElement, Executable, Table, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from bot.store import schema
from bot.store.engine import Engine, Execute, SqliteEngine
from bot.store.errors import StoreError
from bot.store.prepared import Row

T = TypeVar("T")
Clock = Callable[[], int]
"""Milliseconds since 1970; passed in, so that tests can move it."""


def system_clock() -> int:
    """Return the time of the machine's own clock."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Share:
    """What a process works on first where several play on one database."""

    member: str
    """The process's own name, under which it claims work."""
    shards: frozenset[int] = frozenset()
    count: int = 1
    """How many shards there are in all."""

    def mine(self, guild_id: int) -> bool:
        """Return whether a guild's shard is held by this process."""
        return (guild_id >> 22) % self.count in self.shards


class ReadTx:
    """A transaction that only reads; it sees one moment of the database."""

    share: Share | None = None
    """This process's part of the work; None where it is the only one."""

    def __init__(self, execute: Execute, now: int) -> None:
        """Take a transaction that has begun."""
        self._execute = execute
        self.now = now
        """When the transaction began: one time for everything it does."""

    async def all(self, statement: Executable, **values: Any) -> Sequence[Row]:
        """Run a statement and return all its rows."""
        return cast(Sequence[Row], (await self._execute(statement, values)).mappings().all())

    async def one(self, statement: Executable, **values: Any) -> Row | None:
        """Run a statement and return its first row, or None."""
        return cast(Row | None, (await self._execute(statement, values)).mappings().first())

    async def value(self, statement: Executable, **values: Any) -> Any:
        """Run a statement and return the first column of its first row, or None."""
        return (await self._execute(statement, values)).scalar()


class WriteTx(ReadTx):
    """A transaction that may write; all of it is committed, or nothing."""

    def __init__(self, execute: Execute, now: int, alone: bool = True) -> None:
        """Take a transaction that has begun."""
        super().__init__(execute, now)
        self.alone = alone
        """Whether nobody else writes meanwhile."""

    async def run(
        self,
        statement: Executable,
        rows: Sequence[dict[str, Any]] | None = None,
        **values: Any,
    ) -> int:
        """Run a statement once, or once per row; return how many rows it touched."""
        if rows is not None and not rows:
            return 0
        done = await self._execute(statement, values if rows is None else rows)
        return int(done.rowcount)

    async def insert(self, statement: Executable) -> int:
        """Insert one row and return its id."""
        key = (await self._execute(statement, None)).inserted_primary_key
        assert key is not None
        return int(key[0])


Gate = Callable[[], Awaitable[None]]


class Store:
    """The database. Open it once per process, and close it."""

    guard: Callable[[WriteTx], Awaitable[None]] | None = None
    """Looks at every transaction that is about to write, and may raise."""

    share: Share | None = None
    """This process's part of the work; None where it is the only one."""

    def __init__(self, url: str | Path, clock: Clock = system_clock) -> None:
        """Take a file's path or a database URL; nothing is touched before `open`."""
        self.clock = clock
        try:
            self.url = _url(url)
            in_file = self.url.get_backend_name() == "sqlite"
            self.path = Path(self.url.database or "") if in_file else None
            self.engine: Engine = (
                _server(self.url) if self.path is None else SqliteEngine(self.path)
            )
        except (ArgumentError, ValueError) as error:
            raise StoreError("The database's address cannot be read.") from error

    async def open(self, gate: Gate | None = None) -> None:
        """Migrate the database to this release's schema, after a copy of an older one.

        `gate` is waited for before anything is changed: another process may use the database.
        """
        try:
            await self.engine.connect()
            known = await self.engine.has(schema.leases.name)
            if gate is not None and known:
                await gate()
            await self.engine.migrate()
            if gate is not None and not known:
                await gate()
        except (DBAPIError, sqlite3.Error, OSError) as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            raise StoreError(
                f"The database {self.name} cannot be brought up to date: {cause}."
            ) from error

    async def close(self) -> None:
        """Close all connections; no transaction may be open."""
        await self.engine.close()

    @property
    def name(self) -> str:
        """Return what to call the database in a message; never with a password."""
        return str(self.path) if self.path else self.url.render_as_string()

    @asynccontextmanager
    async def read(self, *, aside: bool = False) -> AsyncIterator[ReadTx]:
        """Open a transaction that reads one moment of the database.

        `aside` is for statements that go through whole tables: nobody's press waits for them.
        """
        async with self.engine.read(aside) as execute:
            tx = ReadTx(execute, self.clock())
            tx.share = self.share
            yield tx

    @property
    def shared(self) -> bool:
        """Return whether several may write at the same time."""
        return self.engine.shared

    @asynccontextmanager
    async def write(self, *, aside: bool = False, alone: bool = True) -> AsyncIterator[WriteTx]:
        """Open a transaction that is committed when the block ends, and undone when it raises.

        Nobody else writes meanwhile. Those may (`alone=False`) who first lock a row that guards
        everything they read and change, or who change rows that are nobody else's business.
        """
        async with self.engine.write(aside, alone) as execute:
            tx = WriteTx(execute, self.clock(), alone or not self.shared)
            tx.share = self.share
            if self.guard is not None:
                await self.guard(tx)
            yield tx


def _url(url: str | Path) -> URL:
    if isinstance(url, Path) or "://" not in url:
        return URL.create("sqlite", database=str(url))
    return make_url(url)


def _server(url: URL) -> Engine:
    if url.get_backend_name() != "postgresql":
        raise StoreError(
            "The database's address cannot be read: it is the name of a SQLite file, or "
            "PostgreSQL's, such as postgresql://user@host/name."
        )
    from bot.store.server import ServerEngine  # nobody else pays for its driver

    return ServerEngine(url)


def columns(table: Table, row: type[Any]) -> list[ColumnElement[Any]]:
    """Return the columns of a table that this record has."""
    return [table.c[field.name] for field in fields(row)]


def make(kind: type[T], row: Row) -> T:
    """Return a record made from a row of its columns."""
    return kind(*row.values())
