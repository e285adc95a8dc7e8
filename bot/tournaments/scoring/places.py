"""Tables of many: a list of points for the places, one list per table size."""

from fractions import Fraction
from typing import Literal

from bot.tournaments.plain import Points
from bot.tournaments.scoring.outcome import Outcome, System, shortened, split

USUAL: dict[int, list[Fraction]] = {
    2: [Fraction(n) for n in (6, 0)],
    3: [Fraction(n) for n in (6, 3, 0)],
    4: [Fraction(n) for n in (6, 3, 1, 0)],
    5: [Fraction(n) for n in (6, 4, 2, 1, 0)],
    6: [Fraction(n) for n in (6, 4, 3, 2, 1, 0)],
    7: [Fraction(n) for n in (6, 4, 3, 2, 1, 0, 0)],
}


class Places(System):
    """Points for the places, as the organiser writes them."""

    kind: Literal["places"] = "places"
    lists: dict[int, list[Points]] = USUAL

    def award(self, outcome: Outcome) -> dict[int, Fraction]:
        """Points of every seat; a place that the list does not name is worth nothing."""
        worth = self.lists.get(outcome.size, [])[: outcome.size]
        worth = worth + [Fraction(0)] * (outcome.size - len(worth))
        return shortened(outcome, split(outcome.places, worth))
