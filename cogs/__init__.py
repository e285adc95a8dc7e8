"""Slash commands: one cog per game, and cogs for the lobby, moderators and settings."""

from bot.games import GAMES

OF_NO_GAME = (
    "cogs.guide",
    "cogs.lobby",
    "cogs.moderation",
    "cogs.settings",
    "cogs.slowplay",
    "cogs.privacy",
    "cogs.cards",
    "cogs.tournaments",
    "cogs.ranking",
)


def extensions() -> list[str]:
    """Return the modules the client loads: these, and the cog of each game."""
    return [*OF_NO_GAME, *(game.cog for game in GAMES.values())]
