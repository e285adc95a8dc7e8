"""What all commands share: answering the user alone, finding the table, knowing a moderator."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Literal

import discord
import structlog

from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.host import Host
from bot.discord_ui.limits import Page
from bot.discord_ui.pages import panel
from bot.discord_ui.reading import find
from bot.discord_ui.replies import Reply
from bot.discord_ui.safe import plain
from bot.discord_ui.widgets import Press
from bot.games import GAMES
from bot.kernel import Illegal
from bot.reader.text import bounded
from bot.store.search import MOST_DIGITS, Filter, Word
from bot.table import TableInfo

log = structlog.get_logger()

Interaction = discord.Interaction[Maester]
Work = Callable[[Context], Awaitable[Page]]

Scope = Literal["mine", "all", "joinable"]
"""Which tables a command is about: those one sits at, all of the server, those with a seat."""

MOST_WORDS = 6
"""Of what is typed to find a table."""

MOST_FOUND = 25
"""As many tables as Discord suggests."""


class UnderWay(Exception):
    """The same command was delivered before and is being answered, so this one is not."""


async def serve(interaction: Interaction, work: Work, *, playing: bool = False) -> None:
    """Answer a command with a page that only its user sees.

    A refusal is told in words; in a command that is a move (`playing`), with what is open now.
    """
    host = interaction.client.host
    user = interaction.user
    person, new = await host.people.met(user.id, user.display_name, str(interaction.locale))
    context = Context(host, interaction, Press("panel"), person, [], {}, new)
    try:
        await Reply(interaction).with_result(_page(context, work, playing))
    except UnderWay:
        log.info("delivered-again", id=interaction.id)


async def _page(context: Context, work: Work, playing: bool) -> Page:
    try:
        _bound(context.interaction)
        await context.note_user()
        return await work(context)
    except Illegal as error:
        log.info("refused", reason=error.reason, user=context.user_id)
        return await (_open_now(context, error) if playing else context.refusal(error))


def _bound(interaction: discord.Interaction) -> None:
    """Raise Illegal for options that are too long; Discord allows 6,000 letters."""
    for _, value in interaction.namespace:
        if isinstance(value, str):
            bounded(value, listed=True)


async def _open_now(context: Context, error: Illegal) -> Page:
    """Return the refusal together with the question that is open, if there is one."""
    try:
        desk = await context.desk(anew=True)
    except Illegal:
        return await context.refusal(error)
    if desk.view is None or desk.view.viewer is None or desk.info.session.status != "running":
        return await context.refusal(error)
    page = panel(desk, note=f"⚠️ {desk.illegal(error)}")
    page.refused = True
    return page


async def looking(interaction: Interaction) -> Context:
    """Return a context for autocompletion, which notes nothing about the user."""
    host = interaction.client.host
    person = await host.people.person(interaction.user.id)
    person = person.model_copy(update={"locale": str(interaction.locale)})
    return Context(host, interaction, Press("panel"), person, [], {})


async def at_table(
    context: Context, typed: str | None = None, scope: Scope = "mine", game: str | None = None
) -> TableInfo:
    """Return the table a command is about: the one named, the one here, or the only one."""
    info = await _named(context, typed, scope) if typed else await _here(context)
    if info is None:
        info = await _only(context, scope, game)
    if game is not None and info.session.game != game:
        raise Illegal("other-game", played=f"game:{info.session.game}")
    context.press = Press("panel", info.session.id)
    return info


async def _here(context: Context) -> TableInfo | None:
    """Return the table whose thread this is, or None."""
    channel = context.interaction.channel_id
    return None if channel is None else await context.host.tables.queries.by_thread(channel)


async def _named(context: Context, typed: str, scope: Scope) -> TableInfo:
    """Return a table by its number, as the autocompletion fills it in, or by its title."""
    if not (typed.isascii() and typed.isdecimal()):
        near = await candidates(context, scope) + await searched(context, scope, typed)
        known = {str(info.session.id): info for info in near}
        if not known:
            raise Illegal("no-table")
        titles = {key: plain(info.session.title, 100) for key, info in known.items()}
        return known[find(typed, titles)]
    if len(typed) > MOST_DIGITS:
        raise Illegal("table-unknown")
    info = await context.host.tables.queries.info(int(typed))
    guild = context.interaction.guild_id
    if guild is None:
        visible = info.seat_of(context.user_id) is not None
    else:
        visible = info.session.guild_id == guild
    if not visible:
        raise Illegal("table-unknown")
    return info


async def _only(context: Context, scope: Scope, game: str | None) -> TableInfo:
    """Return the only table it can be; raise Illegal if there are several."""
    for wider in ("mine", scope) if scope == "all" else (scope,):
        found = [
            info
            for info in await candidates(context, wider)
            if game is None or info.session.game == game
        ]
        if len(found) == 1:
            return found[0]
        if found:
            titles = [plain(info.session.title, 60) for info in found[:5]]
            raise Illegal("which-table", tables=titles)
    raise Illegal("no-table")


async def candidates(context: Context, scope: Scope) -> list[TableInfo]:
    """Return the open tables in question, newest first: of this server, or in a DM of all."""
    tables, user, guild = context.host.tables, context.user_id, context.interaction.guild_id
    if scope == "mine" or guild is None:
        mine = await tables.queries.of_user(user)
        found = [info for info in mine if guild in (None, info.session.guild_id)]
        return [] if scope == "joinable" else found
    if scope == "all":
        return await tables.queries.of_guild(guild)
    lobbies = await tables.queries.of_guild(guild, ("lobby",))
    return [info for info in lobbies if info.seat_of(user) is None]


async def searched(context: Context, scope: Scope, typed: str) -> list[TableInfo]:
    """Return the open tables in question that match everything typed, newest first."""
    words = context.person.words
    called = {game: words.say(f"game-{game}").casefold() for game in GAMES}
    parts = typed.casefold().split()[:MOST_WORDS]
    look_for = [Word(one, tuple(g for g, name in called.items() if one in name)) for one in parts]
    wanted = about(context, scope)
    if wanted is None or not parts:
        return []
    return await context.host.tables.queries.search(replace(wanted, words=look_for), MOST_FOUND)


def about(context: Context, scope: Scope) -> Filter | None:
    """Return a filter for the open tables in question, or None if there can be none."""
    user, guild = context.user_id, context.interaction.guild_id
    if scope == "mine" or (guild is None and scope == "all"):
        return Filter(guild=guild, seated=user)
    if guild is None:
        return None
    if scope == "all":
        return Filter(guild=guild)
    return Filter(guild=guild, statuses=("lobby",), not_seated=user)


async def is_moderator(host: Host, interaction: discord.Interaction) -> bool:
    """Return whether the user moderates here: by the server's role, or as its manager."""
    member = interaction.user
    if interaction.guild_id is None or not isinstance(member, discord.Member):
        return False
    if interaction.permissions.manage_guild:
        return True
    server = await host.people.server(interaction.guild_id)
    return any(role.id == server.moderator_role for role in member.roles)


async def moderators_only(context: Context) -> None:
    """Raise Illegal for everybody but moderators."""
    if not await is_moderator(context.host, context.interaction):
        raise Illegal("moderators-only")


def the_guild(context: Context) -> discord.Guild:
    """Return the server a command was given on; raise Illegal in a DM."""
    guild = context.interaction.guild
    if guild is None:
        raise Illegal("server-only")
    return guild


def said(context: Context, key: str, info: TableInfo) -> Page:
    """Return a page with one sentence about a table, and the way to it."""
    session = info.session
    where = f"<#{session.thread_id or session.channel_id}>"
    title = plain(session.title, 100)
    return Page(context.person.words.say(key, title=title, where=where))
