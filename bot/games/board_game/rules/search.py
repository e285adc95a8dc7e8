"""A20.18: a Westeros deck is searched for a card."""

from bot.games.board_game.rules.state import Playing
from bot.kernel import Choose, Frame, Option
from bot.kernel.labels import label_of


class Search(Frame, name="board.search"):
    """The cards not yet turned up; only which deck is public."""

    steps = ("ask", "put")

    seat: int
    deck: int

    def ask(self, play: Playing) -> None:
        """Which card comes on top; told in secret."""
        number = self.deck + 1
        play.emit("deck-searched", seat=label_of("seat", self.seat), deck=number)
        play.reveal()
        # By name: the order of the deck is nobody's business.
        known = sorted(set(play.state.decks[self.deck]))
        play.ask(
            Choose(
                seat=self.seat,
                topic="search_deck",
                public="card",
                about={"deck": number},
                options=[Option(id=card, label=label_of("westeros", card)) for card in known],
                default=known[:1],
            )
        )

    def put(self, play: Playing) -> None:
        """The rest is shuffled, the card lies on it."""
        state = play.state
        card = self.chosen("search_deck", self.seat)
        rest = sorted(state.decks[self.deck])
        rest.remove(card)
        state.rng.shuffle(rest)
        state.decks[self.deck] = [card, *rest]
        state.searched[self.deck] = self.seat
        play.emit("deck-put", to=[self.seat], card=label_of("westeros", card), deck=self.deck + 1)
