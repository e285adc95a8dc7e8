"""The lexicon of the second edition."""

from bot.games.lcg.ui.lexicon import VERBS, lexicon

CARD_GAME_2E = lexicon(VERBS)
