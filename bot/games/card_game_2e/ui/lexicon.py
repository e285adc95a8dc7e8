"""The lexicon of the second edition."""

from bot.games.card_game_2e.rules.facts import cards
from bot.games.lcg.ui.lexicon import VERBS, lexicon

CARD_GAME_2E = lexicon("card_game_2e", {**VERBS, "first": ("first_player",)}, cards())
