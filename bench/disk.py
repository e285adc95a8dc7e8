"""What games need on disk: `python -m bench.disk [GAME…] [--games N] [--postgres]`.

Whole games as the table stores them, by players by rules of thumb (or `--policy random`), for every
number of players: bytes by table with its indexes, right after the games, and again after eight
days and the housekeeping of that time. The ids of people and requests are as long as Discord's.
Everything counts as shown at once, so no messages are kept; those are some rows a game.
"""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import text

from bench.databases import databases
from bench.engine import Clock
from bench.soak import rules_of
from bench.tables import shown
from bot import games
from bot.kernel import Answer, Illegal, Rng, Rules, State
from bot.kernel.asks import AnyAsk
from bot.kernel.engine import check
from bot.kernel.rules import Policy, for_show
from bot.store import Store, states
from bot.store.schema import metadata
from bot.table import Housekeeping, Tables
from bot.table.durations import DAY
from bot.workshop.match import MOST_TRIES
from bot.workshop.policies import policy
from tests.postgres import run

PEOPLE = 300_000_000_000_000_000
REQUESTS = 1_400_000_000_000_000_000
LONGEST = 5_000
"""Moves after which a game is left: some have no last round."""


async def play(
    tables: Tables, clock: Clock, rules: Rules[Any], seats: int, seed: str, who: Policy
) -> int:
    """Play one game to its end; return how many moves it had."""
    lobby, chance = tables.lobby, Rng(seed=f"{seed}/policies")
    info = await lobby.create(1, 2, PEOPLE, rules.id, "Bench", {}, seats=seats)
    number = info.session.id
    for seat in range(1, seats):
        await lobby.join(number, PEOPLE + seat)
    for seat in range(seats):
        await lobby.choose_seat(number, PEOPLE + seat, seat)
    await lobby.start(number, PEOPLE)
    for step in range(LONGEST):
        clock.now += 1000
        await tables.deadlines.run_due()
        await shown(tables.store)
        info = await tables.queries.info(number)
        async with tables.store.read() as tx:
            saved = await states.load(tx, number, info.session.number)
        assert saved is not None
        state: State = rules.load(saved)
        if state.finish is not None:
            break
        asks = [ask for ask in state.asks if ask.owed and not for_show(ask)]
        if asks:
            value = _decided(rules, state, asks[0], who, chance)
            request = str(REQUESTS + number * LONGEST + step)
            user = PEOPLE + asks[0].seat
            await tables.moves.take(number, user, [(asks[0].id, value)], request)
    return info.session.number


def _decided(rules: Rules[Any], state: State, ask: AnyAsk, who: Policy, chance: Rng) -> Any:
    view = rules.view(state, ask.seat)
    for _ in range(MOST_TRIES):
        value = who(view, ask, chance)
        with suppress(Illegal):
            check(state, Answer(seat=ask.seat, ask=ask.id, value=value))
            return value
    return ask.default


async def sizes(store: Store) -> dict[str, int]:
    """Bytes of every table with its indexes, the largest first; and of the whole file."""
    async with store.read() as tx:
        if store.shared:
            found = {
                name: await tx.value(text(f"SELECT pg_total_relation_size('{name}')"))
                for name in metadata.tables
            }
            return dict(sorted(found.items(), key=lambda one: -one[1]))
        pages = (
            "SELECT tbl_name AS name, sum(pgsize) AS bytes FROM dbstat JOIN sqlite_schema "
            "USING (name) GROUP BY tbl_name ORDER BY bytes DESC"
        )
        return {row["name"]: row["bytes"] for row in await tx.all(text(pages))}


async def measure(address: str | Path, game: str, seats: int, count: int, who: str) -> None:
    """Play games of one number of players, and print what they need."""
    rules, clock = rules_of(game), Clock()
    store = Store(address, clock)
    await store.open()
    try:
        empty = await sizes(store)
        seeds = iter(range(count))
        tables = Tables(store, {rules.id: rules}, lambda: f"disk-{next(seeds)}", veil=(0, 1))
        moves = [
            await play(tables, clock, rules, seats, f"disk-{n}", policy(rules, who))
            for n in range(count)
        ]
        print(f"{game}, {seats} players: {count} games, {sum(moves) / count:.0f} moves each")
        _print("  right after", await sizes(store), empty, count, sum(moves))
        clock.now += 8 * DAY
        await Housekeeping(store, sleep=_at_once).once()
        if store.shared:  # which the server does by itself, sooner or later
            await run(str(address), "VACUUM FULL")
        _print("  a week later", await sizes(store), empty, count, sum(moves))
    finally:
        await store.close()


async def _at_once(_seconds: float) -> None:
    await asyncio.sleep(0)


def _print(when: str, now: dict[str, int], empty: dict[str, int], games: int, moves: int) -> None:
    more = {name: size - empty.get(name, 0) for name, size in now.items()}
    total = sum(more.values())
    parts = [f"{name} {size / games / 1024:.0f}" for name, size in more.items() if size > 0]
    print(f"{when}: {total / games / 1024:.0f} KB a game, {total / moves:.0f} bytes a move")
    print(f"    KB: {', '.join(parts)}", flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help=f"{', '.join(games.GAMES)}; all by default")
    parser.add_argument("--games", type=int, default=2, help="per number of players")
    parser.add_argument("--policy", default="heuristic")
    parser.add_argument("--players", type=int, action="append", help="instead of every number")
    parser.add_argument("--postgres", action="store_true", help="not in SQLite files")
    arguments = parser.parse_args()
    for game in arguments.game or games.GAMES:
        for seats in arguments.players or rules_of(game).players:
            with databases(arguments.postgres) as fresh:
                asyncio.run(_one(fresh, game, seats, arguments))


async def _one(
    fresh: Callable[[int], Awaitable[str | Path]],
    game: str,
    seats: int,
    arguments: argparse.Namespace,
) -> None:
    await measure(await fresh(0), game, seats, arguments.games, arguments.policy)


if __name__ == "__main__":
    main()
