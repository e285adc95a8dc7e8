"""Risk: Game of Thrones. Files are named after the chapters of its rulebook."""

from bot.games.manifest import Game

GAME = Game(
    "risk",
    __name__,
    rules="rules.rulebook:RULES",
    positions="rules.scenario:POSITIONS",
    face="ui.face:FACE",
    lexicon="ui.lexicon:RISK",
    cog="cogs.risk",
)
