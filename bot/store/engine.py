"""What the store needs of a database, and how SQLite provides it (PostgreSQL: server.py).

SQLite: a statement of ours takes it some microseconds; handing it to a thread and back takes far
longer than that, and there are some thirty of them in a move. So they run where they are written.
What may take long goes to the connection's own thread, which is aiosqlite's: a beginning while
another process writes, a commit, which waits for the disk, and statements that go through whole
tables (`aside`). Statements that are run again and again go straight to the driver (prepared.py).

A commit waits for the disk several milliseconds, whatever is in it. Those who want to write
meanwhile go into the next one together, each behind a savepoint of its own. Nobody goes on before
the commit with their changes is done.
"""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

import aiosqlite
from pydantic_core import from_json, to_json
from sqlalchemy import URL, Connection, CursorResult, Executable, create_engine, event, inspect
from sqlalchemy import Engine as SyncEngine
from sqlalchemy.engine.interfaces import DBAPIConnection

from bot.store.errors import StoreError
from bot.store.files import INCREMENTAL, check_file, let_shrink
from bot.store.migrate import backup, migrate
from bot.store.prepared import Rows, Statements

Parameters = Mapping[str, Any] | Sequence[Mapping[str, Any]] | None
Execute = Callable[[Executable, Parameters], Awaitable[CursorResult[Any] | Rows]]
"""Run a statement in a transaction that has begun."""


class Engine(Protocol):
    """A database: transactions, migrations, connections."""

    shared: bool
    """Whether several may write at the same time."""

    async def connect(self) -> None:
        """Get ready for transactions, whatever schema the database has."""
        ...

    async def has(self, table: str) -> bool:
        """Return whether there is a table of this name."""
        ...

    async def migrate(self) -> None:
        """Migrate the database to this release's schema."""
        ...

    async def close(self) -> None:
        """Close all connections; no transaction may be open."""
        ...

    async def give_back(self) -> bool:
        """Give some space that is free back to the system; return whether there is more."""
        ...

    def read(self, aside: bool) -> AbstractAsyncContextManager[Execute]:
        """Open a transaction that sees one moment of the database.

        `aside` says that its statements take long.
        """
        ...

    def write(self, aside: bool, alone: bool) -> AbstractAsyncContextManager[Execute]:
        """Open a transaction that is committed when the block ends, and undone when it raises.

        Nobody else writes meanwhile, unless it need not be `alone`.
        """
        ...


T = TypeVar("T")


async def settle(work: Awaitable[T]) -> T:
    """Await work to its end; a cancellation takes effect only after it.

    A connection whose statement is cancelled would keep the database locked for everybody.
    """
    task = asyncio.ensure_future(work)
    if task.done():
        return task.result()
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait({task})
        raise


def _written(value: Any) -> str:
    try:
        return to_json(value).decode()
    except ValueError:  # half a surrogate pair is no text to pydantic
        return json.dumps(value)


def _read(text: str) -> Any:
    try:
        return from_json(text)
    except ValueError:
        return json.loads(text)


SERIALIZERS: dict[str, Any] = {"json_serializer": _written, "json_deserializer": _read}
"""How columns of JSON are written and read: by pydantic, several times as fast as by Python."""

BUSY_TIMEOUT = 15.0
"""Seconds to wait for another process that is writing."""

_WAITS = f"PRAGMA busy_timeout = {int(1000 * BUSY_TIMEOUT)}"

SPARE = 256
"""Pages that may stay free, since rows come and go all the time."""

GIVEN_BACK = 256
"""Pages that are given back at once; nobody writes meanwhile."""

TOGETHER = 64
"""Transactions in one commit, at most: the first of them waits for the last."""


class Link(aiosqlite.Connection):
    """A connection: SQLAlchemy's for statements, aiosqlite's thread for whatever waits."""

    def __init__(self, engine: SyncEngine) -> None:
        """Open the file; the thread begins with the first that waits."""
        self.sql: Connection = engine.connect()
        self.file = _file(self.sql)
        super().__init__(lambda: self.file, iter_chunk_size=1)
        self._thread.daemon = True  # an abrupt end need not wait for it

    async def aside(self, work: Callable[..., T], *args: Any) -> T:
        """Run something in the connection's thread, to its end, and return its result."""
        if self._connection is None:
            await self
        if not self._running:
            raise StoreError("The database is closed.")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((done, partial(work, *args)))  # as aiosqlite does, without a task
        return await settle(done)

    async def close(self) -> None:
        """Close the file and end the thread."""
        await super().close()
        self.sql.invalidate()
        self.sql.close()


class Commit:
    """Transactions that are committed together, and the future of their commit."""

    def __init__(self) -> None:
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.size = 0


class SqliteEngine:
    """A database in one file, with one writer."""

    shared = False

    def __init__(self, path: Path) -> None:
        """Nothing is touched before `open`."""
        self._path = path
        url = URL.create("sqlite", database=str(path))
        # We say ourselves when a transaction begins and ends.
        self.sync_engine = create_engine(
            url, isolation_level="AUTOCOMMIT", max_overflow=-1, **SERIALIZERS
        )
        event.listen(self.sync_engine, "connect", _prepare)
        self._statements = Statements(self.sync_engine.dialect)
        self._idle: list[Link] = []
        self._writer: Link | None = None
        self._turn = asyncio.Lock()
        self._queued = 0
        self._commit: Commit | None = None

    async def connect(self) -> None:
        """Check that the file is a sound database, and open it for writing."""
        await asyncio.to_thread(check_file, self._path)
        writer = Link(self.sync_engine)
        await writer
        self._writer = writer

    async def has(self, table: str) -> bool:
        """Return whether there is a table of this name."""
        with self.sync_engine.connect() as connection:
            return inspect(connection).has_table(table)

    async def migrate(self) -> None:
        """Migrate the file to this release's schema, after a copy of an older one."""
        await asyncio.to_thread(self._migrate)

    def _migrate(self) -> None:
        backup(self._path)
        with self.sync_engine.connect() as connection:
            file = _file(connection)
            let_shrink(file, self._path)
            file.execute("BEGIN IMMEDIATE")
            try:
                migrate(connection)
                file.execute("COMMIT")
            except BaseException:
                file.rollback()
                raise

    async def close(self) -> None:
        """Close all connections; no transaction may be open."""
        for link in (*self._idle, *([self._writer] if self._writer else [])):
            await link.close()
        self._idle, self._writer = [], None
        self.sync_engine.dispose()

    async def give_back(self) -> bool:
        """Move pages from the end of the file into gaps, and cut the end off."""
        async with self.write(aside=True, alone=True):
            assert self._writer is not None
            return await self._writer.aside(_shrink, self._writer.file)

    @asynccontextmanager
    async def read(self, aside: bool) -> AsyncIterator[Execute]:
        """Open a transaction on a connection of its own; it waits for nobody."""
        link = self._idle.pop() if self._idle else Link(self.sync_engine)
        link.file.execute("BEGIN")
        try:
            yield self._executing(link, aside)
        finally:
            link.file.rollback()
            self._idle.append(link)

    @asynccontextmanager
    async def write(self, aside: bool, alone: bool) -> AsyncIterator[Execute]:
        """Open a transaction in turn; it is committed together with those that wait behind it.

        Everybody is alone while they write.
        """
        await self._take_turn()
        try:
            link = self._writer
            if link is None:
                raise StoreError("The database is not open.")
            file = link.file
            commit = self._commit or await self._begin(link)
            file.execute("SAVEPOINT one")
            try:
                yield self._executing(link, aside)
                file.execute("RELEASE one")
            except BaseException:
                # If SQLite itself has given up the transaction, the commit will say so to all.
                if file.in_transaction:
                    file.execute("ROLLBACK TO one")
                    file.execute("RELEASE one")
                raise
            finally:
                commit.size += 1
                if not self._queued or commit.size >= TOGETHER or not file.in_transaction:
                    await settle(self._finish(link, commit))
        finally:
            self._turn.release()
        await settle(commit.done)

    async def _take_turn(self) -> None:
        self._queued += 1
        try:
            await self._turn.acquire()
        except asyncio.CancelledError:
            if self._queued == 1 and not self._turn.locked():
                await settle(self._finish_for_others())
            raise
        finally:
            self._queued -= 1

    async def _finish_for_others(self) -> None:
        """Commit what those before left to a writer that was cancelled."""
        async with self._turn:
            if self._commit is not None and self._writer is not None:
                await self._finish(self._writer, self._commit)

    async def _begin(self, link: Link) -> Commit:
        """Begin a transaction, as soon as no other process writes."""
        try:
            if not _begin_now(link.file):
                await link.aside(link.file.execute, "BEGIN IMMEDIATE")
        except asyncio.CancelledError:
            if link.file.in_transaction:  # it has begun, and nobody is left to use it
                link.file.rollback()
            raise
        self._commit = Commit()
        return self._commit

    async def _finish(self, link: Link, commit: Commit) -> None:
        """Commit, and tell everybody in the commit how it went."""
        self._commit = None
        file = link.file
        try:
            if not file.in_transaction:
                raise sqlite3.OperationalError("the transaction was given up")
            await link.aside(file.commit)
        except BaseException as error:
            if file.in_transaction:
                file.rollback()
            commit.done.set_exception(error)
            commit.done.exception()  # nobody need be left to hear it
        else:
            commit.done.set_result(None)

    def _executing(self, link: Link, aside: bool) -> Execute:
        async def execute(statement: Executable, values: Parameters) -> CursorResult[Any] | Rows:
            if aside:
                return await link.aside(link.sql.execute, statement, values)
            # Whoever listens to SQLAlchemy hears every statement: then it runs all of them.
            heard = self.sync_engine.dispatch.before_cursor_execute
            prepared = None if heard else self._statements.find(statement, values)
            if prepared is None:
                return link.sql.execute(statement, values)
            return prepared.run(link.file, values or {})

        return execute


def _begin_now(file: sqlite3.Connection) -> bool:
    """Begin a transaction unless another process is writing; return whether it has begun."""
    file.execute("PRAGMA busy_timeout = 0")
    try:
        file.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        return False
    finally:
        file.execute(_WAITS)
    return True


def _file(connection: Connection) -> sqlite3.Connection:
    """Return the driver's connection behind SQLAlchemy's."""
    file = connection.connection.driver_connection
    assert isinstance(file, sqlite3.Connection)
    return file


def _shrink(file: sqlite3.Connection) -> bool:
    """Cut some free pages off; return whether more can be."""
    (mode,) = file.execute("PRAGMA auto_vacuum").fetchone()
    (free,) = file.execute("PRAGMA freelist_count").fetchone()
    if mode != INCREMENTAL or free <= SPARE:
        return False
    # Every page is a step of the statement, so all of them are fetched.
    file.execute(f"PRAGMA incremental_vacuum({min(GIVEN_BACK, free - SPARE)})").fetchall()
    return bool(free - SPARE > GIVEN_BACK)


def _prepare(connection: DBAPIConnection, _record: object) -> None:
    """Set what SQLite forgets with each connection."""
    cursor = connection.cursor()
    cursor.execute(_WAITS)
    if cursor.execute("PRAGMA page_count").fetchone() == (0,):
        # Heeded while the file is empty; later it would only wait for whoever is writing.
        cursor.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()
