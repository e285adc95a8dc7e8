"""Cards of the second edition, in words and to be drawn."""

from collections.abc import Mapping
from typing import Any

from bot.games.card_game_2e.rules.facts import cards
from bot.games.card_game_2e.rules.view import PlayerView
from bot.games.lcg import view as shared_view
from bot.games.lcg.facts import Card
from bot.games.lcg.ui.texts import Book, Texts


class SecondTexts(Texts):
    """Plots of this edition have a reserve."""

    game = "card_game_2e"
    signs = (*Texts.signs, "reserve")
    plot_signs = (*Texts.plot_signs, "reserve")

    @property
    def cards(self) -> Mapping[str, Card]:
        """Every card by its code."""
        return cards()

    def plot_numbers(self, player: shared_view.PlayerView) -> tuple[int, ...]:
        """Income, initiative, claim and reserve."""
        assert isinstance(player, PlayerView)
        return (*super().plot_numbers(player), player.reserve)

    def plot_values(self, player: shared_view.PlayerView) -> dict[str, Any]:
        """The same by name."""
        assert isinstance(player, PlayerView)
        return {**super().plot_values(player), "reserve": player.reserve}


BOOK = Book(SecondTexts)
