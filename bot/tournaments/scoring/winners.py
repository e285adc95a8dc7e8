"""Tables of many: only winning counts."""

from fractions import Fraction
from typing import Literal

from bot.tournaments.scoring.outcome import Outcome, System, shortened


class Winners(System):
    """1 for the winner, shared among winners; nothing for anybody else."""

    kind: Literal["winners"] = "winners"

    def award(self, outcome: Outcome) -> dict[int, Fraction]:
        """Points of every seat."""
        first = outcome.places[0]
        points = {seat: Fraction(0) for group in outcome.places for seat in group}
        return shortened(outcome, points | dict.fromkeys(first, Fraction(1, len(first))))
