"""Names of a table's seats and moves in autocompletion, and reading them back."""

import discord

from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk
from bot.kernel import Illegal
from bot.table import LogEntry
from cogs._choices import Names, typed_so_far
from cogs._tables import at_table


async def public_desk(context: Context) -> Desk:
    """Return a desk for what everybody may know, in the reader's language."""
    info = await at_table(context, typed_so_far(context, "table"), "all")
    return await context.host.desk(info.session.id, context.person.words)


async def seat_names(context: Context) -> Names:
    """Return the seats by who sits there."""
    desk = await public_desk(context)
    say = context.person.words.say
    return {
        str(seat.seat + 1): say("cogs-seat", number=seat.seat + 1, who=desk.label(seat.seat))
        for seat in desk.info.seats
    }


async def move_names(context: Context) -> Names:
    """Return recent moves in words, the newest first."""
    desk = await public_desk(context)
    found = await context.host.tables.log.page(desk.session_id, None)
    say = context.person.words.say
    return {
        str(entry.number): say("cogs-move", number=entry.number, what=_told(desk, entry))
        for entry in reversed(found.entries)
        if entry.number < desk.info.session.number
    }


def _told(desk: Desk, entry: LogEntry) -> str:
    told = (desk.words.event(desk.game, event, desk.label) for event in entry.events)
    return discord.utils.remove_markdown(" ".join(told))


def read_number(typed: str, reason: str, most: int) -> int:
    """Return the number in an autocompleted option; or raise Illegal."""
    if not (typed.isascii() and typed.isdecimal() and len(typed) < 10):
        raise Illegal(reason, min=1, max=most)
    return int(typed)
