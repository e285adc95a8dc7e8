"""SQLite: statements here and now, commits in a thread, several transactions to one commit.

A statement of ours takes SQLite some microseconds; handing it to a thread and back takes far longer
than that, and there are some thirty of them in a move. So they run where they are written. What
may take long waits for the disk or for another process: a commit does so in a thread, and a
beginning by trying again.

A commit waits for the disk several milliseconds, whatever is in it. Those who want to write
meanwhile go into the next one together, each behind a savepoint of its own. Nobody goes on before
the commit with their changes is done.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, CursorResult, Executable, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection

from bot.store.engines import Execute, Parameters
from bot.store.errors import StoreError
from bot.store.migrate import backup, check_file, migrate
from bot.store.settle import settle

BUSY_TIMEOUT = 15.0
"""Seconds to wait for another process that is writing."""

BLOCKED = 5
"""Milliseconds of them in which nobody else goes on; then we try again now and then."""

TOGETHER = 64
"""Transactions in one commit, at most: the first of them waits for the last."""


class Commit:
    """Transactions that are committed together."""

    def __init__(self) -> None:
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.size = 0


class Lite:
    """One file, one writer."""

    def __init__(self, path: Path) -> None:
        """Nothing is touched before `open`."""
        self._path = path
        url = URL.create("sqlite", database=str(path))
        # We say ourselves when a transaction begins and ends.
        self.sync_engine = create_engine(url, isolation_level="AUTOCOMMIT", max_overflow=-1)
        event.listen(self.sync_engine, "connect", _prepare)
        self._idle: list[Connection] = []
        self._writer: Connection | None = None
        self._disk = ThreadPoolExecutor(1, "commit")
        self._turn = asyncio.Lock()
        self._queued = 0
        self._commit: Commit | None = None

    async def open(self) -> None:
        """Bring the file to this release's shape, keeping a copy of an older one."""
        await asyncio.to_thread(check_file, self._path)
        await asyncio.to_thread(self._migrate)
        self._writer = self.sync_engine.connect()
        _file(self._writer).execute(f"PRAGMA busy_timeout = {BLOCKED}")

    def _migrate(self) -> None:
        backup(self._path)
        with self.sync_engine.connect() as connection:
            file = _file(connection)
            file.execute("BEGIN IMMEDIATE")
            try:
                migrate(connection)
                file.execute("COMMIT")
            except BaseException:
                file.rollback()
                raise

    async def close(self) -> None:
        """Close all connections."""
        self._disk.shutdown()
        for connection in (*self._idle, *([self._writer] if self._writer else [])):
            connection.close()
        self._idle, self._writer = [], None
        self.sync_engine.dispose()

    @asynccontextmanager
    async def read(self, aside: bool) -> AsyncIterator[Execute]:
        """A transaction on a connection of its own; it waits for nobody."""
        connection = self._idle.pop() if self._idle else self.sync_engine.connect()
        file = _file(connection)
        file.execute("BEGIN")
        try:
            yield _executing(connection, aside)
        finally:
            file.rollback()
            self._idle.append(connection)

    @asynccontextmanager
    async def write(self, aside: bool) -> AsyncIterator[Execute]:
        """A transaction when it is one's turn, committed together with those that wait behind."""
        await self._take_turn()
        try:
            connection = self._writer
            if connection is None:
                raise StoreError("The database is not open.")
            file = _file(connection)
            commit = self._commit or await self._begin(file)
            file.execute("SAVEPOINT one")
            try:
                yield _executing(connection, aside)
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
                    await settle(self._finish(file, commit))
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
        """Those before us left the commit to us, and we do not come."""
        async with self._turn:
            if self._commit is not None and self._writer is not None:
                await self._finish(_file(self._writer), self._commit)

    async def _begin(self, file: sqlite3.Connection) -> Commit:
        """Begin, as soon as no other process writes."""
        until = time.monotonic() + BUSY_TIMEOUT
        while True:
            try:
                file.execute("BEGIN IMMEDIATE")
                break
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
            await asyncio.sleep(BLOCKED / 1000)
        self._commit = Commit()
        return self._commit

    async def _finish(self, file: sqlite3.Connection, commit: Commit) -> None:
        """Commit; whoever is in it learns how it went."""
        self._commit = None
        try:
            if not file.in_transaction:
                raise sqlite3.OperationalError("the transaction was given up")
            await asyncio.get_running_loop().run_in_executor(self._disk, file.commit)
        except BaseException as error:
            if file.in_transaction:
                file.rollback()
            commit.done.set_exception(error)
            commit.done.exception()  # nobody need be left to hear it
        else:
            commit.done.set_result(None)


def _executing(connection: Connection, aside: bool) -> Execute:
    async def execute(statement: Executable, values: Parameters) -> CursorResult[Any]:
        if aside:
            return await settle(asyncio.to_thread(connection.execute, statement, values))
        return connection.execute(statement, values)

    return execute


def _file(connection: Connection) -> sqlite3.Connection:
    """The driver's connection behind SQLAlchemy's."""
    file = connection.connection.driver_connection
    assert isinstance(file, sqlite3.Connection)
    return file


def _prepare(connection: DBAPIConnection, _record: object) -> None:
    """Settings that SQLite forgets with each connection."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {int(1000 * BUSY_TIMEOUT)}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()
