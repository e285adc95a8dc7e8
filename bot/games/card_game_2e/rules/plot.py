"""Section 7: the plot phase."""

from bot.games.card_game_2e.rules.state import ThronesPlay
from bot.games.card_game_2e.rules.titles import TitleChoice
from bot.games.lcg import plot
from bot.games.lcg.edition import edition_of


class PlotPhase(plot.PlotPhase, name="card_game_2e.plot_phase"):
    """Steps 1.1 to 1.5."""

    steps = (
        "begins",
        "choose",
        "reveal",
        "initiative",
        "first_player",
        "named",
        "when_revealed",
        "return_used",
        "revealed",
        "titles",
        "window",
        "ends",
    )
    title_choice = TitleChoice

    def reveal(self, play: ThronesPlay) -> None:
        """A18.1: what an old plot allowed may be forbidden from now on."""
        super().reveal(play)
        edition_of(play.state).settle(play)

    def initiative(self, play: ThronesPlay) -> None:
        """1.3 I, R7.3: who wins initiative."""
        self.count(play)
