"""Questions to the first player, who may give up before the answer counts."""

from bot.games.lcg.state import NONE, LcgState
from bot.kernel import Frame


class FirstDecides(Frame):
    """A frame that asks the first player what comes next."""

    by: int = NONE
    """Who was asked: by elimination somebody else may be first when the answer counts (R6.8)."""

    def asks_first(self, state: LcgState) -> int:
        """Return whom to ask, and remember it."""
        self.by = state.first
        return self.by

    def decided(self, topic: str, state: LcgState) -> str:
        """Return the option that was chosen."""
        return self.chosen(topic, state.first if self.by == NONE else self.by)
