"""How a command is answered: to its user alone, in time, refusals in words; and who may give it."""

from collections.abc import Awaitable, Callable

import discord
import structlog

from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.harmless import plain
from bot.discord_ui.host import Host
from bot.discord_ui.page import Page, Press, Reply
from bot.discord_ui.table_pages import panel
from bot.kernel import Illegal
from bot.reader.text import bounded
from bot.table import TableInfo

log = structlog.get_logger()

Interaction = discord.Interaction[Maester]

Work = Callable[[Context], Awaitable[Page]]


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
