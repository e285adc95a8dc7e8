"""A check of a whole SQLite file, also while the bot runs; it changes nothing."""

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

import zstandard

from bot.store import bundles, states
from bot.store.errors import StoreError

MOST = 100
"""Lines about damaged pages."""


@dataclass(frozen=True, slots=True)
class Saved:
    """The newest state of a table, as it was saved; None if it is missing or cannot be unpacked."""

    session_id: int
    game: str
    number: int
    text: bytes | None


class Checkup:
    """Reads one file through and tells what is wrong with it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Take a connection that only reads."""
        self._connection = connection

    def pages(self) -> Iterator[str]:
        """Yield what SQLite itself finds wrong: pages, indexes, rows without their parent row."""
        try:
            for (found,) in self._connection.execute(f"PRAGMA integrity_check({MOST})"):
                yield from (line for line in found.splitlines() if found != "ok")
            orphans: Counter[tuple[str, str]] = Counter()
            for table, _, parent, _ in self._connection.execute("PRAGMA foreign_key_check"):
                orphans[table, parent] += 1
            for (table, parent), count in orphans.items():
                rows = "1 row" if count == 1 else f"{count} rows"
                yield f"{table}: {rows} without its {parent} row"
        except sqlite3.DatabaseError as error:
            yield str(error)

    def states(self) -> Iterator[Saved | str]:
        """Yield every table's newest state; a sentence where the file cannot be read."""
        query = "SELECT id, game, number FROM sessions ORDER BY id"
        try:
            for session_id, game, number in self._connection.execute(query):
                try:
                    text = self._state(session_id, number)
                except (zstandard.ZstdError, TypeError, ValueError):
                    text = None
                yield Saved(session_id, game, number, text)
        except sqlite3.DatabaseError as error:
            yield f"sessions: {error}"

    def _state(self, session_id: int, number: int) -> bytes | None:
        """Return a state, of this release or of one that saved all of them whole."""
        known = {name for _, name, *_ in self._connection.execute("PRAGMA table_info(states)")}
        whole = "whole" if "whole" in known else "1"
        query = (
            f"SELECT number, {whole}, data FROM states "
            "WHERE session_id = ? AND number BETWEEN ? AND ? ORDER BY number"
        )
        first = states.first_of(number)
        rows = states.needed(
            self._connection.execute(query, (session_id, first, number)).fetchall()
        )
        if not rows or rows[-1][0] != number:
            return self._bundled(session_id, number) if "whole" in known else None
        before = None if rows[0][1] else self._bundled(session_id, rows[0][0] - 1)
        return states.texts(rows, before)[-1]

    def _bundled(self, session_id: int, number: int) -> bytes | None:
        query = (
            "SELECT data FROM bundles WHERE session_id = ? AND kind = 'states' "
            "AND ? BETWEEN first AND last"
        )
        row = self._connection.execute(query, (session_id, number)).fetchone()
        return None if row is None else dict(bundles.unpack(row[0])).get(number)


@contextmanager
def looking(path: Path) -> Iterator[Checkup]:
    """Open a file for reading only; raise StoreError if it is no database of ours."""
    if not path.is_file():
        raise StoreError(f"There is no database {path}.")
    address = f"file:{quote(str(path))}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, timeout=15)) as connection:
        try:
            connection.execute("PRAGMA schema_version").fetchone()
        except sqlite3.OperationalError as error:
            raise StoreError(f"The database {path} cannot be opened: {error}.") from error
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
                raise StoreError(f"{path} exists, but it is no database: {error}.") from error
        yield Checkup(connection)
