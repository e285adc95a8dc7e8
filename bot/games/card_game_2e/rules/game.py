"""The whole game: set-up, then rounds of seven phases until somebody has won."""

from typing import ClassVar

from bot.games.card_game_2e.rules.challenges import ChallengesPhase
from bot.games.card_game_2e.rules.dominance import DominancePhase, StandingPhase, TaxationPhase
from bot.games.card_game_2e.rules.draw import DrawPhase
from bot.games.card_game_2e.rules.marshal import MarshalPhase
from bot.games.card_game_2e.rules.plot import PlotPhase
from bot.games.card_game_2e.rules.setup import Setup
from bot.games.lcg import game


class Round(game.Round, name="card_game_2e.round"):
    """R6.1: seven phases."""

    phases: ClassVar = {
        "plot": PlotPhase,
        "draw": DrawPhase,
        "marshal": MarshalPhase,
        "challenges": ChallengesPhase,
        "dominance": DominancePhase,
        "standing": StandingPhase,
        "taxation": TaxationPhase,
    }


class Game(game.Game, name="card_game_2e.game"):
    """From the first card to the last power."""

    setup = Setup
    turn = Round
