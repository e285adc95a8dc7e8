import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, text
from sqlalchemy.exc import IntegrityError

from bot.store import Store, StoreError, audits, migrate, moves, schema, sessions, settings

HEAD = migrate._scripts().get_current_head()

SECOND = '''
"""A column that a later release needs."""
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"


def upgrade() -> None:
    op.add_column("leases", sa.Column("note", sa.Text))
    {more}
'''


@pytest.fixture
async def store(address: str | Path) -> AsyncIterator[Store]:
    store = Store(address, lambda: 1_000_000)
    await store.open()
    yield store
    await store.close()


async def reopened(path: Path) -> None:
    store = Store(path)
    try:
        await store.open()
    finally:
        await store.close()


def copies(folder: Path) -> list[str]:
    return [path.name for path in folder.glob("*.bak")]


def block(path: Path) -> None:
    path.mkdir()


def later_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: str = "") -> None:
    folder = tmp_path / "migrations"
    shutil.copytree(migrate._FOLDER, folder)
    text = SECOND.format(more=more, head=HEAD)
    (folder / "versions" / "9999_later.py").write_text(text)
    monkeypatch.setattr(migrate, "_FOLDER", folder)


@pytest.mark.sqlite
async def test_the_settings_that_keep_data_safe(store: Store) -> None:
    for transaction in (store.read, store.write):
        async with transaction() as tx:
            assert await tx.value(text("PRAGMA journal_mode")) == "wal"
            assert await tx.value(text("PRAGMA synchronous")) == 2
            assert await tx.value(text("PRAGMA foreign_keys")) == 1
            assert await tx.value(text("PRAGMA busy_timeout")) > 0


@pytest.mark.sqlite
async def test_a_new_database_has_the_tables_of_the_schema(store: Store) -> None:
    engine = create_engine(f"sqlite:///{store.path}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


@pytest.mark.both
async def test_what_fails_leaves_no_trace(store: Store) -> None:
    async def half() -> None:
        async with store.write() as tx:
            await settings.change(tx, "guild", 1, {"language": "de"})
            raise RuntimeError("crash")

    with pytest.raises(RuntimeError):
        await half()
    async with store.read() as tx:
        assert await settings.get(tx, "guild", 1) == {}


@pytest.mark.both
async def test_rows_without_their_session_are_refused(store: Store) -> None:
    with pytest.raises(IntegrityError):
        async with store.write() as tx:
            await audits.add(tx, "x", actor=1, session_id=99)


@pytest.mark.both
async def test_a_reader_sees_one_moment_and_holds_up_no_writer(store: Store) -> None:
    async with store.read() as before:
        assert await settings.get(before, "user", 1) == {}
        async with store.write() as tx:
            await settings.change(tx, "user", 1, {"dm": True})
        assert await settings.get(before, "user", 1) == {}
    async with store.read() as after:
        assert await settings.get(after, "user", 1) == {"dm": True}


@pytest.mark.both
async def test_writers_take_turns(store: Store) -> None:
    async def count() -> None:
        async with store.write() as tx:
            now = (await settings.get(tx, "guild", 1)).get("count", 0)
            await asyncio.sleep(0)
            await settings.change(tx, "guild", 1, {"count": now + 1})

    await asyncio.gather(*(count() for _ in range(25)))
    async with store.read() as tx:
        assert await settings.get(tx, "guild", 1) == {"count": 25}


async def test_a_database_is_copied_before_it_is_migrated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.db"
    await reopened(path)
    await reopened(path)
    assert copies(tmp_path) == [], "nothing changed, so nothing is copied"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO leases VALUES ('old', 'me', 5)")
    later_release(tmp_path, monkeypatch)
    await reopened(path)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT name, note FROM leases").fetchall() == [("old", None)]
    with closing(sqlite3.connect(tmp_path / f"games.db.{HEAD}.bak")) as copy:
        assert copy.execute("SELECT * FROM leases").fetchall() == [("old", "me", 5)]
        assert copy.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]


async def test_dropping_unused_columns_keeps_the_rows(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with create_engine(f"sqlite:///{path}").begin() as old:
        config = migrate._config()
        config.attributes["connection"] = old
        command.upgrade(config, "0006")
        known = {"id": 1, "game": "toy", "title": "Old", "status": "running", "language": "en"}
        zeros = dict.fromkeys(("guild_id", "channel_id", "host_user", "seats", "number"), 0)
        rest = {"options": "{}", "board_digest": "", "created_at": 5, "started_at": 6}
        row = known | zeros | rest
        names = ", ".join(row)
        old.execute(
            text(f"INSERT INTO sessions ({names}) VALUES ({', '.join(f':{n}' for n in row)})"), row
        )
        old.execute(text("INSERT INTO drafts VALUES (1, 0, 7, '\"half\"', 9)"))
    store = Store(path)
    await store.open()
    async with store.read() as tx:
        session = await sessions.get(tx, 1)
        assert session is not None
        assert (session.title, session.created_at) == ("Old", 5)
        assert await moves.load_draft(tx, 1, 0, 7) == "half"
    await store.close()


async def test_without_a_backup_nothing_is_migrated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.db"
    await reopened(path)
    later_release(tmp_path, monkeypatch)
    block(tmp_path / f"games.db.{HEAD}.bak")
    with pytest.raises(StoreError, match="cannot be brought up to date"):
        await reopened(path)
    with closing(sqlite3.connect(path)) as connection:
        version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    assert version == (HEAD,)


async def test_a_migration_that_breaks_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.db"
    await reopened(path)
    later_release(tmp_path, monkeypatch, more="raise RuntimeError('broken')")
    with pytest.raises(RuntimeError, match="broken"):
        await reopened(path)
    with closing(sqlite3.connect(path)) as connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(leases)")]
        version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    assert (columns, version) == (["name", "holder", "until"], (HEAD,))


async def test_a_database_of_a_newer_release_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await reopened(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
    with pytest.raises(StoreError, match=r"newer release \(revision 0999\)"):
        await reopened(path)
    assert copies(tmp_path) == []


async def test_files_that_are_no_database_of_ours(tmp_path: Path) -> None:
    noise = tmp_path / "letter.txt"
    noise.write_text("Winter is coming. " * 100)
    with pytest.raises(StoreError, match="no database"):
        await reopened(noise)
    assert noise.read_text().startswith("Winter")
    with pytest.raises(StoreError, match="folder"):
        await reopened(tmp_path)
    with pytest.raises(StoreError, match="cannot be opened"):
        await reopened(noise / "games.db")
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StoreError, match="another program"):
        await reopened(other)


async def test_folders_on_the_way_are_made(tmp_path: Path) -> None:
    await reopened(tmp_path / "a" / "50% b" / "games.db")
    assert (tmp_path / "a" / "50% b" / "games.db").exists()
