"""A PostgreSQL server for tests: from the system's packages, on a free port, in its own folder.

`Server` starts one and stops it. Tests share one that the first of them starts: `python -m
tests.postgres FOLDER PID` serves until it is told to stop or the process with this number is gone.
"""

import asyncio
import contextlib
import fcntl
import itertools
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg

from bot.store import Store

USER, OTHER, PASSWORD = "maester", "locked", "valar"
"""Who may do everything, and who needs a password."""

TEMPLATE = "fresh"
"""A database with all tables and nothing in them."""

HASTY = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off")
"""For databases that nobody will miss after the machine has lost its power."""

SETTINGS = (
    "shared_buffers=32MB",
    "max_connections=200",
    "max_wal_size=256MB",
    "jit=off",
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "deadlock_timeout=300ms",
)


def binaries() -> Path:
    """Return the folder of PostgreSQL's programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or [
        Path(path) for path in [shutil.which("initdb")] if path
    ]
    if not found:
        raise RuntimeError("These tests need PostgreSQL: apt-get install postgresql")
    return found[-1].parent


class Server:
    """A server of its own; it can be stopped and started again."""

    def __init__(self, folder: Path | None = None, *, durable: bool = False) -> None:
        """A `durable` one waits for the disk, as one that is not for tests does."""
        self._settings = SETTINGS if durable else (*SETTINGS, *HASTY)
        self.folder = folder or Path(tempfile.mkdtemp(prefix="maester-postgres-"))
        self._bin = binaries()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]

    def url(self, database: str, user: str = USER) -> str:
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def make(self) -> None:
        """Make the folder of a server, without anything in it."""
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        data = str(self.folder / "data")
        self._run("initdb", "-D", data, "-U", USER, "-A", "trust", "-N", "-E", "UTF8", "--locale=C")
        rules = "\n".join(
            f"host all {who} 127.0.0.1/32 {how}"
            for who, how in ((OTHER, "scram-sha-256"), ("all", "trust"))
        )
        (self.folder / "data" / "pg_hba.conf").write_text(f"{rules}\n")

    def start(self) -> None:
        """Start; it answers when this returns."""
        options = " ".join(f"-c {setting}" for setting in (f"port={self.port}", *self._settings))
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self._run("pg_ctl", "-D", data, "-l", log, "-w", "-t", "120", "-o", options, "start")

    def stop(self, *, crash: bool = False) -> None:
        """Stop, whoever is connected; what was committed stays.

        In a `crash` nothing more is written to the disk; that is for durable servers.
        """
        how = "immediate" if crash else "fast"
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-t", "120", "-m", how, "stop")

    def remove(self) -> None:
        """Stop for good."""
        with contextlib.suppress(subprocess.CalledProcessError):
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        # PostgreSQL refuses to be run by root.
        other = ("runuser", "-u", "postgres", "--") if os.geteuid() == 0 else ()
        command = [*other, str(self._bin / program), *arguments]
        subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/"
        )


async def prepare(server: Server) -> None:
    """Make the database that others are copied from."""
    await run(server.url("postgres"), f"CREATE DATABASE {TEMPLATE}")
    await run(server.url("postgres"), f"CREATE ROLE {OTHER} LOGIN PASSWORD '{PASSWORD}'")
    store = Store(server.url(TEMPLATE))
    await store.open()
    await store.close()


async def run(url: str, *statements: str) -> None:
    """Run statements one by one."""
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Only one process at a time is here."""
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class Shared:
    """The server that all tests of a run use; the first that needs it starts it."""

    def __init__(self, folder: Path, owner: int) -> None:
        self._folder = folder
        self._owner = owner
        self._numbers = itertools.count()
        self._port: str | None = None

    def fresh(self, template: str = TEMPLATE) -> str:
        """Return the address of a new database; an empty one is made from `template1`."""
        name = f"test_{os.getpid()}_{next(self._numbers)}"
        made = f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY"
        asyncio.run(run(self.url("postgres"), made))
        return self.url(name)

    def drop(self, url: str) -> None:
        """Delete a database, whoever is connected."""
        name = url.rpartition("/")[2]
        asyncio.run(run(self.url("postgres"), f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))

    def url(self, database: str, user: str = USER) -> str:
        if self._port is None:
            with alone(self._folder):
                self._port = self._started()
        return f"postgresql://{user}@127.0.0.1:{self._port}/{database}"

    def _started(self) -> str:
        known = self._folder / "port"
        if not known.exists():
            command = [sys.executable, "-m", "tests.postgres", str(self._folder), str(self._owner)]
            root = Path(__file__).parents[1]
            serving = subprocess.Popen(command, cwd=root, start_new_session=True)
            while not known.exists():
                assert serving.poll() is None, "PostgreSQL cannot be started"
                time.sleep(0.05)
        return known.read_text()


def serve(folder: Path, owner: int) -> None:
    """Serve until told to stop, or until the owner is gone."""
    told: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _: told.append(number))
    server = Server()
    try:
        server.make()
        server.start()
        asyncio.run(prepare(server))
        (folder / "pid").write_text(str(os.getpid()))
        (folder / "written").write_text(str(server.port))
        (folder / "written").rename(folder / "port")
        while not told and Path(f"/proc/{owner}").exists():
            time.sleep(0.2)
    finally:
        server.remove()
        (folder / "gone").touch()


def end(folder: Path) -> None:
    """Stop the server that was started in this folder, if any."""
    pid = folder / "pid"
    if pid.exists():
        os.kill(int(pid.read_text()), signal.SIGTERM)
        while not (folder / "gone").exists():
            time.sleep(0.05)
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    serve(Path(sys.argv[1]), int(sys.argv[2]))
