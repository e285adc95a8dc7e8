"""Where a benchmark keeps its games: in files, or on a PostgreSQL server of its own."""

import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.postgres import Server, run

Fresh = Callable[[int], Awaitable[str | Path]]
"""Makes an empty database of this number, and says where it is."""


@contextmanager
def databases(on_server: bool) -> Iterator[Fresh]:
    """Make databases in a folder, or on a server, that is gone afterwards."""
    if not on_server:
        with tempfile.TemporaryDirectory() as folder:

            async def file(number: int) -> str | Path:
                return Path(folder) / f"{number}.db"

            yield file
        return
    server = Server()
    server.make()
    server.start()

    async def database(number: int) -> str | Path:
        await run(server.url("postgres"), f"CREATE DATABASE bench_{number}")
        return server.url(f"bench_{number}")

    try:
        yield database
    finally:
        server.remove()
