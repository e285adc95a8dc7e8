"""What is known of the houses: cards left and played, orders and Westeros cards of each round."""

from collections.abc import Iterator

from bot.games.board_game.rules.view import BoardView, Player
from bot.kernel import View
from bot.kernel.labels import label_of
from bot.text.words import SeatName, Words

GAME = "board_game"


class BoardMemory:
    """The Board Game's part of what can be looked up."""

    events = frozenset({"orders", "westeros-cards", "wildling-card"})

    def lines(self, view: View, words: Words, house: SeatName) -> list[str]:
        """Each house with the cards it has left and those it has played (A11.05)."""
        assert isinstance(view, BoardView)
        return [line for player in view.players for line in _cards(player, words, house)]


def _cards(player: Player, words: Words, house: SeatName) -> Iterator[str]:
    yield words.tell(
        GAME,
        "face-memory",
        {
            "seat": label_of("seat", player.seat),
            "left": [label_of("card", card) for card in player.hand],
            "played": [label_of("card", card) for card in player.discard],
            "played-count": len(player.discard),
        },
        house,
    )


MEMORY = BoardMemory()
