"""/lcg2: the moves of the second edition of the card game."""

from bot.discord_ui.client import Maester
from bot.games.card_game_2e.rules.facts import cards
from bot.games.card_game_2e.rules.view import ThronesView
from cogs._lcg_commands import commands
from cogs._lcg_pages import Pages
from cogs._moves import MoveCommands

GAME = "card_game_2e"

CardGame2eCommands = commands("cmd-lcg2", MoveCommands(GAME, ThronesView), Pages(GAME, cards()))


async def setup(bot: Maester) -> None:
    """Add the cog; the client calls this when it loads the module."""
    await bot.add_cog(CardGame2eCommands(bot))
