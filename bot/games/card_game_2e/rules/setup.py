"""Section 5: set-up."""

from bot.games.lcg import setup
from bot.games.lcg.state import LcgState


class Setup(setup.Setup, name="card_game_2e.setup"):
    """R5.1 to R5.12: of the cards placed, copies of a unique one are free duplicates."""

    most = 8

    def check_costs(self, state: LcgState, seat: int, cards: list[int]) -> int:
        """R5.6, R5.9: what the cards cost; a unique card is paid once."""
        paid: set[str] = set()
        cost = 0
        for fact in sorted((state.fact(card) for card in cards), key=lambda one: -one.price):
            if not fact.unique or fact.name not in paid:
                cost += fact.price
            paid.add(fact.name)
        return cost
