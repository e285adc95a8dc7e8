"""How often a round waits for people: `python -m bench.waits GAME [--players N] [--games N]`.

What is asked together is one wait. A wait for nobody but the player who has just answered is not
counted: the next question is on the page that is being looked at. Players by rules of thumb.
"""

import argparse
from collections import Counter
from typing import Any

from bot import games
from bot.workshop.match import Match


class Waits:
    """Waits of whole games, by what was asked."""

    def __init__(self) -> None:
        """Nothing has been seen yet."""
        self.rounds = 0
        self.waits: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.each: list[int] = []

    def play(self, game: str, seats: int, seed: str, policy: str, options: dict[str, Any]) -> None:
        """One game; the answers to one wait are given one after the other."""
        rules = games.rules(game)
        agreed = rules.Options.model_validate(options)
        match = Match(rules, seats, seed, [rules.policies[policy]] * seats, agreed)
        last, round_, here = -1, 0, 0
        while match.state.finish is None:
            now = getattr(match.state, "round", 1)
            if now != round_:
                self.each += [here] if round_ else []
                round_, here = now, 0
            open_now = [ask for ask in match.state.asks if ask.owed]
            self.asked.update(ask.topic for ask in open_now)
            if {ask.seat for ask in open_now} != {last}:
                self.waits[open_now[0].topic] += 1
                here += 1
            waited = {ask.id for ask in open_now}
            while waited & {ask.id for ask in match.state.asks if ask.owed}:
                last = match.step().given.seat
        self.each.append(here)
        self.rounds += round_

    def report(self) -> str:
        """Waits and questions per round, the most frequent first."""
        each = sorted(self.each)
        lines = [f"{'per round':24}{'waits':>8}{'questions':>11}"]
        for topic in sorted(self.asked, key=lambda one: (-self.waits[one], one)):
            waits, asked = self.waits[topic] / self.rounds, self.asked[topic] / self.rounds
            lines.append(f"{topic:24}{waits:8.2f}{asked:11.2f}")
        total, asked = sum(self.waits.values()) / self.rounds, self.asked.total() / self.rounds
        lines.append(f"{'all':24}{total:8.2f}{asked:11.2f}")
        lines.append(f"median {each[len(each) // 2]}, most {each[-1]}, {self.rounds} rounds")
        return "\n".join(lines)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.GAMES)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--policy", default="heuristic")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    arguments = parser.parse_args()
    seen = Waits()
    options = dict(one.split("=", 1) for one in arguments.option)
    for number in range(arguments.games):
        seen.play(arguments.game, arguments.players, f"waits-{number}", arguments.policy, options)
    print(seen.report())


if __name__ == "__main__":
    main()
