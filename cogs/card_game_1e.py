"""/lcg1: the moves of the first edition of the card game."""

from bot.discord_ui.client import Maester
from bot.games.card_game_1e.rules.facts import cards
from bot.games.card_game_1e.rules.view import FirstView
from cogs._lcg_commands import commands
from cogs._lcg_pages import Pages
from cogs._moves import MoveCommands

GAME = "card_game_1e"

CardGame1eCommands = commands("cmd-lcg1", MoveCommands(GAME, FirstView), Pages(GAME, cards()))


async def setup(bot: Maester) -> None:
    """Add the cog; the client calls this when it loads the module."""
    await bot.add_cog(CardGame1eCommands(bot))
