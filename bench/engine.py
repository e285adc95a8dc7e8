"""What one answer costs: `python -m bench.engine [GAME…] [--games N] [--option KEY=VALUE]`.

An answer as the table really takes it: read the session, load its state, apply the answer and run
the rules to the next question, check every invariant, make everybody's views, see what is new for
whom, dump and compress the state, write it all into an SQLite file, commit. Whole games of random
play; what is asked for appearances is answered by the table and not measured. CPU time of all
threads, not the clock, so that neither the disk nor other programs on the machine count; the
garbage collector runs as it does in the bot. With `--postgres` in a PostgreSQL database instead, on
a server that is started for this; what the server itself works is not counted.
"""

import argparse
import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from statistics import mean, quantiles
from typing import Any
from unittest.mock import patch

from bench.databases import databases
from bench.soak import rules_of
from bench.tables import shown
from bot import games
from bot.collector import Collector
from bot.kernel import Answer, Illegal, Rng, Rules, State, View
from bot.kernel.asks import AnyAsk
from bot.kernel.engine import check
from bot.kernel.rules import for_show
from bot.store import ReadTx, Store, WriteTx, states
from bot.store.engine import SqliteEngine
from bot.table import Tables, open_table, waits
from bot.workshop.match import MOST_TRIES
from bot.workshop.policies import at_random

PARTS = ("load", "rules", "check", "views", "digests", "dump", "compress", "SQL", "commit", "rest")

HOST = 1_000


class Measured:
    """Microseconds of every answer, by part, and the bytes of the states."""

    def __init__(self) -> None:
        """Nothing has been measured."""
        self.parts: dict[str, list[float]] = {part: [] for part in PARTS}
        self.whole: list[float] = []
        self.raw: list[int] = []
        self.packed: list[int] = []
        self.slowest: tuple[float, str] = (0.0, "")
        self._spent: dict[str, int] = defaultdict(int)
        self._open: list[list[int]] = []
        """Of each part that is being measured: when it began, and what parts within it took."""

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        """Measure a part, without the parts within it."""
        self._open.append([time.process_time_ns(), 0])
        try:
            yield
        finally:
            began, within = self._open.pop()
            took = time.process_time_ns() - began
            self._spent[name] += took - within
            if self._open:
                self._open[-1][1] += took

    @contextmanager
    def answer(self, what: str) -> Iterator[None]:
        """Measure one answer."""
        self._spent.clear()
        with self.part("rest"):
            yield
        whole = sum(self._spent.values()) / 1000
        self.whole.append(whole)
        for part in PARTS:
            self.parts[part].append(self._spent[part] / 1000)
        self.slowest = max(self.slowest, (whole, what))

    def report(self) -> str:
        """As a table."""
        lines = [f"{'':20}{'mean':>8}{'share':>8}{'p50':>8}{'p99':>8}{'most':>8}"]
        total = mean(self.whole)
        for name, values in [*self.parts.items(), ("whole", self.whole)]:
            share = f"{100 * mean(values) / total:7.0f}%"
            lines.append(f"{name + ', µs':20}{mean(values):8.0f}{share}{_tail(values)}")
        for name, sizes in [("state, bytes", self.raw), ("compressed", self.packed)]:
            lines.append(f"{name:20}{mean(sizes):8.0f}{'':8}{_tail(sizes)}")
        lines.append(f"slowest answer: {self.slowest[1]}")
        return "\n".join(lines)


def _tail(values: list[float] | list[int]) -> str:
    cuts = quantiles(values, n=100)
    return f"{cuts[49]:8.0f}{cuts[98]:8.0f}{max(values):8.0f}"


@contextmanager
def watched(into: Measured, rules: Rules[Any]) -> Iterator[None]:
    """Measure the parts of whatever the table does within."""

    def timed(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def run(*args: Any, **values: Any) -> Any:
            with into.part(name):
                return work(*args, **values)

        return run

    def awaited(name: str, work: Callable[..., Awaitable[Any]]) -> Callable[..., Any]:
        async def run(*args: Any, **values: Any) -> Any:
            with into.part(name):
                return await work(*args, **values)

        return run

    pack = states.pack

    def packed(text: bytes, before: bytes | None) -> bytes:
        with into.part("compress"):
            data = pack(text, before)
        into.raw.append(len(text))
        into.packed.append(len(data))
        return data

    game = type(rules)
    with ExitStack() as stack:
        for place, name, part in [
            (game, "load", "load"),
            (open_table, "answer", "rules"),
            (game, "check", "check"),
            (game, "views", "views"),
            (View, "model_dump", "digests"),
            (open_table, "debts", "digests"),
            (View, "model_dump_json", "digests"),
            (open_table, "text_digest", "digests"),
            (waits, "waiting", "digests"),
            (game, "dump", "dump"),
            (states, "unpack", "load"),
        ]:
            made = timed(part, getattr(place, name))
            stack.enter_context(patch.object(place, name, made))
        for kind, name in [(ReadTx, "all"), (ReadTx, "one"), (ReadTx, "value"), (WriteTx, "run")]:
            made = awaited("SQL", getattr(kind, name))
            stack.enter_context(patch.object(kind, name, made))
        for name in ("_begin", "_finish"):
            made = awaited("commit", getattr(SqliteEngine, name))
            stack.enter_context(patch.object(SqliteEngine, name, made))
        stack.enter_context(patch.object(states, "pack", packed))
        yield


class Clock:
    """A clock that only goes on when it is told to."""

    now = 1_800_000_000_000

    def __call__(self) -> int:
        """Milliseconds since 1970."""
        return self.now


@asynccontextmanager
async def seated(
    address: str | Path, rules: Rules[Any], seats: int, seed: str, options: dict[str, Any]
) -> AsyncIterator[tuple[Tables, Clock, int]]:
    """A game that has just begun, in a database of its own."""
    clock = Clock()
    store = Store(address, clock)
    await store.open()
    try:
        tables = Tables(store, {rules.id: rules}, lambda: seed, veil=(0, 1))
        info = await tables.lobby.create(1, 2, HOST, rules.id, "Bench", options, seats=seats)
        for number in range(1, seats):
            await tables.lobby.join(info.session.id, HOST + number)
        for number in range(seats):
            await tables.lobby.choose_seat(info.session.id, HOST + number, number)
        await tables.lobby.start(info.session.id, HOST)
        yield tables, clock, info.session.id
    finally:
        await store.close()


async def play(
    address: str | Path,
    rules: Rules[Any],
    seats: int,
    seed: str,
    into: Measured,
    options: dict[str, Any] | None = None,
    most: int = 100_000,
) -> None:
    """One game by random play, every answer measured."""
    chance = Rng(seed=f"{seed}/policies")
    async with seated(address, rules, seats, seed, options or {}) as (tables, clock, session):
        deadlines = tables.deadlines
        for number in range(most):
            clock.now += 1000
            await deadlines.run_due()
            await shown(tables.store)
            state = await state_of(tables, rules, session)
            if state.finish is not None:
                return
            asks = [ask for ask in state.asks if ask.owed and not for_show(ask)]
            if not asks:
                continue
            given = by_lot(state, asks[0], chance)
            answers = [(given.ask, given.value)]
            what = f"{asks[0].topic}, {seats} players, {seed}"
            with watched(into, rules), into.answer(what):
                await tables.moves.take(session, HOST + given.seat, answers, f"r{number}")


async def state_of(tables: Tables, rules: Rules[Any], session: int) -> State:
    """The newest state of a game."""
    info = await tables.queries.info(session)
    async with tables.store.read() as tx:
        text = await states.load(tx, session, info.session.number)
    assert text is not None
    state: State = rules.load(text)
    return state


def by_lot(state: State, ask: AnyAsk, chance: Rng) -> Answer:
    """Something legal, at random; what happens when time runs out if nothing is found."""
    for _ in range(MOST_TRIES):
        given = Answer(seat=ask.seat, ask=ask.id, value=at_random(None, ask, chance))
        with suppress(Illegal):
            check(state, given)
            return given
    return Answer(seat=ask.seat, ask=ask.id, value=ask.default)


async def measure(arguments: argparse.Namespace) -> None:
    """Measure each number of players, and print a table of each."""
    options = dict(one.partition("=")[::2] for one in arguments.option)
    Collector().freeze()
    for game in arguments.game or games.GAMES:
        rules = rules_of(game)
        for seats in arguments.players or rules.players:
            measured = Measured()
            with databases(arguments.postgres) as fresh:
                for number in range(arguments.games):
                    seed, address = f"bench-{number}", await fresh(number)
                    await play(address, rules, seats, seed, measured, options, arguments.answers)
            print(f"{rules.id}, {seats} players, {len(measured.whole)} answers")
            print(measured.report(), end="\n\n", flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help=f"{', '.join(games.GAMES)}; all by default")
    parser.add_argument("--games", type=int, default=2, help="per number of players")
    parser.add_argument("--players", type=int, action="append", help="instead of every number")
    parser.add_argument("--answers", type=int, default=500, help="at most, per game")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--postgres", action="store_true", help="not in SQLite files")
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
