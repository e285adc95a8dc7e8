"""PostgreSQL: a database server that several processes may use.

SQLite has one writer at a time, and everything that writes relies on it: what was read is still so
when it is changed. A server has many writers, so each says what it needs:

- A transaction that writes has all other writers wait (`alone`, the usual case).
- Where a row is locked first that guards whatever follows, such as the session's for a move,
  others may write at the same time (`alone=False`): they wait for one another only at the same
  row, and for those who want to be alone.

Both are one advisory lock of the server, taken by some for themselves and by others together; it
ends with the transaction, also where the process ends.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import URL, CursorResult, Executable, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.engine import SERIALIZERS, Execute, Parameters, settle
from bot.store.errors import DatabaseAway, StoreError
from bot.store.migrate import migrate

CONNECTIONS, MORE_CONNECTIONS = 4, 6
"""Connections that stay open, and those that are opened besides while much is to be done.

So many to read, and as many to write: who writes and has to look something up meanwhile never waits
for somebody who reads and has to write something down.
"""

PATIENCE = 2.0
"""Seconds for which a transaction tries to begin where the server cannot be reached."""

LOOK = 0.1
"""Seconds between two attempts."""

LONGEST_STATEMENT = 60
"""Seconds until a server counts as away that does not answer."""

LONGEST_SILENCE = "20s"
"""A process that stands still in a transaction keeps others waiting so long at most."""

T = TypeVar("T")

_LOCK = 0x4D616573
"""The number of our advisory lock; one more is for migrations."""

_CHANNEL = "maester"
"""Where processes wake one another (LISTEN and NOTIFY)."""

_READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
_ALONE = f"BEGIN; SELECT pg_advisory_xact_lock({_LOCK})"
_TOGETHER = f"BEGIN; SELECT pg_advisory_xact_lock_shared({_LOCK})"

_GONE = (
    OSError,  # refused, reset, timed out
    PoolTimeout,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InternalClientError,  # the server has said farewell, and its end is not seen yet
)


class ServerEngine:
    """A PostgreSQL database: the server decides who waits for whom."""

    shared = True

    def __init__(self, url: URL) -> None:
        """Nothing is touched before `open`."""
        self.name = url.render_as_string()
        """The address without the password."""
        self.url = url.set(drivername="postgresql+asyncpg")
        quiet = {
            "application_name": "maester",
            "idle_in_transaction_session_timeout": LONGEST_SILENCE,
            "tcp_keepalives_idle": "10",
            "tcp_keepalives_interval": "5",
            "tcp_keepalives_count": "3",
        }
        # We say ourselves when a transaction begins and ends.
        options: dict[str, Any] = {
            "isolation_level": "AUTOCOMMIT",
            "pool_size": CONNECTIONS,
            "max_overflow": MORE_CONNECTIONS,
            "pool_reset_on_return": None,
            **SERIALIZERS,
            "connect_args": {
                "timeout": 10,
                "command_timeout": LONGEST_STATEMENT,
                "prepared_statement_cache_size": 400,
                "server_settings": quiet,
            },
        }
        self._reading = create_async_engine(self.url, **options)
        self._writing = create_async_engine(self.url, **options)
        hasty = options["connect_args"] | {
            "server_settings": quiet | {"synchronous_commit": "off"},
        }
        self._aside = create_async_engine(
            self.url, **options | {"pool_size": 2, "connect_args": hasty}
        )

    async def connect(self) -> None:
        """Connect once; StoreError says why that cannot be done."""
        try:
            async with self._writing.connect():
                return
        except Exception as error:
            cause = cause_of(error)
            refused = isinstance(cause, asyncpg.InvalidAuthorizationSpecificationError)
            unknown = isinstance(cause, asyncpg.InvalidCatalogNameError)
            what = "refuses us" if refused else "is not there" if unknown else "cannot be reached"
            why = str(cause) or type(cause).__name__
            raise StoreError(f"The database {self.name} {what}: {why}.") from error

    async def has(self, table: str) -> bool:
        """Return whether there is a table of this name."""
        async with self._writing.connect() as connection:
            return await connection.run_sync(lambda sync: inspect(sync).has_table(table))

    async def migrate(self) -> None:
        """Run the migrations that are missing, in one transaction, one process at a time."""
        engine = self._writing.execution_options(isolation_level="READ COMMITTED")
        async with engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK + 1})"))
            await connection.run_sync(migrate)

    async def close(self) -> None:
        """Close all connections; no transaction may be open."""
        await self._reading.dispose()
        await self._writing.dispose()
        await self._aside.dispose()

    async def quick(self, statement: str, *values: Any) -> Any:
        """Run one statement by itself and return its first value; it waits for no disk.

        For what several processes agree on from moment to moment. DatabaseAway if it cannot be run.
        """
        return await settle(self._quick(statement, *values))

    async def _quick(self, statement: str, *values: Any) -> Any:
        loop = asyncio.get_running_loop()
        give_up = loop.time() + PATIENCE
        while True:
            try:
                async with self._aside.connect() as connection:
                    driver = (await connection.get_raw_connection()).driver_connection
                    assert driver is not None
                    return await driver.fetchval(statement, *values)
            except Exception as error:
                if not gone(error):
                    raise
                await self._aside.dispose()
                if loop.time() >= give_up:
                    raise DatabaseAway(_away(error)) from error
            await asyncio.sleep(LOOK)

    async def notify(self, said: str) -> None:
        """Say something to all processes that listen."""
        await self.quick("SELECT pg_notify($1, $2)", _CHANNEL, said)

    async def listen(self, heard: Callable[[str | None], None]) -> None:
        """Hear what processes say, and None when that begins; return when the connection ends."""
        await _telling(self._listen(heard))

    async def _listen(self, heard: Callable[[str | None], None]) -> None:
        lost = asyncio.Event()
        async with self._aside.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            try:
                await driver.add_listener(_CHANNEL, lambda *said: heard(said[-1]))
                driver.add_termination_listener(lambda _: lost.set())
                heard(None)
                await lost.wait()
            finally:
                await connection.invalidate()

    async def give_back(self) -> bool:
        """Leave it to the server, which cleans up after itself."""
        return False

    def read(self, aside: bool) -> AbstractAsyncContextManager[Execute]:
        """Open a transaction that sees one moment; long statements are the server's affair."""
        return self._transaction(self._reading, _READ)

    def write(self, aside: bool, alone: bool) -> AbstractAsyncContextManager[Execute]:
        """Open a transaction that writes."""
        return self._transaction(self._writing, _ALONE if alone else _TOGETHER)

    @asynccontextmanager
    async def _transaction(self, engine: AsyncEngine, beginning: str) -> AsyncIterator[Execute]:
        begun = asyncio.ensure_future(_begin(engine, beginning))
        try:
            connection, driver = await settle(begun)
        except asyncio.CancelledError:
            if not begun.cancelled() and begun.exception() is None:  # and nobody is left to use it
                await settle(_end(*begun.result(), done=False))
            raise
        done = False

        async def execute(statement: Executable, values: Parameters) -> CursorResult[Any]:
            return await settle(_telling(connection.execute(statement, values)))

        try:
            yield execute
            if await settle(_telling(driver.execute("COMMIT"))) != "COMMIT":
                # After a statement that failed the server answers so, and raises nothing.
                raise StoreError("The transaction was undone, since a statement in it had failed.")
            done = True
        finally:
            await settle(_end(connection, driver, done=done))


async def _begin(engine: AsyncEngine, beginning: str) -> tuple[AsyncConnection, Any]:
    """Begin a transaction; nothing has happened yet, so this may be tried several times."""
    loop = asyncio.get_running_loop()
    give_up = loop.time() + PATIENCE
    while True:
        connection = engine.connect()
        try:
            await connection.start()
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            await driver.execute(beginning)
            return connection, driver
        except BaseException as error:
            kept = connection.sync_connection is not None
            if kept:
                await connection.invalidate()
                await connection.close()
            if not gone(error):
                raise
            if kept:  # then the others that were kept are dead as well
                await engine.dispose()
            if loop.time() >= give_up:
                raise DatabaseAway(_away(error)) from error
        await asyncio.sleep(LOOK)


async def _telling(work: Awaitable[T]) -> T:
    """Await a statement; DatabaseAway where the server could not be reached."""
    try:
        return await work
    except Exception as error:
        if gone(error):
            raise DatabaseAway(_away(error)) from error
        raise


async def _end(connection: AsyncConnection, driver: Any, *, done: bool) -> None:
    """Give a connection back to the pool, without anything open in it."""
    if not done:
        try:
            await driver.execute("ROLLBACK")
        except Exception:  # it is lost, and the server undoes what was begun
            with suppress(Exception):
                await connection.invalidate()
    await connection.close()


def _away(error: BaseException) -> str:
    return f"The database cannot be reached: {cause_of(error)}"


def cause_of(error: BaseException) -> BaseException:
    """Return the driver's own error behind SQLAlchemy's."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return error.orig.__cause__ or error.orig
    return error


def gone(error: BaseException) -> bool:
    """Return whether an error tells that the server is away, and not that we are wrong."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    cause = cause_of(error)
    if isinstance(cause, asyncpg.InterfaceError):
        return "connection" in str(cause)
    return isinstance(cause, _GONE)
