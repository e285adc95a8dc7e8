"""Which table a command is about: the one named, the one here, or the only one it can be."""

from dataclasses import replace
from typing import Literal

from bot.discord_ui.context import Context
from bot.discord_ui.harmless import plain
from bot.discord_ui.page import Press
from bot.games import GAMES
from bot.kernel import Illegal
from bot.kernel.labels import label_of
from bot.reader.single import find
from bot.store.rows import Status
from bot.store.search import MOST_DIGITS, Filter, Word
from bot.table import TableInfo

Scope = Literal["mine", "all", "joinable", "begun"]
"""Which tables a command is about.

Those one sits at, all open ones of the server, those with a seat, those whose game has begun.
"""

BEGUN: tuple[Status, ...] = ("running", "paused", "finished")

MOST_WORDS = 6
"""Of what is typed to find a table."""

MOST_FOUND = 25
"""As many tables as Discord suggests."""


async def at_table(
    context: Context, typed: str | None = None, scope: Scope = "mine", game: str | None = None
) -> TableInfo:
    """Return the table a command is about: the one named, the one here, or the only one."""
    info = await _named(context, typed, scope) if typed else await _here(context)
    if info is None:
        info = await _only(context, scope, game)
    if game is not None and info.session.game != game:
        raise Illegal("other-game", played=label_of("game", info.session.game))
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
    """Return the tables in question, newest first: of this server, or in a DM of all."""
    tables, user, guild = context.host.tables, context.user_id, context.interaction.guild_id
    if scope == "begun":
        of_guild = tables.queries.of_guild
        begun = tables.queries.of_user(user, BEGUN) if guild is None else of_guild(guild, BEGUN)
        return await begun
    if scope == "mine" or guild is None:
        mine = await tables.queries.of_user(user)
        found = [info for info in mine if guild in (None, info.session.guild_id)]
        return [] if scope == "joinable" else found
    if scope == "all":
        return await tables.queries.of_guild(guild)
    lobbies = await tables.queries.of_guild(guild, ("lobby",))
    return [info for info in lobbies if info.seat_of(user) is None]


async def searched(context: Context, scope: Scope, typed: str) -> list[TableInfo]:
    """Return the tables in question that match everything typed, newest first."""
    words = context.person.words
    called = {game: words.say(f"game-{game}").casefold() for game in GAMES}
    parts = typed.casefold().split()[:MOST_WORDS]
    look_for = [Word(one, tuple(g for g, name in called.items() if one in name)) for one in parts]
    wanted = about(context, scope)
    if wanted is None or not parts:
        return []
    return await context.host.tables.queries.search(replace(wanted, words=look_for), MOST_FOUND)


def about(context: Context, scope: Scope) -> Filter | None:
    """Return a filter for the tables in question, or None if there can be none."""
    user, guild = context.user_id, context.interaction.guild_id
    if scope == "begun":
        return Filter(guild=guild, statuses=BEGUN, seated=user if guild is None else None)
    if scope == "mine" or (guild is None and scope == "all"):
        return Filter(guild=guild, seated=user)
    if guild is None:
        return None
    if scope == "all":
        return Filter(guild=guild)
    return Filter(guild=guild, statuses=("lobby",), not_seated=user)
