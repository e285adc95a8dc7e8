"""What the commands about tables do, step by step."""

from collections.abc import Collection

import discord

from bot.discord_ui import table_options as agreed
from bot.discord_ui.budget import Verdict
from bot.discord_ui.context import Context
from bot.discord_ui.lobby import lobby_page
from bot.discord_ui.page import CONTENT, Page, shorten
from bot.discord_ui.table_pages import waiting_line
from bot.games import GAMES
from bot.kernel import Illegal
from bot.kernel.labels import label_of
from bot.reader.single import find
from bot.table import TableInfo
from bot.table.lobby import LONGEST_TITLE
from bot.text import Words
from cogs._commands import UnderWay, is_moderator, said, the_guild
from cogs._places import Opening, channel_here, check_permissions, home_of, thread_for

COSY = 3
"""Players at a table of one person and stand-ins, as near as the game allows."""


def distinct(title: str, taken: Collection[str]) -> str:
    """Return the title, numbered if another open table of the server is called so."""
    known = {one.casefold() for one in taken}
    if not title or title.casefold() not in known:
        return title
    short = title[: LONGEST_TITLE - 4].rstrip()
    numbered = (f"{short} {number}" for number in range(2, 1000))
    return next((one for one in numbered if one.casefold() not in known), title)


def _table_name(words: Words, played: str, chance: int, taken: Collection[str]) -> str:
    """Return a name for a table that was given none: a place of our own that is not in use."""
    places = words.say("cogs-table-places").split(", ")
    start = chance % len(places)
    names = [
        words.say("cogs-default-title", played=played, name=place)
        for place in [*places[start:], *places[:start]]
    ]
    return next((name for name in names if name not in taken), distinct(names[0], taken))


async def open_table(
    context: Context, game: str, title: str | None, seats: int | None, standins: bool
) -> Page:
    """Open a table and its thread; everything is checked before, so that no thread is left over."""
    guild, host = the_guild(context), context.host
    told = "cogs-opened-standins" if standins else "cogs-opened"
    if (info := await done_before(context)) is not None:
        return said(context, told, info)
    if game not in GAMES:
        raise Illegal("table-unknown-game", game=game[:40])
    if seats is not None:
        rules = host.tables.games[game]
        rules.check_options(seats, rules.Options())
    await _check_room(context, guild)
    await host.people.set_server(guild.id, locale=str(guild.preferred_locale))
    words = (await host.people.server(guild.id)).words
    taken = {one.session.title for one in await host.tables.queries.of_guild(guild.id)}
    name = distinct(" ".join((title or "").split()), taken)
    if not name:
        name = _table_name(words, words.say(f"{game}-tag"), context.interaction.id, taken)
    home = await home_of(context, guild)
    if standins and seats is None:
        # Somebody who tries it alone wants a short game.
        known = host.tables.games[game]
        cosy = COSY if known.usual is None else known.usual
        seats = min(known.players, key=lambda count: abs(count - cosy))
    about = Opening(game, name, context.user_id, not standins)
    async with thread_for(context, home, about, words) as thread:
        info = await host.tables.lobby.create(
            guild.id,
            home.id,
            context.user_id,
            game,
            name,
            {},
            seats=seats,
            language=words.language,
            thread=thread.id,
            standins=standins,
            request_id=context.request_id,
        )
    return said(context, told, info)


async def done_before(context: Context) -> TableInfo | None:
    """Return the table that came of this very command, if it was delivered before."""
    known = await context.host.tables.places.opening(context.request_id)
    if known is None:
        return None
    if known.session_id is None:
        raise UnderWay
    return await context.host.tables.queries.info(known.session_id)


async def _check_room(context: Context, guild: discord.Guild) -> None:
    """Raise Illegal for a user who has enough open tables, or opens them too fast."""
    host, user = context.host, context.user_id
    free = await is_moderator(host, context.interaction)
    here = None if free else (await host.people.server(guild.id)).tables
    await host.tables.lobby.check_hosting(user, guild.id, here=here, everywhere=host.most_tables)
    if host.budget.take(user, "table") is not Verdict.TAKE:
        raise Illegal("tables-too-fast", seconds=host.budget.wait(user, "table"))


async def change_options(
    context: Context, info: TableInfo, option: str | None, value: str | None, seats: int | None
) -> Page:
    """Show all options or one, or set one, or the number of seats."""
    rules, words = context.host.tables.games[info.session.game], context.person.words
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
    """Return what an option is, what it is set to, and what it may be."""
    rules, words = context.host.tables.games[info.session.game], context.person.words
    values = agreed.values(rules, words, name)
    session = info.session
    now = str(session.letters if name == agreed.LETTERS else session.options.get(name)).lower()
    return words.say(
        "cogs-option",
        name=agreed.titles(rules, words)[name],
        help=words.tell(rules.id, f"option-{name}-help", {}),
        now=values.get(now, now),
        values=[*values.values()] or [words.say("cogs-a-number")],
    )


async def shown(context: Context) -> Page:
    """Return the page of a table as it is now: seats, options, who is waited for."""
    desk = await context.desk()
    page = lobby_page(desk)
    if desk.info.session.number:
        waiting = await context.host.tables.queries.waiting(desk.session_id)
        page.content = shorten(f"{page.content}\n{waiting_line(desk, waiting)}", CONTENT)
    if trouble := await context.host.trouble(desk):
        page.content = shorten(f"{trouble}\n\n{page.content}", CONTENT)
    return page


async def move_here(context: Context, info: TableInfo) -> Page:
    """Move a table into this thread if it is free, or into a new one of this channel."""
    the_guild(context)
    tables, session = context.host.tables, info.session
    moderator = await is_moderator(context.host, context.interaction)
    if session.host_user != context.user_id and not moderator:
        raise Illegal("table-not-host", user=label_of("user", session.host_user))
    if await done_before(context) is not None:
        return said(context, "cogs-moved", info)
    home = channel_here(context)
    here = context.interaction.channel
    other = await tables.queries.by_thread(here.id) if here is not None else None
    if isinstance(here, discord.Thread) and (other is None or other.session.id == session.id):
        check_permissions(home)
        info = await tables.places.move(session.id, home.id, here.id)
    else:
        about = Opening(session.game, session.title, session.host_user, session.status == "lobby")
        words = (await context.host.people.server(session.guild_id)).words
        async with thread_for(context, home, about, words) as thread:
            info = await tables.places.move(session.id, home.id, thread.id, context.request_id)
    await tables.places.repost(session.id)
    return said(context, "cogs-moved", info)
