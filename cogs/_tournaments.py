"""Which tournament a command or a press is about, and who may do what there."""

from typing import Any

import discord

from bot.discord_ui.context import Context
from bot.discord_ui.harmless import plain
from bot.discord_ui.page import MODAL_LABEL, MODAL_NOTE, MODAL_TITLE, Page, Press, shorten
from bot.discord_ui.tournaments.sight import Sight, sight
from bot.kernel import Illegal
from bot.reader.single import find
from bot.tournaments.checks import check
from bot.tournaments.decisions import AnyDecision
from bot.tournaments.plain import Person
from bot.tournaments.preview import Preview
from bot.tournaments.rights import check_right, organises
from bot.tournaments.tournament import Tournament
from cogs._choices import Names
from cogs._commands import is_moderator, the_guild

UNDER_WAY = ("open", "running")
LONGEST_REASON = 300


async def which(context: Context, typed: str | None = None) -> int:
    """Return the tournament a command is about: the one named, the one here, or the only one."""
    guild = the_guild(context)
    cups = context.host.tables.tournaments
    if typed:
        known = await names(context)
        if typed not in known:
            if not known:
                raise Illegal("no-tournament")
            typed = find(typed, known)
        return int(typed)
    here = await _here(context)
    if here is not None:
        return here
    found = await cups.of_guild(guild.id, *UNDER_WAY) or await cups.of_guild(guild.id)
    if not found:
        raise Illegal("no-tournament")
    if len(found) > 1 and found[0][1].phase in UNDER_WAY:
        raise Illegal("which-tournament", tournaments=[plain(cup.name, 60) for _, cup in found[:5]])
    return found[0][0].id


async def _here(context: Context) -> int | None:
    """Return the tournament whose post or table is in this thread."""
    channel, tables = context.interaction.channel_id, context.host.tables
    if channel is None:
        return None
    row = await tables.tournaments.by_thread(channel)
    if row is not None:
        return row.id
    info = await tables.queries.by_thread(channel)
    at = None if info is None else await tables.tournaments.of_session(info.session.id)
    return None if at is None else at.tournament_id


async def names(context: Context) -> Names:
    """Return the tournaments of this server by their numbers, newest first."""
    guild = the_guild(context)
    found = await context.host.tables.tournaments.of_guild(guild.id)
    return {str(row.id): f"{cup.name} #{row.id}" for row, cup in found}


async def pressed(context: Context) -> int:
    """Return the tournament a button belongs to; it has to be one of this server."""
    row = await context.host.tables.tournaments.where(context.press.ask)
    if row.guild_id != context.interaction.guild_id:
        raise Illegal("no-tournament")
    return row.id


async def seen(context: Context, number: int) -> Sight:
    """Return a tournament for this reader."""
    return await sight(context.host, number, context.person.words)


async def leads(context: Context, cup: Tournament) -> bool:
    """Return whether this user organises the tournament or moderates the server."""
    moderator = await is_moderator(context.host, context.interaction)
    return organises(cup, context.user_id, moderator)


async def led(context: Context, number: int) -> Sight:
    """Return a tournament for one of its organisers; raise Illegal for everybody else."""
    found = await seen(context, number)
    if not await leads(context, found.cup):
        raise Illegal("tournament-organisers-only")
    return found


async def decide(context: Context, number: int, decision: AnyDecision) -> Tournament:
    """Take a decision with the rights that this user has."""
    moderator = await is_moderator(context.host, context.interaction)
    return await context.host.tables.tournaments.decide(number, decision, moderator=moderator)


async def check_decision(context: Context, cup: Tournament, decision: AnyDecision) -> None:
    """Raise Refused unless this user may take the decision now."""
    check_right(cup, decision, await is_moderator(context.host, context.interaction))
    check(cup, decision)


async def previewed(context: Context, number: int, decision: AnyDecision) -> Preview:
    """Return what a decision of this user would change; Refused if they cannot take it."""
    moderator = await is_moderator(context.host, context.interaction)
    return await context.host.tables.tournaments.preview(number, decision, moderator=moderator)


def entrant_names(found: Sight) -> dict[str, str]:
    """Return everybody of a tournament by their number."""
    return {str(person): found.name(person) for person in found.cup.entrants}


def person_of(found: Sight, typed: str) -> Person:
    """Return the entrant that was picked or typed."""
    known = entrant_names(found)
    if not known:
        raise Illegal("tournament-nobody")
    return int(typed if typed in known else find(typed, known))


async def meet(context: Context, user: discord.User | discord.Member) -> Person:
    """Return a user who is named by somebody else, once we know what they are called."""
    if user.bot:
        raise Illegal("no-bots")
    people = context.host.people
    if not (await people.person(user.id)).name:
        await people.set_person(user.id, name=user.display_name)
    return user.id


def form(
    context: Context,
    press: Press,
    title: str,
    *fields: tuple[str, str, str, bool],
    now: str = "",
) -> discord.ui.Modal:
    """Return a form of text fields: an id, a label, a note, and whether it is needed.

    `now` stands in them to begin with.
    """
    words = context.person.words
    modal = discord.ui.Modal(title=shorten(words.say(title), MODAL_TITLE), custom_id=press.encode())
    for name, label, note, needed in fields:
        field: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=name,
            style=discord.TextStyle.short,
            required=needed,
            default=now[:LONGEST_REASON] or None,
            max_length=LONGEST_REASON,
        )
        about = shorten(words.say(note), MODAL_NOTE) if note else None
        modal.add_item(
            discord.ui.Label(
                text=shorten(words.say(label), MODAL_LABEL), description=about, component=field
            )
        )
    modal.stop()
    return modal


def told(context: Context, key: str, **args: object) -> Page:
    """Return a page of one sentence."""
    return Page(context.person.words.tell(None, key, args))
