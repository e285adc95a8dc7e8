"""The draw phase."""

from typing import ClassVar

from bot.games.lcg.deed import Deed
from bot.games.lcg.edition import edition_of
from bot.games.lcg.occurrence import occur
from bot.games.lcg.phases import Phase
from bot.games.lcg.state import LcgPlay


class DrawPhase(Phase):
    """Everybody draws cards."""

    steps: ClassVar[tuple[str, ...]] = ("begins", "draw", "window", "ends")

    phase: str = "draw"
    number: str = "2"

    def draw(self, play: LcgPlay) -> None:
        """Step 2.2: all draw together, as many as the edition says."""
        state = play.state
        state.step = "2.2"
        draws = edition_of(state).draws
        occur(
            play,
            [Deed(kind="drawn", seat=seat, amount=draws(state, seat)) for seat in state.order()],
        )
