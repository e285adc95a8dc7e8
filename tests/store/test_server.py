"""PostgreSQL: who waits for whom, what a start says, and a server that goes away and comes back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import DatabaseAway, Store, StoreError, outbox, schema, server, sessions, settings
from bot.store.errors import DriverError
from bot.store.server import ServerEngine
from tests.postgres import OTHER, Server, Shared, run

TABLE = {
    "game": "toy",
    "title": "t",
    "guild_id": 1,
    "channel_id": 2,
    "host_user": 3,
    "options": {},
    "seats": 2,
    "language": "en",
}


@pytest.fixture
async def store(postgres_database: str) -> AsyncIterator[Store]:
    store = Store(postgres_database)
    await store.open()
    yield store
    await store.close()


async def complaint(url: str) -> str:
    """What a start says about this address."""
    store = Store(url)
    with pytest.raises(StoreError) as said:
        await store.open()
    await store.close()
    assert "valar" not in str(said.value)
    return str(said.value)


async def test_migrations_lead_to_the_tables_of_the_schema(postgres_database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, schema.metadata))

    engine = create_async_engine(ServerEngine(make_url(postgres_database)).url)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_an_address_that_leads_nowhere(postgres: Shared) -> None:
    assert "cannot be reached" in await complaint("postgresql://maester@127.0.0.1:1/games")
    assert "cannot be reached" in await complaint("postgresql://maester@nowhere.invalid/games")
    assert 'database "nowhere" does not exist' in await complaint(postgres.url("nowhere"))


async def test_a_password_that_is_refused(postgres: Shared) -> None:
    wrong = postgres.url("fresh", f"{OTHER}:valarr")
    assert "refuses us: password authentication failed" in await complaint(wrong)
    assert "refuses us" in await complaint(postgres.url("fresh", OTHER))


async def test_databases_of_others_and_of_later_releases(
    postgres: Shared, postgres_database: str
) -> None:
    await run(postgres_database, "UPDATE alembic_version SET version_num = '0999'")
    assert "newer release (revision 0999)" in await complaint(postgres_database)
    await run(postgres_database, "DROP TABLE alembic_version")
    assert "belongs to another program" in await complaint(postgres_database)


async def test_those_who_lock_their_row_write_side_by_side(store: Store) -> None:
    async with store.write() as tx:
        one, two = [await sessions.create(tx, **TABLE) for _ in range(2)]
    async with sessions.held(store, one) as tx:
        await outbox.add(tx, one, [("board", "table", {})])
        async with sessions.held(store, two) as other:
            await outbox.add(other, two, [("board", "table", {})])
        same, alone = asyncio.Event(), asyncio.Event()

        async def wait(event: asyncio.Event, session: int | None) -> None:
            async with sessions.held(store, session) if session else store.write():
                event.set()

        waiting = [asyncio.create_task(wait(same, one)), asyncio.create_task(wait(alone, None))]
        async with store.read() as reading:
            assert len(await outbox.due_lanes(reading, True, 9)) == 1, "the other is committed"
        assert not same.is_set()
        assert not alone.is_set()
    await asyncio.gather(*waiting)


async def test_a_commit_of_nothing_is_no_commit(store: Store) -> None:
    """After a statement that failed the server answers a commit by undoing everything."""
    async with store.write() as tx:
        one = await sessions.create(tx, **TABLE)

    async def swallow() -> None:
        async with store.write() as tx:
            await sessions.change(tx, one, title="lost")
            with suppress(DriverError):
                await tx.run(text("SELECT 1 / 0"))

    with pytest.raises(StoreError, match="undone"):
        await swallow()
    async with store.read() as reading:
        session = await sessions.get(reading, one)
    assert session is not None
    assert session.title == "t"


async def test_a_server_that_takes_its_leave_is_away(store: Store) -> None:
    """Between its last words and the end of the connection the driver refuses every statement."""

    async def go_on() -> None:
        async with store.write() as tx:
            own = await tx.value(text("SELECT pg_backend_pid()"))
            async with store.read() as other:
                await other.value(text("SELECT pg_terminate_backend(:own)"), own=own)
            while True:
                await tx.value(text("SELECT 1"))

    with pytest.raises(DatabaseAway):
        await go_on()
    assert server.gone(asyncpg.InternalClientError("another operation (2) is in progress"))


async def test_who_is_cancelled_leaves_nothing_locked(store: Store) -> None:
    async def write() -> None:
        async with store.write() as tx:
            await settings.change(tx, "user", 1, {"language": "de"})
            await asyncio.sleep(0.01)

    for after in range(12):
        tasks = [asyncio.create_task(write()) for _ in range(4)]
        await asyncio.sleep(after / 500)
        for task in tasks[1:]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    async with store.write() as tx:
        held = text(
            "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database "
            "WHERE locktype = 'advisory' AND datname = current_database()"
        )
        assert await tx.value(held) == 1


async def test_a_server_that_goes_away_and_comes_back(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "PATIENCE", 0.2)
    store = Store(own_server.url("postgres"))
    await store.open()

    async def note(user: int) -> None:
        async with store.write() as tx:
            await settings.change(tx, "user", user, {"language": "de"})

    await asyncio.gather(*(note(user) for user in range(6)))

    async def interrupted() -> None:
        async with store.write() as tx:
            await settings.change(tx, "user", 50, {"language": "de"})
            await asyncio.to_thread(own_server.stop)
            await settings.change(tx, "user", 51, {"language": "de"})

    with pytest.raises(DatabaseAway):
        await interrupted()
    with pytest.raises(DatabaseAway):
        await note(52)
    with pytest.raises(DatabaseAway):
        async with store.read():
            pass
    await asyncio.to_thread(own_server.start)
    # Nobody is told that connections of before are dead.
    await asyncio.gather(*(note(user) for user in range(6, 9)))
    async with store.read() as tx:
        known = await settings.get_known(tx, "user", range(60))
    assert sorted(known) == list(range(9)), "what was acknowledged stays, the rest never was"
    await store.close()
