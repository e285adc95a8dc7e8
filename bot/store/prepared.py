"""Statements that are run over and over, sent to SQLite's driver without a detour.

Putting one together for the driver takes SQLAlchemy several times as long as SQLite needs to run
it. So what never changes about a statement is worked out once: its text, the order of its values,
and how values of a column's type are written and read.
"""

import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import Dialect, Executable, Select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import Compiled, SQLCompiler
from sqlalchemy.sql.dml import UpdateBase

Row = Mapping[str, Any]
Convert = Callable[[Any], Any] | None
"""Turns a value into what is stored, or back; None where it stays as it is."""


class Rows:
    """What a statement came to: as much of SQLAlchemy's result as transactions look at."""

    inserted_primary_key: Sequence[Any] | None = None

    def __init__(self, names: Sequence[str], values: list[Sequence[Any]], rowcount: int) -> None:
        self._names = names
        self._values = values
        self.rowcount = rowcount

    def mappings(self) -> "Rows":
        """Return the same: its rows are mappings."""
        return self

    def all(self) -> Sequence[Row]:
        """Return all rows."""
        return [dict(zip(self._names, row, strict=True)) for row in self._values]

    def first(self) -> Row | None:
        """Return the first row, or None."""
        return dict(zip(self._names, self._values[0], strict=True)) if self._values else None

    def scalar(self) -> Any:
        """Return the first column of the first row, or None."""
        return self._values[0][0] if self._values else None


class Prepared:
    """A statement as the driver takes it, for values under the same keys."""

    def __init__(
        self, compiled: SQLCompiler, keys: Collection[str], reads: Sequence[Convert]
    ) -> None:
        """Take a compiled statement, and how the columns of its rows are read."""
        self._text = str(compiled)
        self._selects = bool(reads)
        self._names: list[str] = []
        self._reads = [(number, read) for number, read in enumerate(reads) if read is not None]
        self._given: list[tuple[str | None, Convert, Any]] = []
        """Of each value its key, or None and the value, and how it is written."""
        for name in compiled.positiontup or ():
            bind = compiled.binds[name]
            write = bind.type.dialect_impl(compiled.dialect).bind_processor(compiled.dialect)
            self._given.append((bind.key if bind.key in keys else None, write, bind.value))

    def run(self, file: sqlite3.Connection, values: Any) -> Rows:
        """Run it once, or once for each of these values."""
        one = isinstance(values, Mapping)
        given = self._written(values) if one else [self._written(row) for row in values]
        try:
            cursor = (file.execute if one else file.executemany)(self._text, given)
            found = cursor.fetchall() if self._selects else []
        except sqlite3.Error as error:
            raise DBAPIError.instance(self._text, given, error, sqlite3.Error) from error
        if self._selects and not self._names:
            self._names = [about[0] for about in cursor.description]
        return Rows(self._names, [self._read(row) for row in found], cursor.rowcount)

    def _written(self, values: Row) -> list[Any]:
        row = []
        for key, write, value in self._given:
            if key is not None:
                value = values[key]
            row.append(value if write is None else write(value))
        return row

    def _read(self, row: Sequence[Any]) -> Sequence[Any]:
        if not self._reads:
            return row
        found = [*row]
        for number, read in self._reads:
            found[number] = read(found[number])
        return found


class Statements:
    """Prepares each statement that is run a second time: the very same object, with such values."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._known: WeakKeyDictionary[Executable, dict[tuple[str, ...], Prepared | None]] = (
            WeakKeyDictionary()
        )

    def find(self, statement: Executable, values: Row | Sequence[Row] | None) -> Prepared | None:
        """Return the statement prepared for these values; None where SQLAlchemy has to run it."""
        known = self._known.get(statement)
        if known is None:
            self._known[statement] = {}
            return None
        if not values:
            keys: tuple[str, ...] = ()
        else:
            keys = tuple(values if isinstance(values, Mapping) else values[0])
        if keys not in known:
            known[keys] = self._prepare(statement, keys)
        return known[keys]

    def _prepare(self, statement: Executable, keys: Sequence[str]) -> Prepared | None:
        if isinstance(statement, UpdateBase):
            return self._written(statement, keys)
        if not isinstance(statement, Select):
            return None
        types = [one.type.dialect_impl(self._dialect) for one in statement.selected_columns]
        reads = [one.result_processor(self._dialect, None) for one in types]
        return _prepared(statement.compile(dialect=self._dialect), keys, reads)

    def _written(self, statement: UpdateBase, keys: Sequence[str]) -> Prepared | None:
        about: dict[str, Any] = {"column_keys": [*keys], "for_executemany": True}
        return (
            _prepared(statement.compile(dialect=self._dialect, **about), keys, []) if keys else None
        )


def _prepared(
    compiled: Compiled, keys: Collection[str], reads: Sequence[Convert]
) -> Prepared | None:
    """Return a statement prepared, unless its text or values are made anew with each run."""
    assert isinstance(compiled, SQLCompiler)
    binds = compiled.binds.values()
    if any(bind.expanding or (bind.required and bind.key not in keys) for bind in binds):
        return None
    if compiled.insert_prefetch or compiled.update_prefetch or compiled.literal_execute_params:
        return None
    return Prepared(compiled, frozenset(keys), reads)
