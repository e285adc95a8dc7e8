"""/game vote: what players decide together, without a moderator."""

from typing import get_args

from discord import app_commands

from bot.discord_ui.context import Context
from bot.discord_ui.page import Page
from bot.table import TableInfo
from bot.table.votes import Motion, MotionKind, Poll
from cogs._choices import suggest, tables
from cogs._commands import Interaction, serve
from cogs._names import move_names, read_number, seat_names
from cogs._tables import at_table
from cogs._words import called, choice, options

MOTIONS = [choice(f"motion-{kind}", kind) for kind in get_args(MotionKind)]


def told(context: Context, poll: Poll) -> Page:
    """Return how a vote stands, for whoever has just voted."""
    passed = "yes" if poll.passed else "no"
    say = context.person.words.say
    return Page(say("slow-voted", passed=passed, votes=poll.votes, needed=poll.needed))


def _motion(info: TableInfo, wish: str, seat: str | None, to: str | None) -> Motion:
    kind: MotionKind = next(one for one in get_args(MotionKind) if one == wish)
    if kind == "rewind":
        return Motion(kind, read_number(to or "", "rewind-no-such-move", info.session.number - 1))
    return Motion(kind, read_number(seat or "", "table-no-such-seat", info.session.seats) - 1)


@app_commands.command(**called("cmd-game-vote"))
@options("wish", "seat", "table", to="move")
@app_commands.choices(wish=MOTIONS)
@app_commands.autocomplete(seat=suggest(seat_names), to=suggest(move_names), table=tables("mine"))
async def vote(
    interaction: Interaction,
    wish: str,
    seat: str | None = None,
    to: str | None = None,
    table: str | None = None,
) -> None:
    """Vote on deciding for a seat, freeing it, or going back; more than half decide."""

    async def work(context: Context) -> Page:
        info = await at_table(context, table)
        motion = _motion(info, wish, seat, to)
        poll = await context.host.tables.votes.on_game(
            info.session.id, context.user_id, motion, context.request_id
        )
        return told(context, poll)

    await serve(interaction, work)
