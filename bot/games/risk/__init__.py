"""Risk: Game of Thrones. Files are named after the chapters of its rulebook."""

from bot.games.risk.rules.rulebook import Risk

RULES = Risk()
