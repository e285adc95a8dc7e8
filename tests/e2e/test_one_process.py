"""Two processes on one database: one waits, takes over in order, or ends with a sentence."""

from __future__ import annotations

import asyncio
import signal
from asyncio.subprocess import Process
from contextlib import suppress
from pathlib import Path

import pytest

from bot.local.server import Standin
from bot.store import Store, StoreError, leases
from bot.store.lease import Holder
from tests.e2e.test_process import run, sentence, started

NEVER = 4_000_000_000_000


def settings(standin: Standin, folder: Path, **more: str) -> dict[str, str]:
    return {
        "MAESTER_STANDIN": standin.base_url,
        "MAESTER_DATA": str(folder),
        "MAESTER_HEALTH_PORT": "0",
        "MAESTER_LOG": "json",
        **more,
    }


async def holder(folder: Path) -> Holder | None:
    """Who has the lease, read as any other process would."""
    store = Store(folder / "maester.db")
    with suppress(StoreError):
        await store.open()
    try:
        async with store.read() as tx:
            found = await leases.holder_of(tx, "bot")
        return Holder.read(found[0]) if found else None
    finally:
        await store.close()


async def until_connected(standin: Standin, process: Process, before: int = 0) -> None:
    """Wait until a process has connected after so many others."""
    while process.returncode is None:
        if standin.gateway.identified > before:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the bot ended by itself")


async def test_a_second_process_ends_with_one_sentence(tmp_path: Path) -> None:
    async with Standin() as standin:
        first = await started("-m", "bot", **settings(standin, tmp_path))
        await until_connected(standin, first)
        code, output = await run("-m", "bot", **settings(standin, tmp_path, MAESTER_WAIT="0"))
        assert code == 2
        assert f"process {first.pid} on" in sentence(output)
        assert standin.gateway.identified == 1
        first.send_signal(signal.SIGTERM)
        await first.communicate()
    assert first.returncode == 0


@pytest.mark.parametrize("asks", [False, True])
async def test_a_waiting_process_follows(tmp_path: Path, asks: bool) -> None:
    """A deploy: the next one waits, and takes over once the first has stopped in order."""
    patient = {"MAESTER_WAIT": "600", "MAESTER_TAKE_OVER": str(asks)}
    async with Standin() as standin:
        first = await started("-m", "bot", **settings(standin, tmp_path))
        await until_connected(standin, first)
        second = await started("-m", "bot", **settings(standin, tmp_path, **patient))
        if not asks:
            assert second.stdout is not None
            assert b"waiting-for-the-lease" in await second.stdout.readline()
            first.send_signal(signal.SIGTERM)
        output, _ = await first.communicate()
        assert first.returncode == 0
        assert (b"handed-over" in output) is asks
        await until_connected(standin, second, 1)
        found = await holder(tmp_path)
        assert found is not None
        assert found.pid == second.pid
        second.send_signal(signal.SIGTERM)
        await second.communicate()
        assert second.returncode == 0
        assert await holder(tmp_path) is None


async def test_after_a_kill_the_next_one_need_not_wait(tmp_path: Path) -> None:
    async with Standin() as standin:
        first = await started("-m", "bot", **settings(standin, tmp_path))
        await until_connected(standin, first)
        first.kill()
        await first.communicate()
        assert await holder(tmp_path) is not None
        second = await started("-m", "bot", **settings(standin, tmp_path, MAESTER_WAIT="0"))
        await until_connected(standin, second, 1)
        second.send_signal(signal.SIGTERM)
        await second.communicate()
        assert second.returncode == 0


async def test_several_on_a_database_server(tmp_path: Path, postgres_database: str) -> None:
    """As in compose.cluster.yaml: both play, one takes the place of a killed one, one of all."""
    here = {"MAESTER_DATABASE": postgres_database, "MAESTER_SHARDS": "2"}
    async with Standin() as standin:
        first = await started("-m", "bot", **settings(standin, tmp_path, **here))
        await until_connected(standin, first, 1)
        second = await started("-m", "bot", **settings(standin, tmp_path, **here))
        await until_connected(standin, second, 2)
        first.kill()
        await first.communicate()
        await until_connected(standin, second, 3)
        asks = {**here, "MAESTER_TAKE_OVER": "true"}
        third = await started("-m", "bot", **settings(standin, tmp_path, **asks))
        output, _ = await second.communicate()
        assert second.returncode == 0
        assert b"handed-over" in output
        await until_connected(standin, third, 5)
        third.send_signal(signal.SIGTERM)
        await third.communicate()
        assert third.returncode == 0


async def test_who_has_lost_the_lease_stops(tmp_path: Path) -> None:
    async with Standin() as standin:
        first = await started("-m", "bot", **settings(standin, tmp_path))
        await until_connected(standin, first)
        store = Store(tmp_path / "maester.db")
        await store.open()
        other = str(Holder("castle", 7, "another-boot", "12", "aaaa"))
        found = await holder(tmp_path)
        async with store.write() as tx:
            await leases.take(tx, "bot", other, NEVER - tx.now, instead_of=str(found))
        await store.close()
        output, _ = await first.communicate()
    assert first.returncode == 2
    assert "process 7 on castle has taken the database" in output.decode().splitlines()[-1]
