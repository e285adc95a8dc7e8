"""The lexicon of the second edition."""

from bot.games.card_game_2e.rules.cards import ENTRIES
from bot.games.card_game_2e.rules.facts import cards
from bot.games.lcg.ui.lexicon import VERBS, lexicon

VERBS_2E = {**VERBS, "first": ("first_player",)}
CARD_GAME_2E = lexicon("card_game_2e", VERBS_2E, cards(), ENTRIES)
