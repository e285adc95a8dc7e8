"""The whole game: set-up, then rounds of seven phases until somebody has won."""

from bot.games.card_game_2e.rules.challenges import ChallengesPhase
from bot.games.card_game_2e.rules.dominance import DominancePhase, StandingPhase, TaxationPhase
from bot.games.card_game_2e.rules.draw import DrawPhase
from bot.games.card_game_2e.rules.marshal import MarshalPhase
from bot.games.card_game_2e.rules.plot import PlotPhase
from bot.games.card_game_2e.rules.setup import Setup
from bot.games.card_game_2e.rules.state import ThronesPlay
from bot.games.lcg.orders import end_passing
from bot.kernel import DONE, Frame

ROUND = {
    "plot": PlotPhase,
    "draw": DrawPhase,
    "marshal": MarshalPhase,
    "challenges": ChallengesPhase,
    "dominance": DominancePhase,
    "standing": StandingPhase,
    "taxation": TaxationPhase,
}
"""R6.1: the phases of a round."""


class Game(Frame, name="card_game_2e.game"):
    """From the first card to the last power."""

    steps = ("set_up", "round")

    def set_up(self, play: ThronesPlay) -> None:
        """Set the game up (section 5)."""
        play.push(Setup())

    def round(self, play: ThronesPlay) -> str:
        """One round after the other."""
        play.push(Round())
        return "round"


class Round(Frame, name="card_game_2e.round"):
    """R6.1: seven phases."""

    steps = ("begin", "next")

    left: list[str] = []

    def begin(self, play: ThronesPlay) -> None:
        """Begin a round (step 1.1)."""
        state = play.state
        state.round += 1
        end_passing(state, range(state.seats), "round")
        self.left = self.left or list(ROUND)
        play.emit("round", number=state.round)

    def next(self, play: ThronesPlay) -> str:
        """Begin the next phase of the round, or end it."""
        if not self.left:
            return DONE
        play.push(ROUND[self.left.pop(0)]())
        return "next"
