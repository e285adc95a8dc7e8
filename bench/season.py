"""A season of the Board Game over Discord's wire: people, rounds, kills, and what it cost.

`python -m bench.season [--people N] [--rounds N]`
"""

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path

from tests.e2e.season import check, opened, play
from tests.tournaments import independent


async def run(people: int, rounds: int) -> None:
    """Play it, check it, and say what was seen."""
    begin, cpu = time.perf_counter(), _cpu()
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder) / "maester.db", people) as season:
            await play(season, rounds, people)
            data = await check(season, independent.standings)
            tables = sum(len(one["tables"]) for one in data["rounds"])
            requests = season.server.standin.journal.counts.total()
            kills = season.bot.kills
            await season.bot.kill()
            bot = season.bot.cpu
    print(
        f"{people} people, {rounds} rounds, {tables} tables, {len(data['audit'])} decisions, "
        f"{kills} kills, {requests} requests: {time.perf_counter() - begin:.0f} s, "
        f"{bot:.0f} s of CPU for the bot and {_cpu() - cpu:.0f} s for the other side; "
        "standings as another program computes them"
    )


def _cpu() -> float:
    used = os.times()
    return used.user + used.system


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    asyncio.run(run(args.people, args.rounds))


if __name__ == "__main__":
    main()
