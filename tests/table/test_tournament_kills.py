"""Requirement 2: killed at any write of a round's start, every table is opened exactly once."""

import hashlib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, select

from bot.store import Store, schema
from bot.store.engine import SqliteEngine
from bot.table import Tables
from bot.tournaments.decisions import TableOpened

from .conftest import Club, FakeClock
from .test_tournament_rounds import pods
from .test_tournaments import cup
from .toy import games

TABLES, SEATS = 10, 2


class Disk:
    """What a kill would leave of a database: its files before every statement, each kept once."""

    def __init__(self, store: Store, folder: Path) -> None:
        assert store.path is not None
        assert isinstance(store.engine, SqliteEngine)
        self._path, self._folder = store.path, folder
        self._known: set[bytes] = set()
        self.copies: list[Path] = []
        self.statements = 0
        event.listen(store.engine.sync_engine, "before_cursor_execute", self.look)

    def look(self, *_: Any) -> None:
        """Copy the files, unless nothing has been written since."""
        self.statements += 1
        log = self._path.with_name(f"{self._path.name}-wal")
        parts = [one.read_bytes() if one.exists() else b"" for one in (self._path, log)]
        mark = hashlib.blake2b(b"|".join(parts)).digest()
        if mark in self._known:
            return
        self._known.add(mark)
        copy = self._folder / f"{len(self.copies)}.db"
        copy.write_bytes(parts[0])
        copy.with_name(f"{copy.name}-wal").write_bytes(parts[1])
        self.copies.append(copy)


async def posts(store: Store) -> Counter[tuple[str, int]]:
    """What is to be told at every table, by kind and session."""
    async with store.read() as tx:
        found = await tx.all(select(schema.outbox.c.kind, schema.outbox.c.session_id))
    return Counter((row["kind"], row["session_id"]) for row in found)


async def whole(tables: Tables, number: int) -> int:
    """How many tables are open; nothing of any other is there."""
    tournament = await tables.tournaments.get(number)
    opened = [one.session for one in tournament.decisions if isinstance(one, TableOpened)]
    async with tables.store.read() as tx:
        sessions = await tx.all(select(schema.sessions.c.id, schema.sessions.c.status))
        noted = await tx.all(select(schema.tournament_tables.c.session_id))
        seats = await tx.all(select(schema.seats.c.session_id))
    assert sorted(row["id"] for row in sessions) == sorted(opened)
    assert sorted(row["session_id"] for row in noted) == sorted(opened)
    assert Counter(row["session_id"] for row in seats) == dict.fromkeys(opened, SEATS)
    assert {row["status"] for row in sessions} <= {"running"}
    return len(opened)


@pytest.mark.sqlite
async def test_killed_at_every_write_of_a_rounds_start(
    club: Club, clock: FakeClock, tmp_path: Path
) -> None:
    settings = pods(sizes=(SEATS,), target=SEATS, rounds=1)
    number = await cup(club, settings, people=TABLES * SEATS)
    cups = club.tables.tournaments
    drawn = await cups.draw(number, "seed")
    disk = Disk(club.store, tmp_path)
    await cups.decide(number, drawn)
    await club.tables.deadlines.run_due()
    disk.look()
    told = await posts(club.store)
    assert await whole(club.tables, number) == TABLES
    counts = []
    for copy in disk.copies:
        store = Store(copy, clock)
        await store.open()
        try:
            tables = Tables(store, games, lambda: "another seed")
            counts.append(await whole(tables, number))
            if not (await tables.tournaments.get(number)).rounds:
                await tables.tournaments.decide(number, drawn)
            await tables.deadlines.run_due()
            assert await whole(tables, number) == TABLES
            found = await tables.tournaments.get(number)
            for table in found.tables():
                assert table.session is not None
                info = await tables.queries.info(table.session)
                assert [seat.user_id for seat in info.seats] == table.people
            assert await posts(store) == told, "every table is told of once, whatever was killed"
        finally:
            await store.close()
    assert set(counts) == set(range(TABLES + 1))
    assert disk.statements > 10 * TABLES
