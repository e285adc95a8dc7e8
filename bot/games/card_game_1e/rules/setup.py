"""R3: set-up."""

from bot.games.card_game_1e.rules.facts import FirstCard
from bot.games.lcg import setup
from bot.games.lcg.state import LcgState
from bot.kernel import Illegal

PENALTY = 2
"""R3.10, R7.6: what a card of another house costs more."""


class Setup(setup.Setup, name="card_game_1e.setup"):
    """R3.3 to R3.13: start cards of 5 gold at most, and no duplicates."""

    most = 5

    def may_place(self, state: LcgState, card: int) -> bool:
        """R3.6, R3.7: characters, locations, and attachments with the Setup keyword."""
        fact = state.fact(card)
        assert isinstance(fact, FirstCard)
        if fact.type == "attachment":
            return "setup" in fact.keywords
        return fact.type in ("character", "location") and not fact.shadow

    def cost(self, state: LcgState, seat: int, card: int) -> int:
        """R3.10: the printed cost, and the penalty for cards of another house."""
        return state.fact(card).price + penalty(state, seat, card)

    def check_costs(self, state: LcgState, seat: int, cards: list[int]) -> int:
        """R3.9: what they cost; no two copies of a unique card."""
        names = [state.fact(card).name for card in cards if state.fact(card).unique]
        for card in cards:
            if names.count(state.fact(card).name) > 1:
                raise Illegal("setup-duplicate", card=state.label(card))
        return super().check_costs(state, seat, cards)


def penalty(state: LcgState, seat: int, card: int) -> int:
    """R7.6: what a card of another house costs more; neutral cards cost no more."""
    fact = state.fact(card)
    own = fact.faction == "neutral" or fact.belongs(state.players[seat].faction)
    return 0 if own else PENALTY
