"""R10.13: a house card is chosen and turned up."""

from collections.abc import Sequence
from typing import Any

from bot.games.board_game.rules.board import Fight
from bot.games.board_game.rules.refusals import refuse_card
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.texts.base import card_options
from bot.kernel import Choose, Frame, Option
from bot.kernel.labels import label_of

DECLINE = "decline/"
"""Before a house card: the support order in that area is not to count."""


class AnotherCard(Frame, name="board.another_card"):
    """A11.13: after Tyrion, another card or none."""

    steps = ("ask", "turn_up")

    seat: int
    returned: str

    def ask(self, play: Playing) -> None:
        """Any but the one sent back."""
        hand = play.state.hands[self.seat]
        if hand:
            play.ask(card_ask(play.state, play.state.combat, self.seat, hand))

    def explain_house_card(self, state: BoardState, seat: int, value: Any) -> None:
        """A11.13: refuse a card that is not in the hand."""
        refuse_card(state.hands[seat], value)

    def turn_up(self, play: Playing) -> None:
        """The returned card is in hand again."""
        state = play.state
        if f"house_card/{self.seat}" in self.answers:
            put_in_play(play, state.combat, self.seat, self.chosen("house_card", self.seat))
        else:
            play.emit("no-card", seat=label_of("seat", self.seat))
        state.hands[self.seat].append(self.returned)


def card_ask(
    state: BoardState, fight: Fight, seat: int, hand: list[str], helping: Sequence[str] = ()
) -> Choose:
    """R10.13: which house card; A10.06: or first without the support of one of these areas."""
    declining = [_decline_option(area) for area in helping]
    return Choose(
        seat=seat,
        topic="house_card",
        public="house_card",
        about=fight.told(),
        options=[*card_options(hand), *declining],
        at_once=[option.id for option in declining],
        default=[max(hand, key=state.strength_of_card)],
    )


def _decline_option(area: str) -> Option:
    args = {"source": label_of("region", area)}
    return Option(id=f"{DECLINE}{area}", label="decline-support", args=args, note="both-anew")


def put_in_play(play: Playing, fight: Fight, seat: int, card: str) -> None:
    """A card is turned up."""
    play.state.hands[seat].remove(card)
    fight.cards[seat] = card
    play.emit("card-played", seat=label_of("seat", seat), card=label_of("card", card))
