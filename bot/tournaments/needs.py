"""What somebody needs: which results of theirs are enough, whatever all others do.

A verdict is a proof, never a guess: `in` and `out` hold for every way the remaining games can end,
as long as nobody stops, joins, is punished or corrected. Everything else is `open`. Equal points
are left open, since tie-breaks decide them. The last round is looked at table by table and so
exactly, as far as points go; with more rounds to come everybody else may win everything.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from bot.tournaments.plain import Person
from bot.tournaments.scoring import AnyScoring, GamePoints, Outcome
from bot.tournaments.settings import Settings
from bot.tournaments.standings import NOTHING, book, bye_worth, main_standings
from bot.tournaments.tiebreaks import Game
from bot.tournaments.tournament import Table, Tournament

Verdict = Literal["in", "out", "open"]

Ending = tuple[tuple[int, ...], tuple[Fraction, ...]]
"""The places and the points of the seats of a table."""

LARGEST_TABLE = 6
"""Up to this size every order with every shared place is tried; above, everybody may be first."""


@dataclass(frozen=True)
class Chance:
    """One result somebody can still have in this round, and what it means."""

    points: Fraction
    places: tuple[int, ...]
    """The places that are worth these points."""
    verdict: Verdict


@dataclass(frozen=True)
class Need:
    """What somebody needs to be among the first."""

    goal: int
    """How many go on; 1: who wins the tournament."""
    now: Verdict
    """What is certain whatever happens."""
    rounds_left: int
    """Rounds that are not paired yet."""
    chances: tuple[Chance, ...] = ()


def need(tournament: Tournament, person: Person) -> Need | None:
    """What somebody needs to reach the cut, or to win where there is none; None if not playing."""
    entrant = tournament.entrants.get(person)
    if entrant is None or entrant.status != "playing" or tournament.seeds:
        return None
    goal = tournament.cut or 1
    left = tournament.wanted - len(tournament.rounds)
    still = [table for table in tournament.tables() if table.outcome is None]
    if left <= 0 and not still:
        order = [line.person for line in main_standings(tournament) if line.status == "playing"]
        return Need(goal, "in" if person in order[:goal] else "out", 0)
    if isinstance(tournament.settings.scoring, GamePoints):
        return Need(goal, "open", left)
    return _Reasoning(tournament, person, goal, left, still).answer()


class _Reasoning:
    """One person's question, with everything that is needed to answer it."""

    def __init__(
        self, tournament: Tournament, person: Person, goal: int, left: int, still: list[Table]
    ) -> None:
        known = book(tournament)
        self.tournament, self.person, self.goal, self.left = tournament, person, goal, left
        self.still = still
        self.games = known.games
        self.byes = {one: known.played[one] - len(known.games[one]) for one in known.games}
        self.others = [one for one in tournament.playing if one != person]
        self.low, self.high = _range(tournament.settings)
        self.known: dict[int, list[Ending]] = {}

    def endings(self, size: int) -> list[Ending]:
        """Every way a table of this size can end."""
        if size not in self.known:
            self.known[size] = _endings(self.tournament.settings.scoring, size)
        return self.known[size]

    def answer(self) -> Need:
        """The verdict for every result at the own table."""
        own = next((table for table in self.still if self.person in table.people), None)
        if own is None:
            verdict = self.verdict([], None, ())
            return Need(self.goal, verdict, self.left)
        found: dict[Fraction, set[int]] = {}
        at = own.people.index(self.person)
        for places, award in self.endings(len(own.seats)):
            found.setdefault(award[at], set()).add(places[at])
        chances = tuple(
            Chance(gain, tuple(sorted(places)), self.verdict([gain], own, (at, gain)))
            for gain, places in sorted(found.items(), reverse=True)
        )
        verdicts = {chance.verdict for chance in chances}
        now: Verdict = next(iter(verdicts)) if len(verdicts) == 1 else "open"
        return Need(self.goal, now, self.left, chances)

    def total(self, person: Person, gains: Sequence[Fraction]) -> Fraction:
        """Somebody's points if the games to come bring these."""
        settings = self.tournament.settings
        games = [game.points for game in self.games[person]] + list(gains)
        entrant = self.tournament.entrants[person]
        made = [Game(round=0, points=points, place=1, size=1, opponents=()) for points in games]
        worth = games + [bye_worth(self.tournament, made)] * self.byes[person]
        worth += [settings.late_points] * (entrant.first_round - 1)
        return sum(sorted(worth, reverse=True)[: settings.best], NOTHING) - entrant.penalty

    def open_games(self, person: Person) -> int:
        """How many games somebody still has in rounds that are paired."""
        return sum(person in table.people for table in self.still)

    def verdict(
        self, gains: list[Fraction], own: Table | None, fixed: tuple[int, Fraction] | tuple[()]
    ) -> Verdict:
        """What it means to gain this at the own table."""
        more = self.open_games(self.person) - len(gains) + self.left
        least = self.total(self.person, [*gains, *[self.low] * more])
        most = self.total(self.person, [*gains, *[self.high] * more])
        if self.threats(least, own, fixed) < self.goal:
            return "in"
        sure = sum(
            self.total(one, [self.low] * (self.open_games(one) + self.left)) > most
            for one in self.others
        )
        return "out" if sure >= self.goal else "open"

    def threats(
        self, points: Fraction, own: Table | None, fixed: tuple[int, Fraction] | tuple[()]
    ) -> int:
        """How many others can have at least these points at the end, at most."""
        exact = self.left <= 0 and all(self.open_games(one) <= 1 for one in self.others)
        if not exact:
            return sum(
                self.total(one, [self.high] * (self.open_games(one) + self.left)) >= points
                for one in self.others
            )
        sitting = {one for table in self.still for one in table.people}
        count = sum(self.total(one, []) >= points for one in self.others if one not in sitting)
        for table in self.still:
            count += self.at_table(points, table, fixed if table is own else ())
        return count

    def at_table(
        self, points: Fraction, table: Table, fixed: tuple[int, Fraction] | tuple[()]
    ) -> int:
        """How many of a table can have at least these points, whoever wins there."""
        rivals = {
            at: one
            for at, one in enumerate(table.people)
            if one != self.person and one in self.games and one in self.others
        }
        enough: dict[tuple[Person, Fraction], bool] = {}

        def reaches(one: Person, gain: Fraction) -> bool:
            if (one, gain) not in enough:
                enough[one, gain] = self.total(one, [gain]) >= points
            return enough[one, gain]

        if len(table.seats) > LARGEST_TABLE:
            return sum(reaches(one, self.high) for one in rivals.values())
        return max(
            (
                sum(reaches(one, award[at]) for at, one in rivals.items())
                for _, award in self.endings(len(table.seats))
                if not fixed or award[fixed[0]] == fixed[1]
            ),
            default=len(rivals),
        )


def _range(settings: Settings) -> tuple[Fraction, Fraction]:
    """The least and the most that one round can bring."""
    values = [Fraction(0)]
    for size in settings.sizes:
        seats = [[at] for at in range(size)]
        values += settings.scoring.award(Outcome(places=seats)).values()
        values += settings.scoring.award(Outcome(places=[list(range(size))])).values()
    if isinstance(settings.bye, Fraction):
        values.append(settings.bye)
    return min(values), max(values)


def _endings(scoring: AnyScoring, size: int) -> list[Ending]:
    """Every way a table can end: the places and the points of its seats."""
    found = []
    for places in _orders(list(range(size))):
        for modified in (False, True):
            outcome = Outcome(places=places, modified=modified)
            award = scoring.award(outcome)
            by_seat = tuple(outcome.place(at) for at in range(size))
            found.append((by_seat, tuple(award[at] for at in range(size))))
    return found


def _orders(seats: list[int]) -> Iterator[list[list[int]]]:
    """Every order of the seats with every way of sharing places."""
    if not seats:
        yield []
        return
    for mask in range(1, 1 << len(seats)):
        first = [seat for at, seat in enumerate(seats) if mask >> at & 1]
        rest = [seat for at, seat in enumerate(seats) if not mask >> at & 1]
        for order in _orders(rest):
            yield [first, *order]
