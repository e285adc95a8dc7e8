"""How a tournament is made: settings from what was typed, a dry run, then the post."""

from collections.abc import Awaitable
from typing import Any

import discord

from bot.discord_ui.context import Context
from bot.discord_ui.harmless import plain
from bot.discord_ui.page import CONTENT, DOES, Page, Press, button, checked
from bot.discord_ui.tournaments.agreed import fitting, plan_lines, rules_lines
from bot.discord_ui.tournaments.values import now, setting_names
from bot.games import GAMES
from bot.kernel import Illegal
from bot.store import tournaments as rows
from bot.table.tournament_games import usual_settings
from bot.tournaments import decisions as said
from bot.tournaments.dry_run import dry_run
from bot.tournaments.editing import changed
from bot.tournaments.errors import Refused
from bot.tournaments.replay import create
from bot.tournaments.settings import Format, Settings
from bot.tournaments.tournament import Tournament
from cogs._commands import moderators_only, the_guild
from cogs._places import Opening, home_of, thread_for
from cogs._tournament_settings import lists, picked, value_given, with_setting
from cogs._tournaments import led, told

LONGEST_TITLE = 80
USUAL_PLAYERS = 8
"""For how many a dry run is, if nobody says."""


async def creators_only(context: Context) -> None:
    """Raise Illegal for everybody but moderators and the role that may create tournaments."""
    server = await context.host.people.server(the_guild(context).id)
    roles = getattr(context.interaction.user, "roles", [])
    if server.organiser_role is None or all(one.id != server.organiser_role for one in roles):
        await moderators_only(context)


async def propose(
    context: Context, name: str, game: str, fmt: Format, players: int | None, typed: dict[str, Any]
) -> Page:
    """Return what the tournament would take, and a button that makes it; nothing is made yet."""
    await creators_only(context)
    if game not in GAMES:
        raise Illegal("table-unknown-game", game=game[:40])
    manifest, rules = GAMES[game], context.host.tables.games[game]
    size = typed.pop("target", None)
    settings = usual_settings(rules, fmt, size, decks=manifest.decks is not None)
    for key, value in typed.items():
        if value is not None:
            settings = changed(settings, key, str(value))
    return await _proposal(context, name, settings, players)


async def copy(context: Context, name: str, number: int) -> Page:
    """Propose a tournament with the rules of another one of this server."""
    await creators_only(context)
    known = await context.host.tables.tournaments.get(number)
    return await _proposal(
        context, name, known.settings.model_copy(update={"starts_at": 0}), len(known.field) or None
    )


async def _proposal(
    context: Context, name: str, settings: Settings, players: int | None, note: str = ""
) -> Page:
    """Return the dry run of a tournament, what can be changed of it, and a button that makes it."""
    guild = the_guild(context)
    title = " ".join(name.split())[:LONGEST_TITLE]
    if not title:
        raise Refused("tournament-name")
    created = said.Created(by=context.user_id, name=title, settings=settings)
    create(created)
    words = context.person.words
    count = players if players is not None else settings.most or USUAL_PLAYERS
    count = max(count, settings.fewest) if players is None else count
    async with context.host.tables.store.read() as tx:
        threads = await rows.active_threads(tx, guild.id)
    lines = [
        *([note] if note else []),
        words.say("cup-title", title=plain(title, LONGEST_TITLE)),
        *plan_lines(dry_run(settings, count, threads), settings, words),
        words.say("cup-plan-next"),
        *rules_lines(settings, words, count),
    ]
    key = f"p{context.interaction.id}"
    data = {"decision": created.model_dump(mode="json"), "players": players}
    await context.host.tables.tournaments.hold(key, context.user_id, data)
    make = button(Press("cup_make", 0, 0, key), words.say("cup-make"), DOES)
    offered = setting_names(settings, words)
    below = lists(context, settings, offered, lambda part: Press("cup_plan", 0, 0, f"{key}/{part}"))
    more = words.say("cup-more-rules")
    shown = fitting(lines, CONTENT - len(more) - 1)
    text = "\n".join(shown if len(shown) == len(lines) else [*shown, more])
    return checked(Page(text, rows=[[make], *below]))


async def _proposed(context: Context, key: str) -> tuple[said.Created, int | None]:
    """The tournament that this user has proposed, and for how many people."""
    await creators_only(context)
    held = await context.host.tables.tournaments.held(key, context.user_id)
    players = held.get("players")
    return said.Created.model_validate(held["decision"]), players


async def pick_setting(context: Context) -> Page | discord.ui.Modal:
    """What a setting of a proposal can be: a list, or a form."""
    key, name = context.press.arg.partition("/")[0], next(iter(context.values), "")
    created, _ = await _proposed(context, key)
    take, back = Press("cup_plan_in", 0, 0, f"{key}/{name}"), Press("cup_plan_at", 0, 0, key)
    return picked(context, created.settings, name, take, back)


async def setting_given(context: Context) -> Page:
    """Change a proposal, and show its dry run again; nothing is made yet."""
    key, _, name = context.press.arg.partition("/")
    created, players = await _proposed(context, key)
    words = context.person.words
    known = setting_names(created.settings, words)
    if name not in known:
        raise Refused("tournament-no-setting", text=name[:40])
    new = with_setting(context, created.settings, name, value_given(context))
    note = words.tell(None, "cup-edited", {"setting": known[name], "value": now(new, name, words)})
    return await _proposal(context, created.name, new, players, f"✅ {note}")


async def plan(context: Context) -> Page:
    """The proposal again, as it was."""
    created, players = await _proposed(context, context.press.arg)
    return await _proposal(context, created.name, created.settings, players)


async def make(context: Context) -> Page:
    """Make the tournament that was proposed: its post is opened, and people can sign up."""
    await creators_only(context)
    guild, host, key = the_guild(context), context.host, context.press.arg
    held = await host.tables.tournaments.held(key, context.user_id)
    done = await host.tables.places.opening(f"made{key}")
    if done is not None:
        return told(context, "cup-made", where=f"<#{done.thread_id}>")
    created = said.Created.model_validate(held["decision"])
    await host.people.set_server(guild.id, locale=str(guild.preferred_locale))
    await host.people.set_person(context.user_id, name=context.person.name)
    words = (await host.people.server(guild.id)).words
    home = await home_of(context, guild)
    opening = Opening(created.settings.game, created.name, context.user_id, False)
    async with thread_for(context, home, opening, words) as thread:
        number = await host.tables.tournaments.create(
            guild.id,
            home.id,
            created,
            words.language,
            thread=thread.id,
            request_id=context.request_id,
            made_from=f"made{key}",
        )
    found = await host.tables.tournaments.where(number)
    return told(context, "cup-made", where=f"<#{found.thread_id}>")


async def post_again(context: Context, number: int) -> Page:
    """Post again what is missing; in a new thread where the tournament's or a table's is gone."""
    found = await led(context, number)
    guild, cups = the_guild(context), context.host.tables.tournaments
    await _reopen_tables(context, guild, found.cup)
    thread = found.row.thread_id
    if thread is not None and not await _gone(guild.fetch_channel(thread)):
        await _forget_deleted(context, number, thread)
        await cups.show_again(number)
        return told(context, "cup-posted-again", where=f"<#{thread}>")
    words = (await context.host.people.server(guild.id)).words
    home = await home_of(context, guild)
    opening = Opening(found.cup.settings.game, found.cup.name, context.user_id, False)
    async with thread_for(context, home, opening, words) as opened:
        await cups.move(number, home.id, opened.id, context.request_id)
    return told(context, "cup-posted-again", where=f"<#{opened.id}>")


async def _gone(asking: Awaitable[object]) -> bool:
    """Whether Discord does not know any more what is asked for."""
    try:
        await asking
    except discord.NotFound:
        return True
    except discord.HTTPException:
        return False
    return False


async def _forget_deleted(context: Context, number: int, thread: int) -> None:
    """Forget the messages for everybody that were deleted from a tournament's thread."""
    cups = context.host.tables.tournaments
    place = context.interaction.client.get_partial_messageable(thread)
    for post in (await cups.posts(number)).values():
        if post.message_id is None or post.channel_id != thread:
            continue
        if await _gone(place.fetch_message(post.message_id)):
            await cups.forget_post(post)


async def _reopen_tables(context: Context, guild: discord.Guild, cup: Tournament) -> None:
    """Open new threads for the tables that still play and whose threads were deleted."""
    tables = context.host.tables
    for table in cup.tables():
        if table.session is None or table.outcome is not None:
            continue
        thread = (await tables.queries.info(table.session)).session.thread_id
        if thread is None or await _gone(guild.fetch_channel(thread)):
            await tables.places.reopen(table.session)
