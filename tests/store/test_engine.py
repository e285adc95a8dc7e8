"""Several transactions to one commit, and nobody goes on before it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store import Store, StoreError, engine, settings
from bot.store.engine import SqliteEngine


class Disk:
    """Where commits wait until the test lets them go on."""

    def __init__(self, store: Store) -> None:
        assert isinstance(store.engine, SqliteEngine)
        self.commits: list[int] = []
        self.gate = asyncio.Event()
        self.reached = asyncio.Event()
        self.trouble: Callable[[sqlite3.Connection], None] = lambda file: None
        self._finish = store.engine._finish
        store.engine._finish = self._slowly  # type: ignore[method-assign]

    async def _slowly(self, link: engine.Link, commit: engine.Commit) -> None:
        self.commits.append(commit.size)
        self.reached.set()
        await self.gate.wait()
        self.trouble(link.file)
        await self._finish(link, commit)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store(tmp_path / "games.db", lambda: 1_000_000)
    await store.open()
    yield store
    await store.close()


async def write(store: Store, user: int) -> None:
    async with store.write() as tx:
        await settings.change(tx, "user", user, {"language": "de"})


async def failing(store: Store, user: int) -> None:
    async with store.write() as tx:
        await settings.change(tx, "user", user, {"language": "de"})
        raise RuntimeError("no")


def on_disk(store: Store) -> list[int]:
    """What another process sees."""
    assert store.path is not None
    with closing(sqlite3.connect(store.path)) as file:
        return [row[0] for row in file.execute("SELECT owner_id FROM user_settings ORDER BY 1")]


async def test_those_who_wait_for_the_disk_share_the_next_commit(store: Store) -> None:
    disk = Disk(store)
    tasks = [asyncio.create_task(write(store, user)) for user in range(1, 2)]
    await disk.reached.wait()
    tasks += [asyncio.create_task(write(store, user)) for user in range(2, 12)]
    await asyncio.sleep(0)
    assert not any(task.done() for task in tasks)
    assert on_disk(store) == [], "nobody is told before it is there"
    disk.gate.set()
    await asyncio.gather(*tasks)
    assert disk.commits == [1, 10]
    assert on_disk(store) == list(range(1, 12))


async def test_one_that_fails_takes_nobody_along(store: Store) -> None:
    disk = Disk(store)
    tasks = [asyncio.create_task(write(store, 1))]
    await disk.reached.wait()
    tasks += [
        asyncio.create_task(one) for one in (write(store, 2), failing(store, 99), write(store, 3))
    ]
    disk.gate.set()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(result) for result in results] == [
        type(None),
        type(None),
        RuntimeError,
        type(None),
    ]
    assert on_disk(store) == [1, 2, 3]


async def test_a_commit_that_fails_fails_for_all_in_it(store: Store) -> None:
    def trouble(file: sqlite3.Connection) -> None:
        if disk.commits[-1] > 1:
            file.rollback()

    disk = Disk(store)
    disk.trouble = trouble
    tasks = [asyncio.create_task(write(store, 1))]
    await disk.reached.wait()
    tasks += [asyncio.create_task(write(store, user)) for user in (2, 3)]
    await asyncio.sleep(0)
    disk.gate.set()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert results[0] is None
    assert all(isinstance(one, sqlite3.OperationalError) for one in results[1:])
    assert on_disk(store) == [1]
    await write(store, 4)
    assert on_disk(store) == [1, 4], "the next ones are not concerned"


async def test_who_is_cancelled_in_the_queue_leaves_nobody_waiting(store: Store) -> None:
    inside, go_on = asyncio.Event(), asyncio.Event()

    async def slow() -> None:
        async with store.write() as tx:
            await settings.change(tx, "user", 1, {"language": "de"})
            inside.set()
            await go_on.wait()

    first = asyncio.create_task(slow())
    await inside.wait()
    second = asyncio.create_task(write(store, 2))
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.sleep(0)  # the first has left its commit to the second
    second.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    assert second.cancelled()
    assert first.exception() is None
    assert on_disk(store) == [1]
    await write(store, 3)
    assert on_disk(store) == [1, 3]


async def test_a_writer_waits_for_another_process(store: Store) -> None:
    assert store.path is not None
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(write(store, 1))
        async with store.read() as tx:
            assert await tx.value(text("SELECT count(*) FROM user_settings")) == 0
        await asyncio.sleep(0.05)
        assert not waiting.done()
        other.execute("COMMIT")
        await waiting
    assert on_disk(store) == [1]


async def test_who_is_cancelled_while_beginning_leaves_nothing_begun(store: Store) -> None:
    assert store.path is not None
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(write(store, 1))
        await asyncio.sleep(0.05)
        waiting.cancel()
        other.execute("COMMIT")
        with pytest.raises(asyncio.CancelledError):
            await waiting
    await write(store, 2)
    assert on_disk(store) == [2]


async def test_a_writer_does_not_wait_for_ever(store: Store) -> None:
    assert store.path is not None
    assert isinstance(store.engine, SqliteEngine)
    assert store.engine._writer is not None
    store.engine._writer.file.execute("PRAGMA busy_timeout = 50")
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            await write(store, 1)
        other.execute("COMMIT")
    await write(store, 2)
    assert on_disk(store) == [2]


async def test_long_statements_run_aside(store: Store) -> None:
    async with store.write(aside=True) as tx:
        await settings.change(tx, "user", 1, {"language": "de"})
    assert on_disk(store) == [1]
    async with store.read(aside=True) as reading:
        assert await settings.get(reading, "user", 1) == {"language": "de"}


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("://", "cannot be read"),
        ("nosuch://x/y", "cannot be read"),
        ("mysql://x/y", "PostgreSQL"),
    ],
)
def test_a_database_that_nobody_can_speak_to(url: str, said: str) -> None:
    with pytest.raises(StoreError, match=said):
        Store(url)


def test_a_file_is_a_file_whatever_driver_is_named(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    assert store.path == tmp_path / "games.db"
    assert isinstance(store.engine, SqliteEngine)
