"""R21: the texts of House Arryn."""

from bot.games.board_game.rules.acts import gain, pay
from bot.games.board_game.rules.board import Board, Fight
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.texts.base import Decision, Text, yes_or_no
from bot.kernel import Choose
from bot.kernel.labels import label_of

EYRIE = "the_eyrie"


class Yohn(Text):
    """A21.25: +1 while he has more available power than the opponent."""

    def bonus(self, state: BoardState, fight: Fight, seat: int) -> int:
        """Judged when totals are formed."""
        return int(state.power[seat] > state.power[fight.other(seat)])


class Littlefinger(Text):
    """A21.25: with The Eyrie twice the printed strength of the opponent's card as power."""

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """Win or loss; no card, no power."""
        return fight.other(seat) in fight.cards and state.controller(EYRIE) == seat

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """Of the card in play at the end."""
        gain(play, seat, 2 * play.state.strength_of_card(fight.cards[fight.other(seat)]), "card")


class Alayne(Decision):
    """A21.25: on a win, with The Eyrie, 2 power cost the opponent all."""

    price = 2

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """The Eyrie counts if this combat wins it."""
        other = fight.other(seat)
        if fight.winner != seat or not _holds(state, fight, seat):
            return None
        if state.power[seat] < self.price or not state.power[other]:
            return None
        return Choose(
            seat=seat,
            topic="alayne_stone",
            purpose="act",
            quiet=["no"],
            public="card",
            about={"seat": label_of("seat", other), "power": state.power[other]},
            options=yes_or_no(),
            default=["no"],
        )

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """Take the price from the seat, and all power from its opponent."""
        if choice == "yes":
            other = fight.other(seat)
            pay(play, seat, self.price, "card")
            pay(play, other, play.state.power[other], "card")


def _holds(board: Board, fight: Fight, seat: int) -> bool:
    return board.controller(EYRIE) == seat or fight.region == EYRIE


class Lysa(Text):
    """A21.25: after combat 3 power, if the opponent has more."""

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """Available power, at this moment."""
        return state.power[fight.other(seat)] > state.power[seat]

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """R1.10: gain three power."""
        gain(play, seat, 3, "card")


TEXTS: dict[str, Text] = {
    "bronze_yohn_royce_ffc": Yohn(),
    "littlefinger": Littlefinger(),
    "alayne_stone": Alayne(),
    "lysa_arryn_ffc": Lysa(),
}
