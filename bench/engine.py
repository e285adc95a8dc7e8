"""What one answer costs: `python -m bench.engine [GAME] [--games N] [--option KEY=VALUE]`.

An answer as the table takes it: copy the state, apply, dump to JSON. CPU time, not the clock, so
that other programs on the machine do not count.
"""

import argparse
import gc
import time
from dataclasses import dataclass, field
from statistics import mean, quantiles
from typing import Any

import zstandard
from pydantic import BaseModel

from bot import games
from bot.kernel import Rules, answer
from bot.workshop.match import Match
from bot.workshop.policies import at_random

SAMPLE_SIZES = 20
"""One state in so many is also compressed."""


@dataclass
class Measured:
    """Microseconds and bytes."""

    copy: list[float] = field(default_factory=list)
    apply: list[float] = field(default_factory=list)
    dump: list[float] = field(default_factory=list)
    whole: list[float] = field(default_factory=list)
    raw: list[int] = field(default_factory=list)
    packed: list[int] = field(default_factory=list)
    slowest: tuple[float, str] = (0.0, "")

    def report(self) -> str:
        """As a table."""
        lines = [f"{'':24}{'mean':>8}{'p50':>8}{'p99':>8}{'most':>8}"]
        for name, unit in [
            ("copy", "µs"),
            ("apply", "µs"),
            ("dump", "µs"),
            ("whole", "µs"),
            ("raw", "bytes"),
            ("packed", "bytes"),
        ]:
            values = getattr(self, name)
            cuts = quantiles(values, n=100)
            figures = (mean(values), cuts[49], cuts[98], max(values))
            lines.append(f"{name + ', ' + unit:24}" + "".join(f"{one:8.0f}" for one in figures))
        lines.append(f"slowest answer: {self.slowest[1]}")
        return "\n".join(lines)


def play(
    rules: Rules[Any], seats: int, seed: str, into: Measured, options: BaseModel | None = None
) -> None:
    """One game by random play, every answer measured."""
    packer = zstandard.ZstdCompressor(level=3)
    match = Match(rules, seats, seed, [at_random] * seats, options)
    clock = time.process_time_ns
    while match.state.finish is None:
        ask = next(ask for ask in match.state.asks if ask.owed)
        given = match.decide(ask)
        began = clock()
        copy = match.state.copy_state()
        copied = clock()
        match.state = answer(rules, copy, given, in_place=True).state
        applied = clock()
        text = rules.dump(match.state)
        dumped = clock()
        whole = (dumped - began) / 1000
        into.copy.append((copied - began) / 1000)
        into.apply.append((applied - copied) / 1000)
        into.dump.append((dumped - applied) / 1000)
        into.whole.append(whole)
        into.raw.append(len(text))
        if len(into.raw) % SAMPLE_SIZES == 0:
            into.packed.append(len(packer.compress(text.encode())))
        into.slowest = max(into.slowest, (whole, f"{ask.topic}, {seats} players, {seed}"))


def main() -> None:
    """Measure each player count and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default=games.GAMES[0], choices=games.GAMES)
    parser.add_argument("--games", type=int, default=2, help="per number of players")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    arguments = parser.parse_args()
    rules = games.rules(arguments.game)
    wanted = dict(one.partition("=")[::2] for one in arguments.option)
    options = rules.Options.model_validate(wanted)
    gc.disable()  # the table's process is long-lived; a collection belongs to no single answer
    for seats in rules.players:
        measured = Measured()
        for number in range(arguments.games):
            play(rules, seats, f"bench-{number}", measured, options)
            gc.collect()
        print(f"{rules.id}, {seats} players, {len(measured.whole)} answers")
        print(measured.report(), end="\n\n")


if __name__ == "__main__":
    main()
