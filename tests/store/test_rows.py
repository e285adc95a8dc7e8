from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store, audits, leases, posted, sessions, settings
from bot.store.rows import Outgoing, Posted

pytestmark = pytest.mark.both


class Clock:
    now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(address: str | Path, clock: Clock) -> AsyncIterator[Store]:
    store = Store(address, clock)
    await store.open()
    yield store
    await store.close()


async def test_settings_are_changed_one_by_one(store: Store) -> None:
    async with store.write() as tx:
        await settings.change(tx, "guild", 7, {"language": "de", "channel": 2**60})
        assert await settings.change(tx, "guild", 7, {"language": None, "x": [1]}) == {
            "channel": 2**60,
            "x": [1],
        }
        assert await settings.get(tx, "user", 7) == {}


async def test_one_process_has_the_lease_until_it_is_over(store: Store, clock: Clock) -> None:
    async with store.write() as tx:
        assert await leases.take(tx, "bot", "a", 10_000)
        assert not await leases.take(tx, "bot", "b", 10_000)
        assert await leases.take(tx, "bot", "a", 10_000)
    clock.now += 10_000
    async with store.write() as tx:
        assert await leases.take(tx, "bot", "b", 10_000)
        assert not await leases.take(tx, "bot", "a", 10_000)
        await leases.release(tx, "bot", "a")
        assert not await leases.take(tx, "bot", "a", 10_000)
        await leases.release(tx, "bot", "b")
        assert await leases.take(tx, "bot", "a", 10_000)


async def test_the_audit_list_by_guild_and_session(store: Store, clock: Clock) -> None:
    async with store.write() as tx:
        for guild in (1, 2, 1):
            await audits.add(tx, f"ban {guild}", actor=5, guild_id=guild, detail={"n": guild})
            clock.now += 1
        assert [row.action for row in await audits.newest(tx, guild_id=1)] == ["ban 1", "ban 1"]
        assert len(await audits.newest(tx, limit=1)) == 1


async def test_messages_of_ours_are_found_by_role(store: Store) -> None:
    async with store.write() as tx:
        number = await sessions.create(
            tx,
            game="toy",
            title="t",
            guild_id=1,
            channel_id=2,
            host_user=3,
            options={},
            seats=2,
            language="en",
        )
        for message_id in (10, 11):
            await posted.remember(tx, Posted(number, "board", 2, message_id, tx.now, "first"))
        await posted.remember(tx, Posted(number, "board", 2, 11, tx.now, "second"))
        newest = await posted.newest(tx, number, "board")
        assert newest is not None
        assert (newest.message_id, newest.digest) == (11, "second")
        await posted.forget(tx, 11)
        newest = await posted.newest(tx, number, "board")
        assert newest is not None
        assert newest.message_id == 10
        assert await posted.newest(tx, number, "log") is None


def test_a_nonce_fits_into_25_characters_for_a_very_long_time() -> None:
    row = Outgoing(16**12, 1, "log", "table", {}, None, 4_000_000_000_000, 0, 0)
    assert len(row.nonce) <= 25
    assert row.nonce.endswith(f"{4_000_000_000_000:x}")
