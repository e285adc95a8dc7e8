"""Slash commands: one cog per game, and cogs for the lobby, moderators and settings."""

EXTENSIONS = (
    "cogs.lobby",
    "cogs.risk",
    "cogs.iron_throne",
    "cogs.board_game",
    "cogs.moderation",
    "cogs.settings",
    "cogs.slowplay",
    "cogs.privacy",
)
"""What the client loads."""
