"""A month of slow play in minutes: `python -m bench.month [--games 50] [--players 200] [--seed 1]`.

In an SQLite file, or with `--postgres` on a server that is started for this. The table layer with a
fake clock; what real games are shown goes through the bot's own delivery into something in
Discord's place. Three of ten tables play Risk, The Iron Throne and the Board Game by rules of
thumb, the others a small game made for this. People in many time zones answer after random delays,
forget, vanish, go on vacation, close and open their direct messages, leave and take over; the
process is killed in the middle of what it does and started again after seconds, hours or days.
Everything that was promised is checked by means of its own; a breach is printed, and the exit code
is 1.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

import structlog
from structlog.processors import format_exc_info
from structlog.testing import capture_logs
from structlog.typing import EventDict

from bench.databases import Fresh, databases
from bench.habits import Report
from bench.weeks import MIX, Month
from bot.store.engine import Link


async def _at_once(_link: Link, work: Callable[..., Any], *args: Any) -> Any:
    """Statements and commits without a thread: nothing is left to how fast the machine is."""
    return work(*args)


async def simulate(
    path: str | Path,
    *,
    count: int = 50,
    players: int = 200,
    seed: int = 1,
    rounds: int = 8,
    mix: Sequence[str] = MIX,
    days: int | None = None,
) -> Report:
    """Play it all through, or so many days; the same seed gives the same month.

    A logged error is a breach.
    """
    with patch.object(Link, "aside", _at_once), capture_logs([format_exc_info]) as logged:
        report = await Month(path, count, players, seed, rounds, mix, days).run()
    report.breaches += [_logged(one) for one in logged if one["log_level"] == "error"]
    return report


def _logged(entry: EventDict) -> str:
    """What was logged, on one line: about what, and the end of the traceback."""
    about = {key: entry[key] for key in ("session", "target", "kind") if key in entry}
    why = str(entry.get("exception", "")).splitlines()[-1:]
    return f"{entry['event']} {about}: {''.join(why)}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--mix", nargs="+", default=MIX, help="what the tables play, in turn")
    parser.add_argument("--postgres", action="store_true", help="not in an SQLite file")
    given = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
    with databases(given.postgres) as fresh:
        report = asyncio.run(_simulate(fresh, given))
    print(report.text())
    print(f"{time.process_time():.0f} s of CPU")
    return 1 if report.breaches else 0


async def _simulate(fresh: Fresh, given: argparse.Namespace) -> Report:
    return await simulate(
        await fresh(0),
        count=given.games,
        players=given.players,
        seed=given.seed,
        rounds=given.rounds,
        mix=given.mix,
    )


if __name__ == "__main__":
    sys.exit(main())
