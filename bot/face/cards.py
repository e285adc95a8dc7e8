"""What a card game gives to whoever wants to look at its cards."""

from collections.abc import Sequence
from typing import Protocol

from bot.kernel import View
from bot.render.cards import Card
from bot.text.words import Words


class CardBook(Protocol):
    """All cards of a game, to be looked at outside of any table."""

    def drawn(self, code: str, words: Words) -> Card:
        """A card with its values and its whole text, for a picture."""
        ...

    def told(self, code: str, words: Words) -> str:
        """The same in words, with its name."""
        ...

    def arms(self, faction: str) -> str:
        """The name of a faction's arms in pictures."""
        ...

    def named(self, view: View) -> Sequence[str]:
        """Codes of the cards that a table's summary names."""
        ...
