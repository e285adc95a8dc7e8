"""How a tournament is made: settings from what was typed, a dry run, then the post."""

from typing import Any

import discord

from bot.discord_ui.context import Context
from bot.discord_ui.harmless import plain
from bot.discord_ui.page import CONTENT, DOES, Page, Press, button, checked, shorten
from bot.discord_ui.tournaments.agreed import plan_lines, rules_lines
from bot.games import GAMES
from bot.kernel import Illegal, Rules
from bot.store import tournaments as rows
from bot.tournaments import decisions as said
from bot.tournaments.dry_run import dry_run
from bot.tournaments.editing import changed
from bot.tournaments.errors import Refused
from bot.tournaments.replay import create
from bot.tournaments.settings import Format, Settings, preset
from cogs._commands import moderators_only, the_guild
from cogs._places import Opening, home_of, thread_for
from cogs._tournaments import led, told

BREAK, ABSENT, SILENT = 12, 24, 48
"""Hours between rounds, after which somebody who never answered did not come, and after which
somebody a table waits for is last when it is judged; as usual."""

LONGEST_TITLE = 80
OPTION = "option."
"""How the names of a game's own options begin among the settings."""


def settings_for(rules: Rules[Any], fmt: Format) -> Settings:
    """Return settings that fit a game, with its houses where it has any."""
    usual = rules.Options()
    sizes = tuple(size for size in rules.players if _fits(rules, size))
    if not sizes:
        raise Illegal("tournament-no-sizes")
    found = preset(rules.id, sizes, rules.usual, fmt)
    houses = {size: rules.houses_for(size, usual)[:size] for size in found.sizes}
    given = houses if all(len(one) == size for size, one in houses.items()) else {}
    more: dict[str, Any] = {"houses": given, "break_hours": BREAK, "absent_hours": ABSENT}
    more |= {"wishes": bool(given), "silent_hours": SILENT, "extension": found.hours // 4}
    game = GAMES.get(rules.id)
    return found.model_copy(update=more | {"decks": game is not None and game.decks is not None})


def _fits(rules: Rules[Any], size: int) -> bool:
    try:
        rules.check_options(size, rules.Options())
    except Illegal:
        return False
    return True


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
    settings = settings_for(context.host.tables.games[game], fmt)
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


async def _proposal(context: Context, name: str, settings: Settings, players: int | None) -> Page:
    guild = the_guild(context)
    title = " ".join(name.split())[:LONGEST_TITLE]
    if not title:
        raise Refused("tournament-name")
    created = said.Created(by=context.user_id, name=title, settings=settings)
    create(created)
    words = context.person.words
    count = players if players is not None else settings.most or max(settings.fewest, 8)
    async with context.host.tables.store.read() as tx:
        threads = await rows.active_threads(tx, guild.id)
    lines = [
        words.say("cup-title", title=plain(title, LONGEST_TITLE)),
        *plan_lines(dry_run(settings, count, threads), settings, words),
        words.say("cup-plan-next"),
        *rules_lines(settings, words, count),
    ]
    key = f"p{context.interaction.id}"
    data = {"decision": created.model_dump(mode="json")}
    await context.host.tables.tournaments.hold(key, context.user_id, data)
    make = button(Press("cup_make", 0, 0, key), words.say("cup-make"), DOES)
    return checked(Page(shorten("\n".join(lines), CONTENT), rows=[[make]]))


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
    """Post again what is missing; in a new thread if the tournament's own is gone."""
    found = await led(context, number)
    guild, cups = the_guild(context), context.host.tables.tournaments
    thread = found.row.thread_id
    try:
        there = thread is not None and await guild.fetch_channel(thread) is not None
    except discord.HTTPException:
        there = False
    if there:
        await cups.show_again(number)
        return told(context, "cup-posted-again", where=f"<#{thread}>")
    words = (await context.host.people.server(guild.id)).words
    home = await home_of(context, guild)
    opening = Opening(found.cup.settings.game, found.cup.name, context.user_id, False)
    async with thread_for(context, home, opening, words) as opened:
        await cups.move(number, home.id, opened.id, context.request_id)
    return told(context, "cup-posted-again", where=f"<#{opened.id}>")
