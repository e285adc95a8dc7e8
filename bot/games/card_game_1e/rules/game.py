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
from bot.games.lcg.values import holds
from bot.kernel.labels import label_of


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

    def skips(self, play: FirstPlay, phase: str) -> bool:
        """R11.3: whether a card skips this phase."""
        state = play.state
        if not any(holds(state, f"skips:{phase}", seat) for seat in state.seats_in()):
            return False
        play.emit("phase-skipped", phase=label_of("phase", phase))
        return True

    def end(self, play: FirstPlay) -> str:
        """R11.2: end the round; the titles go back."""
        return end_round(play)


class Game(game.Game, name="card_game_1e.game"):
    """R3, R4: from the first card to the last power."""

    setup = Setup
    turn = Round
