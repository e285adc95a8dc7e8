"""The tavern: a made-up game that bot/ and cogs/ do not know; see docs/adding-a-game.md."""

from bot.games.manifest import Game

GAME = Game(
    "tavern",
    __name__,
    rules="rules.rulebook:TAVERN",
    positions="rules.scenario:POSITIONS",
    face="ui.face:FACE",
    lexicon="ui.lexicon:TAVERN",
    cog="tests.tavern.cog",
)
