"""A database is copied into another one of either kind, whole or not at all."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Table, select

from bot.store import ReadTx, Store, StoreError, copying, leases, schema, settings
from bot.table import Tables
from bot.workshop import cli
from tests.postgres import Shared

from .conftest import BRAN, HOST, Club, FakeClock
from .toy import games


async def _play(address: str | Path) -> None:
    store = Store(address)
    await store.open()
    club = Club(Tables(store, games), FakeClock())
    for _ in range(3):
        number = (await club.start(HOST, BRAN, rounds=20, bidding=False)).session.id
        for _ in range(8):
            for user in (HOST, BRAN):
                await club.does(number, user, "build")
    async with store.write() as tx:
        await settings.change(tx, "user", HOST, {"name": "Ümläut 🐺", "dm": True})
        await tx.run(schema.outbox.delete().where(schema.outbox.c.id > 5))
    await store.close()


async def _everything(address: str | Path) -> dict[str, list[tuple[object, ...]]]:
    store = Store(address)
    await store.open()
    found: dict[str, list[tuple[object, ...]]] = {}
    async with store.read() as tx:
        for table in copying.TABLES:
            rows = await tx.all(select(table).order_by(*table.primary_key.columns))
            found[table.name] = [tuple(row.values()) for row in rows]
    await store.close()
    return found


async def _goes_on(address: str | Path) -> None:
    """Games go on in the copy, and no number is used again."""
    store = Store(address)
    await store.open()
    club = Club(Tables(store, games), FakeClock())
    await club.does(1, HOST, "build")
    assert (await club.start(HOST, BRAN)).session.id == 4
    async with store.read() as tx:
        newest = await tx.value(select(schema.outbox.c.id).order_by(schema.outbox.c.id.desc()))
    assert newest > 18, "numbers of rows that were deleted are not used again"
    await store.close()


def test_there_and_back(
    tmp_path: Path, postgres: Shared, capsys: pytest.CaptureFixture[str]
) -> None:
    first, last = tmp_path / "first.db", tmp_path / "last.db"
    asyncio.run(_play(first))
    between = postgres.fresh()
    try:
        assert cli.main(["move-database", str(first), between]) == 0
        said = capsys.readouterr().out
        assert "sessions: 3 rows, " in said
        assert cli.main(["move-database", between, str(last)]) == 0
        assert capsys.readouterr().out.splitlines()[:-1] == said.splitlines()[:-1]
        before = asyncio.run(_everything(first))
        assert len(before["moves"]) > 40
        assert before == asyncio.run(_everything(between)) == asyncio.run(_everything(last))
        assert cli.main(["move-database", str(first), between]) == 2
        assert "nothing was overwritten" in capsys.readouterr().err
        assert before == asyncio.run(_everything(between))
        asyncio.run(_goes_on(between))
        asyncio.run(_goes_on(last))
    finally:
        postgres.drop(between)


def test_what_cannot_be_copied(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAESTER_WAIT", "0")
    there, nowhere = tmp_path / "there.db", tmp_path / "nowhere.db"
    asyncio.run(_play(there))
    assert cli.main(["move-database", str(nowhere), str(tmp_path / "new.db")]) == 2
    assert "no database of ours" in capsys.readouterr().err
    assert not nowhere.exists()
    assert cli.main(["move-database", str(there), "postgresql://x@127.0.0.1:1/y"]) == 2
    assert "cannot be reached" in capsys.readouterr().err
    assert cli.main(["move-database", str(there), str(there)]) == 2
    assert "is in use" in capsys.readouterr().err
    asyncio.run(_use(there))
    assert cli.main(["move-database", str(there), str(tmp_path / "new.db")]) == 2
    assert "is in use" in capsys.readouterr().err


async def _use(path: Path) -> None:
    store = Store(path)
    await store.open()
    async with store.write() as tx:
        await leases.take(tx, "bot", "castle 7 elsewhere 1 a", 60_000)
    await store.close()


async def test_a_copy_that_differs_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = Store(tmp_path / "old.db"), Store(tmp_path / "new.db")
    await _play(tmp_path / "old.db")
    await old.open()
    await new.open()
    honest = copying._sum
    sums = iter(range(100))

    async def wrong(tx: ReadTx, table: Table) -> copying.Copied:
        found = await honest(tx, table)
        return copying.Copied(found.name, found.rows, f"{next(sums)}")

    monkeypatch.setattr(copying, "_sum", wrong)
    with pytest.raises(StoreError, match="differs"):
        [one async for one in copying.copy(old, new)]
    assert not any((await _everything(tmp_path / "new.db")).values())
    await old.close()
    await new.close()
