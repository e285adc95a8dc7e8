"""The cost of a move does not grow with the game, nor with the number of games."""

from typing import Any

import pytest
from sqlalchemy import event

from bot.store import outbox
from bot.store.engine import SqliteEngine

from .conftest import BRAN, HOST, Club

pytestmark = pytest.mark.sqlite


async def test_the_number_of_statements_per_move_is_constant(club: Club) -> None:
    number = (await club.start(HOST, BRAN, rounds=1000, bidding=False)).session.id
    statements: list[str] = []
    assert isinstance(club.store.engine, SqliteEngine)
    engine = club.store.engine.sync_engine

    @event.listens_for(engine, "before_cursor_execute")
    def count(conn: Any, cursor: Any, statement: str, *rest: Any) -> None:
        statements.append(statement)

    counts = []
    for step in range(300):
        user = (HOST, BRAN)[step % 2]
        before = len(statements)
        await club.tables.moves.take(number, user, [(step + 1, "build")], f"r{step}")
        counts.append(len(statements) - before)
        if step % 2:  # what is shown is shown now and then, as in life
            async with club.store.write() as tx:
                open_rows = await outbox.unclaimed(tx, number)
                await outbox.mark_done(tx, {row.id: None for row in open_rows})
    assert set(counts[2::2]) == {counts[2]}
    assert set(counts[3::2]) == {counts[3]}
    assert max(counts) <= 9


async def test_every_statement_of_a_move_uses_an_index(club: Club) -> None:
    number = (await club.start(HOST, BRAN, bidding=False)).session.id
    seen: list[tuple[str, Any]] = []
    assert isinstance(club.store.engine, SqliteEngine)
    engine = club.store.engine.sync_engine

    @event.listens_for(engine, "before_cursor_execute")
    def note(conn: Any, cursor: Any, statement: str, parameters: Any, *rest: Any) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE")):
            many = isinstance(parameters, list)
            seen.append((statement, parameters[0] if many else parameters))

    await club.does(number, HOST, "build")
    scans = []
    assert len(seen) > 5
    with engine.connect() as connection:
        for statement, parameters in seen.copy():
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
            scans += [row for row in plan.all() if row[3].startswith("SCAN")]
    assert scans == []
