"""The Iron Throne. Files are named after the chapters of its rulebook."""

from bot.games.manifest import Game

GAME = Game(
    "iron_throne",
    __name__,
    rules="rules.rulebook:RULES",
    positions="rules.scenario:POSITIONS",
    face="ui.face:FACE",
    lexicon="ui.lexicon:IRON_THRONE",
    cog="cogs.iron_throne",
)
