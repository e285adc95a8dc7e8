"""R9 to R11: dominance, standing and taxation."""

from bot.games.card_game_1e.rules.phases import Phase
from bot.games.card_game_1e.rules.state import FirstPlay
from bot.games.card_game_1e.rules.titles import return_titles
from bot.games.lcg import dominance
from bot.games.lcg.deed import Deed
from bot.games.lcg.occurrence import occur
from bot.games.lcg.phases import lapse
from bot.games.lcg.values import holds
from bot.kernel import DONE


class DominancePhase(dominance.DominancePhase, Phase, name="card_game_1e.dominance_phase"):
    """R9.1 to R9.3: whoever has most strength and gold claims power."""

    steps = ("begins", "count", "shadows", "window", "ends")


class StandingPhase(dominance.StandingPhase, Phase, name="card_game_1e.standing_phase"):
    """R10: knelt cards stand up."""

    steps = ("begins", "shadows", "stand", "window", "ends")

    def stand(self, play: FirstPlay) -> None:
        """R10.1: all at the same time."""
        state = play.state
        state.step = "6.2"
        made = [
            Deed(kind="stood", card=card, how="standing")
            for card, piece in state.board.items()
            if piece.knelt and not holds(state, "no_stand", card)
        ]
        if made:
            occur(play, made)


class TaxationPhase(dominance.TaxationPhase, Phase, name="card_game_1e.taxation_phase"):
    """R11.1: gold that is left goes back."""

    steps = ("begins", "shadows", "gold", "window", "ends")


def end_round(play: FirstPlay) -> str:
    """R11.2: titles go back, and what lasted to the end of the round is over."""
    state = play.state
    if state.melee:
        return_titles(state)
    lapse(state, "phase")
    lapse(state, "round")
    state.plots_of = {}
    state.notes = []
    state.delayed = []
    state.changed()
    return DONE
