"""/help: what Maester is, how to begin, and where everything else is explained."""

from typing import Any

from discord import app_commands

from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.lessons import ABOUT, LEARN, PART, next_buttons
from bot.discord_ui.page import (
    CONTENT,
    DOES,
    ONE_OF,
    Item,
    Page,
    Press,
    button,
    checked,
    in_rows,
    shorten,
)
from bot.discord_ui.router import Verb
from bot.games import GAMES
from bot.kernel import Illegal
from bot.text import Words
from cogs._base import MaesterCog
from cogs._commands import Interaction, serve
from cogs._words import called


class Guide(MaesterCog):
    """The page a stranger begins with."""

    @app_commands.command(**called("cmd-help"))
    async def help(self, interaction: Interaction) -> None:
        """Show how to begin, to this user alone."""

        async def work(context: Context) -> Page:
            return start_page(context.person.words)

        await serve(interaction, work)

    async def forget(self, user_id: int) -> None:
        """Do nothing: this cog keeps nothing."""

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return nothing: this cog keeps nothing."""
        return {}


def start_page(words: Words) -> Page:
    """Return the page that tells a stranger how to begin, with a button for each game."""
    games: list[Item] = [
        button(Press(ABOUT, 0, 0, game), words.say(f"game-{game}"), ONE_OF) for game in GAMES
    ]
    return checked(Page(words.say("cogs-help"), rows=[*in_rows(games)]))


async def about(context: Context) -> Page:
    """Return what a game is about, and buttons to begin it."""
    game, words = context.press.arg, context.person.words
    if game not in GAMES:
        raise Illegal("table-unknown-game", game=game[:40])
    text = f"**{words.say(f'game-{game}')}**\n{words.say(f'{game}-help')}"
    buttons: list[Item] = []
    if GAMES[game].lesson is not None:
        buttons.append(button(Press(LEARN, 0, 0, game), words.say("ui-learn"), DOES, emoji="🎓"))
    for part in GAMES[game].rules.further_lessons:
        press = Press(LEARN, 0, 0, f"{game}{PART}{part}")
        buttons.append(button(press, words.say(f"{game}-lesson-{part}-name"), emoji="🎓"))
    buttons += next_buttons(words, game)[:2]
    return checked(Page(shorten(text, CONTENT), rows=[buttons]))


async def setup(bot: Maester) -> None:
    """Add the cog; the client calls this when it loads the module."""
    await bot.add_cog(Guide(bot))
    bot.router.verbs[ABOUT] = Verb(about)
