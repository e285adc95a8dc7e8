"""`python -m bot` as a process: how it starts, what it says when it cannot, how it stops."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import aiohttp

from bot.local.server import Standin
from bot.store import Store
from tests.e2e.conftest import PATIENCE, Server
from tests.e2e.harness import Process
from tests.e2e.support import begun, text_of
from tests.postgres import OTHER, Shared

T = TypeVar("T")
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.very-secret.and-long-enough-to-look-real"

ON_DISCORD = """
import sys
from bot.local.wire import point_discord_at
point_discord_at(sys.argv[1])
from bot.start import main
main()
"""
"""The bot as it runs with a token, where Discord is a stand-in."""


async def run(*arguments: str, **environment: str) -> tuple[int | None, str]:
    """Run to the end; the exit code and everything it said."""
    process = await started(*arguments, **environment)
    output, _ = await process.communicate()
    return process.returncode, output.decode()


async def started(*arguments: str, **environment: str) -> asyncio.subprocess.Process:
    kept = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        env=kept | environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )


def sentence(output: str) -> str:
    """The one line that was said."""
    (line,) = output.strip().splitlines()
    return line


@asynccontextmanager
async def taken_port() -> AsyncIterator[int]:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        held.listen()
        yield held.getsockname()[1]


def free_port() -> int:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        return int(held.getsockname()[1])


async def test_a_wrong_token(tmp_path: Path) -> None:
    async with Standin(token="another") as standin:
        code, output = await run(
            "-c",
            ON_DISCORD,
            standin.base_url,
            DISCORD_TOKEN=TOKEN,
            MAESTER_DATA=str(tmp_path),
            MAESTER_HEALTH_PORT="0",
        )
    assert code == 2
    assert "DISCORD_TOKEN" in sentence(output)
    assert TOKEN not in output


async def test_an_unwritable_database(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, output = await run("-m", "bot", MAESTER_DATA=str(tmp_path / "file" / "data"))
    assert code == 2
    assert str(tmp_path) in sentence(output)
    (tmp_path / "maester.db").write_bytes(b"this is no database " * 500)
    code, output = await run("-m", "bot", MAESTER_DATA=str(tmp_path))
    assert code == 2
    assert "maester.db" in sentence(output)


async def test_a_database_server_that_is_not_there_or_refuses_us(postgres: Shared) -> None:
    wrong = {
        "postgresql://maester:valar@127.0.0.1:1/games": "cannot be reached",
        postgres.url("fresh", f"{OTHER}:valar-dohaeris"): "refuses us",
        "mongodb://valar@nowhere/games": "cannot be read",
    }
    for address, why in wrong.items():
        code, output = await run("-m", "bot", MAESTER_DATABASE=address)
        assert code == 2
        assert why in sentence(output)
        assert "valar" not in output


async def test_a_damaged_or_read_only_database(tmp_path: Path) -> None:
    store = Store(tmp_path / "maester.db")
    await store.open()
    await store.close()
    _overwrite(tmp_path / "maester.db", 3 * 4096, b"noise" * 800)
    code, output = await run("-m", "bot", MAESTER_DATA=str(tmp_path))
    assert code == 2
    assert "damaged" in sentence(output)
    _overwrite(tmp_path / "maester.db", 18, b"\x03")  # as SQLite marks what may only be read
    code, output = await run("-m", "bot", MAESTER_DATA=str(tmp_path))
    assert code == 2
    assert "cannot be opened for writing" in sentence(output)


def _overwrite(path: Path, at: int, data: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(data)


FULL_DISK = """
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))
from bot.start import main
main()
"""


async def test_a_full_disk(tmp_path: Path) -> None:
    code, output = await run("-c", FULL_DISK, MAESTER_DATA=str(tmp_path))
    assert code == 2
    assert "maester.db" in sentence(output)


async def test_a_busy_port(tmp_path: Path) -> None:
    async with taken_port() as port, Standin(token=TOKEN) as standin:
        code, output = await run(
            "-m", "bot", MAESTER_DATA=str(tmp_path), MAESTER_PAGE_PORT=str(port)
        )
        assert code == 2
        assert "MAESTER_PAGE_PORT" in sentence(output)
        code, output = await run(
            "-c",
            ON_DISCORD,
            standin.base_url,
            DISCORD_TOKEN=TOKEN,
            MAESTER_DATA=str(tmp_path),
            MAESTER_HEALTH_PORT=str(port),
        )
        assert code == 2
        assert "MAESTER_HEALTH_PORT" in sentence(output)


async def test_a_wrong_setting(tmp_path: Path) -> None:
    code, output = await run("-m", "bot", MAESTER_DATA=str(tmp_path), MAESTER_HEALTH_PORT="many")
    assert code == 2
    assert "health_port" in sentence(output)


async def test_with_a_token_from_start_to_sigterm(tmp_path: Path) -> None:
    port = free_port()
    async with Standin(token=TOKEN) as standin, aiohttp.ClientSession() as http:
        process = await started(
            "-c",
            ON_DISCORD,
            standin.base_url,
            DISCORD_TOKEN=TOKEN,
            MAESTER_DATA=str(tmp_path),
            MAESTER_HEALTH_PORT=str(port),
            MAESTER_LOG="json",
        )
        await _ready(http, port, process)
        async with http.get(f"http://127.0.0.1:{port}/metrics") as answer:
            assert "maester_interactions_total" in await answer.text()
        standin.faults.fail("*", status=401, count=3)
        standin.gateway.kill_sockets()
        process.send_signal(signal.SIGTERM)
        output, _ = await process.communicate()
    assert process.returncode == 0
    assert TOKEN not in output.decode()
    assert standin.journal.violations == []


async def _ready(
    http: aiohttp.ClientSession, port: int, process: asyncio.subprocess.Process
) -> None:
    while process.returncode is None:
        try:
            async with http.get(f"http://127.0.0.1:{port}/ready") as answer:
                if answer.status == 200:
                    return
        except aiohttp.ClientError:
            pass
        await asyncio.sleep(0.05)
    raise AssertionError("the bot ended by itself")


async def test_sigterm_in_the_middle_of_a_game(server: Server, tmp_path: Path) -> None:
    process = Process(server.standin, tmp_path)
    await process.start()
    watcher = await server.player("arya")
    await watcher.until(lambda: server.standin.gateway.connected)
    table = await begun(server, "arya", "davos")
    await table.turns(most=1)
    assert await process.stop() == 0
    again = Process(server.standin, tmp_path)
    await again.start()
    await watcher.until(lambda: server.standin.gateway.connected)
    assert await table.waited_for()
    assert "Nothing so far" in await text_of(watcher, table.thread, "mod audit")
    assert await again.stop() == 0


async def test_killed_it_leaves_nobody_behind(server: Server, tmp_path: Path) -> None:
    process = Process(server.standin, tmp_path)
    await process.start()
    watcher = await server.player("arya")
    await watcher.until(lambda: server.standin.gateway.connected)
    assert process.process is not None
    pid = process.process.pid
    await begun(server, "arya", "davos")  # the first picture starts the process that draws
    children = await _until(lambda: _children(pid))
    await process.kill()
    await _until(lambda: not any(_alive(child) for child in children))


async def _until(condition: Callable[[], T]) -> T:
    """Ask again until there is something."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if found := condition():
                return found
            await asyncio.sleep(0.02)


def _children(pid: int) -> list[int]:
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(number) for number in text.split()]


def _alive(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False
