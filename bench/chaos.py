"""Kill the bot over and over: `python -m bench.chaos [--kills N] [--games N] [--postgres]`.

A real process of the bot, a real database (SQLite, or with `--postgres` a server that is started
for this), a stand-in for Discord, several games at once; every kill is a SIGKILL in the middle of
things. Ends with an error if a move that was acknowledged is lost, counts twice, or is shown twice.
"""

import argparse
import asyncio
import random
import time
from contextlib import AsyncExitStack
from pathlib import Path

from bench.databases import Fresh, databases
from bot.local.server import Standin
from tests.e2e.conftest import Server
from tests.e2e.killing import check, finish, kill_while_playing, sat_down
from tests.e2e.victim import Victim

PER_SET = 100
"""Kills before the games are finished, checked, and replaced by new ones."""


async def one_set(database: str | Path, kills: int, games: int, seed: str) -> int:
    """Play some games with so many kills; how many moves were made."""
    async with AsyncExitStack() as stack:
        server = Server(await stack.enter_async_context(Standin()), stack)
        victim = Victim(server.standin, database)
        await victim.start()
        stack.push_async_callback(victim.kill)
        tables = [await sat_down(server, str(number)) for number in range(games)]
        await kill_while_playing(victim, tables, kills, random.Random(seed))
        moves = 0
        for session, table in enumerate(tables, 1):
            await finish(table)
            moves += await check(server.standin, database, table, session)
        assert server.standin.journal.violations == []
        return moves


async def storm(fresh: Fresh, arguments: argparse.Namespace) -> None:
    """Run set after set, each in a database of its own, and say how it goes."""
    began, done, moves = time.monotonic(), 0, 0
    while done < arguments.kills:
        kills = min(PER_SET, arguments.kills - done)
        seed, database = f"{arguments.seed}/{done}", await fresh(done)
        moves += await one_set(database, kills, arguments.games, seed)
        done += kills
        print(f"{done} kills, {moves} moves, {time.monotonic() - began:.0f} seconds", flush=True)


def main() -> None:
    """Kill so many times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=2000)
    parser.add_argument("--games", type=int, default=4, help="at once")
    parser.add_argument("--seed", default="chaos")
    parser.add_argument("--postgres", action="store_true", help="not in SQLite files")
    arguments = parser.parse_args()
    with databases(arguments.postgres) as fresh:
        asyncio.run(storm(fresh, arguments))


if __name__ == "__main__":
    main()
