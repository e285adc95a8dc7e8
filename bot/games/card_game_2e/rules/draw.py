"""Section 8: the draw phase."""

from bot.games.card_game_2e.rules.state import ThronesPlay
from bot.games.lcg.deed import Deed
from bot.games.lcg.occurrence import occur
from bot.games.lcg.phases import Phase
from bot.games.lcg.values import bonus

CARDS = 2


class DrawPhase(Phase, name="card_game_2e.draw_phase"):
    """Steps 2.1 to 2.3."""

    steps = ("begins", "draw", "window", "ends")

    phase: str = "draw"
    number: str = "2"

    def draw(self, play: ThronesPlay) -> None:
        """Step 2.2, R8.1: all draw two cards together."""
        state = play.state
        state.step = "2.2"
        occur(
            play,
            [
                Deed(kind="drawn", seat=seat, amount=CARDS + bonus(state, "draw", seat))
                for seat in state.order()
            ],
        )
