"""R5: the plot phase."""

from bot.games.card_game_1e.rules.phases import Phase
from bot.games.card_game_1e.rules.state import FirstPlay
from bot.games.card_game_1e.rules.titles import TitleChoice
from bot.games.lcg import plot
from bot.games.lcg.values import holds
from bot.games.lcg.windows import open_window


class PlotPhase(plot.PlotPhase, Phase, name="card_game_1e.plot_phase"):
    """R5.1 to R5.8: choose, reveal, first player, what plots do, titles, actions."""

    steps = (
        "begins",
        "shadows",
        "choose",
        "chosen_window",
        "reveal",
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

    def chosen_window(self, play: FirstPlay) -> None:
        """Some cards open a window between choosing and revealing."""
        state = play.state
        if any(holds(state, "plot_window", seat) for seat in state.seats_in()):
            open_window(play, "chosen")

    def reveal(self, play: FirstPlay) -> None:
        """R5.1, R5.2, R5.4: all plots are revealed together; the highest initiative wins."""
        super().reveal(play)
        self.count(play)
