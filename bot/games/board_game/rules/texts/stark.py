"""R11: the texts of House Stark."""

from bot.games.board_game.rules.acts import take_back
from bot.games.board_game.rules.board import Fight
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.texts.base import Text


class Robb(Text):
    """A11.15: whoever played him chooses where the beaten army goes."""

    sends = True


class Roose(Text):
    """A11.16: on a loss every card comes back."""

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """Return whether this side has lost."""
        return fight.loser == seat

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """Himself included, once he is put away."""
        take_back(play, seat, list(play.state.piles[seat]))
        fight.to_hand.append("roose_bolton")


class Blackfish(Text):
    """A11.17: this side loses no units by texts, swords or skulls."""

    saves_units = True


class Catelyn(Text):
    """A11.18: doubles the defence order."""

    defense_factor = 2


TEXTS: dict[str, Text] = {
    "robb_stark": Robb(),
    "roose_bolton": Roose(),
    "the_blackfish": Blackfish(),
    "catelyn_stark": Catelyn(),
}
