"""Tables of many: so much for everybody one finished ahead of, and something for first."""

from fractions import Fraction
from typing import Literal

from bot.tournaments.plain import Points
from bot.tournaments.scoring.outcome import Outcome, System, shortened, split


class Beaten(System):
    """The melee points of the card game's first edition: 3 for each player beaten, 1 for first."""

    kind: Literal["beaten"] = "beaten"
    each: Points = Fraction(3)
    first: Points = Fraction(1)

    def award(self, outcome: Outcome) -> dict[int, Fraction]:
        """Points of every seat; four players get 10, 6, 3, 0."""
        size = outcome.size
        worth = [self.each * (size - 1 - place) for place in range(size)]
        worth[0] += self.first
        return shortened(outcome, split(outcome.places, worth))
