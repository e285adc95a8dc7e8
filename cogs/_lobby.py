"""What the commands about tables do, step by step."""

import discord

from bot.discord_ui import options as agreed
from bot.discord_ui.context import Context
from bot.discord_ui.limits import CONTENT, Page, shorten
from bot.discord_ui.pages import lobby, waiting_line
from bot.discord_ui.reading import find
from bot.discord_ui.safe import plain
from bot.games import GAMES
from bot.kernel import Illegal
from bot.table import TableInfo
from cogs._places import Opening, channel_here, check_permissions, home_of, open_thread
from cogs._shared import is_moderator, said, the_guild

COSY = 3
"""Players at a table of one person and stand-ins, as near as the game allows."""


async def open_table(
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
        played=words.say(f"{game}-tag"),
        name=plain(context.interaction.user.display_name),
    )
    home = await home_of(context, guild)
    if standins and seats is None:
        # Somebody who tries it alone wants a short game.
        seats = min(host.tables.games(game).players, key=lambda count: abs(count - COSY))
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


async def change_options(
    context: Context, info: TableInfo, option: str | None, value: str | None, seats: int | None
) -> Page:
    """Show all options or one, or set one, or the number of seats."""
    rules, words = context.host.tables.games(info.session.game), context.person.words
    titles = agreed.titles(rules, words)
    name = find(option, titles) if option else None
    if name is None and value is not None:
        raise Illegal("which-option", options=[*titles.values()])
    if name is not None and value is None:
        return Page(_about_option(context, info, name))
    if name is None and seats is None:
        return agreed.options_page(await context.desk(), rules, context.user_id)
    moderator = await is_moderator(context.host, context.interaction)
    await agreed.agree(
        context, info.session.id, rules, name, value, seats=seats, moderator=moderator
    )
    return await shown(context)


def _about_option(context: Context, info: TableInfo, name: str) -> str:
    """What an option is, what it is set to, and what it may be."""
    rules, words = context.host.tables.games(info.session.game), context.person.words
    values = agreed.values(rules, words, name)
    now = str(info.session.options.get(name)).lower()
    return words.say(
        "cogs-option",
        name=agreed.titles(rules, words)[name],
        help=words.tell(rules.id, f"option-{name}-help", {}),
        now=values.get(now, now),
        values=[*values.values()] or [words.say("cogs-a-number")],
    )


async def shown(context: Context) -> Page:
    """The table as it is now, for this user's eyes: seats, options, who is waited for."""
    desk = await context.desk()
    page = lobby(desk)
    if desk.info.session.number:
        waiting = await context.host.tables.waiting(desk.session_id)
        page.content = shorten(f"{page.content}\n{waiting_line(desk, waiting)}", CONTENT)
    if trouble := await context.host.trouble(desk):
        page.content = shorten(f"{trouble}\n\n{page.content}", CONTENT)
    return page


def line(context: Context, info: TableInfo) -> str:
    """A table in one line of the list."""
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


async def move_here(context: Context, info: TableInfo) -> Page:
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
