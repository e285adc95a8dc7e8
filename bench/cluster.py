"""Several processes on one PostgreSQL: killed one after the other, the database restarted.

    python -m bench.cluster --games 300 --minutes 3

Players type moves at all tables, spread over several servers and shards, while a process is killed
every twenty seconds and started again, and the database is restarted twice. Ends with 1 if a move
that was acknowledged is lost or counts twice, a message is there twice, a deadline is met later
than 30 s, or more than 50 requests come within a second. Prints how long answers took.
"""

import argparse
import asyncio
import random
import statistics
import sys
import time
from collections import Counter
from contextlib import AsyncExitStack, suppress
from typing import Any

from sqlalchemy import text

from bot.local.client import Json, Player
from bot.local.ratelimit import GLOBAL_LIMIT
from bot.local.server import Standin
from bot.store import Store, StoreError, deadlines
from bot.text import words
from tests.e2e import support
from tests.e2e.conftest import Server
from tests.e2e.support import NoAnswer, Table, opened, told
from tests.e2e.victim import Victim
from tests.postgres import Server as Postgres

LATE = 30_000
"""Milliseconds after which a deadline counts as missed."""

PROMISED = 1.0
"""Seconds within which 99 of 100 answers should come."""

RESTED = 120.0
"""Seconds at the end for showing what is left."""


class Realm(Server):
    """One of the servers."""

    def __init__(self, standin: Standin, stack: AsyncExitStack, guild: int) -> None:
        super().__init__(standin, stack)
        self._guild = guild

    @property
    def guild_id(self) -> int:
        return self._guild

    def channel(self, name: str) -> str:
        found = self.standin.world.channels.values()
        return str(next(c.id for c in found if c.name == name and c.guild_id == self._guild))


class Run:
    """One run, and what was seen."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.took: list[float] = []
        self.unanswered = 0
        self.away = self.broken = 0
        self.put = 0
        self.tables: list[Table] = []
        self.chance = random.Random(options.seed)

    async def play(self) -> list[str]:
        """Play; return everything that is wrong."""
        postgres = Postgres()
        try:
            await asyncio.to_thread(postgres.make)
            await asyncio.to_thread(postgres.start)
            async with AsyncExitStack() as stack:
                standin = await stack.enter_async_context(Standin())
                return await self._play(stack, standin, postgres)
        finally:
            await asyncio.to_thread(postgres.remove)

    async def _play(self, stack: AsyncExitStack, standin: Standin, postgres: Postgres) -> list[str]:
        options = self.options
        url = postgres.url("postgres")
        shards = 2 * options.processes
        store = Store(url)
        await store.open()
        stack.push_async_callback(store.close)
        victims = [Victim(standin, url, shards) for _ in range(options.processes)]
        for victim in victims:
            stack.push_async_callback(victim.kill)
            await victim.start()
        realms = self._realms(stack, standin, shards)
        begun, usual = time.monotonic(), standin.interactions.answer_within
        standin.interactions.answer_within = RESTED  # how long a start takes is not the question
        for number in range(options.games):
            self.tables.append(await _sit(realms[number % len(realms)], number))
        print(f"{options.games} games begun in {time.monotonic() - begun:.0f} s", flush=True)
        standin.interactions.answer_within = usual
        standin.ratelimits.busiest = 0
        self.took.clear()
        self.unanswered = 0
        before = standin.journal.total
        playing = [asyncio.create_task(self._keep_playing(table)) for table in self.tables]
        putting = asyncio.create_task(self._put_deadlines(store))
        started = time.monotonic()
        await self._disturb(victims, postgres)
        seconds = time.monotonic() - started
        for task in (*playing, putting):
            task.cancel()
        await asyncio.gather(*playing, putting, return_exceptions=True)
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
        if self.broken:
            wrong.append(f"{self.broken} presses were answered with an apology for a mistake")
        if not made:
            wrong.append("nobody moved")
        return wrong

    def _realms(self, stack: AsyncExitStack, standin: Standin, shards: int) -> list[Realm]:
        owner = next(u.id for u in standin.world.users.values() if u.name == "throne")
        found: list[Realm] = []
        while len({realm.guild_id >> 22 for realm in found}) < shards:
            guild = standin.admin.create_guild(f"Realm {len(found)}", owner)
            standin.admin.create_channel(guild.id, "great-hall")
            found.append(Realm(standin, stack, guild.id))
        return found

    async def _keep_playing(self, table: Table) -> None:
        while True:
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * self.options.every)
            with suppress(NoAnswer):
                for player in table.people:
                    table.attacks[player.id] = 2
                    await table.type(player, await table.hand(player))

    async def _put_deadlines(self, store: Store) -> None:
        """Put a deadline down every second; its handler finds nothing to do."""
        while True:
            await asyncio.sleep(1)
            with suppress(StoreError):
                async with store.write() as tx:
                    due = tx.now + self.chance.randrange(1000, 5000)
                    table = self.chance.randrange(len(self.tables)) + 1
                    await deadlines.put(tx, table, "talk", due, name=f"bench {self.put}")
                self.put += 1

    async def _disturb(self, victims: list[Victim], postgres: Postgres) -> None:
        seconds, every = 60 * self.options.minutes, self.options.kill_every
        restarts = [seconds / 3, 2 * seconds / 3][: self.options.restarts]
        begun, kills = time.monotonic(), 0
        while (gone := time.monotonic() - begun) < seconds:
            if restarts and gone >= restarts[0]:
                restarts.pop(0)
                await asyncio.to_thread(postgres.stop)
                await asyncio.to_thread(postgres.start)
                print(f"{gone:.0f} s: the database was restarted", flush=True)
            if gone >= (kills + 1) * every:
                victim = victims[kills % len(victims)]
                print(f"{gone:.0f} s: process {kills % len(victims)} is killed", flush=True)
                kills += 1
                await victim.kill()
                await _start(victim)
            for number, victim in enumerate(victims):
                if victim.process is not None and not victim.process.is_alive():
                    # As a container would: it began while the database was away, for example.
                    print(f"{gone:.0f} s: process {number} ended by itself", flush=True)
                    await _start(victim)
            await asyncio.sleep(0.1)

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
            made = int(await tx.value(text("SELECT count(*) FROM moves")))
        took = sorted(self.took) or [0.0]
        print(
            f"{seconds:.0f} s: {len(self.took) / seconds:.1f} answers and "
            f"{requests / seconds:.1f} requests a second, at most {busiest} within one; "
            f"{made} moves in all; {self.unanswered} of {len(took) + self.unanswered} presses "
            f"were not answered, since a process was killed; {self.away} were told to try again"
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
        for table in self.tables:
            lost = [one for one in table.acknowledged if f"i{one}" not in taken]
            wrong += [f"acknowledged move {one} is lost" for one in lost]
            log = standin.world.logs[int(table.thread)].by_id.values()
            contents = Counter(one.content for one in log if one.content)
            wrong += [f"twice: {one[:80]!r}" for one, count in contents.items() if count > 1]
        if len(late) < self.put:
            wrong.append(f"{self.put - len(late)} deadlines are lost")
        missed = [row for row in late if (row["done_at"] or sys.maxsize) - row["due_at"] > LATE]
        met = [row["done_at"] - row["due_at"] for row in late if row["done_at"]]
        if met:
            print(f"{len(met)} deadlines, the latest {max(met) / 1000:.1f} s after its time")
        if missed:
            wrong.append(f"{len(missed)} deadlines were missed")
        return wrong

    async def answered(
        self, player: Player, channel: str, name: str, /, **options: Any
    ) -> tuple[int, Json]:
        """Type a command as `support.answered` does, and note how long the answer took."""
        begun = time.monotonic()
        outcome = await player.command(channel, name, **options)
        if outcome.failed or outcome.message is None:
            self.unanswered += 1
            raise NoAnswer(f"/{name} was not answered")
        self.took.append(time.monotonic() - begun)
        message = await player.settled(outcome.message)
        if words("en").say("ui-away") in message["content"]:
            self.away += 1
            raise NoAnswer(f"/{name} has to be tried again")
        if words("en").say("ui-broken") in message["content"]:
            self.broken += 1
            raise NoAnswer(f"/{name} broke")
        return outcome.interaction_id, message


async def _start(victim: Victim) -> None:
    """Start a process; one that ends at once is started again later."""
    with suppress(AssertionError):
        await victim.start()


async def _sit(realm: Realm, number: int) -> Table:
    people = [await realm.player(f"{person}{number}") for person in ("ned", "robert")]
    table = await opened(realm, people, seats=2, title=f"War {number}")
    await told(people[0], table.thread, "game start")
    return table


def main() -> int:
    """Run once; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--every", type=float, default=20.0, help="seconds between turns")
    parser.add_argument("--kill-every", type=float, default=20.0)
    parser.add_argument("--restarts", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    run = Run(parser.parse_args())
    support.answered = run.answered
    wrong = asyncio.run(run.play())
    for line in wrong[:50]:
        print(line)
    print("something is wrong" if wrong else "nothing was lost, doubled or missed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
