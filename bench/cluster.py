"""Several processes on one PostgreSQL: killed one after the other, the database restarted.

    python -m bench.cluster --games 300 --minutes 3 --rate 10

Players type moves at a steady rate, each table in its turn, spread over several servers and shards;
Discord's limits are enforced. Every twenty seconds a process is killed and started again. The
database, which waits for the disk, is stopped once in order and once by a crash. The games are
begun by the table's own services, and most of them copied row by row from those. Ends with 1 if a
move that was acknowledged is lost or counts twice, a message is there twice, a deadline is met
later than 30 s, or more than 50 requests come within a second. Prints how long answers took.
"""

import argparse
import asyncio
import random
import statistics
import sys
import time
from collections import Counter
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass

from sqlalchemy import text

from bench.tables import SEATS, Game, Typist, multiply, places, prepare
from bot.local.interactions import Interaction
from bot.local.ratelimit import GLOBAL_LIMIT
from bot.local.server import Standin
from bot.local.world import LOADING
from bot.store import Store, StoreError, deadlines
from bot.text import words
from tests.e2e.victim import Victim
from tests.postgres import Server as Postgres

LATE = 30_000
"""Milliseconds after which a deadline counts as missed."""

PROMISED = 1.0
"""Seconds within which 99 of 100 answers should come."""

RESTED = 120.0
"""Seconds at the end for showing what is left."""

THINKING = 20.0
"""Seconds after which nobody waits any more for an answer that is "thinking"."""

BEGUN = 5
"""Games on each server that are begun; the others are copies of them."""

SHORT = 80
"""Letters of a text that is printed."""


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """An answer that says that a move counts."""

    interaction: int
    thread: int
    said: str


class Run:
    """One run, and what was seen."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.took: list[float] = []
        self.acknowledged: list[Acknowledged] = []
        self.outcomes: Counter[str] = Counter()
        """How presses were answered otherwise: by what kind of sentence, or not at all."""
        self.put = 0
        self.stalled = 0.0
        """The longest time the stand-in itself did nothing: what came meanwhile came in a bunch."""
        self.games: list[Game] = []
        self.chance = random.Random(options.seed)

    async def play(self) -> list[str]:
        """Play; return everything that is wrong."""
        postgres = Postgres(durable=True)
        try:
            await asyncio.to_thread(postgres.make)
            await asyncio.to_thread(postgres.start)
            async with AsyncExitStack() as stack:
                standin = await stack.enter_async_context(Standin(rate_limits=True))
                return await self._play(stack, standin, postgres)
        finally:
            await asyncio.to_thread(postgres.remove)

    async def _play(self, stack: AsyncExitStack, standin: Standin, postgres: Postgres) -> list[str]:
        options = self.options
        url, shards = postgres.url("postgres"), 2 * options.processes
        store = Store(url)
        await store.open()
        stack.push_async_callback(store.close)
        begun = time.monotonic()
        self.games = await _begun(standin, store, options.games, _guilds(standin, shards))
        print(f"{len(self.games)} games begun in {time.monotonic() - begun:.0f} s", flush=True)
        victims = [Victim(standin, url, shards) for _ in range(options.processes)]
        for victim in victims:
            stack.push_async_callback(victim.kill)
            await victim.start()
        await _connected(standin, shards)
        standin.ratelimits.busiest = 0
        before, started = standin.journal.total, time.monotonic()
        playing = asyncio.create_task(self._keep_playing(Typist(standin, store)))
        putting = asyncio.create_task(self._put_deadlines(store))
        watching = asyncio.create_task(self._watch_ourselves())
        await self._disturb(victims, postgres, standin)
        seconds = time.monotonic() - started
        for task in (playing, putting, watching):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        requests = standin.journal.total - before
        left = await self._rest(store)
        made = await self._print(store, seconds, requests, standin.ratelimits.busiest)
        wrong = await self._wrong(store, standin)
        if left:
            wrong.append(f"{left} rows were not shown {RESTED:.0f} s after the end")
        if standin.ratelimits.busiest > GLOBAL_LIMIT:
            wrong.append(f"{standin.ratelimits.busiest} requests came within a second")
        if standin.journal.violations:
            wrong.append(f"{len(standin.journal.violations)} requests broke Discord's rules")
        if self.outcomes["broken"]:
            wrong.append(f"{self.outcomes['broken']} were answered with an apology for a mistake")
        if not made:
            wrong.append("nobody moved")
        return wrong

    async def _keep_playing(self, typist: Typist) -> None:
        """Have a move made at one table after the other, so many a second."""
        begun, number = time.monotonic(), 0
        async with asyncio.TaskGroup() as moves:
            while True:
                while number < (time.monotonic() - begun) * self.options.rate:
                    moves.create_task(self._move(typist, self.games[number % len(self.games)]))
                    number += 1
                await asyncio.sleep(0.002)

    async def _move(self, typist: Typist, game: Game) -> None:
        try:
            interaction = await typist.type(game)
        except StoreError:  # the player cannot look at the game either
            self.outcomes["not tried"] += 1
            return
        if interaction is None:
            self.outcomes["over"] += 1
            return
        begun = time.monotonic()
        said = await _said(interaction)
        if said is None:
            self.outcomes["unanswered"] += 1
            return
        self.took.append(time.monotonic() - begun)
        english = words("en")
        if english.say("ui-away") in said:
            self.outcomes["away"] += 1
        elif english.say("ui-broken") in said:
            self.outcomes["broken"] += 1
        elif "⚠️" in said:
            self.outcomes["refused"] += 1
        else:
            self.acknowledged.append(Acknowledged(interaction.id, game.thread, said))

    async def _put_deadlines(self, store: Store) -> None:
        """Put a deadline down every second; its handler finds nothing to do."""
        while True:
            await asyncio.sleep(1)
            with suppress(StoreError):
                async with store.write() as tx:
                    due = tx.now + self.chance.randrange(1000, 5000)
                    table = self.chance.choice(self.games).session
                    await deadlines.put(tx, table, "talk", due, name=f"bench {self.put}")
                self.put += 1

    async def _watch_ourselves(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(0)
            self.stalled = max(self.stalled, time.monotonic() - before)
            await asyncio.sleep(0.005)

    async def _disturb(self, victims: list[Victim], postgres: Postgres, standin: Standin) -> None:
        seconds, every = 60 * self.options.minutes, self.options.kill_every
        restarts = [(seconds / 3, False), (2 * seconds / 3, True)][: self.options.restarts]
        begun, kills = time.monotonic(), 0
        while (gone := time.monotonic() - begun) < seconds:
            if restarts and gone >= restarts[0][0]:
                _, crash = restarts.pop(0)
                await asyncio.to_thread(postgres.stop, crash=crash)
                await asyncio.to_thread(postgres.start)
                took, how = time.monotonic() - begun - gone, "crashed" if crash else "was stopped"
                print(f"{gone:.0f} s: the database {how}, and was back in {took:.1f} s", flush=True)
            if gone >= (kills + 1) * every:
                victim = victims[kills % len(victims)]
                kills += 1
                await victim.kill()
                _forget_dead(standin)
                await _start(victim)
            for number, victim in enumerate(victims):
                if victim.process is not None and not victim.process.is_alive():
                    # As a container would: it began while the database was away, for example.
                    print(f"{gone:.0f} s: process {number} ended by itself", flush=True)
                    await _start(victim)
            await asyncio.sleep(0.1)
        print(f"{kills} kills", flush=True)

    async def _rest(self, store: Store) -> int:
        """Wait until everything is shown; return how many rows are not."""
        query = text(
            "SELECT count(*) FROM outbox WHERE done_at IS NULL AND failed_at IS NULL "
            "AND target NOT LIKE 'close:%' AND target <> 'film'"
        )
        open_deadlines = text(
            "SELECT count(*) FROM deadlines WHERE done_at IS NULL AND name LIKE 'bench %'"
        )
        end = time.monotonic() + RESTED
        while True:
            async with store.read() as tx:
                left = int(await tx.value(query))
                waiting = int(await tx.value(open_deadlines))
            if not (left or waiting) or time.monotonic() >= end:
                return left
            await asyncio.sleep(0.5)

    async def _print(self, store: Store, seconds: float, requests: int, busiest: int) -> int:
        async with store.read() as tx:
            made = int(
                await tx.value(text("SELECT count(*) FROM moves WHERE request_id LIKE 'i%'"))
            )
        took = sorted(self.took) or [0.0]
        print(
            f"{seconds:.0f} s: {len(self.took) / seconds:.1f} answers and "
            f"{requests / seconds:.1f} requests a second, at most {busiest} within one "
            f"(the stand-in stood still for {self.stalled:.2f} s at most); "
            f"{made} moves, {len(self.acknowledged)} acknowledged; besides {dict(self.outcomes)}"
        )
        print(
            f"answers: half under {statistics.median(took):.2f} s, 99 of 100 under "
            f"{took[int(0.99 * (len(took) - 1))]:.2f} s (the aim is {PROMISED:.0f} s), "
            f"the slowest {took[-1]:.2f} s"
        )
        return made

    async def _wrong(self, store: Store, standin: Standin) -> list[str]:
        wrong = []
        async with store.read() as tx:
            rows = await tx.all(text("SELECT session_id, number, request_id, part FROM moves"))
            late = await tx.all(
                text("SELECT due_at, done_at FROM deadlines WHERE name LIKE 'bench %'")
            )
        taken = {row["request_id"] for row in rows}
        twice = Counter((row["session_id"], row["number"]) for row in rows)
        wrong += [f"move {key} is there twice" for key, count in twice.items() if count > 1]
        parts = Counter((row["request_id"], row["part"]) for row in rows if row["request_id"])
        wrong += [f"request {key} counts twice" for key, count in parts.items() if count > 1]
        lost = [one for one in self.acknowledged if f"i{one.interaction}" not in taken]
        wrong += [f"acknowledged but lost: {one}" for one in lost]
        for game in self.games:
            log = standin.world.logs[game.thread].by_id.values()
            contents = Counter(one.content for one in log if one.content)
            same = [one for one, count in contents.items() if count > 1]
            wrong += [f"twice in {game.thread}: {one[:SHORT]!r}" for one in same]
        if len(late) < self.put:
            wrong.append(f"{self.put - len(late)} deadlines are lost")
        missed = [row for row in late if (row["done_at"] or sys.maxsize) - row["due_at"] > LATE]
        met = [row["done_at"] - row["due_at"] for row in late if row["done_at"]]
        if met:
            print(f"{len(met)} deadlines, the latest {max(met) / 1000:.1f} s after its time")
        if missed:
            wrong.append(f"{len(missed)} deadlines were missed")
        return wrong


async def _said(interaction: Interaction) -> str | None:
    """What an interaction was answered with; None if it was not, or is "thinking" for ever."""
    await interaction.done.wait()
    message, end = interaction.original, time.monotonic() + THINKING
    if interaction.failed or message is None:
        return None
    while message.flags & LOADING:
        if time.monotonic() >= end:
            return None
        await asyncio.sleep(0.02)
    return message.content


def _guilds(standin: Standin, shards: int) -> list[int]:
    """Servers on every shard."""
    owner = next(u.id for u in standin.world.users.values() if u.name == "throne")
    found: dict[int, int] = {}
    while len(found) < shards:
        guild = standin.admin.create_guild("Realm", owner)
        standin.admin.create_channel(guild.id, "great-hall")
        found.setdefault((guild.id >> 22) % shards, guild.id)
    return list(found.values())


async def _begun(standin: Standin, store: Store, count: int, guilds: list[int]) -> list[Game]:
    """So many games that have begun, on these servers in turn."""
    games = await prepare(standin, store, min(count, BEGUN * len(guilds)), guilds=guilds)
    rest = await places(standin, store, count - len(games), SEATS, guilds)
    copies = [
        await multiply(store, game, rest[number :: len(games)]) for number, game in enumerate(games)
    ]
    return [*games, *(copy for some in copies for copy in some)]


async def _connected(standin: Standin, shards: int) -> None:
    """Wait until every shard is heard: what happens on another one is lost."""
    while True:
        sessions = standin.gateway.sessions.values()
        if len({one.shard[0] for one in sessions if one.socket is not None}) == shards:
            return
        await asyncio.sleep(0.1)


def _forget_dead(standin: Standin) -> None:
    """Have nothing more be kept for connections that nobody comes back to."""
    sessions = standin.gateway.sessions
    for key in [key for key, one in sessions.items() if one.socket is None]:
        del sessions[key]


async def _start(victim: Victim) -> None:
    """Start a process; one that ends at once is started again later."""
    with suppress(AssertionError):
        await victim.start()


def main() -> int:
    """Run once; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--rate", type=float, default=35, help="moves a second")
    parser.add_argument("--kill-every", type=float, default=20.0)
    parser.add_argument("--restarts", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    wrong = asyncio.run(Run(parser.parse_args()).play())
    for line in wrong[:50]:
        print(line)
    print("something is wrong" if wrong else "nothing was lost, doubled or missed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
