"""/ready says in words what is not well; the numbers of /metrics are read now and then."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client import REGISTRY
from sqlalchemy import event

from bot import health
from bot.discord_ui.host import TROUBLE
from bot.store import Store, outbox, posted, sessions
from bot.store.engine import SqliteEngine
from bot.store.lease import LENGTH, Lease
from bot.store.outbox import TABLE, Lane
from bot.store.rows import Posted
from bot.store.vitals import backlog
from bot.vitals import STALE, STUCK, Vitals


class Clock:
    now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


class Bot:
    """What /ready is about: a lease, a database, a connection."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.connected = True
        self.lease = Lease(store)
        self.vitals = Vitals(store, self.lease, lambda: self.connected)

    async def pass_time(self, milliseconds: int) -> None:
        """Everything that should happen meanwhile has happened."""
        self.clock.now += milliseconds
        await self.lease.renew()
        await self.vitals.look()

    async def table(self, game: str = "risk", status: str = "running") -> int:
        async with self.store.write() as tx:
            fixed = {"title": "x", "guild_id": 1, "channel_id": 2, "host_user": 3, "options": {}}
            number = await sessions.create(tx, game=game, seats=3, language="en", **fixed)
            await sessions.change(tx, number, status=status)
        return number

    async def queue(self, session: int, target: str = TABLE) -> None:
        async with self.store.write() as tx:
            await outbox.add(tx, session, [("board", target, {})])


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Bot]:
    clock = Clock()
    store = Store(tmp_path / "games.db", clock)
    await store.open()
    bot = Bot(store, clock)
    await bot.lease.take(0)
    await bot.vitals.look()
    yield bot
    await store.close()


def shown(name: str, **labels: str) -> float | None:
    return REGISTRY.get_sample_value(name, labels)


async def test_all_is_well(bot: Bot) -> None:
    assert bot.vitals.failing() == []
    assert [shown("maester_ready", part=p) for p in ("connection", "database", "outbox")] == [1] * 3


async def test_not_connected(bot: Bot) -> None:
    bot.connected = False
    assert bot.vitals.failing() == ["not connected to Discord"]
    assert shown("maester_ready", part="connection") == 0


async def test_a_database_that_cannot_be_written(bot: Bot) -> None:
    bot.clock.now += round(1000 * LENGTH)
    (words,) = bot.vitals.failing()
    assert "cannot be written" in words
    await bot.lease.renew()
    assert bot.vitals.failing() == []


async def test_nobody_looks_into_the_database_any_more(bot: Bot) -> None:
    bot.clock.now += STALE + 1
    await bot.lease.renew()
    assert bot.vitals.failing() == ["the outbox cannot be read"]


async def test_an_outbox_that_does_not_move(bot: Bot) -> None:
    await bot.queue(await bot.table())
    await bot.pass_time(STUCK)
    assert bot.vitals.failing() == []
    await bot.pass_time(1000)
    (words,) = bot.vitals.failing()
    assert "does not move" in words
    assert "301 s" in words
    async with bot.store.write() as tx:
        (row,) = await outbox.claim(tx, Lane(1, TABLE), 10)
        await outbox.mark_done(tx, {row.id: None})
    await bot.vitals.look()
    assert bot.vitals.failing() == []


async def test_what_is_tried_again_and_again_is_old_but_moves(bot: Bot) -> None:
    """Discord is out of order: starting again would not help."""
    await bot.queue(await bot.table())
    for _ in range(10):
        await bot.pass_time(60_000)
        async with bot.store.write() as tx:
            rows = await outbox.claim(tx, Lane(1, TABLE), 10)
            await outbox.put_off(tx, [row.id for row in rows], tx.now + 60_000, "503")
        await bot.queue(1)  # waits behind the first
        await bot.vitals.look()
        assert bot.vitals.failing() == []
    assert shown("maester_outbox_age_seconds") == 600
    assert shown("maester_outbox_rows") == 11


async def test_places_out_of_reach_are_counted_apart(bot: Bot) -> None:
    for status in ("running", "lobby"):
        await bot.queue(await bot.table(status=status))
    async with bot.store.write() as tx:
        note = Posted(
            session_id=1, role=TROUBLE, channel_id=9, message_id=9, posted_at=tx.now, digest="50001"
        )
        await posted.remember(tx, note)
        (row,) = await outbox.claim(tx, Lane(2, TABLE), 10)
        await outbox.mark_done(tx, {row.id: None})
    await bot.pass_time(10 * STUCK)
    assert bot.vitals.failing() == []
    assert shown("maester_outbox_rows") == 0
    assert shown("maester_outbox_age_seconds") == 0
    assert shown("maester_outbox_out_of_reach_rows") == 1


async def test_open_games_by_game_and_status(bot: Bot) -> None:
    for game, status in (
        ("risk", "lobby"),
        ("risk", "running"),
        ("risk", "running"),
        ("board_game", "paused"),
        ("board_game", "finished"),
    ):
        await bot.table(game, status)
    await bot.vitals.look()
    name = "maester_open_games"
    assert shown(name, game="risk", status="running") == 2
    assert shown(name, game="risk", status="lobby") == 1
    assert shown(name, game="board_game", status="paused") == 1
    async with bot.store.write() as tx:
        await sessions.change(tx, 1, status="cancelled")
    await bot.vitals.look()
    assert shown(name, game="risk", status="lobby") is None


async def test_rows_by_what_became_of_them(bot: Bot) -> None:
    name = "maester_outbox_delivered_total"
    before = {result: shown(name, result=result) or 0 for result in ("done", "failed", "later")}
    session = await bot.table()
    for _ in range(3):
        await bot.queue(session)
    async with bot.store.write() as tx:
        first, second, third = await outbox.claim(tx, Lane(session, TABLE), 10)
        await outbox.mark_done(tx, {first.id: 5})
        await outbox.mark_failed(tx, {second.id: "gone"})
        await outbox.put_off(tx, [third.id], tx.now + 1, "busy")
    for result, count in before.items():
        assert shown(name, result=result) == count + 1


async def test_over_http(bot: Bot) -> None:
    runner = await health.serve("127.0.0.1", 0, bot.vitals.failing)
    (address,) = runner.addresses
    base = f"http://127.0.0.1:{address[1]}"
    async with aiohttp.ClientSession() as http:
        async with http.get(f"{base}/ready") as answer:
            assert (answer.status, await answer.text()) == (200, "ready\n")
        bot.connected = False
        async with http.get(f"{base}/ready") as answer:
            assert answer.status == 503
            assert await answer.text() == "not ready: not connected to Discord\n"
        async with http.get(f"{base}/metrics") as answer:
            assert 'maester_ready{part="connection"} 0.0' in await answer.text()
    await runner.cleanup()


async def test_the_backlog_is_read_by_an_index(bot: Bot) -> None:
    assert isinstance(bot.store.engine, SqliteEngine)
    seen: list[tuple[str, Any]] = []
    engine = bot.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", lambda *a: seen.append((a[2], a[3])))
    async with bot.store.read() as tx:
        await backlog(tx, TROUBLE)
    with engine.connect() as connection:
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {seen[0][0]}", seen[0][1]).all()
    scans = [row[3] for row in plan if "SCAN outbox" in row[3] or "SCAN messages" in row[3]]
    assert all("USING INDEX outbox_open" in scan for scan in scans), plan
