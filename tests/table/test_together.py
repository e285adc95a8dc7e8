"""Several processes on one PostgreSQL: lanes, deadlines and moves are taken by one of them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from sqlalchemy import text

from bot.kernel import Illegal
from bot.store import Store, deadlines, members, outbox
from bot.store.database import Share
from bot.store.members import Member
from bot.store.outbox import TABLE, Lane
from bot.store.rows import Deadline
from bot.table import Batch, Delivered, OutboxWorker, Tables

from .conftest import BRAN, HOST, Club, FakeClock
from .toy import games


class Office:
    """A process: its own connection, tables, worker, and what it has delivered."""

    def __init__(self, name: str, store: Store, clock: FakeClock) -> None:
        self.name = name
        self.store = store
        self.tables = Tables(store, games)
        self.club = Club(self.tables, clock)
        self.batches: list[Batch] = []
        self.slow: asyncio.Event | None = None
        self.busy = asyncio.Semaphore(0)
        self.worker = OutboxWorker(store, self, self.tables.outbox_woken)

    async def deliver(self, batch: Batch) -> Delivered:
        self.batches.append(batch)
        self.busy.release()
        if self.slow is not None:
            await self.slow.wait()
        return Delivered(done={row.id: None for row in batch.rows})

    async def is_busy(self, lanes: int) -> None:
        """Wait until it delivers so many lanes."""
        for _ in range(lanes):
            await self.busy.acquire()

    def took(self) -> list[str]:
        return sorted(batch.target for batch in self.batches)

    async def die(self, by: Store) -> None:
        """Others have found that this one is dead."""
        async with by.write() as tx:
            await members.remove(tx, [self.name])


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def offices(postgres_database: str, clock: FakeClock) -> AsyncIterator[list[Office]]:
    """Two processes; the first holds the shard of every table here."""
    async with AsyncExitStack() as stack:
        made = []
        for name, shards in (("one", {0}), ("two", {1})):
            store = Store(postgres_database, clock)
            await store.open()
            stack.push_async_callback(store.close)
            store.share = Share(name, frozenset(shards), 2)
            async with store.write() as tx:
                await members.join(tx, Member(name, name, tx.now, tx.now + 1000, False, 2))
            made.append(Office(name, store, clock))
        yield made


async def test_a_lane_is_delivered_by_the_process_of_its_shard(offices: list[Office]) -> None:
    one, two = offices
    await two.club.start(HOST, BRAN)
    await two.worker.drain()
    assert two.took() == []
    await one.worker.drain()
    assert TABLE in one.took()


async def test_after_a_while_any_process_helps(offices: list[Office], clock: FakeClock) -> None:
    one, two = offices
    await one.club.start(HOST, BRAN)
    clock.advance(outbox.HELP_AFTER / 1000)
    await two.worker.drain()
    assert TABLE in two.took()
    await one.worker.drain()
    assert one.took() == []


async def test_a_lane_is_never_delivered_by_two(offices: list[Office], clock: FakeClock) -> None:
    """Nor is anything that comes later shown before what is under way."""
    one, two = offices
    number = (await one.club.start(HOST, BRAN)).session.id
    one.slow = asyncio.Event()
    delivering = asyncio.create_task(one.worker.drain())
    await one.is_busy(3)
    before = one.took()
    await two.club.does(number, HOST, "build")
    clock.advance(outbox.HELP_AFTER / 1000)
    await two.worker.drain()
    assert two.took() == []
    one.slow.set()
    await delivering
    assert len(one.took()) > len(before)


async def test_what_a_dead_process_had_claimed_is_delivered_by_another(
    offices: list[Office], clock: FakeClock
) -> None:
    """With the same batch and nonce, so that Discord shows it once."""
    one, two = offices
    await one.club.start(HOST, BRAN)
    one.slow = asyncio.Event()
    delivering = asyncio.create_task(one.worker.drain())
    await one.is_busy(3)
    clock.advance(outbox.HELP_AFTER / 1000)
    await one.die(by=two.store)
    await two.worker.drain()
    assert two.took() == one.took()
    nonces = [{row.nonce for batch in office.batches for row in batch.rows} for office in offices]
    assert nonces[0] == nonces[1]
    delivering.cancel()
    await asyncio.gather(delivering, return_exceptions=True)


async def test_a_lane_that_was_put_off_is_anybodys(offices: list[Office], clock: FakeClock) -> None:
    one, two = offices
    number = (await one.club.start(HOST, BRAN)).session.id
    lane = Lane(number, TABLE)
    async with one.store.write() as tx:
        rows = await outbox.claim(tx, lane, 50)
        assert rows
    async with two.store.write() as tx:
        assert await outbox.claim(tx, lane, 50) == []
    async with one.store.write() as tx:
        await outbox.put_off(tx, [row.id for row in rows], tx.now + 1000, "later")
    async with two.store.write() as tx:
        again = await outbox.claim(tx, lane, 50)
    assert [row.id for row in again] == [row.id for row in rows]


async def test_a_deadline_is_handled_by_one_of_them(
    offices: list[Office], clock: FakeClock
) -> None:
    handled: list[tuple[str, str]] = []
    begun, going_on = asyncio.Event(), asyncio.Event()

    def handler(name: str) -> Any:
        async def handle(deadline: Deadline) -> None:
            handled.append((name, deadline.name))
            begun.set()
            await going_on.wait()

        return handle

    for office in offices:
        office.tables.deadlines.handle("toy", handler(office.name))
    one, two = offices
    async with one.store.write() as tx:
        for name in ("a", "b"):
            await deadlines.put(tx, None, "toy", tx.now + 1000, name=name)
    assert await one.tables.deadlines.run_due() == 0
    clock.advance(1)
    working = asyncio.create_task(one.tables.deadlines.run_due())
    await begun.wait()
    assert await two.tables.deadlines.run_due() == 0
    async with two.store.read() as reading:
        assert await deadlines.earliest(reading) is None
    # It dies before it is done: another one handles all it had claimed.
    working.cancel()
    await asyncio.gather(working, return_exceptions=True)
    await one.die(by=two.store)
    going_on.set()
    assert await two.tables.deadlines.run_due() == 2
    assert handled == [("one", "a"), ("two", "a"), ("two", "b")]
    assert await one.tables.deadlines.run_due() == 0


async def test_one_session_is_never_changed_by_two_at_once(offices: list[Office]) -> None:
    """Everybody presses everywhere at the same time; every move has a number of its own."""
    one, two = offices
    number = (await one.club.start(HOST, BRAN)).session.id

    async def hurry(office: Office, user: int) -> int:
        done = 0
        for at in range(6):
            try:
                (ask,) = (await office.tables.queries.view(number, user)).asks
                press = f"{office.name} {user} {at}"
                await office.tables.moves.take(number, user, [(ask.id, "build")], press)
                done += 1
            except (Illegal, ValueError):
                continue
        return done

    made = await asyncio.gather(*(hurry(o, u) for o in offices for u in (HOST, BRAN)))
    async with two.store.read() as tx:
        rows = await tx.all(text("SELECT number FROM moves WHERE kind = 'answer' ORDER BY number"))
        last = await tx.value(text("SELECT number FROM sessions"))
    assert sum(made) > 0
    assert len({row["number"] for row in rows}) == len(rows) == sum(made)
    assert last == (await one.tables.queries.info(number)).session.number


async def test_the_same_press_on_two_processes_is_one_move(offices: list[Office]) -> None:
    one, two = offices
    number = (await one.club.start(HOST, BRAN)).session.id
    (ask,) = (await one.tables.queries.view(number, HOST)).asks
    receipts = await asyncio.gather(
        *(o.tables.moves.take(number, HOST, [(ask.id, "build")], "i1") for o in (one, two, one))
    )
    assert len({receipt.number for receipt in receipts}) == 1
