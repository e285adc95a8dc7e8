"""/cards: cards to look at, and decks of one's own."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Range

from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.page import Page, Reply
from bot.discord_ui.router import Verb
from bot.kernel import Illegal
from bot.table.decks import LONGEST_NAME
from cogs import _decks as steps
from cogs._base import MaesterCog
from cogs._choices import suggest
from cogs._commands import Interaction, looking, serve
from cogs._words import called, options

Name = Range[str, 1, LONGEST_NAME]


class Cards(MaesterCog):
    """The commands about cards and decks, the same for all card games."""

    cards = app_commands.Group(**called("cmd-cards"))
    deck = app_commands.Group(**called("cmd-cards-deck"), parent=cards)

    @cards.command(**called("cmd-cards-show"))
    @options(card="deck-card")
    @app_commands.autocomplete(card=suggest(steps.card_names))
    async def show_card(self, interaction: Interaction, card: str | None = None) -> None:
        """Show a card, or the cards of what happened here last."""
        await serve(interaction, lambda context: steps.show_card(context, card))

    @deck.command(**called("cmd-cards-deck-new"))
    @options(start="deck-start", name="deck-name")
    @app_commands.autocomplete(start=suggest(steps.start_names))
    async def new(
        self, interaction: Interaction, start: str | None = None, name: Name | None = None
    ) -> None:
        """Make a deck by lot, or of a ready one."""
        await serve(interaction, lambda context: steps.new(context, start, name))

    @deck.command(**called("cmd-cards-deck-import"))
    @options(file="deck-file", name="deck-name")
    async def read(
        self,
        interaction: Interaction,
        file: discord.Attachment | None = None,
        name: Name | None = None,
    ) -> None:
        """Read a deck from a file, or from a form."""
        if file is None:
            await self._open_form(interaction, None, name or "")
            return
        given = file

        async def work(context: Context) -> Page:
            return await steps.read_file(context, given, name)

        await serve(interaction, work)

    @deck.command(**called("cmd-cards-deck-show"))
    @options("deck")
    @app_commands.autocomplete(deck=suggest(steps.all_names))
    async def show(self, interaction: Interaction, deck: str) -> None:
        """Show a deck as a page with its picture."""
        await serve(interaction, lambda context: steps.show(context, deck))

    @deck.command(**called("cmd-cards-deck-edit"))
    @options("deck")
    @app_commands.autocomplete(deck=suggest(steps.own_names))
    async def edit(self, interaction: Interaction, deck: str) -> None:
        """Open the text of a deck in a form."""
        await self._open_form(interaction, deck)

    @deck.command(**called("cmd-cards-deck-copy"))
    @options("deck", name="deck-name")
    @app_commands.autocomplete(deck=suggest(steps.all_names))
    async def copy(self, interaction: Interaction, deck: str, name: Name | None = None) -> None:
        """Copy a deck that one may see."""
        await serve(interaction, lambda context: steps.copy(context, deck, name))

    @deck.command(**called("cmd-cards-deck-share"))
    @options("deck")
    @app_commands.autocomplete(deck=suggest(steps.own_names))
    async def share(self, interaction: Interaction, deck: str) -> None:
        """Share a deck on this server, or make it private again."""
        await serve(interaction, lambda context: steps.share(context, deck))

    @deck.command(**called("cmd-cards-deck-delete"))
    @options("deck", "confirm")
    @app_commands.autocomplete(deck=suggest(steps.own_names))
    async def delete(self, interaction: Interaction, deck: str, confirm: bool = False) -> None:
        """Delete a deck, after a confirmation."""
        await serve(interaction, lambda context: steps.delete(context, deck, confirm))

    @deck.command(**called("cmd-cards-deck-list"))
    async def show_list(self, interaction: Interaction) -> None:
        """List the decks one may use."""
        await serve(interaction, steps.listed)

    @deck.command(**called("cmd-cards-deck-export"))
    @options("deck")
    @app_commands.autocomplete(deck=suggest(steps.all_names))
    async def write(self, interaction: Interaction, deck: str) -> None:
        """Write a deck as text."""
        await serve(interaction, lambda context: steps.export(context, deck))

    async def _open_form(self, interaction: Interaction, deck: str | None, name: str = "") -> None:
        """Answer with a form; it has to be the first answer."""
        context = await looking(interaction)
        try:
            form = await steps.form(context, deck, name)
        except Illegal as error:
            await Reply(interaction).show(await context.refusal(error))
        else:
            await Reply(interaction).open_form(form)

    async def forget(self, user_id: int) -> None:
        """Do nothing: decks are deleted with everything else that is stored about a user."""

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return nothing: decks are exported with everything else that is stored about a user."""
        return {}


async def setup(bot: Maester) -> None:
    """Add the cog; the client calls this when it loads the module."""
    await bot.add_cog(Cards(bot))
    bot.router.verbs[steps.TEXT_VERB] = Verb(steps.take_text)
