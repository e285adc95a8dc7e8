"""How long the garbage collector stops the bot: `python -m bench.pauses [--answers N] [--plain]`.

The bot as a process of its own, Risk played by commands, one answer after the other. Every
collection from the first answer to the last is timed, in CPU time, so that other programs on the
machine do not count. `--plain` leaves the collector as Python sets it.
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from bench.table import connected, opened
from bench.tables import Typist, prepare
from bot.local.server import Standin

PROGRAM = """
import atexit, gc, sys, time
if "--plain" in sys.argv:
    from bot.collector import Collector
    Collector.freeze = lambda self: None
seen, began = [], 0.0

def note(phase, info):
    global began
    if phase == "start":
        began = time.thread_time()
    else:
        seen.append((time.monotonic(), info["generation"], time.thread_time() - began))

gc.callbacks.append(note)
atexit.register(lambda: print(*(f"{a} {b} {c}" for a, b, c in seen), sep=chr(10)))
from bot.start import main
main()
"""


async def measure(folder: Path, answers: int, games: int, plain: bool) -> None:
    """Play, then print what the collector did from the first answer to the last."""
    environment = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
    async with Standin() as standin, opened(folder / "maester.db") as store:
        made = await prepare(standin, store, games)
        typist = Typist(standin, store)
        settings = {"MAESTER_STANDIN": standin.base_url, "MAESTER_DATA": str(folder)}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            PROGRAM,
            *(["--plain"] if plain else []),
            env=environment | settings | {"MAESTER_HEALTH_PORT": "0"},
            stdout=asyncio.subprocess.PIPE,
        )
        await connected(standin)
        await asyncio.sleep(3)  # until Discord has told everything, and the rest is set aside
        loop = asyncio.get_running_loop()
        began, made_moves = loop.time(), 0
        for number in range(answers):
            made_moves += await typist.move(made[number % games]) is not None
        ended = loop.time()
        process.send_signal(signal.SIGTERM)
        output, _ = await process.communicate()
    pauses: dict[int, list[float]] = defaultdict(list)
    for line in output.decode().splitlines():
        at, generation, seconds = line.split()
        if began <= float(at) <= ended:
            pauses[int(generation)].append(1000 * float(seconds))
    print(f"{made_moves} answers, {'as Python does it' if plain else 'start-up set aside'}")
    for which in sorted(pauses):
        found = pauses[which]
        print(
            f"    generation {which}: {len(found):5} pauses, "
            f"mean {sum(found) / len(found):7.2f} ms, longest {max(found):7.2f} ms, "
            f"together {sum(found):7.0f} ms"
        )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=200)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--plain", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(measure(Path(name), given.answers, given.games, given.plain))


if __name__ == "__main__":
    main()
