"""The state of a game of the first edition."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from bot.games.card_game_1e.rules.facts import FirstCard, cards
from bot.games.lcg.rulebook import LcgOptions
from bot.games.lcg.state import NONE, LcgState
from bot.games.lcg.values import has_keyword, holds
from bot.kernel.state import Play

GOLD = "gold"
"""The token that stands for gold on a card."""


class FirstOptions(LcgOptions):
    """What the table agrees on, and the decks handed in by seat."""

    teams: Literal["none", "two_on_two"] = "none"
    """R21.3: at a table of four, those who face each other play together, without titles."""
    littlefinger: bool = False
    """R21.4: gold may change hands except in the marshalling phase."""
    errata: bool = True
    """Whether cards are played as corrected by their publisher."""


class FirstState(LcgState):
    """What this edition adds: titles out of play, teams, decks that everybody knows."""

    cards: ClassVar[Mapping[str, FirstCard]] = cards()

    options: FirstOptions = FirstOptions()
    """Without the decks: those are in everybody's zones, and secret."""
    ready: list[str] = []
    """Which ready deck each seat plays, which everybody sees; empty: one of its own."""
    held: dict[int, int] = {}
    """R5.9: the title that a seat holds; titles are not in play."""
    aside: list[int] = []
    """R21.1: titles that were used and come back when the chamber is empty."""
    taken: list[str] = []
    """R14.3: whose unique cards an opponent has taken control of, as `seat/name`."""
    plots_of: dict[int, int] = {}
    """Whose plot deck a seat uses instead of its own, to the end of the round."""

    def title(self, seat: int) -> int | None:
        """The title a seat holds."""
        return self.held.get(seat)

    def titled(self, seat: int, code: str) -> bool:
        """Whether a seat holds this title."""
        return seat in self.held and self.codes[self.held[seat]] == code

    @property
    def melee(self) -> bool:
        """R21.2, R21.3: whether titles are used."""
        return self.seats > 2 and self.options.teams == "none"

    def partner(self, seat: int) -> int | None:
        """R21.3: who plays together with this seat."""
        return (seat + 2) % 4 if self.options.teams == "two_on_two" else None

    def opposed(self, seat: int, other: int) -> bool:
        """R21.3: partners are no opponents."""
        return super().opposed(seat, other) and other != self.partner(seat)

    def fact(self, card: int) -> FirstCard:
        """What is printed on a card."""
        return self.cards[self.codes[card]]

    def power(self, seat: int) -> int:
        """R12.1, A12.1: on the house card, on characters, on cards with infamy."""
        return sum(
            piece.power
            for card, piece in self.board.items()
            if piece.power and piece.controller == seat and self._counts(card)
        )

    def _counts(self, card: int) -> bool:
        if card < self.seats:
            return True
        counted = self.fact(card).type == "character" or has_keyword(self, card, "infamy")
        return counted and not holds(self, "power_ignored", card)

    def purse(self, seat: int) -> int:
        """The pool, and gold on cards that may be spent."""
        return self.players[seat].gold + sum(
            self.board[card].tokens[GOLD] for card in self._gilded(seat)
        )

    def _gilded(self, seat: int) -> list[int]:
        """Own cards with gold that may be spent as if it were in the pool."""
        found = [card for card in self.controlled(seat) if GOLD in self.board[card].tokens]
        return [card for card in found if holds(self, "gold_spent", card)]

    def spend(self, seat: int, amount: int) -> None:
        """From the pool first."""
        player = self.players[seat]
        rest = max(0, amount - player.gold)
        player.gold -= amount - rest
        for card in self._gilded(seat):
            tokens = self.board[card].tokens
            part = min(rest, tokens[GOLD])
            rest -= part
            tokens[GOLD] -= part
            if not tokens[GOLD]:
                del tokens[GOLD]
        self.changed()

    def plot_deck(self, seat: int) -> list[int]:
        """The plots a seat chooses from."""
        return self.players[self.plots_of.get(seat, seat)].plots

    def visible(self, card: int, viewer: int | None) -> bool:
        """Who uses somebody's plot deck may look at it."""
        if super().visible(card, viewer):
            return True
        owner = self.owners[card]
        return (
            viewer is not None
            and owner != NONE
            and self.zone(card) == "plots"
            and (self.plots_of.get(viewer, viewer) == owner)
        )


FirstPlay = Play[FirstState]
