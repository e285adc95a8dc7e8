"""What the store needs of a database, and how a database server provides it."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Protocol

from sqlalchemy import URL, CursorResult, Executable, inspect
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.store.migrate import migrate
from bot.store.sqlite import settle

CONNECTIONS = 4

Parameters = Mapping[str, Any] | Sequence[Mapping[str, Any]] | None
Execute = Callable[[Executable, Parameters], Awaitable[CursorResult[Any]]]
"""Run a statement in a transaction that has begun."""


class Engine(Protocol):
    """A database: transactions, migrations, connections."""

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

    def read(self, aside: bool) -> AbstractAsyncContextManager[Execute]:
        """Open a transaction that sees one moment of the database.

        `aside` says that its statements take long.
        """
        ...

    def write(self, aside: bool) -> AbstractAsyncContextManager[Execute]:
        """Open a transaction that is committed when the block ends, and undone when it raises."""
        ...


class ServerEngine:
    """A database server such as PostgreSQL: it decides itself who waits for whom."""

    def __init__(self, url: URL) -> None:
        """Nothing is touched before `open`."""
        # Closing a connection rolls back what was not committed; the pool need not do it again.
        self._engine = create_async_engine(
            url, pool_size=CONNECTIONS, max_overflow=0, pool_reset_on_return=None
        )

    async def connect(self) -> None:
        """Do nothing: the pool connects when it is first used."""

    async def has(self, table: str) -> bool:
        """Return whether there is a table of this name."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(lambda sync: inspect(sync).has_table(table))

    async def migrate(self) -> None:
        """Run the migrations that are missing."""
        async with self._engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        """Close all connections; no transaction may be open."""
        await self._engine.dispose()

    @asynccontextmanager
    async def read(self, aside: bool) -> AsyncIterator[Execute]:
        """Open a transaction; long statements are the server's affair."""
        connection = self._engine.connect()

        async def execute(statement: Executable, values: Parameters) -> CursorResult[Any]:
            return await settle(connection.execute(statement, values))

        try:
            await settle(_begin(connection))
            yield execute
            await settle(connection.commit())
        finally:
            if connection.sync_connection is not None:
                await settle(connection.close())

    def write(self, aside: bool) -> AbstractAsyncContextManager[Execute]:
        """Open a transaction; a server needs no other kind for writing."""
        return self.read(aside)


async def _begin(connection: AsyncConnection) -> None:
    await connection.start()
    await connection.begin()
