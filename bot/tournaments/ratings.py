"""Ratings: always recomputed from the list of results, so a correction corrects everything.

The model is openskill's Plackett–Luce. Where people share a place it is asked for every order they
could have had, and the mean of its answers counts: by itself it may let a third place gain more
than a shared first.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import permutations, product
from math import sqrt

from openskill.models import PlackettLuce

from bot.tournaments.plain import Person, Plain

DAY = 24 * 3600
WINDOW = 90 * DAY
"""How long a game against the same people makes the next one count for less."""

MOST_A_DAY = 3
ENOUGH_GAMES = 5
ENOUGH_OPPONENTS = 3
SURE = 7.8
"""A rating is shown once it rests on so many games and opponents and its doubt is below this."""

GROWTH = 0.04
"""How much variance a day without a game adds, up to that of somebody new."""

AWAY = 183 * DAY
"""Whoever has not played for so long is left out of lists."""

MEAN, DOUBT = 25.0, 25.0 / 3


class RatedSeat(Plain):
    """A seat of a game that counts."""

    person: Person | None
    """Who held it; None: a stand-in from the start."""
    left: bool = False
    """Whether they left before the end, or a stand-in played for more than a quarter of it."""


class RatedGame(Plain):
    """A game that counts, and how it ended."""

    at: int
    """When it ended, in seconds since 1970."""
    number: int
    """Tells games apart that ended in the same second."""
    seats: list[RatedSeat]
    places: list[list[int]]
    teams: list[list[int]] = []
    """Seats that play together; empty: everybody alone."""


@dataclass
class Rating:
    """What is known about somebody's play."""

    person: Person
    mean: float = MEAN
    doubt: float = DOUBT
    games: int = 0
    opponents: set[Person] = field(default_factory=set)
    last: int = 0
    curve: list[tuple[int, float, float]] = field(default_factory=list)
    """After every game: when, mean and doubt."""

    def doubt_at(self, now: int) -> float:
        """The doubt after the time without a game."""
        days = max(0, now - self.last) / DAY if self.games else 0.0
        return min(DOUBT, sqrt(self.doubt**2 + GROWTH * days))

    def shown_at(self, now: int) -> int | None:
        """The number that people see: what they play at least; None: too early to say."""
        enough = self.games >= ENOUGH_GAMES and len(self.opponents) >= ENOUGH_OPPONENTS
        if not enough or self.doubt > SURE:
            return None
        return round(100 * (self.mean - 2 * self.doubt_at(now)))

    def listed_at(self, now: int) -> bool:
        """Whether they belong into lists: shown, not long away, not forgotten."""
        return self.shown_at(now) is not None and now - self.last <= AWAY and self.person >= 0


def ratings(games: Iterable[RatedGame]) -> dict[Person, Rating]:
    """Everybody's rating after these games, whatever order they come in."""
    found: dict[Person, Rating] = {}
    met: dict[frozenset[Person], list[int]] = {}
    days: dict[tuple[Person, int], int] = {}
    for game in sorted(games, key=lambda one: (one.at, one.number)):
        people = _people(game)
        if len(people) < 2:
            continue
        for person in people:
            found.setdefault(person, Rating(person))
        after = _after(game, found)
        for person, (mean, doubt) in after.items():
            weight = _weight(game, person, people, met)
            if days.get((person, game.at // DAY), 0) >= MOST_A_DAY:
                weight = 0.0
            _move(found[person], game, mean, doubt, weight, people)
        for person in people:
            days[person, game.at // DAY] = days.get((person, game.at // DAY), 0) + 1
        _remember(game, people, met)
    return found


def ranking(found: Mapping[Person, Rating], now: int) -> list[Rating]:
    """Those who belong into a list, the best first; equal numbers in the order of their means."""
    listed = [one for one in found.values() if one.listed_at(now)]
    return sorted(listed, key=lambda one: (-(one.shown_at(now) or 0), -one.mean, one.person))


def _people(game: RatedGame) -> list[Person]:
    """Those of whom something can be learnt."""
    return [seat.person for seat in game.seats if seat.person is not None]


def _weight(
    game: RatedGame,
    person: Person,
    people: Sequence[Person],
    met: Mapping[frozenset[Person], list[int]],
) -> float:
    """1/k for the k-th game against the same people, each opponent with the same share."""
    shares = []
    for other in people:
        if other != person:
            times = met.get(frozenset((person, other)), [])
            recent = sum(game.at - at <= WINDOW for at in times)
            shares.append(1 / (recent + 1))
    return sum(shares) / len(shares)


def _remember(
    game: RatedGame, people: Sequence[Person], met: dict[frozenset[Person], list[int]]
) -> None:
    for at, one in enumerate(people):
        for other in people[at + 1 :]:
            met.setdefault(frozenset((one, other)), []).append(game.at)


def _move(
    rating: Rating, game: RatedGame, mean: float, doubt: float, weight: float, people: list[Person]
) -> None:
    before = rating.doubt_at(game.at)
    rating.mean += weight * (mean - rating.mean)
    rating.doubt = before + weight * (doubt - before)
    rating.games += 1
    rating.opponents |= set(people) - {rating.person}
    rating.last = game.at
    rating.curve.append((game.at, rating.mean, rating.doubt))


def _after(game: RatedGame, known: Mapping[Person, Rating]) -> dict[Person, tuple[float, float]]:
    """Mean and doubt of everybody, as if the game had full weight.

    Seats that were left teach nothing about the others; whoever left is last, and counts as such.
    """
    seats = [at for at, seat in enumerate(game.seats) if seat.person is not None]
    stayed = [at for at in seats if not game.seats[at].left]
    found: dict[Person, tuple[float, float]] = {}
    if len(_sides(game, stayed)) >= 2:
        found |= _rated(game, known, stayed, _places(game, stayed))
    gone = [at for at in seats if game.seats[at].left]
    if gone and stayed:
        everybody = _rated(game, known, seats, [*_places(game, stayed), gone])
        found |= {
            person: everybody[person]
            for at in gone
            if (person := game.seats[at].person) is not None
        }
    return found


def _places(game: RatedGame, seats: Sequence[int]) -> list[list[int]]:
    """The places with these seats only."""
    kept = [[at for at in group if at in seats] for group in game.places]
    return [group for group in kept if group]


def _sides(game: RatedGame, seats: Sequence[int]) -> list[list[int]]:
    """Teams, or everybody alone, with these seats only."""
    sides = game.teams or [[at] for at in range(len(game.seats))]
    kept = [[at for at in side if at in seats] for side in sides]
    return [side for side in kept if side]


def _rated(
    game: RatedGame,
    known: Mapping[Person, Rating],
    seats: Sequence[int],
    places: Sequence[Sequence[int]],
) -> dict[Person, tuple[float, float]]:
    sides = _sides(game, seats)
    place = {at: rank for rank, group in enumerate(places) for at in group}
    ranks = [min(place[at] for at in side) for side in sides]
    now = [
        tuple((_of(game, known, at).mean, _of(game, known, at).doubt_at(game.at)) for at in side)
        for side in sides
    ]
    result = averaged(tuple(now), tuple(ranks))
    found: dict[Person, tuple[float, float]] = {}
    for side, values in zip(sides, result, strict=True):
        for at, value in zip(side, values, strict=True):
            person = game.seats[at].person
            if person is not None:
                found[person] = value
    return found


def _of(game: RatedGame, known: Mapping[Person, Rating], at: int) -> Rating:
    person = game.seats[at].person
    assert person is not None
    return known[person]


Value = tuple[float, float]


@lru_cache(4096)
def averaged(sides: tuple[tuple[Value, ...], ...], ranks: tuple[int, ...]) -> list[list[Value]]:
    """Mean and doubt after a game, as the mean over all orders inside shared places."""
    model = PlackettLuce()
    sums = [[(0.0, 0.0) for _ in side] for side in sides]
    count = 0
    for order in _orders(ranks):
        teams = [[model.rating(mu=mean, sigma=doubt) for mean, doubt in side] for side in sides]
        after = model.rate(teams, ranks=[float(order.index(at)) for at in range(len(sides))])
        count += 1
        for at, team in enumerate(after):
            sums[at] = [
                (mean + one.mu, doubt + one.sigma)
                for (mean, doubt), one in zip(sums[at], team, strict=True)
            ]
    return [[(mean / count, doubt / count) for mean, doubt in side] for side in sums]


def _orders(ranks: Sequence[int]) -> Iterator[list[int]]:
    """Every order of the sides that does not contradict their ranks."""
    groups = [[at for at, one in enumerate(ranks) if one == rank] for rank in sorted(set(ranks))]
    for parts in product(*(permutations(group) for group in groups)):
        yield [at for part in parts for at in part]
