"""The whole game: set-up, then rounds of seven phases until somebody has won."""

from collections.abc import Mapping
from typing import ClassVar

from bot.games.lcg.orders import end_passing
from bot.games.lcg.setup import Setup
from bot.games.lcg.state import LcgPlay
from bot.kernel import Frame


class Round(Frame):
    """Seven phases."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "next")

    phases: ClassVar[Mapping[str, type[Frame]]]
    left: list[str] = []

    def begin(self, play: LcgPlay) -> None:
        """Count the new round, and end what was passed until it."""
        state = play.state
        state.round += 1
        end_passing(state, range(state.seats), "round")
        self.left = self.left or list(self.phases)
        play.emit("round", number=state.round)

    def next(self, play: LcgPlay) -> str | None:
        """The next phase, unless a card skips it."""
        while self.left:
            phase = self.left.pop(0)
            if not self.skips(play, phase):
                play.push(self.phases[phase]())
                return "next"
        return None

    def skips(self, play: LcgPlay, phase: str) -> bool:
        """Whether this phase is left out of the round."""
        return False


class Game(Frame):
    """From the first card to the last power; an edition says how it is set up, and its rounds."""

    steps: ClassVar[tuple[str, ...]] = ("set_up", "round")

    setup: ClassVar[type[Setup]]
    turn: ClassVar[type[Round]]

    def set_up(self, play: LcgPlay) -> None:
        """Set the game up."""
        play.push(self.setup())

    def round(self, play: LcgPlay) -> str:
        """One round after the other."""
        play.push(self.turn())
        return "round"
