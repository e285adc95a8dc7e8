"""The Card Game, second edition: joust for two, melee for three to six."""

from bot.games.manifest import Game

GAME = Game(
    "card_game_2e",
    __name__,
    rules="rules.rulebook:RULES",
    positions="rules.scenario:POSITIONS",
    face="ui.face:FACE",
    lexicon="ui.lexicon:CARD_GAME_2E",
    cog="cogs.card_game_2e",
    decks="rules.decks:POOL",
    cards="ui.cards:BOOK",
)
