"""The whole game: set-up, then rounds of seven phases until somebody has won."""

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
from bot.games.lcg.orders import end_passing
from bot.games.lcg.values import holds
from bot.kernel import Frame
from bot.kernel.labels import label_of

ROUND = {
    "plot": PlotPhase,
    "draw": DrawPhase,
    "marshal": MarshalPhase,
    "challenges": ChallengesPhase,
    "dominance": DominancePhase,
    "standing": StandingPhase,
    "taxation": TaxationPhase,
}
"""R4.1: the phases of a round."""


class Game(Frame, name="card_game_1e.game"):
    """From the first card to the last power."""

    steps = ("set_up", "round")

    def set_up(self, play: FirstPlay) -> None:
        """R3: set the game up."""
        play.push(Setup())

    def round(self, play: FirstPlay) -> str:
        """One round after the other."""
        play.push(Round())
        return "round"


class Round(Frame, name="card_game_1e.round"):
    """R4.1: seven phases."""

    steps = ("begin", "next", "end")

    left: list[str] = []

    def begin(self, play: FirstPlay) -> None:
        """Count the new round, and end what lasted until it."""
        state = play.state
        state.round += 1
        end_passing(state, range(state.seats), "round")
        self.left = self.left or list(ROUND)
        play.emit("round", number=state.round)

    def next(self, play: FirstPlay) -> str | None:
        """The next phase, unless a card skips it."""
        state = play.state
        while self.left:
            phase = self.left.pop(0)
            if any(holds(state, f"skips:{phase}", seat) for seat in state.seats_in()):
                play.emit("phase-skipped", phase=label_of("phase", phase))
                continue
            play.push(ROUND[phase]())
            return "next"
        return None

    def end(self, play: FirstPlay) -> str:
        """R11.2: end the round; the titles go back."""
        return end_round(play)
