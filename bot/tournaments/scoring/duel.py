"""Two players: a win, a win on time, a draw, a loss."""

from fractions import Fraction
from typing import Literal

from bot.tournaments.plain import Points
from bot.tournaments.scoring.outcome import Outcome, System


class Duel(System):
    """The publisher's points for two players: 5 for a win, 4 for a win on time, 0 for a loss."""

    kind: Literal["duel"] = "duel"
    win: Points = Fraction(5)
    modified_win: Points = Fraction(4)
    draw: Points = Fraction(2)
    modified_loss: Points = Fraction(0)
    loss: Points = Fraction(0)

    def award(self, outcome: Outcome) -> dict[int, Fraction]:
        """Points of both seats; a table of more counts the first place as a win."""
        first, *rest = outcome.places
        best = self.modified_win if outcome.modified else self.win
        worst = self.modified_loss if outcome.modified else self.loss
        if len(first) > 1:
            best = self.draw
        points = dict.fromkeys(first, best)
        return points | {seat: worst for group in rest for seat in group}
