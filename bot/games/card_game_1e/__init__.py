"""The Card Game, first edition: two players, melee with titles, two against two."""

from bot.games.manifest import Game

GAME = Game(
    "card_game_1e",
    __name__,
    rules="rules.rulebook:RULES",
    positions="rules.scenario:POSITIONS",
    face="ui.face:FACE",
    lexicon="ui.lexicon:CARD_GAME_1E",
    cog="cogs.card_game_1e",
    decks="rules.decks:POOL",
    cards="ui.cards:BOOK",
)
