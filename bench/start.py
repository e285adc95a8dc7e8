"""What a start costs, and what memory is needed at rest: `python -m bench.start [--games N]`.

The bot as a process of its own, connected to the stand-in: seconds of CPU until it is connected,
its memory, whether the process that draws runs; then one move in every game that has a picture, and
the memory of both processes. PSS counts memory that several processes share in parts; RSS counts it
in each of them. A second start finds maps that were drawn before.
"""

import argparse
import asyncio
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from bench.table import opened, running
from bench.tables import Typist, children, prepare, resident, shared_fairly, spent
from bot.local.server import Standin
from tests.e2e.harness import delivered

QUIET = 5.0
"""Seconds without work before memory is read."""


def memory(pid: int) -> str:
    """The memory of a process and of those it has started."""
    pids = [pid, *children(pid)]
    parts = []
    for one in pids:
        with suppress(OSError):  # a helper of multiprocessing's may have ended
            parts.append(f"{resident(one)} MB RSS, {shared_fairly(one)} MB PSS")
    together = sum(shared_fairly(one) for one in pids)
    return f"{'; '.join(parts)}; together {together} MB PSS"


async def measure(folder: Path, games: int) -> None:
    """Start twice, and have something drawn."""
    for which in ("first", "second"):
        async with Standin() as standin, opened(folder / "maester.db") as store:
            made = await prepare(standin, store, games)
            began = time.monotonic()
            async with running(standin, folder, budget=1000) as pid:
                own, others = spent(pid)
                wall = time.monotonic() - began
                print(f"{which} start: {own:.2f} s of CPU, others {others:.2f}, {wall:.1f} s clock")
                await asyncio.sleep(QUIET)
                print(f"  at rest: {memory(pid)}", flush=True)
                typist = Typist(standin, store)
                for game in made:
                    await typist.move(game)
                await delivered(store)
                await asyncio.sleep(QUIET)
                print(f"  after pictures: {memory(pid)}", flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), arguments.games))


if __name__ == "__main__":
    main()
