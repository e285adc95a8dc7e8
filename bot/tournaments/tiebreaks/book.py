"""What everybody has done so far, as tie-breaks read it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from bot.tournaments.plain import Person


@dataclass(frozen=True)
class Game:
    """One game of one person."""

    round: int
    points: Fraction
    place: int
    size: int
    opponents: tuple[Person, ...]
    """Whom they met there; nobody if it was not played."""
    share: Fraction | None = None
    """Their share of the table's game points, where the game has any."""
    beat: tuple[Person, ...] = ()
    drew: tuple[Person, ...] = ()


@dataclass
class Book:
    """Everybody's games, byes and points."""

    games: Mapping[Person, Sequence[Game]]
    points: Mapping[Person, Fraction]
    played: Mapping[Person, int]
    """How many rounds somebody took part in, byes as well."""
    kept: dict[Person, Fraction] = field(default_factory=dict)
    """Strengths of schedule that were computed already."""


def mean(values: Sequence[Fraction]) -> Fraction:
    """The mean, exactly; 0 of nothing."""
    return sum(values, Fraction(0)) / len(values) if values else Fraction(0)
