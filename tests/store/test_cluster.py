"""Several processes on one PostgreSQL: who is there, who holds which shards, what they agree on."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial

import pytest

from bot.store import Store, StoreError, cluster, leases, members
from bot.store.cluster import MEMBERS, Cluster
from bot.store.lease import NAME, Holder, Lease, LeaseLost
from bot.store.members import shared_out
from tests.table.conftest import FakeClock

START = Callable[..., Awaitable[Cluster]]


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def start(postgres_database: str, clock: FakeClock) -> AsyncIterator[START]:
    """Starts processes; none of them looks by itself."""
    async with AsyncExitStack() as stack:

        async def started(
            shards: int = 6, *, joined: bool = True, instead: bool = False
        ) -> Cluster:
            store = Store(postgres_database, clock)
            await store.open()
            stack.push_async_callback(store.close)
            made = Cluster(store, identify_every=0)
            clock.advance(0.001)
            if joined:
                await made.join(instead=instead)
                await made.agree(shards)
            return made

        yield started


async def settle(*clusters: Cluster) -> None:
    """Everybody looks, and connects what should be theirs, until nothing moves."""
    for _ in range(3):
        for one in clusters:
            await one.look()
            for shard in sorted(one.wanted - one.shards):
                await one.take(shard)
    for one in clusters:
        await one.look()


def held(*clusters: Cluster) -> list[list[int]]:
    return [sorted(one.shards) for one in clusters]


def test_shards_are_shared_out_evenly_and_stay_where_they_are() -> None:
    assert shared_out(3, [], {}) == {}
    assert shared_out(3, ["a"], {}) == dict.fromkeys(range(3), "a")
    before = shared_out(7, ["a", "b"], {})
    assert sorted(before.values()) == ["a"] * 4 + ["b"] * 3
    after = shared_out(7, ["a", "b", "c"], before)
    assert sorted(after.values()) == ["a"] * 3 + ["b"] * 2 + ["c"] * 2
    assert all(after[n] == who or after[n] == "c" for n, who in before.items())
    # It stays the same while one shard after the other moves.
    now = dict(before)
    for shard, who in after.items():
        now[shard] = who
        assert shared_out(7, ["a", "b", "c"], now) == after
    assert shared_out(1, ["a", "b"], {0: "b"}) == {0: "b"}


async def test_each_takes_its_share_and_others_follow_one_that_leaves(start: START) -> None:
    first = await start()
    assert held(first) == [[0, 1, 2, 3, 4, 5]]
    second = await start(9)
    assert second.count == 6
    assert (sorted(second.wanted), held(second)) == ([3, 4, 5], [[]])
    await second.take(3)
    await first.look()
    assert held(first, second) == [[0, 1, 2, 4, 5], [3]]
    await settle(first, second)
    assert held(first, second) == [[0, 1, 2], [3, 4, 5]]
    third = await start()
    await settle(first, second, third)
    assert [len(shards) for shards in held(first, second, third)] == [2, 2, 2]
    leaving = asyncio.create_task(second.hand_over())
    while not leaving.done():
        await settle(first, third)
    assert second.shards == frozenset()
    await second.leave()
    await settle(first, third)
    assert [len(shards) for shards in held(first, third)] == [3, 3]


async def test_the_only_one_need_not_wait_for_others(start: START) -> None:
    only = await start()
    await only.hand_over()
    await only.leave()
    again = await start()
    assert held(again) == [[0, 1, 2, 3, 4, 5]]


async def test_who_does_not_renew_is_replaced(start: START, clock: FakeClock) -> None:
    first, second = await start(), await start()
    await settle(first, second)
    for _ in range(5):
        clock.advance(cluster.EVERY)
        await first.look()
    assert first.members == 2
    clock.advance(cluster.EVERY)
    await first.look()
    assert (first.members, held(first)) == (1, [[0, 1, 2, 3, 4, 5]])
    with pytest.raises(LeaseLost, match="took this one for dead"):
        await second.look()
    with pytest.raises(LeaseLost):
        async with second._store.write():
            pass


async def test_nobody_is_taken_for_dead_because_the_database_was_away(
    start: START, clock: FakeClock
) -> None:
    """All are late then; who is back first waits for the others."""
    first, second = await start(), await start()
    await settle(first, second)
    clock.advance(60)
    first._seen_since = None  # as after a look that failed
    await first.look()
    assert first.members == 2
    await second.look()
    clock.advance(cluster.GRACE)
    await first.look()
    assert (first.members, len(first.shards)) == (2, 3)


async def test_a_process_that_is_gone_is_replaced_at_once(
    start: START, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await start(), await start()
    await settle(first, second)
    monkeypatch.setattr(Holder, "gone", lambda self: self.mark == first.id)
    await second.look()
    assert held(second) == [[0, 1, 2, 3, 4, 5]]


async def test_one_may_come_to_take_the_place_of_the_others(start: START) -> None:
    first, second = await start(), await start()
    await settle(first, second)
    third = await start(instead=True)
    fourth = await start()
    assert [await one.look() for one in (first, second, third, fourth)] == [
        True,
        True,
        False,
        False,
    ]


async def test_who_wants_the_database_alone_waits_for_all(start: START, clock: FakeClock) -> None:
    first = await start()
    other = await start(joined=False)
    lease = Lease(other._store)
    with pytest.raises(StoreError, match="is in use"):
        await lease.take(0, ask=True)
    assert await first.look()
    await first.leave()
    await lease.take(0)
    with pytest.raises(StoreError, match="is in use"):
        await first.ask_in(0)
    await lease.release()
    await first.ask_in(0)
    async with other._store.write() as tx:
        await leases.take(tx, NAME, "an earlier release", 1000)
    clock.advance(1)
    await first.ask_in(0)


async def test_requests_of_all_are_one_row_without_bunches(start: START) -> None:
    """However they ask, no second has more than 48: they are reserved one after the other."""
    first, second = await start(), await start()
    loop = asyncio.get_running_loop()
    reserved: list[float] = []

    async def ask(one: Cluster, many: int) -> None:
        for _ in range(4):
            begun = loop.time()
            wait = await one.slots(many)
            # The server's clock was somewhere between our two looks at ours.
            reserved.extend(begun + wait + n * cluster.STEP / 1e6 for n in range(many))

    await asyncio.gather(ask(first, 3), ask(second, 8), ask(first, 1))
    assert len(reserved) == 48
    waits = [await one.slots(1) for one in (first, second)]
    assert waits[0] < waits[1]
    await first.hold_back(100)
    assert await second.slots(1) > 90


async def test_what_comes_in_twice_is_taken_once(start: START) -> None:
    first, second = await start(), await start()
    taken = await asyncio.gather(*(one.first(7) for one in (first, second, first, second)))
    assert sum(taken) == 1
    assert await second.first(8)


async def test_processes_wake_one_another(start: START) -> None:
    first, second = await start(), await start()
    heard: list[str] = []
    come = asyncio.Event()

    def hear(what: str) -> None:
        heard.append(what)
        come.set()

    for one, name in ((first, "first"), (second, "second")):
        one.woken = {"outbox": partial(hear, name)}
        one.keep()
    while len(heard) < 2:  # each has begun to listen
        await come.wait()
        come.clear()
    heard.clear()
    first.tell("outbox")
    first.tell(MEMBERS)
    await come.wait()
    assert heard == ["second"]
    for one in (first, second):
        await one.leave()


async def test_what_one_does_alone_is_done_by_the_next_if_it_dies(start: START) -> None:
    first, second = await start(), await start()
    order: list[str] = []

    async def work(one: Cluster, name: str) -> None:
        async with one.alone("chores"):
            order.append(name)

    async with first.alone("chores"):
        waiting = asyncio.create_task(work(second, "second"))
        order.append("first")
        async with second._store.write() as tx:
            await members.remove(tx, [first.id])
        await waiting
    assert order == ["first", "second"]


async def test_a_member_leaves_nothing_behind(start: START) -> None:
    first = await start()
    await first.leave()
    async with first._store.read() as tx:
        assert await members.everybody(tx) == []
        assert await members.holders(tx) == {}
