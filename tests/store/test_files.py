"""What can be wrong with the file is said in one sentence, and nobody else may read it."""

import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest

from bot.store import Store, StoreError, engine, files, migrate

from .test_database import HEAD, later_release, reopened

PAGE = 4096


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """A database that was closed in order."""
    path = tmp_path / "games.db"
    await reopened(path)
    return path


async def complaint(path: Path) -> str:
    with pytest.raises(StoreError) as refused:
        await reopened(path)
    assert "\n" not in str(refused.value)
    assert str(path) in str(refused.value)
    return str(refused.value)


def rewrite(path: Path, at: int, data: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(data)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def pages(path: Path) -> int:
    return path.stat().st_size // PAGE


def block(path: Path) -> None:
    path.mkdir()


async def test_a_read_only_database(path: Path) -> None:
    rewrite(path, 18, b"\x03")  # as SQLite marks files that may only be read, even by root
    assert "cannot be opened for writing" in await complaint(path)


async def test_a_folder_in_which_nothing_can_be_made(path: Path) -> None:
    block(path.with_name("games.db-wal"))
    assert "cannot be opened for writing" in await complaint(path)


async def test_every_damaged_page_is_noticed(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        free = connection.execute("PRAGMA freelist_count").fetchone()
    assert free == (0,)
    other = path.with_name("other.db")
    for page in range(1, pages(path)):
        shutil.copy(path, other)
        rewrite(other, page * PAGE, b"\xa5" * PAGE)
        assert "damaged" in await complaint(other), page


async def test_a_header_of_noise_is_no_database(path: Path) -> None:
    rewrite(path, 0, b"\xa5" * 100)
    assert "no database" in await complaint(path)


async def test_a_large_file_is_not_looked_through_at_the_start(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(path)) as connection:
        where = "SELECT rootpage FROM sqlite_schema WHERE name = 'player_letters'"
        (page,) = connection.execute(where).fetchone()
    monkeypatch.setattr(files, "QUICK", (pages(path) - 1) * PAGE)
    rewrite(path, (page - 1) * PAGE, b"\xa5" * PAGE)
    await reopened(path)


async def test_nobody_else_may_read_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    store = Store(folder / "games.db")
    await store.open()
    parts = ("games.db", "games.db-wal", "games.db-shm")
    assert [mode(folder / name) for name in parts] == [0o600, 0o600, 0o600]
    await store.close()
    assert mode(folder) == 0o700


async def test_an_older_database_and_its_copies_are_closed_to_others(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.chmod(path, 0o644)
    older = path.with_name("games.db.0001.bak")
    shutil.copy(path, older)
    os.chmod(older, 0o644)
    later_release(tmp_path, monkeypatch)
    await reopened(path)
    assert mode(path) == mode(older) == mode(tmp_path / f"games.db.{HEAD}.bak") == 0o600
    assert migrate._scripts().get_current_head() == "9999"


def test_a_folder_of_ours_is_closed_to_others(tmp_path: Path) -> None:
    ours, others = tmp_path / "ours", tmp_path / "others"
    for folder in (ours, others):
        folder.mkdir(mode=0o755)
        (folder / "maester.db").write_text("")
        (folder / "pictures").mkdir()
    (others / "letter.txt").write_text("")
    for folder in (ours, others, tmp_path / "new"):
        files.private_folder(folder)
    assert mode(ours) == mode(tmp_path / "new") == 0o700
    assert mode(others) == 0o755, "who keeps other things there knows why"
    ours.chmod(0o550)
    files.private_folder(ours)
    assert mode(ours) == 0o500, "nothing is allowed that was not"


def test_a_connection_is_prepared_while_somebody_writes(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that a new connection sets needs the writer's lock."""
    monkeypatch.setattr(engine, "BUSY_TIMEOUT", 0.0)
    with closing(sqlite3.connect(path)) as writer, closing(sqlite3.connect(path)) as newcomer:
        writer.execute("BEGIN IMMEDIATE")
        engine._prepare(cast(Any, newcomer), None)
        assert newcomer.execute("PRAGMA foreign_keys").fetchone() == (1,)
