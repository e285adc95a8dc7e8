"""Dominance, standing and taxation, as far as they are alike in both editions."""

from typing import ClassVar

from bot.games.lcg.deed import Deed
from bot.games.lcg.edition import edition_of
from bot.games.lcg.occurrence import occur
from bot.games.lcg.phases import Phase
from bot.games.lcg.state import LcgPlay
from bot.kernel.labels import label_of


class DominancePhase(Phase):
    """Whoever has most strength and gold claims power."""

    steps: ClassVar[tuple[str, ...]] = ("begins", "count", "window", "ends")

    phase: str = "dominance"
    number: str = "5"

    def count(self, play: LcgPlay) -> None:
        """Step 5.2: the highest total wins, before anybody may act; a tie is won by nobody."""
        state = play.state
        state.step = "5.2"
        value = edition_of(state).dominance
        totals = {seat: value(state, seat) for seat in state.seats_in()}
        best = max(totals.values())
        winners = [seat for seat, total in totals.items() if total == best]
        play.emit("dominance", values=[[label_of("seat", seat), n] for seat, n in totals.items()])
        if len(winners) == 1:
            seat = winners[0]
            power = Deed(kind="power_gained", card=state.house(seat), seat=seat, how="dominance")
            occur(play, [Deed(kind="dominance", seat=seat), power])


class StandingPhase(Phase):
    """Knelt cards stand up."""

    phase: str = "standing"
    number: str = "6"


class TaxationPhase(Phase):
    """Gold that is left goes back."""

    phase: str = "taxation"
    number: str = "7"

    def gold(self, play: LcgPlay) -> None:
        """Step 7.2: all unspent gold goes back."""
        state = play.state
        state.step = "7.2"
        occur(
            play,
            [
                Deed(kind="gold_lost", seat=seat, amount=state.players[seat].gold, how="taxation")
                for seat in state.order()
            ],
        )
