"""R18.2: what begins each phase of this edition; R6: the draw phase."""

from bot.games.card_game_1e.rules.shadows import OutOfShadows, lurking
from bot.games.card_game_1e.rules.state import FirstPlay
from bot.games.lcg import draw, phases


class Phase(phases.Phase):
    """R18.2: at the start of each phase cards may come out of shadows."""

    def shadows(self, play: FirstPlay) -> None:
        """Each player may bring one card out."""
        if any(lurking(play.state, seat) for seat in play.state.seats_in()):
            play.push(OutOfShadows())


class DrawPhase(draw.DrawPhase, Phase, name="card_game_1e.draw_phase"):
    """R6.1: everybody draws cards."""

    steps = ("begins", "shadows", "draw", "window", "ends")
