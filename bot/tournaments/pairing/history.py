"""What earlier rounds mean for the next one: who met whom, with which house, who sat out."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.tournaments.plain import Person
from bot.tournaments.tournament import Round, Tournament

APART = 25
"""Two people who are to be kept apart count as having met this often."""


@dataclass
class History:
    """Counts over the rounds of a stage."""

    met: Counter[frozenset[Person]] = field(default_factory=Counter)
    seats: dict[Person, Counter[str]] = field(default_factory=dict)
    """How often somebody had a house, or a numbered seat where there are no houses."""
    byes: Counter[Person] = field(default_factory=Counter)
    small: Counter[Person] = field(default_factory=Counter)
    """How often somebody sat at a table below the target size."""

    def times(self, first: Person, second: Person) -> int:
        """How often two people have met."""
        return self.met[frozenset((first, second))]


def seat_name(houses: dict[int, tuple[str, ...]], size: int, at: int) -> str:
    """What a seat counts as: its house, or its number where there are no houses."""
    return houses[size][at] if size in houses else str(at)


def history(tournament: Tournament, rounds: Iterable[Round]) -> History:
    """What happened in these rounds; a game that nobody came to has not been played."""
    found = History(seats={person: Counter() for person in tournament.entrants})
    target, houses = tournament.settings.target, tournament.settings.houses
    for one in rounds:
        found.byes.update(list(one.byes))
        for table in one.tables.values():
            people = table.people
            size = len(people)
            if size < target:
                found.small.update(people)
            for at, seat in enumerate(table.seats):
                name = seat.house if seat.house is not None else seat_name(houses, size, at)
                found.seats.setdefault(seat.person, Counter())[name] += 1
            if table.outcome is not None and table.outcome.absent:
                continue
            found.met.update(
                frozenset((first, second))
                for at, first in enumerate(people)
                for second in people[at + 1 :]
            )
    for pair in tournament.apart:
        found.met[pair] += APART
    return found
