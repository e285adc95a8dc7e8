"""R11: the texts of House Lannister."""

from bot.games.board_game.rules.acts import gain, remove_order
from bot.games.board_game.rules.board import Fight
from bot.games.board_game.rules.fog import in_sight
from bot.games.board_game.rules.house_card import AnotherCard
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.texts.base import (
    Decision,
    Text,
    one_or_none,
    order_options,
    yes_or_no,
)
from bot.kernel import Choose
from bot.kernel.labels import label_of


class Tywin(Text):
    """On a win 2 power."""

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """Return whether this side has won."""
        return fight.winner == seat

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """R1.10: gain two power."""
        gain(play, seat, 2, "card")


class Kevan(Text):
    """Attacking: own footmen count 2."""

    def unit_value(
        self, state: BoardState, fight: Fight, seat: int, owner: int, unit: str, value: int
    ) -> int:
        """A11.08: own fighting and supporting units."""
        own = owner == seat and seat == fight.attacker
        return 2 if own and unit == "footman" else value


class Tyrion(Decision):
    """A11.13: sends the opponent's card back."""

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """There must be one."""
        other = fight.other(seat)
        if other not in fight.cards:
            return None
        return Choose(
            seat=seat,
            topic="tyrion_lannister",
            purpose="act",
            quiet=["no"],
            public="card",
            about={"card": label_of("card", fight.cards[other])},
            options=yes_or_no(),
            default=["no"],
        )

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """The opponent picks another at once."""
        if choice == "yes":
            other = fight.other(seat)
            card = fight.cards.pop(other)
            play.emit("card-cancelled", seat=label_of("seat", other), card=label_of("card", card))
            play.push(AnotherCard(seat=other, returned=card))


class Cersei(Decision):
    """A11.14: on a win any order of the beaten opponent goes."""

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """Anywhere on the board."""
        areas = [r for r in state.with_units(fight.other(seat)) if r in state.orders]
        areas = in_sight(state, seat, areas)
        if fight.winner != seat or not areas:
            return None
        return one_or_none(seat, "cersei_lannister", order_options(state, areas))

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """Remove the order that was chosen, if any."""
        if choice != "none":
            remove_order(play, choice, fight.other(seat), "card")


TEXTS: dict[str, Text] = {
    "tywin_lannister": Tywin(),
    "ser_kevan_lannister": Kevan(),
    "tyrion_lannister": Tyrion(),
    "cersei_lannister": Cersei(),
}
