"""R16.3: what stands before "to": verbs pay with fixed cards, these let the player pick them."""

from typing import Protocol

from bot.games.lcg import deeds as kinds
from bot.games.lcg.acts import Act
from bot.games.lcg.choices import cheapest
from bot.games.lcg.context import Context
from bot.games.lcg.deed import Deed
from bot.games.lcg.entry import Test
from bot.games.lcg.refs import Cards
from bot.games.lcg.state import NONE


class Cost(Protocol):
    """Anything that can be paid."""

    def payable(self, c: Context) -> bool:
        """Whether it can be paid in full."""

    def deeds(self, c: Context) -> list[Deed]:
        """What paying does."""


paid = Cards("paid", lambda c: c.memory.get("paid", []))
"""The cards that were picked to pay."""


class PickCost:
    """A cost for which the player picks own cards: kneel a Direwolf, discard a card."""

    name = "paid"
    """The word under which the picked cards are remembered."""

    def __init__(self, verb: Act, test: Test, zone: str = "play", number: int = 1) -> None:
        """`verb` is about `paid`."""
        self.verb, self.test, self.zone, self.number = verb, test, zone, number

    def candidates(self, c: Context) -> list[int]:
        """Own cards that fit and that the verb can be done to."""
        found = [card for card in c.cards(self.zone) if self.test(c, card)]
        return [
            card for card in found if card != c.me or self.zone == "play" if self._works(c, card)
        ]

    def _works(self, c: Context, card: int) -> bool:
        if c.controller(card) != c.you:
            return False
        made = Deed(kind=self.verb.kind, card=card, seat=c.you, **self.verb.fixed)
        return kinds.can(c.state, made)

    def bounds(self, c: Context) -> tuple[int, int]:
        """How many cards pay, at least and at most."""
        return self.number, self.number

    def usual(self, c: Context) -> list[str]:
        """What pays unless the player says otherwise."""
        return [one.id for one in cheapest(c, self.candidates(c))[: self.number]]

    def check(self, c: Context, cards: list[int]) -> None:
        """Raise Illegal unless these cards together pay it."""

    def payable(self, c: Context) -> bool:
        """Whether there are enough."""
        if c.hides(self.zone):
            # A4.2: an event cannot pay for itself.
            own = 1 if c.me == NONE else 0
            return len(c.state.players[c.you].pile(self.zone)) >= self.number + own
        return len(self.candidates(c)) >= self.number

    def deeds(self, c: Context) -> list[Deed]:
        """What paying with the picked cards does."""
        return self.verb.deeds(c)


def kneel_one(test: Test) -> PickCost:
    """Kneel one of your cards."""
    return PickCost(Act("knelt", paid), test)


def sacrifice_one(test: Test) -> PickCost:
    """Sacrifice one of your cards."""
    return PickCost(Act("sacrificed", paid), test)


def discard_from_hand(number: int = 1) -> PickCost:
    """Discard cards from your hand."""
    return PickCost(Act("hand_discarded", paid), lambda c, card: True, zone="hand", number=number)
