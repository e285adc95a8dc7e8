"""The Iron Throne. Files are named after the chapters of its rulebook."""

from bot.games.iron_throne.rules.rulebook import IronThrone

RULES = IronThrone()
