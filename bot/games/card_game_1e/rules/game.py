"""The whole game: set-up, then rounds of seven phases until somebody has won."""

from typing import ClassVar

from bot.games.card_game_1e.rules.challenges import ChallengesPhase
from bot.games.card_game_1e.rules.dominance import (
    DominancePhase,
    StandingPhase,
    TaxationPhase,
    end_round,
)
from bot.games.card_game_1e.rules.marshal import MarshalPhase
from bot.games.card_game_1e.rules.phases import DrawPhase
from bot.games.card_game_1e.rules.plot import PlotPhase
from bot.games.card_game_1e.rules.setup import Setup
from bot.games.card_game_1e.rules.state import FirstPlay
from bot.games.lcg import game


class Round(game.Round, name="card_game_1e.round"):
    """R4.1: seven phases."""

    steps = ("begin", "next", "end")

    phases: ClassVar = {
        "plot": PlotPhase,
        "draw": DrawPhase,
        "marshal": MarshalPhase,
        "challenges": ChallengesPhase,
        "dominance": DominancePhase,
        "standing": StandingPhase,
        "taxation": TaxationPhase,
    }

    def end(self, play: FirstPlay) -> str:
        """R11.2: end the round; the titles go back."""
        return end_round(play)


class Game(game.Game, name="card_game_1e.game"):
    """R3, R4: from the first card to the last power."""

    setup = Setup
    turn = Round
