"""How a tournament is made: settings from what was typed, a dry run, then the post."""

from typing import Any

import discord

from bot.discord_ui import table_options as agreed
from bot.discord_ui.context import Context
from bot.discord_ui.harmless import plain
from bot.discord_ui.page import CONTENT, DOES, Page, Press, button, checked, shorten
from bot.discord_ui.tournaments.agreed import plan_lines, rules_lines
from bot.games import GAMES
from bot.kernel import Illegal, Rules
from bot.reader.single import find
from bot.store import tournaments as rows
from bot.table.options import check_options
from bot.tournaments import decisions as said
from bot.tournaments.dry_run import dry_run
from bot.tournaments.editing import EDITABLE, changed
from bot.tournaments.errors import Refused
from bot.tournaments.replay import create
from bot.tournaments.settings import Format, Settings, check_settings, preset
from cogs._choices import Names
from cogs._commands import moderators_only, the_guild
from cogs._places import Opening, home_of, thread_for
from cogs._tournaments import decide, led, told

BREAK, ABSENT = 12, 24
"""Hours between rounds, and after which somebody who never answered did not come; as usual."""

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
    more = {"houses": given, "break_hours": BREAK, "absent_hours": ABSENT}
    game = GAMES.get(rules.id)
    return found.model_copy(update=more | {"decks": game is not None and game.decks is not None})


def _fits(rules: Rules[Any], size: int) -> bool:
    try:
        rules.check_options(size, rules.Options())
    except Illegal:
        return False
    return True


async def propose(
    context: Context, name: str, game: str, fmt: Format, players: int | None, typed: dict[str, Any]
) -> Page:
    """Return what the tournament would take, and a button that makes it; nothing is made yet."""
    await moderators_only(context)
    guild = the_guild(context)
    if game not in GAMES:
        raise Illegal("table-unknown-game", game=game[:40])
    settings = settings_for(context.host.tables.games[game], fmt)
    for key, value in typed.items():
        if value is not None:
            settings = changed(settings, key, str(value))
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
    await moderators_only(context)
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


def setting_names(context: Context, settings: Settings) -> Names:
    """Return everything that can be set, by its name in the reader's language."""
    words = context.person.words
    rules = context.host.tables.games[settings.game]
    own = {f"{OPTION}{key}": title for key, title in agreed.titles(rules, words).items()}
    named = {key: words.say(f"cup-setting-{key.replace('_', '-')}") for key in EDITABLE}
    return {**named, "houses": words.say("cup-setting-houses"), **own}


async def edit(context: Context, number: int, setting: str | None, value: str | None) -> Page:
    """Show the settings, or change one before the start."""
    found = await led(context, number)
    settings, words = found.cup.settings, context.person.words
    if setting is None or value is None:
        lines = [found.say("cup-rules-title", title=found.title)]
        lines += rules_lines(settings, words, len(found.cup.entrants) or None)
        lines.append(found.say("cup-edit-how"))
        return checked(Page(shorten("\n".join(lines), CONTENT)))
    known = setting_names(context, settings)
    name = setting if setting in known else find(setting, known)
    rules = context.host.tables.games[settings.game]
    if name.startswith(OPTION):
        chosen = agreed.chosen(rules, words, name.removeprefix(OPTION), value)
        options = check_options(rules, {**settings.options, **chosen})
        for size in settings.sizes:
            rules.check_options(size, options)
        plain_options = options.model_dump(mode="json")
        new = settings.model_copy(update={"options": plain_options})
        new = _with_houses(rules, new, bool(settings.houses))
    elif name == "houses":
        new = _with_houses(rules, settings, changed(settings, "check_in", value).check_in)
    else:
        new = changed(settings, name, value)
    if new.decks and not settings.decks:
        game = GAMES.get(settings.game)
        if game is None or game.decks is None:
            raise Refused("tournament-no-decks")
    check_settings(new)
    await decide(context, number, said.Changed(by=context.user_id, settings=new))
    return told(context, "cup-edited", setting=known[name], value=plain(value, 60))


def _with_houses(rules: Rules[Any], settings: Settings, wanted: bool) -> Settings:
    if not wanted:
        return settings.model_copy(update={"houses": {}})
    options = check_options(rules, settings.options)
    houses = {size: rules.houses_for(size, options)[:size] for size in settings.sizes}
    if not all(len(one) == size for size, one in houses.items()):
        raise Illegal("no-houses-here")
    return settings.model_copy(update={"houses": houses})


async def start_at(context: Context, number: int, at: int) -> Page:
    """Have the tournament start by itself at a time."""
    found = await led(context, number)
    now = context.host.tables.store.clock() // 1000
    if at and at <= now:
        raise Refused("tournament-starts-past")
    new = found.cup.settings.model_copy(update={"starts_at": at})
    await decide(context, number, said.Changed(by=context.user_id, settings=new))
    return told(context, "cup-starts-set", when=f"<t:{at}:f>")
