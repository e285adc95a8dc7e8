"""How often a round waits for people: `python -m bench.waits GAME [--players N] [--games N]`.

What is asked together is one wait. A wait for nobody but the player who has just answered is not
counted: the next question is on the page that is being looked at. Players by rules of thumb.

With `--plans` everybody writes a plan when its question can first be seen coming, writes all anew
after each answer of their own, and has them carried out where nothing they rest on has changed.
"""

import argparse
from collections import Counter
from typing import Any

from bot import games
from bot.kernel import Answer, Illegal, answer, prefer
from bot.kernel.ahead import Firm, expected, firm, holding, plan_id
from bot.kernel.asks import AnyAsk
from bot.kernel.engine import check
from bot.workshop.match import Match


class Planners:
    """Players who write down what they would do, as a table keeps it."""

    def __init__(self, match: Match) -> None:
        """Nothing is written down yet."""
        self.match = match
        self.written: dict[tuple[int, int], Firm] = {}

    def write(self, seat: int, *, anew: bool) -> None:
        """What this seat can see coming, as it would decide now; `anew`: also what is written."""
        match = self.match
        view = match.rules.view(match.state, seat)
        coming = {ask.id: ask for ask in expected(match.rules, view)}
        asked = {plan_id(ask) for ask in match.state.asks if ask.seat == seat}
        for one, number in list(self.written):
            if one == seat and number not in {*coming, *asked}:
                del self.written[one, number]
        for number, ask in coming.items():
            if anew or (seat, number) not in self.written:
                value = match.policies[seat](view, ask, match.rng)
                self.written[seat, number] = firm(match.rules, view, ask, value)

    def carry_out(self) -> bool:
        """Answer one open question by plan; whether there was one."""
        match = self.match
        for ask in [ask for ask in match.state.asks if ask.owed]:
            view = match.rules.view(match.state, ask.seat)

            def plan(of: AnyAsk, view: Any = view, seat: int = ask.seat) -> Any:
                kept = self.written.get((seat, plan_id(of)))
                return None if kept is None else holding(match.rules, view, of, kept)

            value = match.rules.planned(view, ask, plan)
            given = Answer(seat=ask.seat, ask=ask.id, value=value)
            try:
                if value is None:
                    continue
                check(match.state, given)
            except Illegal:
                continue
            match.state = answer(match.rules, match.state, given, in_place=True).state
            return True
        return False


class Waits:
    """Waits of whole games, by what was asked."""

    def __init__(self) -> None:
        """Nothing has been seen yet."""
        self.rounds = 0
        self.waits: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.each: list[int] = []

    def play(self, match: Match, *, plans: bool) -> None:
        """One game; the answers to one wait are given one after the other."""
        planners = Planners(match)
        last, round_, here = -1, 0, 0
        while match.state.finish is None:
            if plans:
                for seat in range(match.state.seats):
                    planners.write(seat, anew=seat == last)
                if planners.carry_out():
                    continue
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
    parser.add_argument("--order", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--plans", action="store_true")
    arguments = parser.parse_args()
    seen = Waits()
    rules = games.rules(arguments.game)
    seats = arguments.players
    agreed = rules.Options.model_validate(dict(one.split("=", 1) for one in arguments.option))
    for number in range(arguments.games):
        policies = [rules.policies[arguments.policy]] * seats
        match = Match(rules, seats, f"waits-{number}", policies, agreed)
        for key, value in (one.split("=", 1) for one in arguments.order):
            for seat in range(seats):
                match.state = prefer(rules, match.state, seat, key, value).state
        seen.play(match, plans=arguments.plans)
    print(seen.report())


if __name__ == "__main__":
    main()
