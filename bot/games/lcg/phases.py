"""What all phases have in common: they begin and end, and both are triggers (A6.2)."""

from bot.games.lcg.deed import Deed
from bot.games.lcg.deeds import kind
from bot.games.lcg.occurrence import occur
from bot.games.lcg.orders import end_passing
from bot.games.lcg.state import LcgPlay, LcgState
from bot.games.lcg.windows import open_window
from bot.kernel import Frame
from bot.kernel.labels import label_of


class Phase(Frame):
    """One of the seven phases; subclasses name their steps after the chart."""

    phase: str = ""
    number: str = ""
    """The number of the phase in the chart."""

    def begins(self, play: LcgPlay) -> None:
        """Begin the phase (step n.1)."""
        state = play.state
        state.step = f"{self.number}.1"
        state.delayed = [one for one in state.delayed if one.until != "phase"]
        state.phase = self.phase
        state.passed = []
        end_passing(state, range(state.seats), "phase")
        state.changed()
        play.emit("phase", phase=label_of("phase", self.phase))
        occur(play, [Deed(kind="begins", how=self.phase)])

    def window(self, play: LcgPlay) -> None:
        """The phase's action window."""
        open_window(play, f"W{self.number}")

    def ends(self, play: LcgPlay) -> None:
        """The last step of the phase."""
        occur(play, [Deed(kind="ends", how=self.phase)])


@kind("begins")
def _begins(play: LcgPlay, deed: Deed) -> None:
    """A phase has begun."""


@kind("ends")
def _ends(play: LcgPlay, deed: Deed) -> None:
    """A6.2: all "until the end" effects lapse together; A6.3: phase and round end as one."""
    lapse(play.state, "phase")
    if deed.how == "taxation":
        lapse(play.state, "round")


def lapse(state: LcgState, period: str) -> None:
    """R18.6, R20: effects of this period end, and so do its limits."""
    state.lasting = [record for record in state.lasting if record.until != period]
    state.counts = {
        key: uses for key, uses in state.counts.items() if not key.startswith(f"{period}/")
    }
    state.changed()
