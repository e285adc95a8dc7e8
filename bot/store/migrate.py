"""Migrating a database to this release's schema, or saying clearly why that cannot be done."""

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bot.store.errors import StoreError
from bot.store.files import private_file

_FOLDER = Path(__file__).parent / "migrations"


def backup(path: Path) -> Path | None:
    """Copy a database that is about to be migrated to `<file>.<revision>.bak`."""
    with closing(sqlite3.connect(path, timeout=15)) as source:
        known = source.execute(
            "SELECT 1 FROM sqlite_schema WHERE name = 'alembic_version'"
        ).fetchone()
        row = (
            source.execute("SELECT version_num FROM alembic_version").fetchone() if known else None
        )
        head, known_ones = _revisions(_FOLDER)
        if row is None or row[0] == head or row[0] not in known_ones:
            return None
        copy = path.with_name(f"{path.name}.{row[0]}.bak")
        private_file(copy)
        with closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        return copy


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not seen; raise StoreError if it is not ours."""
    name = connection.engine.url.render_as_string()
    current = MigrationContext.configure(connection).get_current_revision()
    if current is None and inspect(connection).get_table_names():
        raise StoreError(f"The database {name} belongs to another program; choose another one.")
    head, known = _revisions(_FOLDER)
    if current == head:
        return
    if current is not None and current not in known:
        raise StoreError(
            f"The database {name} was written by a newer release (revision {current}); "
            "start that release, or go back to a backup."
        )
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


@cache
def _revisions(_folder: Path) -> tuple[str | None, frozenset[str]]:
    """The newest revision of these scripts, and all of them."""
    scripts = _scripts()
    known = frozenset(script.revision for script in scripts.walk_revisions())
    return scripts.get_current_head(), known


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
