"""/westeros: the moves of the Board Game, for those who would rather type than press."""

from typing import Any

from discord import app_commands
from discord.app_commands import Range

from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk
from bot.discord_ui.info_pages import rules_page
from bot.discord_ui.page import Page
from bot.games.board_game.rules.view import BoardView
from bot.games.board_game.ui.statistics import tally, told
from cogs import _board_game as moves
from cogs._base import MaesterCog
from cogs._choices import tables
from cogs._commands import Interaction, serve
from cogs._moves import LONGEST_TEXT, MoveCommands, Step, passing
from cogs._tables import at_table
from cogs._words import called, options

WESTEROS = MoveCommands("board_game", BoardView)
MOST_GAMES = 500

Words = Range[str, 1, LONGEST_TEXT]


class WesterosCommands(MaesterCog, name="board_game"):
    """The commands of the Board Game."""

    westeros = app_commands.Group(**called("cmd-westeros"))

    @westeros.command(**called("cmd-westeros-houses"))
    @options("ranking", "table")
    @app_commands.autocomplete(
        ranking=WESTEROS.lists_of("ranking", *moves.RANKED), table=tables("mine")
    )
    async def houses(
        self, interaction: Interaction, ranking: Words, table: str | None = None
    ) -> None:
        """Rank the houses, or break a tie."""
        await self._answer(interaction, table, ranking, *moves.RANKED)

    @westeros.command(**called("cmd-westeros-orders"))
    @options("table", orders="westeros-orders")
    @app_commands.autocomplete(orders=WESTEROS.lists_of("orders", "orders"), table=tables("mine"))
    async def orders(
        self, interaction: Interaction, orders: Words, table: str | None = None
    ) -> None:
        """Place order tokens on the board."""
        await self._answer(interaction, table, orders, "orders")

    @westeros.command(**called("cmd-westeros-march"))
    @options("table", moves="westeros-moves")
    @app_commands.autocomplete(
        moves=WESTEROS.lists_of("moves", "march_moves", "march"), table=tables("mine")
    )
    async def march(self, interaction: Interaction, moves: Words, table: str | None = None) -> None:
        """Resolve a march order."""
        await WESTEROS.play(interaction, table, lambda desk, view: _march(desk, view, moves))

    @westeros.command(**called("cmd-westeros-raid"))
    @options("what", "table")
    @app_commands.autocomplete(what=WESTEROS.options_of("raid"), table=tables("mine"))
    async def raid(self, interaction: Interaction, what: str, table: str | None = None) -> None:
        """Resolve a raid order."""
        await self._answer(interaction, table, what, "raid")

    @westeros.command(**called("cmd-westeros-muster"))
    @options("table", units="westeros-units")
    @app_commands.autocomplete(units=WESTEROS.lists_of("units", "muster"), table=tables("mine"))
    async def muster(
        self, interaction: Interaction, units: Words, table: str | None = None
    ) -> None:
        """Muster units in castles and strongholds."""
        await self._answer(interaction, table, units, "muster")

    @westeros.command(**called("cmd-westeros-support"))
    @options("table", sides="westeros-sides")
    @app_commands.autocomplete(
        sides=WESTEROS.lists_of("sides", *moves.SUPPORT), table=tables("mine")
    )
    async def support(
        self, interaction: Interaction, sides: Words, table: str | None = None
    ) -> None:
        """Support a side in a battle, or accept support."""
        await self._answer(interaction, table, sides, *moves.SUPPORT)

    @westeros.command(**called("cmd-westeros-card"))
    @options("card", "table")
    @app_commands.autocomplete(card=WESTEROS.options_of(*moves.CARDS), table=tables("mine"))
    async def card(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        """Choose a house card for a battle."""
        await self._answer(interaction, table, card, *moves.CARDS)

    @westeros.command(**called("cmd-westeros-retreat"))
    @options("table", where="westeros-where")
    @app_commands.autocomplete(where=WESTEROS.options_of("retreat"), table=tables("mine"))
    async def retreat(self, interaction: Interaction, where: str, table: str | None = None) -> None:
        """Choose where the loser of a battle retreats to."""
        await self._answer(interaction, table, where, "retreat")

    @westeros.command(**called("cmd-westeros-losses"))
    @options("table", units="westeros-lost")
    @app_commands.autocomplete(
        units=WESTEROS.lists_of("units", *moves.LOSSES), table=tables("mine")
    )
    async def losses(
        self, interaction: Interaction, units: Words, table: str | None = None
    ) -> None:
        """Choose which units are lost or changed."""
        await self._answer(interaction, table, units, *moves.LOSSES)

    @westeros.command(**called("cmd-westeros-bid"))
    @options("table", power="westeros-power")
    @app_commands.autocomplete(table=tables("mine"))
    async def bid(
        self, interaction: Interaction, power: Range[int, 0, 20], table: str | None = None
    ) -> None:
        """Bid power tokens in secret."""
        await self._answer(interaction, table, str(power), *moves.BIDS)

    @westeros.command(**called("cmd-westeros-choose"))
    @options("what", "table")
    @app_commands.autocomplete(what=WESTEROS.options_of(*moves.CHOICES), table=tables("mine"))
    async def choose(self, interaction: Interaction, what: str, table: str | None = None) -> None:
        """Answer any other question by the name of an option."""
        await self._answer(interaction, table, what, *moves.CHOICES)

    @westeros.command(**called("cmd-westeros-pass"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def pass_by(self, interaction: Interaction, table: str | None = None) -> None:
        """Pass in every open question that can be passed."""
        await WESTEROS.play(interaction, table, lambda desk, view: passing(view))

    @westeros.command(**called("cmd-westeros-rules"))
    @options("table")
    @app_commands.autocomplete(table=tables("all"))
    async def rules(self, interaction: Interaction, table: str | None = None) -> None:
        """Explain the step the game is at."""

        async def work(context: Context) -> Page:
            await at_table(context, table, game=WESTEROS.id)
            return rules_page(await context.desk())

        await serve(interaction, work)

    @westeros.command(**called("cmd-westeros-statistics"))
    async def statistics(self, interaction: Interaction) -> None:
        """Show how the houses have done on this server."""

        async def work(context: Context) -> Page:
            queries = context.host.tables.queries
            found = await queries.of_guild(interaction.guild_id or 0, ("finished",), MOST_GAMES)
            games = [
                info.session.id
                for info in found
                if info.session.game == WESTEROS.id and info.session.lesson is None
            ]
            views = [await queries.view(session, None) for session in games]
            return Page(told(context.person.words, tally(views)))

        await serve(interaction, work)

    async def _answer(
        self, interaction: Interaction, table: str | None, typed: str, *topics: str
    ) -> None:
        await WESTEROS.play(
            interaction, table, lambda desk, view: moves.values(desk, view, typed, *topics)
        )

    async def forget(self, user_id: int) -> None:
        """Do nothing: moves belong to the tables."""

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return nothing: moves belong to the tables."""
        return {}


def _march(desk: Desk, view: BoardView, typed: str) -> list[Step]:
    return moves.march(desk, view, typed)


async def setup(bot: Maester) -> None:
    """Add the cog; the client calls this when it loads the module."""
    await bot.add_cog(WesterosCommands(bot))
