"""/tavern: the moves of the tavern, for those who would rather type than press."""

from typing import Any

from discord import app_commands
from discord.app_commands import Range

from bot.discord_ui.client import Maester
from bot.discord_ui.desk import Desk
from bot.reader.single import find
from cogs._base import MaesterCog
from cogs._choices import tables
from cogs._commands import Interaction
from cogs._moves import MoveCommands, Step, must_be_asked, names_of
from cogs._words import called, options
from tests.tavern.rules.view import TavernView

TAVERN = MoveCommands("tavern", TavernView)


class TavernCommands(MaesterCog, name="tavern"):
    """The moves of the tavern."""

    tavern = app_commands.Group(**called("cmd-tavern"))

    @tavern.command(**called("cmd-tavern-rob"))
    @options("table", victim="tavern-victim", gold="tavern-gold")
    @app_commands.autocomplete(victim=TAVERN.options_of("card"), table=tables("mine"))
    async def rob(
        self,
        interaction: Interaction,
        victim: str,
        gold: Range[int, 1, 99],
        table: str | None = None,
    ) -> None:
        """Send a thief."""

        def plan(desk: Desk, view: TavernView) -> list[Step]:
            ask = must_be_asked(view, "card")
            return [(ask.id, [find(victim, names_of(desk, ask))]), ("haul", gold)]

        await TAVERN.play(interaction, table, plan)

    @tavern.command(**called("cmd-tavern-pass"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def pass_by(self, interaction: Interaction, table: str | None = None) -> None:
        """Send no thief, stop no card."""

        def plan(desk: Desk, view: TavernView) -> list[Step]:
            return [(must_be_asked(view, "card", "react").id, ["pass"])]

        await TAVERN.play(interaction, table, plan)

    async def forget(self, user_id: int) -> None:
        """Nothing here: moves belong to the tables."""

    async def export(self, user_id: int) -> dict[str, Any]:
        """Nothing here: moves belong to the tables."""
        return {}


async def setup(bot: Maester) -> None:
    """Called by the client."""
    await bot.add_cog(TavernCommands(bot))
