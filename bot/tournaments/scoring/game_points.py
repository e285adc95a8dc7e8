"""Tables of many: the game's own points, and something for the places."""

from fractions import Fraction
from typing import Literal

from bot.tournaments.plain import Points
from bot.tournaments.scoring.outcome import Outcome, System, shortened, split


class GamePoints(System):
    """Castles, power or whatever the game counts, plus a bonus for the first places."""

    kind: Literal["game_points"] = "game_points"
    bonus: list[Points] = []
    each: Points = Fraction(1)

    def award(self, outcome: Outcome) -> dict[int, Fraction]:
        """Points of every seat; a seat without points of its own has the bonus only."""
        worth = self.bonus[: outcome.size]
        worth = worth + [Fraction(0)] * (outcome.size - len(worth))
        points = split(outcome.places, worth)
        return shortened(
            outcome,
            {seat: points[seat] + self.each * outcome.points.get(seat, 0) for seat in points},
        )

    def last(self, size: int) -> Fraction:
        """Nothing: whoever leaves keeps neither castles nor bonus."""
        return Fraction(0)
