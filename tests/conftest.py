"""What holds for all tests: how examples are found, and which database is used.

A test that asks for `address` gets a new SQLite file. Marked `both` it runs a second time on
PostgreSQL; with `pytest --postgres` everything that asks for an address runs there, and only there.
"""

import asyncio
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from bot.store import Store
from tests.postgres import Server, Shared, end
from tests.statements import share

# The same examples on every machine; how long one takes is no reason to fail.
settings.register_profile(
    "steady",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("steady")
share()

SERVER = pytest.StashKey[Path]()

MEMORY = Path("/dev/shm")
ROOM = 2 << 30
"""Bytes that have to be free there; a whole run needs less than a tenth of that."""


def pytest_addoption(parser: pytest.Parser) -> None:
    about = "run everything that needs a database on PostgreSQL, and nothing of it on SQLite"
    parser.addoption("--postgres", action="store_true", help=about)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "both: runs on SQLite and on PostgreSQL")
    config.addinivalue_line("markers", "sqlite: is about SQLite alone")
    if not hasattr(config, "workerinput"):
        keep_in_memory()
        config.stash[SERVER] = Path(tempfile.mkdtemp(prefix="maester-tests-"))


def keep_in_memory() -> None:
    """Where the system lends memory as a disk, temporary files go there: it never makes us wait.

    What a killed process has written is still there, as on any disk; and nothing outlives a power
    cut, which no test makes.
    """
    if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK | os.X_OK):
        about = os.statvfs(MEMORY)
        if about.f_bavail * about.f_frsize >= ROOM:
            os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Tell a process that runs tests where their server is, or will be."""
    node.workerinput["postgres"] = str(node.config.stash[SERVER]), os.getpid()


def pytest_unconfigure(config: pytest.Config) -> None:
    if SERVER in config.stash:
        end(config.stash[SERVER])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    own = metafunc.definition.get_closest_marker("sqlite")
    if own or "address" not in metafunc.fixturenames:
        return
    if metafunc.config.getoption("postgres"):
        metafunc.parametrize("address", ["postgres"], indirect=True)
    elif metafunc.definition.get_closest_marker("both"):
        metafunc.parametrize("address", ["sqlite", "postgres"], indirect=True)


@pytest.fixture(scope="session")
def postgres(pytestconfig: pytest.Config) -> Shared:
    """A PostgreSQL server, started when it is first used."""
    known = getattr(pytestconfig, "workerinput", None)
    if known is None:
        return Shared(pytestconfig.stash[SERVER], os.getpid())
    folder, owner = known["postgres"]
    return Shared(Path(folder), owner)


@pytest.fixture
def postgres_database(postgres: Shared) -> Iterator[str]:
    """A new database on it, with all tables and nothing in them."""
    url = postgres.fresh()
    yield url
    postgres.drop(url)


@pytest.fixture
def own_server() -> Iterator[Server]:
    """A server that a test may stop."""
    own = Server()
    own.make()
    own.start()
    yield own
    own.remove()


@pytest.fixture(scope="session")
def fresh_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with all tables and nothing in them."""

    async def make() -> None:
        store = Store(path)
        await store.open()
        await store.close()

    path = tmp_path_factory.mktemp("fresh") / "games.db"
    asyncio.run(make())
    return path


@pytest.fixture
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """A new database for one test: a file's path, or an address of PostgreSQL."""
    if getattr(request, "param", "sqlite") == "postgres":
        url: str = request.getfixturevalue("postgres_database")
        return url
    fresh: Path = request.getfixturevalue("fresh_file")
    return Path(shutil.copy(fresh, tmp_path / "games.db"))
