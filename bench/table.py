"""What the table costs: `python -m bench.table [requests] [load] [start] [moves]`.

requests  requests to Discord per answer in every game, counted by the stand-in
load      500 games at Discord's limit: CPU of the bot, time to answer; Risk by commands, or
          whatever --game says by presses
start     starting with 10,000 unfinished games: seconds of CPU, memory
moves     statements and CPU per move, by length of the game and by number of games
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import mean, quantiles
from typing import Any, get_args

import aiohttp
from sqlalchemy import event

from bench.presses import Presses
from bench.tables import (
    Typist,
    below,
    copy,
    moves_made,
    prepare,
    resident,
    shown,
    spent,
    undelivered,
)
from bot.games import RULES
from bot.local.server import Standin
from bot.store import Store
from bot.store.engine import SqliteEngine
from bot.table import Tables
from tests.e2e.harness import Process, maester
from tests.e2e.presser import GAMES, Place, Presser, Ticks

OF_INTERACTIONS = ("/interactions/", "/webhooks/")
HEALTH = 18_090
WATCH = "maester_answer_seconds"
MESSAGES = "/channels/{channel_id}/messages"


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    """The database, beside the bot that uses it."""
    store = Store(path)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def running(
    standin: Standin, folder: Path, health: int = 0, budget: float | None = None
) -> AsyncIterator[int]:
    """The bot as a process of its own, connected; its process id.

    Players may do as much as they like, unless it is said how many times the usual `budget`.
    """
    process = Process(standin, folder)
    if budget is not None:
        process.environment["MAESTER_BUDGET"] = str(budget)
    process.environment["MAESTER_HEALTH_PORT"] = str(health)
    process.environment["MAESTER_DATA"] = str(folder)
    await process.start()
    try:
        await connected(standin)
        assert process.process is not None
        yield process.process.pid
    finally:
        await process.stop()


async def connected(standin: Standin) -> None:
    while True:
        if standin.gateway.connected:
            return
        await asyncio.sleep(0.01)


async def requests(folder: Path, name: str, place: Place, most: int) -> None:
    """Slow play: everything is shown before the next answer is given, at the table or in private.

    The clock stands still: what is shown after a while, unless there is more to show by then, is
    not counted.
    """
    game, seats, options = GAMES[name]
    file, clock = folder / f"{name}-{place}.db", Ticks()
    async with Standin() as standin, maester(standin, file, "requests", clock=clock) as bot:
        presser = Presser(standin, bot, "requests", clock)
        table = await presser.begin(game, seats, options)
        with presser.counting() as count:
            while count.answers < most and await presser.answer(table, place):
                pass
        answers = f"{count.answers} answers at the {place}"
        print(f"{name}, {seats} players, {answers}: {count.each:.2f} requests each")
        print(count.report(), flush=True)
        assert standin.journal.violations == []


async def load(folder: Path, name: str | None, games: int, rate: float, seconds: float) -> None:
    """Moves at a steady rate, spread over all games; Discord's limits are enforced."""
    path = folder / "maester.db"
    async with Standin(rate_limits=True) as standin, opened(path) as store:
        game, seats, options = GAMES[name or "risk"]
        made = await prepare(standin, store, games, seats, game, **options)
        typist = Typist(standin, store) if name is None else Presses(standin, store, game)
        async with running(standin, folder, HEALTH) as pid:
            await asyncio.sleep(8)  # the maps are drawn ahead by another process meanwhile
            standin.journal.reset()
            took: list[float] = []
            tasks: set[asyncio.Task[None]] = set()

            async def one(number: int) -> None:
                answered = await typist.move(made[number % games])
                if answered is not None:
                    took.append(answered)

            before = await moves_made(store)
            own, others = spent(pid)
            began, mine = time.monotonic(), time.process_time()
            number = 0
            while (now := time.monotonic() - began) < seconds:
                if number < now * rate:
                    task = asyncio.create_task(one(number))
                    tasks.add(task)
                    task.add_done_callback(tasks.discard)
                    number += 1
                else:
                    await asyncio.sleep(0.002)
            await asyncio.gather(*tasks)
            wall, mine = time.monotonic() - began, time.process_time() - mine
            counts = standin.journal.counts.copy()
            left = await undelivered(store)
            own, others = (
                after - before for after, before in zip(spent(pid), (own, others), strict=True)
            )
            saved = await moves_made(store) - before
            memory = resident(pid)
            address = f"http://127.0.0.1:{HEALTH}/metrics"
            async with aiohttp.ClientSession() as http, http.get(address) as answer:
                metrics = await answer.text()
        limited = sum(n for (_, r), n in counts.items() if not r.startswith(OF_INTERACTIONS))
        posts, edits = counts["POST", MESSAGES], counts["PATCH", f"{MESSAGES}/{{message_id}}"]
        cuts = quantiles(took, n=100)
        cpu = own + others
        print(
            f"{games} games, {len(took)} answers in {wall:.0f} s: {len(took) / wall:.1f} a second"
        )
        print(f"    {saved} moves saved, those of the table's own included")
        print(
            f"    {limited / wall:.1f} requests a second under Discord's limit of 50: "
            f"{posts / wall:.1f} messages posted, {edits / wall:.1f} edited"
        )
        print(
            f"    at the end {left.rows} rows for {left.lanes} tables and people are not shown "
            f"yet, the oldest for {left.seconds:.1f} s"
        )
        print(
            f"    {cpu / wall:.2f} cores, {1000 * cpu / len(took):.1f} ms of CPU a move: "
            f"the bot {own / wall:.2f}, pictures {others / wall:.2f} "
            f"(the stand-in and the players: {mine / wall:.2f} cores)"
        )
        print(
            f"    answered: mean {1000 * mean(took):.0f} ms, p50 {1000 * cuts[49]:.0f} ms, "
            f"p99 {1000 * cuts[98]:.0f} ms, most {1000 * max(took):.0f} ms; by the bot's own watch "
            f"p50 below {below(metrics, WATCH, 0.5)} s, p99 below {below(metrics, WATCH, 0.99)} s"
        )
        refused = standin.journal.statuses[429]
        print(f"    {memory} MB; {typist.unanswered} not answered; {refused} times told to wait")
        assert standin.journal.violations == []


async def start(folder: Path, games: int) -> None:
    """With and without unfinished games in the database."""
    for count in (0, games):
        place = folder / str(count)
        place.mkdir()
        async with Standin() as standin:
            async with opened(place / "maester.db") as store:
                if count:
                    (game,) = await prepare(standin, store, 1)
                    await copy(store, game.session, count - 1)
            began = time.monotonic()
            async with running(standin, place) as pid:
                wall, cpu = time.monotonic() - began, sum(spent(pid))
                await asyncio.sleep(2)
                print(
                    f"{count} games: ready after {wall:.1f} s, {cpu:.1f} s of CPU, "
                    f"{resident(pid)} MB"
                )


async def moves(folder: Path, lengths: list[int], games: int) -> None:
    """One game alone, then beside many others, then when it has become long."""
    async with Standin() as standin, opened(folder / "moves.db") as store:
        (game,) = await prepare(standin, store, 1, stalemate_rounds=100)
        tables = Tables(store, RULES)
        for length in lengths:
            while (await tables.queries.info(game.session)).session.number < length:
                await _by_default(tables, game.session)
            await _measure(tables, store, game.session, f"after {length} moves")
            if length == lengths[0]:
                await copy(store, game.session, games)
                await _measure(tables, store, game.session, f"beside {games} other games")


async def _measure(tables: Tables, store: Store, session: int, what: str, count: int = 40) -> None:
    statements = 0
    assert isinstance(store.engine, SqliteEngine)
    engine = store.engine.sync_engine

    def note(*_: Any) -> None:
        nonlocal statements
        statements += 1

    await shown(store)
    event.listen(engine, "before_cursor_execute", note)
    for _ in range(count):
        await _by_default(tables, session)
        await shown(store)
        statements -= 1
    event.remove(engine, "before_cursor_execute", note)
    cpu = 0.0
    for _ in range(count):  # what is listened to takes longer
        cpu += await _by_default(tables, session)
        await shown(store)
    print(f"{what}: {statements / count:.1f} statements, {1000 * cpu / count:.2f} ms of CPU a move")


async def _by_default(tables: Tables, session: int) -> float:
    """Answer what is asked first as a stand-in would; seconds of CPU it took."""
    waiting = await tables.queries.waiting(session)
    user = waiting[0].user
    assert user is not None
    view = await tables.queries.view(session, user)
    ask = view.asks[0]
    began = time.process_time()
    await tables.moves.take(session, user, [(ask.id, ask.default)], os.urandom(8).hex())
    return time.process_time() - began


async def measure(what: list[str], arguments: argparse.Namespace) -> None:
    """The parts that were asked for, each in a folder of its own."""
    for part in what:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            if part == "requests":
                for name in arguments.game or GAMES:
                    for place in get_args(Place):
                        await requests(folder, name, place, arguments.moves)
            elif part == "load":
                for game in arguments.game or [None]:
                    own = folder / str(game)
                    own.mkdir()
                    await load(own, game, arguments.games, arguments.rate, arguments.seconds)
            elif part == "start":
                await start(folder, arguments.unfinished)
            else:
                await moves(folder, [20, 200, 1000], arguments.unfinished)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", nargs="*", help="requests, load, start, moves; all by default")
    parser.add_argument("--game", action="append", choices=GAMES, help="for requests and load")
    parser.add_argument("--games", type=int, default=500, help="under load")
    parser.add_argument("--rate", type=float, default=25, help="moves a second under load")
    parser.add_argument("--seconds", type=float, default=60, help="under load")
    parser.add_argument("--moves", type=int, default=120, help="at most, counting requests")
    parser.add_argument("--unfinished", type=int, default=10_000, help="games in the database")
    arguments = parser.parse_args()
    asyncio.run(measure(arguments.what or ["requests", "load", "start", "moves"], arguments))


if __name__ == "__main__":
    main()
