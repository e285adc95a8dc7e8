"""R4.1: what this edition's phases have in common, and the shortest of them."""

from bot.games.card_game_1e.rules.shadows import OutOfShadows, lurking
from bot.games.card_game_1e.rules.state import FirstPlay
from bot.games.card_game_1e.rules.values import draws
from bot.games.lcg import phases
from bot.games.lcg.deed import Deed
from bot.games.lcg.occurrence import occur


class Phase(phases.Phase):
    """R18.2: at the start of each phase cards may come out of shadows."""

    def shadows(self, play: FirstPlay) -> None:
        """Each player may bring one card out."""
        if any(lurking(play.state, seat) for seat in play.state.seats_in()):
            play.push(OutOfShadows())


class DrawPhase(Phase, name="card_game_1e.draw_phase"):
    """R6: everybody draws cards."""

    steps = ("begins", "shadows", "draw", "window", "ends")

    phase: str = "draw"
    number: str = "2"

    def draw(self, play: FirstPlay) -> None:
        """R6.1: all draw together."""
        state = play.state
        state.step = "2.2"
        occur(
            play,
            [Deed(kind="drawn", seat=seat, amount=draws(state, seat)) for seat in state.order()],
        )
