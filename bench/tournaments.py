"""What tournaments cost and whether they hold: pairing, sign-ups, random lists of decisions.

`python -m bench.tournaments [swiss] [tables] [signups] [lists] [--lists N] [--processes N]
[--seeds N]`
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path

from bot.kernel import Rng
from bot.store import Store
from bot.table import Tables
from bot.tournaments import decisions as said
from bot.tournaments.pairing import pair
from bot.tournaments.replay import replay, take
from bot.tournaments.settings import Settings
from bot.tournaments.standings import standings
from tests.table.toy import games
from tests.tournaments.building import HOUSES, duel, many, play, some_history, started


def rounds(settings: Settings, players: int, seed: int) -> tuple[int, int, float]:
    """People who met twice, houses held twice, and the CPU seconds of the slowest round."""
    cup, rng = started(settings, players), Rng(seed=f"results {seed}")
    slowest = 0.0
    for number in range(settings.rounds or 0):
        begin = time.process_time()
        drawn = pair(cup, f"draw {seed} {number}")
        slowest = max(slowest, time.process_time() - begin)
        take(cup, drawn)
        play(cup, rng, ties=not settings.duel)
    met = Counter(p for table in cup.tables() for p in combinations(sorted(table.people), 2))
    held = Counter((s.person, s.house) for t in cup.tables() for s in t.seats if s.house)
    again = sum(times - 1 for times in met.values())
    return again, sum(times - 1 for times in held.values()), slowest


def report(name: str, settings: Settings, players: int, seeds: int) -> bool:
    found = [rounds(settings, players, seed) for seed in range(seeds)]
    again, houses = sum(one[0] for one in found), sum(one[1] for one in found)
    times = sorted(one[2] for one in found)
    print(
        f"{name}: {players} players, {settings.rounds} rounds, {seeds} times: "
        f"met again {again}, houses again {houses}, slowest round of each "
        f"{times[len(times) // 2]:.2f} s (median), {times[-1]:.2f} s (worst)",
        flush=True,
    )
    return again + houses == 0


async def sign_ups(people: int) -> bool:
    """People who sign up all at once, on an SQLite file: whether all are in, in order."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "games.db")
        await store.open()
        cups = Tables(store, games).tournaments
        number = await cups.create(1, 2, said.Created(by=1, name="Cup", settings=duel()))
        begin, cpu = time.perf_counter(), time.process_time()
        await asyncio.gather(
            *(cups.decide(number, said.SignedUp(person=1000 + one)) for one in range(people))
        )
        took, used = time.perf_counter() - begin, time.process_time() - cpu
        again = time.process_time()
        cup = await Tables(store, games).tournaments.get(number)
        read = time.process_time() - again
        await store.close()
    print(f"{people} sign-ups at once: {used:.2f} s of CPU, {took:.1f} s; read again {read:.3f} s")
    return list(cup.entrants) == [1000 + one for one in range(people)]


def lists(first: int, last: int) -> tuple[int, Counter[str], list[str]]:
    """Random lists from one number to another: how many decisions, of which kinds, what broke."""
    kinds: Counter[str] = Counter()
    broken = []
    for number in range(first, last):
        try:
            cup = some_history(f"bench {number}", 50)
            lines = standings(cup)
            again = replay(cup.decisions)
            if again != cup or standings(again) != lines:
                broken.append(f"{number}: another state")
            if [line.place for line in lines] != list(range(1, len(lines) + 1)):
                broken.append(f"{number}: no total order")
            kinds.update(one.kind for one in cup.decisions)
        except Exception as error:
            broken.append(f"{number}: {error!r}")
    return last - first, kinds, broken


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", default=[])
    parser.add_argument("--lists", type=int, default=100_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seeds", type=int, default=20)
    args = parser.parse_args()
    parts = args.parts or ["swiss", "tables", "signups", "lists"]
    good = True
    if "swiss" in parts:
        good &= report("Swiss", duel(rounds=6, cut=0), 64, args.seeds)
        good &= report("Swiss", duel(rounds=6, cut=0), 63, args.seeds)
        good &= report("Swiss, Dutch", duel(rounds=6, cut=0, dutch=True), 64, args.seeds)
        good &= report("Swiss", duel(rounds=9, cut=0), 500, 1)
    if "tables" in parts:
        free = many(rounds=5, cut=0, draw="free", houses=HOUSES)
        good &= report("Tables of six, drawn freely", free, 60, args.seeds)
        report("Tables of six, by points", free.model_copy(update={"draw": "points"}), 60, 5)
        report("Tables of six and five, drawn freely", free, 40, 5)
        report("Tables of six, drawn freely", free, 240, 1)
    if "signups" in parts:
        good &= asyncio.run(sign_ups(500))
    if "lists" in parts:
        begin = time.perf_counter()
        step = 250
        done, kinds = 0, Counter[str]()
        broken: list[str] = []
        with ProcessPoolExecutor(args.processes) as pool:
            starts = range(0, args.lists, step)
            ends = [min(args.lists, at + step) for at in starts]
            for count, found, wrong in pool.map(lists, starts, ends):
                done, kinds, broken = done + count, kinds + found, broken + wrong
                if done % 5_000 == 0:
                    took = time.perf_counter() - begin
                    print(f"{done} lists, {len(broken)} broken, {took:.0f} s", file=sys.stderr)
        took = time.perf_counter() - begin
        print(f"{done} random lists, {kinds.total()} decisions, {took:.0f} s, {len(broken)} broken")
        print(", ".join(f"{kind} {count}" for kind, count in kinds.most_common()))
        for line in broken[:20]:
            print(line)
        good &= not broken
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
