"""Many whole games, as odd as possible: `python -m bench.soak [GAME…] [--games N] [--policy P]`.

Every number of players, every option by lot (or as given: `--option KEY=VALUE`), all sorts of
standing orders, now and then somebody gives up or the game is saved and loaded. Invariants are
checked after every answer, or every few. Ends with 1 if a game crashed, did not end or broke an
invariant; its seed brings it back.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, Literal, get_args, get_origin

from bench import abilities
from bench.ledger import Ledger
from bot import games
from bot.kernel import Illegal, Rng, Rules, concede
from bot.workshop.match import Match
from bot.workshop.policies import at_random, names, policy

SAVE_EVERY = 40
TELL_EVERY = 500
MOST_DRAWS = 100
NOTHING: Mapping[str, str] = {}
CONCEDE_ONE_IN = 2000
LONGEST = 20_000
"""Answers after which everybody gives up: some games have no last round."""


def main() -> int:
    """Share the games among processes and say what was seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(games.GAMES))
    parser.add_argument("--games", dest="number", type=int, default=10_000)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--seed", default="soak")
    parser.add_argument(
        "--policy", default="random", help="who plays; `eager`: by chance, but rather acts"
    )
    parser.add_argument("--check-every", type=int, default=1, help="answers between two checks")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--players", type=int, nargs="*", default=[], help="all numbers by default")
    parser.add_argument("--longest", type=int, default=LONGEST, help="answers till all give up")
    arguments = parser.parse_args()
    fixed = dict(one.split("=", 1) for one in arguments.option)
    began = time.monotonic()
    broken = 0
    for game in arguments.games or games.GAMES:
        seen: Counter[str] = Counter()
        with ProcessPoolExecutor(arguments.processes) as pool:
            play = arguments.policy
            one = partial(
                soak,
                game,
                arguments.seed,
                arguments.check_every,
                policy_name=play,
                fixed=fixed,
                players=arguments.players,
                longest=arguments.longest,
            )
            for done, found in enumerate(pool.map(one, range(arguments.number), chunksize=5), 1):
                for line in [line for line in found if line.startswith("broken")]:
                    broken += 1
                    print(line, file=sys.stderr)
                _add(seen, found)
                if done % TELL_EVERY == 0:
                    print(f"{game}: {done} games, {seen['answers']} answers", flush=True)
        print("\n".join([*_report(game, seen), *abilities.report(rules_of(game), seen)]))
    print(f"{time.monotonic() - began:.0f} seconds")
    return 1 if broken else 0


def soak(
    game: str,
    seed: str,
    check_every: int,
    number: int,
    policy_name: str = "random",
    fixed: Mapping[str, str] = NOTHING,
    players: Sequence[int] = (),
    longest: int = LONGEST,
) -> Counter[str]:
    """Play one game; count what happened in it."""
    rules = rules_of(game)
    players = players or rules.players
    seats = players[number % len(players)]
    seen: Counter[str] = Counter()
    try:
        play = policy(rules, policy_name) if policy_name in names(rules) else at_random
        chance = Rng(seed=f"{seed}/{number}/soak")
        options = options_by_lot(rules, seats, chance, fixed)
        options = decks_by_lot(game, options, seats, chance)
        match = Match(rules, seats, f"{seed}/{number}", [play] * seats, options)
        _play(match, chance, check_every, longest, seen)
    except Exception as error:  # the other games must go on, whatever this one died of
        seen[f"broken: {game} --players {seats} --seed {seed}/{number}: {error!r}"] += 1
    seen[f"players {seats}"] += 1
    return seen


def _play(
    match: Match[Any], chance: Rng, check_every: int, longest: int, seen: Counter[str]
) -> None:
    rules = match.rules
    for seat in [seat for seat in range(match.state.seats) if chance.below(3)]:
        for key, known in rules.preferences.items():
            wish = known.check(known.by_lot(chance))
            match.state.preferences.setdefault(seat, {})[key] = wish
    while match.state.finish is None:
        before = Ledger.of(match.state)
        step = match.step()
        if before is not None:
            before.balance(step.events, match.state)
        seen["answers"] += 1
        if seen["answers"] % check_every == 0 or match.state.finish is not None:
            rules.check(match.state)
        seen[f"answer {step.topic}"] += 1
        abilities.count(seen, step.events)
        for event in step.events:
            seen[f"event {event.type}"] += 1
        if seen["answers"] % SAVE_EVERY == 0:
            text = rules.dump(match.state)
            match.state = rules.load(text)
            if rules.dump(match.state) != text:
                raise AssertionError("not the same once saved and loaded")
        tired = seen["answers"] > longest
        if match.state.finish is None and (tired or chance.below(CONCEDE_ONE_IN) == 0):
            _give_up(match, chance, seen)
    seen[f"end {match.state.finish.reason}"] += 1
    seen["shared victories"] += len(match.state.finish.winners) > 1
    seen["most answers"] = seen["answers"]


def _give_up(match: Match[Any], chance: Rng, seen: Counter[str]) -> None:
    seat = chance.below(match.state.seats)
    try:
        match.state = concede(match.rules, match.state, seat).state
    except Illegal:
        return
    seen["conceded"] += 1
    match.rules.check(match.state)


def options_by_lot(
    rules: Rules[Any], seats: int, chance: Rng, fixed: Mapping[str, str] = NOTHING
) -> Any:
    """Each option by lot where it has a list of choices, drawn again until they fit together."""
    for _ in range(MOST_DRAWS):
        picked: dict[str, Any] = {}
        for name, known in rules.Options.model_fields.items():
            choices = get_args(known.annotation) if get_origin(known.annotation) is Literal else ()
            if known.annotation is bool:
                choices = (False, True)
            if choices:
                picked[name] = chance.pick(choices)
        options = rules.Options.model_validate({**picked, **fixed})
        try:
            rules.check_options(seats, options)
        except Illegal:
            continue
        return options
    raise ValueError(f"no options fit {fixed} for {seats} players")


def decks_by_lot(game: str, options: Any, seats: int, chance: Rng) -> Any:
    """Everybody's deck, where a game has decks: a ready one, a random one, or a dense one."""
    known = games.tried(game)
    pool = known.decks if known is not None else None
    if pool is None:
        return options
    ready = list(pool.decks)
    decks: list[Any] = []
    for kind in [chance.below(3) for _ in range(seats)]:
        random = pool.random(chance)
        decks.append((chance.pick(ready), random, abilities.dense(random, chance))[kind])
    return options.model_copy(update={"decks": decks})


def rules_of(game: str) -> Rules[Any]:
    """The rules of a game, also of one that is being built."""
    known = games.tried(game)
    if known is None:
        raise KeyError(game)
    return known.rules


def _add(seen: Counter[str], found: Counter[str]) -> None:
    most = max(seen["most answers"], found["most answers"])
    seen.update(found)
    seen["most answers"] = most


def _report(game: str, seen: Counter[str]) -> list[str]:
    played = sum(count for name, count in seen.items() if name.startswith("players "))
    broken = sum(count for name, count in seen.items() if name.startswith("broken"))
    lines = [f"{game}: {played} games, {seen['answers']} answers, {broken} broken"]
    lines.append(f"  longest game: {seen['most answers']} answers")
    for kind in ("players", "end", "answer", "event"):
        some = {n.removeprefix(f"{kind} "): c for n, c in seen.items() if n.startswith(f"{kind} ")}
        counted = ", ".join(f"{name} {count}" for name, count in sorted(some.items()))
        lines.append(f"  {kind}: {counted}")
    lines.append(f"  conceded {seen['conceded']}, shared victories {seen['shared victories']}")
    return lines


if __name__ == "__main__":
    sys.exit(main())
