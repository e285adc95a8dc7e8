"""What every cog has to be able to do."""

from abc import ABCMeta, abstractmethod
from typing import Any

from discord.ext import commands

from bot.discord_ui.client import Maester


class _Meta(commands.CogMeta, ABCMeta):
    """A cog that cannot be made while something abstract is missing."""


class MaesterCog(commands.Cog, metaclass=_Meta):
    """A cog of Maester: it can tell and forget what it keeps about somebody."""

    def __init__(self, bot: Maester) -> None:
        """Take the client."""
        self.bot = bot
        self.host = bot.host

    @abstractmethod
    async def forget(self, user_id: int) -> None:
        """Delete what this cog alone keeps about a user."""

    @abstractmethod
    async def export(self, user_id: int) -> dict[str, Any]:
        """Everything this cog keeps about a user, as plain data."""
