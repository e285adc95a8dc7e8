"""One process writes: the lease, who may take it over and when, and what its loss means."""

import asyncio
import sqlite3
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import Store, StoreError, leases, settings
from bot.store.lease import EVERY, LENGTH, Holder, Lease, LeaseLost

ELSEWHERE = Holder("castle", 7, "another-boot", "12", "aaaa")


class Clock:
    now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Time passes, and others have their turn."""
        self.now += round(1000 * seconds)
        await asyncio.sleep(0)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@asynccontextmanager
async def opened(path: Path, clock: Clock) -> AsyncIterator[Store]:
    store = Store(path, clock)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
async def first(tmp_path: Path, clock: Clock) -> AsyncIterator[Store]:
    async with opened(tmp_path / "games.db", clock) as store:
        yield store


@pytest.fixture
async def second(tmp_path: Path, clock: Clock) -> AsyncIterator[Store]:
    async with opened(tmp_path / "games.db", clock) as store:
        yield store


def lease(store: Store, clock: Clock, holder: Holder | None = None) -> Lease:
    return Lease(store, holder or Holder.this(), sleep=clock.sleep)


def renewed_meanwhile(theirs: Lease, clock: Clock) -> Callable[[float], Awaitable[None]]:
    """Sleep while somebody else renews their lease whenever it is time."""
    asked: list[bool] = []

    async def sleep(seconds: float) -> None:
        await clock.sleep(seconds)
        if theirs.until - clock.now <= 1000 * (LENGTH - EVERY):
            asked.append(await theirs.renew())
            assert not any(asked)

    return sleep


async def a_moment(_: float) -> None:
    await asyncio.sleep(0.001)


def copies(folder: Path) -> list[Path]:
    return list(folder.glob("*.bak"))


async def holder(store: Store) -> str | None:
    async with store.read() as tx:
        found = await leases.holder_of(tx, "bot")
    return found[0] if found else None


async def test_a_second_process_says_who_holds_the_database(
    first: Store, second: Store, clock: Clock
) -> None:
    await lease(first, clock, ELSEWHERE).take(0)
    with pytest.raises(StoreError, match=r"process 7 on castle .* until \S+ UTC") as refused:
        await lease(second, clock).take(0)
    assert "\n" not in str(refused.value)
    assert await holder(second) == str(ELSEWHERE)


async def test_it_waits_for_a_lease_that_nobody_renews(
    first: Store, second: Store, clock: Clock
) -> None:
    await lease(first, clock, ELSEWHERE).take(0)
    mine = lease(second, clock)
    began = clock.now
    await mine.take(LENGTH + 10)
    assert 1000 * LENGTH <= clock.now - began <= 1000 * (LENGTH + 2)
    assert await holder(first) == str(mine.holder)


async def test_it_gives_up_while_the_lease_is_renewed_and_ends_nobody(
    first: Store, second: Store, clock: Clock
) -> None:
    theirs = lease(first, clock, ELSEWHERE)
    await theirs.take(0)
    mine = Lease(second, sleep=renewed_meanwhile(theirs, clock))
    with pytest.raises(StoreError, match="in use"):
        await mine.take(LENGTH + 10)
    assert theirs.held


async def test_released_it_can_be_taken_at_once(first: Store, second: Store, clock: Clock) -> None:
    theirs = lease(first, clock, ELSEWHERE)
    await theirs.take(0)
    await theirs.release()
    await lease(second, clock).take(0)
    assert clock.now == Clock.now


async def test_a_waiting_process_can_ask_for_it(first: Store, second: Store, clock: Clock) -> None:
    theirs = Lease(first, ELSEWHERE, sleep=a_moment)
    mine = Lease(second, sleep=a_moment)
    await theirs.take(0)
    taking = asyncio.create_task(mine.take(LENGTH, ask=True))
    await theirs.run()
    assert theirs.held, "until it has stopped in order, it goes on"
    await theirs.release()
    await taking
    assert await holder(first) == str(mine.holder)
    after = lease(first, clock)
    with pytest.raises(StoreError):
        await after.take(0)
    async with first.read() as tx:
        assert await leases.holder_of(tx, "bot-next") is None, "the wish is fulfilled"


async def test_who_slept_too_long_has_lost_it_and_writes_nothing_more(
    first: Store, second: Store, clock: Clock
) -> None:
    theirs = lease(first, clock, ELSEWHERE)
    await theirs.take(0)
    clock.now += round(1000 * LENGTH)
    await lease(second, clock).take(0)
    assert not theirs.held
    with pytest.raises(LeaseLost, match="has taken the database"):
        async with first.write() as tx:
            await settings.change(tx, "guild", 1, {"language": "de"})
    async with second.read() as tx:
        assert await settings.get(tx, "guild", 1) == {}
    with pytest.raises(LeaseLost):
        await theirs.run()


async def test_who_slept_and_was_not_missed_goes_on(first: Store, clock: Clock) -> None:
    mine = lease(first, clock)
    await mine.take(0)
    clock.now += 3_600_000
    assert not mine.held
    async with first.write() as tx:
        await settings.change(tx, "guild", 1, {"language": "de"})
    await mine.renew()
    assert mine.held
    async with first.read() as tx:
        assert await settings.get(tx, "guild", 1) == {"language": "de"}


async def test_a_database_that_cannot_be_written_is_no_loss(
    first: Store, second: Store, clock: Clock, tmp_path: Path
) -> None:
    held: list[bool] = []

    async def sleep(seconds: float) -> None:
        await clock.sleep(seconds)
        held.append(mine.held)
        if len(held) == 6:
            other.execute("DROP TRIGGER broken")
        if len(held) == 8:
            async with second.write() as tx:
                await leases.take(tx, "bot-next", str(ELSEWHERE), 10_000)

    mine = Lease(first, sleep=sleep)
    await mine.take(0)
    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as other:
        other.execute(
            "CREATE TRIGGER broken BEFORE UPDATE ON leases "
            "BEGIN SELECT RAISE(ABORT, 'disk full'); END"
        )
        await mine.run()
    assert held == [True, True, True, False, False, False, True, True]


async def test_a_holder_that_no_longer_lives_is_followed_at_once(
    first: Store, second: Store, clock: Clock
) -> None:
    program = "from bot.store.lease import Holder; print(Holder.this(), flush=True); input()"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, stdin=PIPE, stdout=PIPE
    )
    assert process.stdout is not None
    theirs = Holder.read((await process.stdout.readline()).decode().strip())
    assert theirs is not None
    await lease(first, clock, theirs).take(0)
    assert not theirs.gone()
    with pytest.raises(StoreError):
        await lease(second, clock).take(0)
    process.kill()
    await process.wait()
    assert theirs.gone()
    await lease(second, clock).take(0)
    assert clock.now == Clock.now


def test_only_what_is_sure_counts_as_gone() -> None:
    mine = Holder.this()
    assert Holder.read(str(mine)) == mine
    assert len(str(replace(mine, host="h" * 200))) <= 100
    assert not mine.gone()
    assert replace(mine, began="1").gone(), "the number of the process was used again"
    assert not replace(mine, place="another-boot", pid=2**22 + 5).gone(), "elsewhere: who knows"
    assert not ELSEWHERE.gone()
    assert Holder.read("something an older release wrote") is None


async def test_nothing_is_migrated_while_somebody_else_uses_the_database(
    first: Store, tmp_path: Path, clock: Clock
) -> None:
    await lease(first, clock, ELSEWHERE).take(0)
    async with first.write() as tx:
        await settings.change(tx, "guild", 1, {"language": "de"})
    with closing(sqlite3.connect(tmp_path / "games.db")) as other, other:
        other.execute("UPDATE alembic_version SET version_num = '0001'")
    store = Store(tmp_path / "games.db", clock)
    mine = lease(store, clock)
    with pytest.raises(StoreError, match="in use"):
        await store.open(lambda: mine.take(0))
    await store.close()
    with closing(sqlite3.connect(tmp_path / "games.db")) as other:
        assert other.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    assert copies(tmp_path) == []


async def test_a_new_database_is_leased_once_it_is_made(tmp_path: Path, clock: Clock) -> None:
    store = Store(tmp_path / "new.db", clock)
    mine = lease(store, clock)
    await store.open(lambda: mine.take(0))
    assert mine.held
    assert await holder(store) == str(mine.holder)
    await store.close()
