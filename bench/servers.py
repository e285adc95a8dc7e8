"""What it costs to be on many servers: `python -m bench.servers [--servers N …]`.

The bot as a process of its own is told of so many servers of the usual size by the stand-in, as
many of them on one shard as Discord wants: CPU until it has taken them all in, and its memory then.
No game is played; a game that nobody plays just now needs no memory (`bench.table start`).
"""

import argparse
import asyncio
import tempfile
from pathlib import Path

from bench.start import memory
from bench.table import opened, running
from bench.tables import spent
from bot.local.server import Standin
from bot.local.world import TEXT, Channel, Role

PER_SHARD = 2500
"""Servers on one shard at most, by Discord's rule."""

CHANNELS, ROLES = 30, 15
"""Of a server of the usual size, as we take it; members are not told to us."""

STILL = 5.0
"""Seconds without work after which everything has been taken in."""


def populate(standin: Standin, servers: int) -> None:
    """Have so many servers in the world."""
    world, owner = standin.world, next(u.id for u in standin.world.users.values() if not u.bot)
    for number in range(servers - len(world.guilds)):
        guild = standin.admin.create_guild(f"Holdfast of House Umber {number}", owner)
        for one in range(ROLES):
            world.add_role(Role(world.snowflake(), guild.id, f"Bannerman {one}", 0, one + 1))
        for one in range(CHANNELS):
            world.add_channel(Channel(world.snowflake(), TEXT, f"great-hall-{one}", guild.id))


async def measure(folder: Path, servers: int) -> None:
    """Start on so many servers."""
    async with Standin() as standin, opened(folder / "maester.db"):
        populate(standin, servers)
        standin.gateway.recommended_shards = shards = -(-servers // PER_SHARD)
        async with running(standin, folder) as pid:
            before, now = -1.0, 0.0
            while now > before:
                before = now
                await asyncio.sleep(STILL)
                now = sum(spent(pid))
            print(
                f"{servers} servers, {shards} shards: {now:.1f} s of CPU; {memory(pid)}", flush=True
            )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--servers", type=int, nargs="+", default=[1, 2500, 10_000])
    for servers in parser.parse_args().servers:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(measure(Path(folder), servers))


if __name__ == "__main__":
    main()
