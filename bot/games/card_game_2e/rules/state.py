"""The state of a game of the second edition."""

from collections.abc import Mapping
from typing import ClassVar

from bot.games.card_game_2e.rules.facts import cards
from bot.games.lcg.facts import Card
from bot.games.lcg.rulebook import LcgOptions
from bot.games.lcg.state import NONE, LcgState
from bot.kernel.state import Play


class ThronesOptions(LcgOptions):
    """What the table agrees on, and the decks handed in by seat (A2.2)."""

    learning: bool = False
    """A2.2: small learning decks may be played; all who sit down see that."""


class ThronesState(LcgState):
    """What this edition adds: titles, and who initiated which challenges."""

    cards: ClassVar[Mapping[str, Card]] = cards()

    options: ThronesOptions = ThronesOptions()
    """Without the decks: those are in everybody's zones, and secret."""

    def title(self, seat: int) -> int | None:
        """The title a seat holds."""
        for card in self.controlled(seat):
            if self.owners[card] == NONE:
                return card
        return None

    @property
    def melee(self) -> bool:
        """R1.4: three or more players, with titles."""
        return self.seats > 2


ThronesPlay = Play[ThronesState]
