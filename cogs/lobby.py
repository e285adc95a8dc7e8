"""/game: opening, joining and starting tables, and looking at them."""

from typing import Any

from discord import app_commands
from discord.app_commands import Choice, Range

from bot.discord_ui import answers, info_pages, writings
from bot.discord_ui import replay as stops
from bot.discord_ui import table_options as agreed
from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.lobby import ask_leave
from bot.discord_ui.page import Page
from bot.discord_ui.router import Verb
from bot.games import GAMES
from bot.reader.single import find
from bot.store.rows import Status
from bot.table.writings import LONGEST_LETTER, LONGEST_NOTE
from cogs import _learn, _list, _standing_orders
from cogs import _lobby as steps
from cogs._base import MaesterCog
from cogs._choices import Names, suggest, tables, typed_so_far
from cogs._commands import Interaction, is_moderator, said, serve
from cogs._tables import at_table
from cogs._words import T, called, options

LONGEST_TITLE = 100
EVERY_STATUS: tuple[Status, ...] = ("lobby", "running", "paused", "finished", "cancelled")


async def _option_names(context: Context) -> Names:
    info = await at_table(context, typed_so_far(context, "table"))
    return agreed.titles(context.host.tables.games[info.session.game], context.person.words)


async def _option_values(context: Context) -> Names:
    info = await at_table(context, typed_so_far(context, "table"))
    rules, words = context.host.tables.games[info.session.game], context.person.words
    name = find(typed_so_far(context, "option") or "", agreed.titles(rules, words))
    return agreed.values(rules, words, name)


async def _readers(context: Context) -> Names:
    """From seats that one can write to to their names."""
    if context.press.session == 0:
        await at_table(context, typed_so_far(context, "table"))
    desk = await context.desk()
    own = desk.info.seat_number(context.user_id)
    seats = [] if own is None else writings.readers(desk, own)
    return {str(seat): f"{desk.label(seat)} ({desk.person(seat)})" for seat in seats}


class Lobby(MaesterCog):
    """The commands about tables that are the same in all games."""

    game = app_commands.Group(**called("cmd-game"))

    @game.command(**called("cmd-game-new"))
    @options("game", "title", "seats", "standins")
    @app_commands.choices(game=[Choice(name=T(f"game-{game}"), value=game) for game in GAMES])
    async def new(
        self,
        interaction: Interaction,
        game: str,
        title: Range[str, 1, LONGEST_TITLE] | None = None,
        seats: Range[int, 1, 10] | None = None,
        standins: bool = False,
    ) -> None:
        """Open a table and a thread for it."""

        async def work(context: Context) -> Page:
            async with self.host.opening.turn(context.user_id):
                return await steps.open_table(context, game, title, seats, standins)

        await serve(interaction, work)

    @game.command(**called("cmd-game-learn"))
    @options(game="lesson")
    @app_commands.choices(game=_learn.CHOICES)
    async def learn(self, interaction: Interaction, game: str) -> None:
        """Begin a guided first game against stand-ins."""

        async def work(context: Context) -> Page:
            return await _learn.begin(context, game)

        await serve(interaction, work)

    @game.command(**called("cmd-game-join"))
    @options("table")
    @app_commands.autocomplete(table=tables("joinable"))
    async def join(self, interaction: Interaction, table: str | None = None) -> None:
        """Join a table on any open seat."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table, "joinable")
            info = await self.host.tables.lobby.join(info.session.id, context.user_id)
            return said(context, "cogs-joined", info)

        await serve(interaction, work)

    @game.command(**called("cmd-game-leave"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        """Leave a table; in a game the seat can be taken over."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table)
            if info.session.status in ("running", "paused"):
                return ask_leave(await context.desk())
            info = await self.host.tables.seats.leave(info.session.id, context.user_id)
            return said(context, "cogs-left", info)

        await serve(interaction, work)

    @game.command(**called("cmd-game-seat"))
    @options("number", "table")
    @app_commands.autocomplete(table=tables("mine"))
    async def seat(
        self, interaction: Interaction, number: Range[int, 1, 10], table: str | None = None
    ) -> None:
        """Choose a seat by its number."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table)
            await self.host.tables.lobby.choose_seat(info.session.id, context.user_id, number - 1)
            return await steps.shown(context)

        await serve(interaction, work)

    @game.command(**called("cmd-game-options"))
    @options("option", "value", "seats", "table")
    @app_commands.autocomplete(
        option=suggest(_option_names), value=suggest(_option_values), table=tables("mine")
    )
    async def change_options(
        self,
        interaction: Interaction,
        option: str | None = None,
        value: str | None = None,
        seats: Range[int, 1, 10] | None = None,
        table: str | None = None,
    ) -> None:
        """Show or change the options of a game."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table, "mine" if value or seats else "all")
            return await steps.change_options(context, info, option, value, seats)

        await serve(interaction, work)

    @game.command(**called("cmd-game-start"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def start(self, interaction: Interaction, table: str | None = None) -> None:
        """Start the game at a table."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table)
            moderator = await is_moderator(self.host, interaction)
            number = info.session.id
            info = await self.host.tables.lobby.start(number, context.user_id, moderator=moderator)
            return said(context, "cogs-started", info)

        await serve(interaction, work)

    @game.command(**called("cmd-game-list"))
    async def show_list(self, interaction: Interaction) -> None:
        """Show the open tables, page by page."""

        async def work(context: Context) -> Page:
            return await _list.tables_page(context, 0)

        await serve(interaction, work)

    @game.command(**called("cmd-game-show"))
    @options("table")
    @app_commands.autocomplete(table=tables("all"))
    async def show(self, interaction: Interaction, table: str | None = None) -> None:
        """Show who plays at a table, and who is waited for."""

        async def work(context: Context) -> Page:
            await at_table(context, table, "all")
            return await steps.shown(context)

        await serve(interaction, work)

    @game.command(**called("cmd-game-board"))
    @options("table")
    @app_commands.autocomplete(table=tables("all"))
    async def board(self, interaction: Interaction, table: str | None = None) -> None:
        """Show the board, as a picture and in words."""

        async def work(context: Context) -> Page:
            await at_table(context, table, "all")
            return await info_pages.board(context)

        await serve(interaction, work)

    @game.command(**called("cmd-game-hand"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """Show the user's own page: secrets, and what is asked."""

        async def work(context: Context) -> Page:
            await at_table(context, table)
            return await context.panel()

        await serve(interaction, work)

    @game.command(**called("cmd-game-log"))
    @options("table")
    @app_commands.autocomplete(table=tables("all"))
    async def log(self, interaction: Interaction, table: str | None = None) -> None:
        """Show what happened, page by page."""

        async def work(context: Context) -> Page:
            await at_table(context, table, "all")
            return await info_pages.log_page(context, await context.desk(), 0)

        await serve(interaction, work)

    @game.command(**called("cmd-game-replay"))
    @options("table", round="replay-round")
    @app_commands.autocomplete(table=tables("begun"))
    async def replay(
        self,
        interaction: Interaction,
        table: str | None = None,
        round: Range[int, 0, 10_000] | None = None,
    ) -> None:
        """Step through a game again, round by round or move by move."""

        async def work(context: Context) -> Page:
            await at_table(context, table, "begun")
            if round is not None:
                return await stops.at_round(context, round)
            return await stops.open_replay(context)

        await serve(interaction, work)

    @game.command(**called("cmd-game-notes"))
    @options("table", text="note")
    @app_commands.autocomplete(table=tables("begun"))
    async def notes(
        self,
        interaction: Interaction,
        text: Range[str, 1, LONGEST_NOTE] | None = None,
        table: str | None = None,
    ) -> None:
        """Show or replace the user's private note about a game."""

        async def work(context: Context) -> Page:
            await at_table(context, table, "begun" if table else "mine")
            if text is not None:
                return await writings.write_note(context, text)
            return await writings.notes(context)

        await serve(interaction, work)

    @game.command(**called("cmd-game-letter"))
    @options("table", to="letter-to", text="letter-text")
    @app_commands.autocomplete(to=suggest(_readers), table=tables("mine"))
    async def letter(
        self,
        interaction: Interaction,
        to: str | None = None,
        text: Range[str, 1, LONGEST_LETTER] | None = None,
        table: str | None = None,
    ) -> None:
        """Write a letter to another player, or show all letters."""

        async def work(context: Context) -> Page:
            await at_table(context, table)
            if to is None or text is None:
                return await writings.letters(context)
            seat = int(find(to, await _readers(context)))
            return await writings.send(context, seat, text)

        await serve(interaction, work)

    @game.command(**called("cmd-game-undo"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def undo(self, interaction: Interaction, table: str | None = None) -> None:
        """Take back the user's last move."""

        async def work(context: Context) -> Page:
            await at_table(context, table)
            return await answers.undo(context)

        await serve(interaction, work, playing=True)

    @game.command(**called("cmd-game-orders"))
    @options("order", "choice", "table")
    @app_commands.autocomplete(
        order=suggest(_standing_orders.titles),
        choice=suggest(_standing_orders.values),
        table=tables("mine"),
    )
    async def orders(
        self,
        interaction: Interaction,
        order: str | None = None,
        choice: str | None = None,
        table: str | None = None,
    ) -> None:
        """Show or change standing orders."""

        async def work(context: Context) -> Page:
            await at_table(context, table)
            return await _standing_orders.change(context, order, choice)

        await serve(interaction, work)

    @game.command(**called("cmd-game-concede"))
    @options("confirm", "table")
    @app_commands.autocomplete(table=tables("mine"))
    async def concede(
        self, interaction: Interaction, confirm: bool = False, table: str | None = None
    ) -> None:
        """Give the game up, after a confirmation."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table)
            if not confirm:
                return said(context, "cogs-confirm-concede", info)
            number = info.session.id
            await self.host.tables.moves.concede(number, context.user_id, context.request_id)
            return said(context, "cogs-conceded", info)

        await serve(interaction, work)

    @game.command(**called("cmd-game-cancel"))
    @options("confirm", "table")
    @app_commands.autocomplete(table=tables("mine"))
    async def cancel(
        self, interaction: Interaction, confirm: bool = False, table: str | None = None
    ) -> None:
        """Close a table, before or during its game."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table)
            if not confirm:
                return said(context, "cogs-confirm-cancel", info)
            moderator = await is_moderator(self.host, interaction)
            number = info.session.id
            await self.host.tables.lobby.cancel(number, context.user_id, moderator=moderator)
            return said(context, "cogs-cancelled", info)

        await serve(interaction, work)

    @game.command(**called("cmd-game-home"))
    @options("table")
    @app_commands.autocomplete(table=tables("all"))
    async def home(self, interaction: Interaction, table: str | None = None) -> None:
        """Move a table to this place."""

        async def work(context: Context) -> Page:
            return await steps.move_here(context, await at_table(context, table, "all"))

        await serve(interaction, work)

    async def forget(self, user_id: int) -> None:
        """Do nothing: moves and seats belong to the game's history, which others share."""

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return the tables this user sits or sat at."""
        found = await self.host.tables.queries.of_user(user_id, EVERY_STATUS)
        return {
            "tables": [
                {
                    "id": info.session.id,
                    "game": info.session.game,
                    "title": info.session.title,
                    "status": info.session.status,
                    "host": info.session.host_user == user_id,
                    "seat": seat.seat + 1 if (seat := info.seat_of(user_id)) else None,
                }
                for info in found
            ]
        }


async def setup(bot: Maester) -> None:
    """Add the cog; the client calls this when it loads the module."""
    await bot.add_cog(Lobby(bot))
    bot.router.verbs[_list.VERB] = Verb(_list.turn, in_place=True)
    bot.router.verbs |= _learn.VERBS
