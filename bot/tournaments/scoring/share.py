"""Tables of many: the share of the others whom one finished ahead of."""

from fractions import Fraction
from typing import Literal

from bot.tournaments.scoring.outcome import Outcome, System, shortened


class Share(System):
    """Beaten ÷ others: first is 1 and last is 0 at every table, so sizes may differ."""

    kind: Literal["share"] = "share"

    def award(self, outcome: Outcome) -> dict[int, Fraction]:
        """Points of every seat; a table of one is worth 1."""
        others = outcome.size - 1
        points = {
            seat: outcome.beaten(seat) / others if others else Fraction(1)
            for group in outcome.places
            for seat in group
        }
        return shortened(outcome, points)
