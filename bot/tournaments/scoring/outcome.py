"""How one table ended, as every scoring system reads it."""

from abc import ABC, abstractmethod
from fractions import Fraction
from typing import Any

from bot.tournaments.plain import Plain

MODIFIED = Fraction(4, 5)
"""What a first place is worth that was given when time ran out, unless the system says more."""


class Outcome(Plain):
    """Places by seat, from first to last, those who share a place together; every seat is there."""

    places: list[list[int]]
    points: dict[int, int] = {}
    """The game's own points by seat (castles, power), where it has any."""
    modified: bool = False
    """Whether the game ended because time ran out."""
    absent: list[int] = []
    """Seats whose player never came; the game was not played, whoever is there wins."""

    @property
    def size(self) -> int:
        """How many seats the table had."""
        return sum(map(len, self.places))

    def place(self, seat: int) -> int:
        """The place of a seat, from 1; those who share one have the best of them."""
        before = 0
        for group in self.places:
            if seat in group:
                return before + 1
            before += len(group)
        raise KeyError(seat)

    def beaten(self, seat: int) -> Fraction:
        """How many others finished behind; each who shares the place counts half."""
        behind = self.size
        for group in self.places:
            behind -= len(group)
            if seat in group:
                return behind + Fraction(len(group) - 1, 2)
        raise KeyError(seat)


class System(Plain, ABC):
    """A scoring system: from an outcome to the points of every seat."""

    @abstractmethod
    def award(self, outcome: Outcome) -> dict[int, Fraction]:
        """The points of every seat as it was played."""

    def last(self, size: int) -> Fraction:
        """The points of the last place alone: what whoever leaves a game gets."""
        seats = [[seat] for seat in range(size)]
        return self.award(Outcome(places=seats))[size - 1]

    def most(self, size: int) -> Fraction:
        """The points of a first place held alone."""
        seats = [[seat] for seat in range(size)]
        return self.award(Outcome(places=seats))[0]


def split(places: list[list[int]], worth: list[Any]) -> dict[int, Fraction]:
    """Points of the places, in order; those who share places share the points of all of them."""
    found: dict[int, Fraction] = {}
    at = 0
    for group in places:
        covered = worth[at : at + len(group)]
        share = Fraction(sum(covered, Fraction(0))) / len(group) if group else Fraction(0)
        found |= dict.fromkeys(group, share)
        at += len(group)
    return found


def shortened(outcome: Outcome, points: dict[int, Fraction]) -> dict[int, Fraction]:
    """The same points with the first place worth less if time ran out."""
    if not outcome.modified:
        return points
    return points | {seat: points[seat] * MODIFIED for seat in outcome.places[0]}
