"""Does any view show what it must not? `python -m bench.leaks [GAME…] [--games N]`.

Whole games, as odd as those of the soak. At every single position, for the public and for every
seat, everything hidden from that reader is dealt anew: the view must stay the same to the byte.
Ends with 1 if one differs, and says by which seed and after how many answers to see it again.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any

from pydantic import PrivateAttr

from bench.soak import NOTHING, decks_by_lot, options_by_lot, rules_of
from bot import games
from bot.kernel import Rng, Rules, State, prefer
from bot.workshop.match import Match
from bot.workshop.policies import at_random, names, policy


def main() -> int:
    """Share the games among processes and say what was seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(games.GAMES))
    parser.add_argument("--games", dest="number", type=int, default=500)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--seed", default="leaks")
    parser.add_argument("--policy", default="random", help="who plays, if the game has them")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--players", type=int, nargs="*", default=[], help="all numbers by default")
    arguments = parser.parse_args()
    fixed = dict(one.split("=", 1) for one in arguments.option)
    leaks = 0
    for game in arguments.games or games.GAMES:
        seen: Counter[str] = Counter()
        one = partial(
            look,
            game,
            arguments.seed,
            policy_name=arguments.policy,
            fixed=fixed,
            players=arguments.players,
        )
        with ProcessPoolExecutor(arguments.processes) as pool:
            for found in pool.map(one, range(arguments.number), chunksize=5):
                seen.update(found)
        shown = [name for name in seen if name.startswith("leak")]
        print("\n".join(shown), file=sys.stderr, end="\n" if shown else "")
        leaks += len(shown)
        print(
            f"{game}: {arguments.number} games, {seen['positions']} positions, "
            f"{seen['views']} views compared, {len(shown)} games with leaks, "
            f"{seen['ms'] / 1000:.0f} s of CPU"
        )
    return 1 if leaks else 0


class Dealer(Rng):
    """Deals as anybody would: nobody has to repeat it on another machine, and it is quick."""

    _dice: Random = PrivateAttr(default_factory=Random)

    def model_post_init(self, context: Any) -> None:
        """The seed brings the same game back."""
        self._dice.seed(self.seed)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        private = self.__pydantic_private__  # `self._dice` takes six times as long
        assert private is not None
        return int(private["_dice"].random() * bound)


def look(
    game: str,
    seed: str,
    number: int,
    policy_name: str = "random",
    fixed: Mapping[str, str] = NOTHING,
    players: Sequence[int] = (),
) -> Counter[str]:
    """One game to its end, or to the first position that gives something away."""
    rules = rules_of(game)
    players = players or rules.players
    seats = players[number % len(players)]
    seen: Counter[str] = Counter()
    began = time.process_time()
    for leak in _play(rules, seats, f"{seed}/{number}", policy_name, fixed, seen):
        seen[f"leak: {game} --players {seats} --seed {seed}/{number}: {leak}"] += 1
    seen["ms"] = round(1000 * (time.process_time() - began))
    return seen


def _play(
    rules: Rules[Any],
    seats: int,
    seed: str,
    policy_name: str,
    fixed: Mapping[str, str],
    seen: Counter[str],
) -> list[str]:
    chance = Dealer(seed=f"{seed}/leaks")
    play = policy(rules, policy_name) if policy_name in names(rules) else at_random
    options = options_by_lot(rules, seats, chance, fixed)
    options = decks_by_lot(rules.id, options, seats, chance)
    match = Match(rules, seats, seed, [play] * seats, options)
    for seat in range(seats):
        for key, known in rules.preferences.items():
            match.state = prefer(rules, match.state, seat, key, known.by_lot(chance)).state
    answers = 0
    while True:
        leaks = _compare(rules, match.state, chance, seen)
        if leaks or match.state.finish is not None:
            return [f"{leak} after {answers} answers" for leak in leaks]
        match.step()
        answers += 1


def _compare(rules: Rules[Any], state: State, chance: Rng, seen: Counter[str]) -> list[str]:
    """Who could tell this position from one that is the same to them."""
    seen["positions"] += 1
    leaks = []
    views = rules.views(state)
    for viewer in [None, *range(state.seats)]:
        other = rules.redeal(state, viewer, chance)
        if viewer is None:
            rules.check(other)
        ours, theirs = views[viewer].model_dump_json(), rules.view(other, viewer).model_dump_json()
        seen["views"] += 1
        if ours != theirs or state.rng.seed in ours:
            leaks.append("the public" if viewer is None else f"seat {viewer}")
    return leaks


if __name__ == "__main__":
    sys.exit(main())
