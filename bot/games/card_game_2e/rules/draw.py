"""Section 8: the draw phase."""

from bot.games.lcg import draw


class DrawPhase(draw.DrawPhase, name="card_game_2e.draw_phase"):
    """R8.1, steps 2.1 to 2.3."""
