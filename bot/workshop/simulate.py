"""Whole games without people: do they end, who wins, what do they cost?"""

import time
from collections import Counter
from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from bot.kernel import Broken, Rules, State, prefer
from bot.kernel.rules import for_show
from bot.workshop.match import Match
from bot.workshop.policies import policy


class Report(BaseModel):
    """What a number of games came to."""

    game: str
    policy: str
    games: int = 0
    broken: list[str] = []
    ends: dict[str, int] = {}
    wins_by_seat: dict[int, int] = {}
    shared: int = 0
    answers_per_game: float = 0
    round_trips_per_game: float = 0
    """The longest chain of answers that had to wait for one another."""
    human_round_trips_per_game: float = 0
    """The same without what is asked for show and answered by the table."""
    hand_overs_per_game: float = 0
    """The same chain with consecutive answers of one seat counted once: how often people wait."""
    human_hand_overs_per_game: float = 0
    """The same without what is asked for show."""
    states_per_second: float = 0
    bytes_per_state: float = 0
    most_bytes: int = 0


def simulate(
    rules: Rules[Any],
    *,
    players: list[int],
    games: int,
    seed: str,
    policy_name: str,
    options: BaseModel | None = None,
    orders: Mapping[str, Any] | None = None,
) -> Report:
    """Play so many games, turning through the player counts; check invariants all the way.

    `orders` are standing orders that everybody gives at the start.
    """
    report = Report(game=rules.id, policy=policy_name)
    ends: Counter[str] = Counter()
    wins: Counter[int] = Counter()
    totals = _Totals()
    for number in range(games):
        seats = players[number % len(players)]
        label = f"{rules.id} with {seats} players, seed {seed}/{number}"
        try:
            match = Match(
                rules,
                seats,
                f"{seed}/{number}",
                [policy(rules, policy_name)] * seats,
                options,
            )
            for key, value in (orders or {}).items():
                for seat in range(seats):
                    match.state = prefer(rules, match.state, seat, key, value).state
            totals.play(match)
            finish = match.state.finish
            if finish is None:
                raise Broken("over without an end")
        except Exception as error:  # a crash of one game must not hide the others
            report.broken.append(f"{label}: {type(error).__name__}: {error}")
            continue
        report.games += 1
        ends[finish.reason] += 1
        wins.update(finish.winners)
        report.shared += len(finish.winners) > 1
    report.ends = dict(ends)
    report.wins_by_seat = dict(sorted(wins.items()))
    totals.write(report)
    return report


class _Totals:
    """Sums over all games."""

    def __init__(self) -> None:
        self.answers = self.chain = self.human = self.hand_overs = self.human_hand_overs = 0
        self.seconds = 0.0
        self.samples = self.bytes = self.most = 0

    def play(self, match: Match[Any]) -> None:
        """Play one game to its end."""
        rules = match.rules
        rules.check(match.state)
        group, human = _group(match.state)
        last: int | None = None
        last_human: int | None = None
        started = time.process_time()
        for count, step in enumerate(match.steps(), 1):
            self.answers += 1
            rules.check(match.state)
            if count % 25 == 0:
                size = len(rules.dump(match.state))
                self.samples += 1
                self.bytes += size
                self.most = max(self.most, size)
            now, next_human = _group(match.state)
            if now != group:
                # All asks of the group were open together: they are one link of the chain.
                self.chain += 1
                self.human += human
                alone = step.given.seat
                together = len(group) > 1
                self.hand_overs += together or alone != last
                last = None if together else alone
                if human:
                    self.human_hand_overs += together or alone != last_human
                    last_human = last
                group, human = now, next_human
        self.seconds += time.process_time() - started

    def write(self, report: Report) -> None:
        """Averages into the report."""
        games = max(report.games, 1)
        report.answers_per_game = round(self.answers / games, 1)
        report.round_trips_per_game = round(self.chain / games, 1)
        report.human_round_trips_per_game = round(self.human / games, 1)
        report.hand_overs_per_game = round(self.hand_overs / games, 1)
        report.human_hand_overs_per_game = round(self.human_hand_overs / games, 1)
        report.states_per_second = round(self.answers / self.seconds) if self.seconds else 0
        report.bytes_per_state = round(self.bytes / self.samples) if self.samples else 0
        report.most_bytes = self.most


def _group(state: State) -> tuple[set[int], bool]:
    """The questions that are open together, and whether a person has to answer one of them."""
    return {ask.id for ask in state.asks}, any(not for_show(ask) for ask in state.asks)
