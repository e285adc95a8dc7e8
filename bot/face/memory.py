"""What a game lets its players look up of what has been seen so far."""

from collections.abc import Sequence
from typing import Protocol

from bot.kernel import View
from bot.text.words import SeatName, Words


class Memory(Protocol):
    """What everybody could have written down: cards played and left, orders seen."""

    @property
    def events(self) -> frozenset[str]:
        """The types of events worth looking up again, round by round."""
        ...

    def lines(self, view: View, words: Words, house: SeatName) -> Sequence[str]:
        """What is known now, house by house."""
        ...
