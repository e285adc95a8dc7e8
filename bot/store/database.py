"""Connections and transactions: one writer and several readers on SQLite."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Executable, RowMapping, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.clock import Clock, system_clock
from bot.store.errors import StoreError
from bot.store.migrate import backup, check_file, migrate

BUSY_TIMEOUT = 15_000
"""How long to wait for another process that is writing, in milliseconds."""

READERS = 4

T = TypeVar("T")


class ReadTx:
    """A transaction that only reads; it sees one moment of the database."""

    def __init__(self, connection: AsyncConnection, now: int) -> None:
        """Take a connection that has begun a transaction."""
        self._connection = connection
        self.now = now
        """When the transaction began: one time for everything it does."""

    async def all(self, statement: Executable) -> Sequence[RowMapping]:
        """All rows."""
        return (await settle(self._connection.execute(statement))).mappings().all()

    async def one(self, statement: Executable) -> RowMapping | None:
        """The first row, if there is one."""
        return (await settle(self._connection.execute(statement))).mappings().first()

    async def value(self, statement: Executable) -> Any:
        """The first column of the first row, or None."""
        return (await settle(self._connection.execute(statement))).scalar()


class WriteTx(ReadTx):
    """A transaction that may write; all of it counts, or nothing."""

    async def run(self, statement: Executable, rows: Sequence[dict[str, Any]] | None = None) -> int:
        """Run a statement, once or once per row; how many rows it touched."""
        if rows is not None and not rows:
            return 0
        done = await settle(self._connection.execute(statement, rows))
        return int(done.rowcount)

    async def insert(self, statement: Executable) -> int:
        """Insert one row; its id."""
        done = await settle(self._connection.execute(statement))
        key = done.inserted_primary_key
        assert key is not None
        return int(key[0])


class Store:
    """The database. Open it once per process, and close it."""

    def __init__(self, url: str | Path, clock: Clock = system_clock) -> None:
        """Take a file's path or a database URL; nothing is touched before `open`."""
        self.clock = clock
        self.url = _url(url)
        self._lite = self.url.get_backend_name() == "sqlite"
        self.path = Path(self.url.database or "") if self._lite else None
        # SQLite has one writer; waiting for it here is fairer than in the database.
        self._one_writer: AbstractAsyncContextManager[None] = (
            asyncio.Lock() if self._lite else nullcontext()
        )
        self._writer = self._engine(size=1 if self._lite else READERS, begin="BEGIN IMMEDIATE")
        self._reader = self._engine(size=READERS, begin="BEGIN") if self._lite else self._writer

    async def open(self) -> None:
        """Bring the database to this release's shape, keeping a copy of an older one."""
        if self.path is not None:
            await asyncio.to_thread(check_file, self.path)
        try:
            if self.path is not None:
                await asyncio.to_thread(backup, self.path)
            async with self._writer.begin() as connection:
                await connection.run_sync(migrate)
        except (OperationalError, sqlite3.Error) as error:
            cause = error.orig if isinstance(error, OperationalError) else error
            raise StoreError(
                f"The database {self.name} cannot be brought up to date: {cause}."
            ) from error

    async def close(self) -> None:
        """Close all connections."""
        await self._writer.dispose()
        await self._reader.dispose()

    @property
    def name(self) -> str:
        """What to call the database in a message; never with a password."""
        return str(self.path) if self.path else self.url.render_as_string()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[ReadTx]:
        """Read one moment of the database."""
        async with _transaction(self._reader) as connection:
            yield ReadTx(connection, self.clock())

    @asynccontextmanager
    async def write(self) -> AsyncIterator[WriteTx]:
        """Read and write; committed when the block ends, undone when it raises."""
        async with self._one_writer, _transaction(self._writer) as connection:
            yield WriteTx(connection, self.clock())

    def _engine(self, size: int, begin: str) -> AsyncEngine:
        # Closing a connection rolls back what was not committed; the pool need not do it again.
        engine = create_async_engine(
            self.url, pool_size=size, max_overflow=0, pool_reset_on_return=None
        )
        if self._lite:
            event.listen(engine.sync_engine, "connect", _prepare)
            event.listen(engine.sync_engine, "begin", lambda c: c.exec_driver_sql(begin))
        return engine


async def settle(work: Coroutine[Any, Any, T]) -> T:
    """Wait for something that must not be left half done; a cancellation takes effect after it.

    A connection whose statement is cancelled would keep the database locked for everybody.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait({task})
        raise


@asynccontextmanager
async def _transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    connection = engine.connect()
    try:
        await settle(_begin(connection))
        yield connection
        await settle(connection.commit())
    finally:
        if connection.sync_connection is not None:
            await settle(connection.close())


async def _begin(connection: AsyncConnection) -> None:
    await connection.start()
    await connection.begin()


def _url(url: str | Path) -> URL:
    if isinstance(url, Path) or "://" not in url:
        return URL.create("sqlite+aiosqlite", database=str(url))
    return make_url(url)


def _prepare(connection: DBAPIConnection, _record: object) -> None:
    """Settings that SQLite forgets with each connection."""
    # The driver must not begin transactions by itself: BEGIN IMMEDIATE is ours to say.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()
