"""A Game of Thrones: The Board Game, 2nd edition."""

from bot.games.manifest import Game

GAME = Game(
    "board_game",
    __name__,
    rules="rules.rulebook:RULES",
    positions="rules.scenario:POSITIONS",
    face="ui.face:FACE",
    lexicon="ui.lexicon:BOARD_GAME",
    cog="cogs.board_game",
    memory="ui.memory:MEMORY",
)
