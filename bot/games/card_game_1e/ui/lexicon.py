"""The lexicon of the first edition: it has shadows and infamy, and no reserve."""

from bot.games.card_game_1e.rules.facts import cards
from bot.games.lcg.ui.lexicon import VERBS, lexicon

CARD_GAME_1E = lexicon(
    "card_game_1e",
    {
        **VERBS,
        "discard": ("cost",),
        "choose": (*VERBS["choose"], "emerge", "infamy"),
    },
    cards(),
)
