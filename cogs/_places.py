"""The place of a table on Discord: a post in a forum, or a thread of a channel."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

import discord
from discord import app_commands

from bot.discord_ui.context import Context
from bot.discord_ui.harmless import plain
from bot.discord_ui.leftovers import remove
from bot.games import GAMES
from bot.kernel import Illegal
from bot.kernel.labels import label_of
from bot.text import LANGUAGES, Words, words

Home = discord.TextChannel | discord.ForumChannel

A_WEEK: Final = 10080
LONGEST_NAME = 100
MOST_TAGS = 20

NEEDED = ("view_channel", "send_messages_in_threads", "attach_files")
"""Permissions without which no table can be played anywhere."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The game, title and host of a table whose post or thread is opened."""

    game: str
    title: str
    host: int
    looking_for_players: bool = True


class HomeChannel(app_commands.Transformer):
    """A channel in which tables can be opened; Discord's description knows no media channels."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Return the option's type: a channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Return the kinds of channel that Discord offers."""
        return [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]

    async def transform(
        self, interaction: discord.Interaction, value: app_commands.AppCommandChannel, /
    ) -> Home:
        """Return the channel itself, from what we know of the server or else from Discord."""
        found = value.resolve() or await value.fetch()
        if not isinstance(found, Home):
            raise app_commands.TransformerError(value, self.type, self)
        return found


async def home_of(context: Context, guild: discord.Guild) -> Home:
    """Return the server's channel for games, or the one the command was given in."""
    server = await context.host.people.server(guild.id)
    chosen = guild.get_channel(server.home) if server.home else None
    return chosen if isinstance(chosen, Home) else channel_here(context)


def channel_here(context: Context) -> Home:
    """Return the channel in which a thread can be opened from here; or raise Illegal."""
    here = context.interaction.channel
    if isinstance(here, discord.Thread):
        here = here.parent
    if not isinstance(here, Home):
        raise Illegal("no-thread-here")
    return here


def check_permissions(home: Home) -> None:
    """Raise Illegal with the name of the first permission that Maester lacks."""
    opening = "send_messages" if isinstance(home, discord.ForumChannel) else "create_public_threads"
    mine = home.permissions_for(home.guild.me)
    for permission in (*NEEDED, opening):
        if not getattr(mine, permission):
            raise Illegal(
                "bot-lacks", permission=label_of("permission", permission), channel=f"<#{home.id}>"
            )


@asynccontextmanager
async def thread_for(
    context: Context, home: Home, about: Opening, reader: Words
) -> AsyncIterator[discord.Thread]:
    """Open a post or thread for a table, which is written down in the block, or nothing is left.

    That it is about to be opened is noted first, under the command's number: if we are killed
    before the table is written down, the next start finds the thread by it.
    """
    check_permissions(home)
    tables, request_id = context.host.tables, context.request_id
    await tables.places.begin_opening(request_id, home.id, _name(about))
    try:
        thread = await _open_thread(home, about, reader)
    except Illegal:
        await tables.places.drop_opening(request_id)
        raise
    try:
        yield thread
    except Exception:
        await remove(thread)
        await tables.places.drop_opening(request_id)
        raise


def _name(about: Opening) -> str:
    """Return what the thread of a table is called."""
    return plain(about.title, LONGEST_NAME).replace("\\", "")[:LONGEST_NAME].strip()


async def _open_thread(home: Home, about: Opening, reader: Words) -> discord.Thread:
    """Open and return a post or thread; a refusal by Discord becomes one sentence."""
    title, name = plain(about.title, LONGEST_NAME), _name(about)
    try:
        if not isinstance(home, discord.ForumChannel):
            kind = discord.ChannelType.public_thread
            return await home.create_thread(name=name, type=kind, auto_archive_duration=A_WEEK)
        opened = await home.create_thread(
            name=name,
            content=reader.say(
                "cogs-opening",
                title=title,
                played=label_of("game", about.game),
                host=f"<@{about.host}>",
            ),
            applied_tags=_tags(home, about),
            auto_archive_duration=A_WEEK,
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except discord.Forbidden:
        raise Illegal("bot-refused", channel=f"<#{home.id}>") from None
    return opened.thread


def _tags(forum: discord.ForumChannel, about: Opening) -> list[discord.ForumTag]:
    """Return the forum's tags that fit; any of them where the forum insists on one."""
    keys = [f"{about.game}-tag"] + ["ui-tag-needs-players"] * about.looking_for_players
    names = {words(language).say(key).casefold() for language in LANGUAGES for key in keys}
    mine = forum.permissions_for(forum.guild.me)
    free = [tag for tag in forum.available_tags if mine.manage_threads or not tag.moderated]
    fitting = [tag for tag in free if tag.name.casefold() in names]
    if not fitting and forum.flags.require_tag:
        fitting = free[:1]
    return fitting[:5]


def wanted_tags(reader: Words) -> list[str]:
    """Return the tags a forum for games should have, in this server's language."""
    keys = [f"{game}-tag" for game in GAMES]
    keys += [f"ui-tag-{state}" for state in ("needs-players", "waiting", "over")]
    return [reader.say(key) for key in keys]


async def make_tags(forum: discord.ForumChannel, reader: Words) -> list[str]:
    """Create the missing tags of a forum, and return those that could not be created."""
    known = {tag.name.casefold() for tag in forum.available_tags}
    missing = [name for name in wanted_tags(reader) if name.casefold() not in known]
    room = MOST_TAGS - len(forum.available_tags)
    fresh = [discord.ForumTag(name=name) for name in missing[:room]]
    if not fresh or not forum.permissions_for(forum.guild.me).manage_channels:
        return missing
    try:
        await forum.edit(available_tags=[*forum.available_tags, *fresh])
    except discord.Forbidden:
        return missing
    return missing[room:]
