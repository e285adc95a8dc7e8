"""Keeping the world in one SQLite file, written in batches."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import asdict, is_dataclass
from pathlib import Path
from typing import Any

from bot.local.world import Channel, Guild, Member, Message, Role, Thread, User, World

WRITE_EVERY = 0.25


class Store:
    """A table of records and a table of files."""

    def __init__(self, path: str | Path) -> None:
        self._db = sqlite3.connect(path)
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=NORMAL")
        self._db.execute(
            "CREATE TABLE IF NOT EXISTS things"
            " (kind TEXT, key TEXT, body TEXT, PRIMARY KEY (kind, key)) WITHOUT ROWID"
        )
        self._db.execute("CREATE TABLE IF NOT EXISTS files (key TEXT PRIMARY KEY, body BLOB)")
        self._db.commit()

    def load(self, world: World) -> bool:
        """Fill an empty world; False if there was nothing to load."""
        rows: dict[str, list[Any]] = {}
        for kind, body in self._db.execute("SELECT kind, body FROM things ORDER BY kind, key"):
            rows.setdefault(kind, []).append(json.loads(body))
        if not rows:
            return False
        for row in rows.get("user", ()):
            world.add_user(User(**row))
        for row in rows.get("guild", ()):
            world.add_guild(Guild(**row))
        for row in rows.get("role", ()):
            world.add_role(Role(**row))
        for row in rows.get("member", ()):
            world.add_member(Member(**row))
        for row in sorted(rows.get("channel", ()), key=lambda r: int(r["id"])):
            world.add_channel(_channel(row))
        self._load_messages(world, rows.get("message", []))
        for row in rows.get("emoji", ()):
            world.emojis[int(row["id"])] = row
        for row in rows.get("commands", ()):
            scope = int(row["scope"]) or None
            world.commands[scope] = {int(c["id"]): c for c in row["list"]}
        for key, content in self._db.execute("SELECT key, body FROM files"):
            world.files[int(key)] = content
        world.bot_id = next(u.id for u in world.users.values() if u.bot)
        return True

    def _load_messages(self, world: World, rows: list[Any]) -> None:
        for row in sorted(rows, key=lambda r: int(r["id"])):
            message = Message(**row)
            if message.channel_id in world.logs:
                # Straight into the log: counters and positions were saved with their records.
                world.logs[message.channel_id].add(message)
            world.observe_id(message.id)
        for channel_id in world.channels:
            world.observe_id(channel_id)

    def write(self, world: World) -> int:
        """Write what changed since the last time; says how many records."""
        if not world.dirty:
            return 0
        changes, world.dirty = world.dirty, {}
        with self._db:
            for (kind, key), thing in changes.items():
                self._write_one(kind, key, thing)
        return len(changes)

    def _write_one(self, kind: str, key: str, thing: Any) -> None:
        if kind == "file":
            if thing is None:
                self._db.execute("DELETE FROM files WHERE key = ?", (key,))
            else:
                self._db.execute("INSERT OR REPLACE INTO files VALUES (?, ?)", (key, thing))
            return
        if thing is None:
            self._db.execute("DELETE FROM things WHERE kind = ? AND key = ?", (kind, key))
            return
        if kind == "commands":
            thing = {"scope": key, "list": thing}
        elif is_dataclass(thing) and not isinstance(thing, type):
            thing = asdict(thing)
        body = json.dumps(thing)
        self._db.execute("INSERT OR REPLACE INTO things VALUES (?, ?, ?)", (kind, key, body))

    def close(self) -> None:
        """Close the database file."""
        self._db.close()


def _channel(row: dict[str, Any]) -> Channel:
    if row["thread"] is not None:
        members = {int(user): joined for user, joined in row["thread"]["members"].items()}
        row["thread"] = Thread(**{**row["thread"], "members": members})
    return Channel(**row)
