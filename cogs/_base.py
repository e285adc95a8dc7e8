"""The base of every cog: it can export and forget what it keeps about a user."""

from abc import ABCMeta, abstractmethod
from typing import Any

from discord.ext import commands

from bot.discord_ui.client import Maester


class _Meta(commands.CogMeta, ABCMeta):
    """A metaclass that refuses to create a cog while something abstract is missing."""


class MaesterCog(commands.Cog, metaclass=_Meta):
    """A cog that can export and forget what it keeps about a user."""

    def __init__(self, bot: Maester) -> None:
        """Take the client."""
        self.bot = bot
        self.host = bot.host

    @abstractmethod
    async def forget(self, user_id: int) -> None:
        """Delete what this cog alone keeps about a user."""

    @abstractmethod
    async def export(self, user_id: int) -> dict[str, Any]:
        """Return everything this cog keeps about a user, as plain data."""
