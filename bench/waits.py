"""How often a round waits for people: `python -m bench.waits GAME [--players N] [--games N]`.

What is asked together is one wait. A wait for nobody but the player who has just answered is not
counted: the next question is on the page that is being looked at; `--every` counts it as well.
What is asked for show only is nobody's wait. `--without EVENT…` leaves out rounds in which one of
these happened. Players by rules of thumb, or others (`--policy`).

With `--plans` everybody writes a plan when its question can first be seen coming, writes all anew
after each answer of their own, and has them carried out where nothing they rest on has changed.
"""

import argparse
from collections import Counter
from collections.abc import Iterable
from typing import Any

from bench.planners import Planners
from bench.soak import rules_of
from bot import games
from bot.kernel import Rules, prefer
from bot.kernel.rules import for_show
from bot.workshop.match import Match
from bot.workshop.policies import policy as named


class Waits:
    """Waits of whole games, by what was asked."""

    def __init__(self, every: bool = False, without: Iterable[str] = ()) -> None:
        """Nothing has been seen yet."""
        self.every, self.without = every, set(without)
        self.rounds = 0
        self.waits: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.each: list[int] = []

    def play(self, match: Match[Any], *, plans: bool = False) -> None:
        """One game; the answers to one wait are given one after the other."""
        planners = Planners(match)
        count = "round" if hasattr(match.state, "round") else "turn"
        last, round_ = -1, 0
        here: list[list[str]] = []
        events: set[str] = set()
        while match.state.finish is None:
            if plans:
                for seat in range(match.state.seats):
                    planners.write(seat, anew=seat == last)
                if planners.carry_out():
                    continue
            now = getattr(match.state, count, 1)
            if now != round_:
                self._round(here if round_ else [], events)
                round_, here, events = now, [], set()
            open_now = [ask for ask in match.state.asks if ask.owed]
            people = [ask for ask in open_now if not for_show(ask)]
            if people:
                new = self.every or {ask.seat for ask in people} != {last}
                here.append(["" if not new else people[0].topic, *(ask.topic for ask in people)])
            waited = {ask.id for ask in open_now}
            while waited & {ask.id for ask in match.state.asks if ask.owed}:
                step = match.step()
                events |= {event.type for event in step.events}
                last = step.given.seat
        self._round(here, events)

    def _round(self, here: list[list[str]], events: set[str]) -> None:
        """One more round: for each batch the topic it waits for, if it does, and all topics."""
        if not here or self.without & events:
            return
        self.rounds += 1
        self.waits.update(wait for wait, *_ in here if wait)
        self.asked.update(topic for _, *topics in here for topic in topics)
        self.each.append(sum(bool(wait) for wait, *_ in here))

    def report(self) -> str:
        """Waits and questions per round, the most frequent first."""
        each = sorted(self.each)
        lines = [f"{'per round':24}{'waits':>8}{'questions':>11}"]
        for topic in sorted(self.asked, key=lambda one: (-self.waits[one], one)):
            waits, asked = self.waits[topic] / self.rounds, self.asked[topic] / self.rounds
            lines.append(f"{topic:24}{waits:8.2f}{asked:11.2f}")
        total, asked = sum(self.waits.values()) / self.rounds, self.asked.total() / self.rounds
        lines.append(f"{'all':24}{total:8.2f}{asked:11.2f}")
        spread = Counter(each)
        lines.append(", ".join(f"{spread[n]} rounds with {n}" for n in sorted(spread)))
        lines.append(f"median {each[len(each) // 2]}, most {each[-1]}, {self.rounds} rounds")
        return "\n".join(lines)


def seated(
    rules: Rules[Any],
    seats: int,
    seed: str,
    policy: str,
    options: dict[str, Any],
    orders: dict[str, str],
) -> Match[Any]:
    """A game about to begin, in which everybody has given these standing orders."""
    agreed = rules.Options.model_validate(options)
    match = Match(rules, seats, seed, [named(rules, policy)] * seats, agreed)
    for key, value in orders.items():
        for seat in range(seats):
            match.state = prefer(rules, match.state, seat, key, value).state
    return match


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help=", ".join(games.GAMES))
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--policy", default="heuristic")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--order", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--plans", action="store_true")
    parser.add_argument("--every", action="store_true")
    parser.add_argument("--without", nargs="*", default=[], metavar="EVENT")
    arguments = parser.parse_args()
    seen = Waits(arguments.every, arguments.without)
    rules, seats = rules_of(arguments.game), arguments.players
    options = dict(one.split("=", 1) for one in arguments.option)
    orders = dict(one.split("=", 1) for one in arguments.order)
    for number in range(arguments.games):
        match = seated(rules, seats, f"waits-{number}", arguments.policy, options, orders)
        seen.play(match, plans=arguments.plans)
    print(seen.report())


if __name__ == "__main__":
    main()
