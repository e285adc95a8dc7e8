"""The SQLite file: whether it is sound and writable, and that nobody else may read it."""

import os
import shutil
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path

import structlog

from bot.store.errors import StoreError

log = structlog.get_logger()

QUICK = 1 << 30
"""Bytes of a file that is looked through at every start; that takes about a second a gigabyte, or
as long as the disk needs to read it. For larger ones there is `python -m bot check`."""

INCREMENTAL = 2
"""SQLite's number of the mode in which free pages can be cut off a file."""

OURS = ("maester.db", "discord.db", "pictures")
"""What a data folder holds, besides copies of the first two."""


def private_folder(folder: Path) -> None:
    """Create a folder that nobody else may read, or close one that holds our files only."""
    if not folder.is_dir():
        folder.mkdir(parents=True, mode=0o700)
    elif folder.stat().st_uid == os.geteuid() and all(
        path.name.startswith(OURS) for path in folder.iterdir()
    ):
        _close_to_others(folder)


def private_file(path: Path) -> None:
    """Create a file that nobody else may read; SQLite gives its other files the same mode."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for part in (path, *path.parent.glob(f"{path.name}[-.]*")):
        with suppress(PermissionError):  # somebody else's, who lets us write
            _close_to_others(part)


def _close_to_others(path: Path) -> None:
    """Take rights from others and give none: a read-only file stays read-only."""
    path.chmod(stat.S_IMODE(path.stat().st_mode) & 0o700)


def check_file(path: Path) -> None:
    """Raise StoreError unless a sound database is at this path, or can be created there."""
    try:
        private_folder(path.parent)
        if path.is_dir():
            raise StoreError(f"{path} is a folder; the database needs the name of a file.")
        private_file(path)
        with closing(sqlite3.connect(path, isolation_level=None, timeout=15)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("SELECT name FROM sqlite_schema").fetchall()
            connection.execute("ROLLBACK")
            if path.stat().st_size > QUICK:
                log.warning("database-not-checked", reason="large", file=str(path))
                return
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except (OSError, sqlite3.OperationalError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise StoreError(f"The database {path} cannot be opened for writing: {why}.") from error
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise StoreError(f"{path} exists, but it is no database: {error}.") from error
        found = str(error)
    if found != "ok":
        raise StoreError(
            f"The database {path} is damaged ({found.splitlines()[-1].strip()}): go back to a "
            "backup; `python -m bot check` tells more."
        )


def let_shrink(file: sqlite3.Connection, path: Path) -> None:
    """Rewrite a file of an earlier release once, so that free pages can be cut off from now on.

    A large one, or one that does not fit on the disk three times, stays as it is: its free pages
    are used again, but the file gets no smaller.
    """
    (mode,) = file.execute("PRAGMA auto_vacuum").fetchone()
    size = path.stat().st_size
    if mode == INCREMENTAL or not file.execute("SELECT 1 FROM sqlite_schema").fetchone():
        return
    if size > QUICK or shutil.disk_usage(path.parent).free < 3 * size:
        log.warning("database-cannot-shrink", file=str(path), bytes=size)
        return
    try:
        file.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}")
        file.execute("VACUUM")
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    except sqlite3.OperationalError as error:
        log.warning("database-cannot-shrink", file=str(path), bytes=size, error=str(error))
