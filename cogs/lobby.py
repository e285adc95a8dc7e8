"""/game: opening, joining and starting tables, and looking at them."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.discord_ui import answering, looking
from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.limits import CONTENT, Page, shorten, tail
from bot.discord_ui.pages import lobby, waiting_line
from bot.discord_ui.reading import find
from bot.discord_ui.safe import plain
from bot.games import GAMES
from bot.kernel import Illegal
from bot.store.rows import Status
from bot.table import TableInfo
from cogs import _options
from cogs._base import MaesterCog
from cogs._choices import Names, suggest, tables, typed_so_far
from cogs._places import Opening, channel_here, check_permissions, home_of, open_thread
from cogs._shared import (
    Interaction,
    at_table,
    candidates,
    is_moderator,
    said,
    serve,
    the_guild,
)
from cogs._words import T, called, options

LONGEST_TITLE = 100
EVERY_STATUS: tuple[Status, ...] = ("lobby", "running", "paused", "finished", "cancelled")


async def _option_names(context: Context) -> Names:
    info = await at_table(context, typed_so_far(context, "table"))
    return _options.titles(context.host.tables.games(info.session.game), context.person.words)


async def _option_values(context: Context) -> Names:
    info = await at_table(context, typed_so_far(context, "table"))
    rules, words = context.host.tables.games(info.session.game), context.person.words
    name = find(typed_so_far(context, "option") or "", _options.titles(rules, words))
    return _options.values(rules, words, name)


class Lobby(MaesterCog):
    """Tables: everything that is the same in all games."""

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
        """Open a table."""

        async def work(context: Context) -> Page:
            return await _open(context, game, title, seats, standins)

        await serve(interaction, work)

    @game.command(**called("cmd-game-join"))
    @options("table")
    @app_commands.autocomplete(table=tables("joinable"))
    async def join(self, interaction: Interaction, table: str | None = None) -> None:
        """Sit down."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table, "joinable")
            info = await self.host.tables.join(info.session.id, context.user_id)
            return said(context, "cogs-joined", info)

        await serve(interaction, work)

    @game.command(**called("cmd-game-leave"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        """Stand up."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table)
            info = await self.host.tables.leave(info.session.id, context.user_id)
            return said(context, "cogs-left", info)

        await serve(interaction, work)

    @game.command(**called("cmd-game-seat"))
    @options("number", "table")
    @app_commands.autocomplete(table=tables("mine"))
    async def seat(
        self, interaction: Interaction, number: Range[int, 1, 10], table: str | None = None
    ) -> None:
        """Choose a seat."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table)
            await self.host.tables.choose_seat(info.session.id, context.user_id, number - 1)
            return await _shown(context)

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
        """Show or change what is agreed for a game."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table, "mine" if value or seats else "all")
            return await _change_options(context, info, option, value, seats)

        await serve(interaction, work)

    @game.command(**called("cmd-game-start"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def start(self, interaction: Interaction, table: str | None = None) -> None:
        """Begin the game."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table)
            moderator = await is_moderator(self.host, interaction)
            number = info.session.id
            info = await self.host.tables.start(number, context.user_id, moderator=moderator)
            return said(context, "cogs-started", info)

        await serve(interaction, work)

    @game.command(**called("cmd-game-list"))
    async def show_list(self, interaction: Interaction) -> None:
        """Open tables."""

        async def work(context: Context) -> Page:
            found = await candidates(context, "all")
            words = context.person.words
            told = [_line(context, info) for info in found] or [words.say("cogs-list-empty")]
            head = words.say("cogs-list")
            return Page(f"{head}\n{tail(told[::-1], CONTENT - len(head) - 1, '…')}")

        await serve(interaction, work)

    @game.command(**called("cmd-game-show"))
    @options("table")
    @app_commands.autocomplete(table=tables("all"))
    async def show(self, interaction: Interaction, table: str | None = None) -> None:
        """Who plays, and who is waited for."""

        async def work(context: Context) -> Page:
            await at_table(context, table, "all")
            return await _shown(context)

        await serve(interaction, work)

    @game.command(**called("cmd-game-board"))
    @options("table")
    @app_commands.autocomplete(table=tables("all"))
    async def board(self, interaction: Interaction, table: str | None = None) -> None:
        """The board, as a picture and in words."""

        async def work(context: Context) -> Page:
            await at_table(context, table, "all")
            return await looking.board(context)

        await serve(interaction, work)

    @game.command(**called("cmd-game-hand"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """The user's own page: secrets, and what is asked."""

        async def work(context: Context) -> Page:
            await at_table(context, table)
            return await context.panel()

        await serve(interaction, work)

    @game.command(**called("cmd-game-log"))
    @options("table")
    @app_commands.autocomplete(table=tables("all"))
    async def log(self, interaction: Interaction, table: str | None = None) -> None:
        """What happened."""

        async def work(context: Context) -> Page:
            await at_table(context, table, "all")
            return await looking.log_page(context, await context.desk(), 0)

        await serve(interaction, work)

    @game.command(**called("cmd-game-undo"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def undo(self, interaction: Interaction, table: str | None = None) -> None:
        """Take the last move back."""

        async def work(context: Context) -> Page:
            await at_table(context, table)
            return await answering.undo(context)

        await serve(interaction, work, playing=True)

    @game.command(**called("cmd-game-orders"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def orders(self, interaction: Interaction, table: str | None = None) -> None:
        """Standing orders."""

        async def work(context: Context) -> Page:
            await at_table(context, table)
            return await looking.orders(context)

        await serve(interaction, work)

    @game.command(**called("cmd-game-concede"))
    @options("confirm", "table")
    @app_commands.autocomplete(table=tables("mine"))
    async def concede(
        self, interaction: Interaction, confirm: bool = False, table: str | None = None
    ) -> None:
        """Give up."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table)
            if not confirm:
                return said(context, "cogs-confirm-concede", info)
            number = info.session.id
            await self.host.tables.concede(number, context.user_id, context.request_id)
            return said(context, "cogs-conceded", info)

        await serve(interaction, work)

    @game.command(**called("cmd-game-cancel"))
    @options("confirm", "table")
    @app_commands.autocomplete(table=tables("mine"))
    async def cancel(
        self, interaction: Interaction, confirm: bool = False, table: str | None = None
    ) -> None:
        """Close a table."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table)
            if not confirm:
                return said(context, "cogs-confirm-cancel", info)
            moderator = await is_moderator(self.host, interaction)
            number = info.session.id
            await self.host.tables.cancel(number, context.user_id, moderator=moderator)
            return said(context, "cogs-cancelled", info)

        await serve(interaction, work)

    @game.command(**called("cmd-game-home"))
    @options("table")
    @app_commands.autocomplete(table=tables("all"))
    async def home(self, interaction: Interaction, table: str | None = None) -> None:
        """Move a table here."""

        async def work(context: Context) -> Page:
            return await _move_here(context, await at_table(context, table, "all"))

        await serve(interaction, work)

    async def forget(self, user_id: int) -> None:
        """Nothing here: moves and seats belong to the game's history, which others share."""

    async def export(self, user_id: int) -> dict[str, Any]:
        """The tables this user sits or sat at."""
        found = await self.host.tables.tables_of(user_id, EVERY_STATUS)
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


async def _open(
    context: Context, game: str, title: str | None, seats: int | None, standins: bool
) -> Page:
    """Everything is checked before a thread is opened, so that none is left behind."""
    guild, host = the_guild(context), context.host
    if game not in GAMES:
        raise Illegal("table-unknown-game", game=game[:40])
    if seats is not None:
        rules = host.tables.games(game)
        rules.check_options(seats, rules.Options())
    await host.people.set_server(guild.id, locale=str(guild.preferred_locale))
    words = (await host.people.server(guild.id)).words
    name = " ".join((title or "").split()) or words.say(
        "cogs-default-title",
        played=f"game:{game}",
        name=plain(context.interaction.user.display_name),
    )
    home = await home_of(context, guild)
    about = Opening(game, name, context.user_id, not standins)
    thread = await open_thread(home, about, words)
    info = await host.tables.create(
        guild.id, home.id, context.user_id, game, name, {}, seats=seats, language=words.language
    )
    number = info.session.id
    info = await host.tables.place(number, home.id, thread.id)
    if standins:
        info = await host.tables.fill_with_standins(number, context.user_id)
    return said(context, "cogs-opened-standins" if standins else "cogs-opened", info)


async def _change_options(
    context: Context, info: TableInfo, option: str | None, value: str | None, seats: int | None
) -> Page:
    rules, words = context.host.tables.games(info.session.game), context.person.words
    titles = _options.titles(rules, words)
    name = find(option, titles) if option else None
    if name is None and value is not None:
        raise Illegal("which-option", options=[*titles.values()])
    if name is not None and value is None:
        return Page(_about_option(context, info, name))
    if name is None and seats is None:
        return Page(shorten("\n\n".join(_about_option(context, info, one) for one in titles), 2000))
    changes = _options.chosen(rules, words, name, value) if name and value else {}
    await context.host.tables.set_options(
        info.session.id,
        context.user_id,
        changes,
        seats=seats,
        moderator=await is_moderator(context.host, context.interaction),
    )
    return await _shown(context)


def _about_option(context: Context, info: TableInfo, name: str) -> str:
    """What an option is, what it is set to, and what it may be."""
    rules, words = context.host.tables.games(info.session.game), context.person.words
    values = _options.values(rules, words, name)
    now = str(info.session.options.get(name)).lower()
    return words.say(
        "cogs-option",
        name=_options.titles(rules, words)[name],
        help=words.tell(rules.id, f"option-{name}-help", {}),
        now=values.get(now, now),
        values=[*values.values()] or [words.say("cogs-a-number")],
    )


async def _shown(context: Context) -> Page:
    """The table as it is now, for this user's eyes: seats, options, who is waited for."""
    desk = await context.desk()
    page = lobby(desk)
    if desk.info.session.number:
        waiting = await context.host.tables.waiting(desk.session_id)
        page.content = shorten(f"{page.content}\n{waiting_line(desk, waiting)}", CONTENT)
    return page


def _line(context: Context, info: TableInfo) -> str:
    session = info.session
    return context.person.words.say(
        "cogs-list-line",
        title=plain(session.title, 60),
        where=f"<#{session.thread_id or session.channel_id}>",
        played=f"game:{session.game}",
        status=context.person.words.say(f"cogs-status-{session.status}"),
        taken=sum(seat.kind != "open" for seat in info.seats),
        seats=session.seats,
    )


async def _move_here(context: Context, info: TableInfo) -> Page:
    """Into this thread if it is nobody else's, or into a new one of this channel."""
    the_guild(context)
    tables, session = context.host.tables, info.session
    moderator = await is_moderator(context.host, context.interaction)
    if session.host_user != context.user_id and not moderator:
        raise Illegal("table-not-host", user=f"user:{session.host_user}")
    home = channel_here(context)
    here = context.interaction.channel
    other = await tables.find(here.id) if here is not None else None
    if isinstance(here, discord.Thread) and (other is None or other.session.id == session.id):
        check_permissions(home)
        thread = here
    else:
        about = Opening(session.game, session.title, session.host_user, session.status == "lobby")
        words = (await context.host.people.server(session.guild_id)).words
        thread = await open_thread(home, about, words)
    info = await tables.place(session.id, home.id, thread.id)
    await tables.show_again(session.id)
    return said(context, "cogs-moved", info)


async def setup(bot: Maester) -> None:
    """Called by the client."""
    await bot.add_cog(Lobby(bot))
