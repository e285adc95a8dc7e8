"""R9 to R11: dominance, standing and taxation."""

from bot.games.card_game_1e.rules.phases import Phase
from bot.games.card_game_1e.rules.state import FirstPlay
from bot.games.card_game_1e.rules.titles import return_titles
from bot.games.card_game_1e.rules.values import dominance
from bot.games.lcg.deed import Deed
from bot.games.lcg.occurrence import occur
from bot.games.lcg.phases import lapse
from bot.games.lcg.values import holds
from bot.kernel import DONE


class DominancePhase(Phase, name="card_game_1e.dominance_phase"):
    """R9: whoever has most strength and gold claims power."""

    steps = ("begins", "count", "shadows", "window", "ends")

    phase: str = "dominance"
    number: str = "5"

    def count(self, play: FirstPlay) -> None:
        """R9.1 to R9.3: before anybody may act; a tie is won by nobody."""
        state = play.state
        state.step = "5.2"
        totals = {seat: dominance(state, seat) for seat in state.seats_in()}
        best = max(totals.values())
        winners = [seat for seat, total in totals.items() if total == best]
        play.emit("dominance", values=list(totals.values()))
        if len(winners) == 1:
            seat = winners[0]
            power = Deed(kind="power_gained", card=state.house(seat), seat=seat, how="dominance")
            occur(play, [Deed(kind="dominance", seat=seat), power])


class StandingPhase(Phase, name="card_game_1e.standing_phase"):
    """R10: knelt cards stand up."""

    steps = ("begins", "shadows", "stand", "window", "ends")

    phase: str = "standing"
    number: str = "6"

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


class TaxationPhase(Phase, name="card_game_1e.taxation_phase"):
    """R11: gold that is left goes back."""

    steps = ("begins", "shadows", "gold", "window", "ends")

    phase: str = "taxation"
    number: str = "7"

    def gold(self, play: FirstPlay) -> None:
        """R11.1: all gold left in the pools goes back."""
        state = play.state
        state.step = "7.2"
        occur(
            play,
            [
                Deed(kind="gold_lost", seat=seat, amount=state.players[seat].gold, how="taxation")
                for seat in state.order()
            ],
        )


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
