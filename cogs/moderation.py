"""/mod: what moderators may do. None of it shows anything hidden, and all of it is announced."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Range

from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk
from bot.discord_ui.limits import CONTENT, Page, tail
from bot.discord_ui.safe import plain
from bot.kernel import Illegal
from bot.store.rows import Audit
from bot.table import LogEntry, TableInfo
from bot.text import Words
from bot.text.words import quoted
from cogs._base import MaesterCog
from cogs._choices import Names, suggest, tables, typed_so_far
from cogs._shared import Interaction, Work, at_table, moderators_only, said, serve, the_guild
from cogs._words import called, options

LONGEST_REASON = 200
MOST_SHOWN = 20


async def _public_desk(context: Context) -> Desk:
    """A desk for what everybody may know, in the moderator's language."""
    await moderators_only(context)
    info = await at_table(context, typed_so_far(context, "table"), "all")
    return await context.host.desk(info.session.id, context.person.words)


async def _moves(context: Context) -> Names:
    """Recent moves in words, the newest first."""
    desk = await _public_desk(context)
    found = await context.host.tables.log(desk.session_id, None)
    say = context.person.words.say
    return {
        str(entry.number): say("cogs-move", number=entry.number, what=_told(desk, entry))
        for entry in reversed(found.entries)
        if entry.number < desk.info.session.number
    }


def _told(desk: Desk, entry: LogEntry) -> str:
    told = (desk.words.event(desk.game, event, desk.label) for event in entry.events)
    return discord.utils.remove_markdown(" ".join(told))


async def _seats(context: Context) -> Names:
    """Seats by who sits there."""
    desk = await _public_desk(context)
    say = context.person.words.say
    return {
        str(seat.seat + 1): say("cogs-seat", number=seat.seat + 1, who=desk.label(seat.seat))
        for seat in desk.info.seats
    }


def _number(typed: str, reason: str, most: int) -> int:
    """A number from an autocompleted option, or Illegal."""
    if not (typed.isascii() and typed.isdecimal() and len(typed) < 10):
        raise Illegal(reason, min=1, max=most)
    return int(typed)


async def _moderate(interaction: Interaction, work: Work) -> None:
    """Serve moderators, and refuse everybody else."""

    async def checked(context: Context) -> Page:
        await moderators_only(context)
        return await work(context)

    await serve(interaction, checked)


class Moderation(MaesterCog):
    """Pausing, rewinding, and changing who plays."""

    mod = app_commands.Group(**called("cmd-mod"), guild_only=True)

    @mod.command(**called("cmd-mod-pause"))
    @options("reason", "table")
    @app_commands.autocomplete(table=tables("all"))
    async def pause(
        self,
        interaction: Interaction,
        reason: Range[str, 1, LONGEST_REASON] | None = None,
        table: str | None = None,
    ) -> None:
        """Stop a game for a while."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table, "all")
            await self.host.tables.pause(info.session.id, context.user_id, reason or "")
            return said(context, "cogs-paused", info)

        await _moderate(interaction, work)

    @mod.command(**called("cmd-mod-resume"))
    @options("table")
    @app_commands.autocomplete(table=tables("all"))
    async def resume(self, interaction: Interaction, table: str | None = None) -> None:
        """Let a game go on."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table, "all")
            await self.host.tables.resume(info.session.id, context.user_id)
            return said(context, "cogs-resumed", info)

        await _moderate(interaction, work)

    @mod.command(**called("cmd-mod-rewind"))
    @options("reason", "table", to="move")
    @app_commands.autocomplete(to=suggest(_moves), table=tables("all"))
    async def rewind(
        self,
        interaction: Interaction,
        to: str,
        reason: Range[str, 1, LONGEST_REASON],
        table: str | None = None,
    ) -> None:
        """Take a game back to an earlier move."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table, "all")
            number = _number(to, "rewind-no-such-move", info.session.number - 1)
            await self.host.tables.rewind(
                info.session.id, context.user_id, number, reason, context.request_id
            )
            return said(context, "cogs-rewound", info)

        await _moderate(interaction, work)

    @mod.command(**called("cmd-mod-replace"))
    @options("seat", "user", "table")
    @app_commands.autocomplete(seat=suggest(_seats), table=tables("all"))
    async def replace(
        self, interaction: Interaction, seat: str, user: discord.User, table: str | None = None
    ) -> None:
        """Give a seat to somebody else."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table, "all")
            if user.bot:
                raise Illegal("no-bots")
            number = _number(seat, "table-no-such-seat", info.session.seats) - 1
            if not (await self.host.people.person(user.id)).name:
                await self.host.people.set_person(user.id, name=user.display_name)
            await self.host.tables.replace(info.session.id, context.user_id, number, user.id)
            return said(context, "cogs-replaced", info)

        await _moderate(interaction, work)

    @mod.command(**called("cmd-mod-remove"))
    @options("seat", "table")
    @app_commands.autocomplete(seat=suggest(_seats), table=tables("all"))
    async def remove(self, interaction: Interaction, seat: str, table: str | None = None) -> None:
        """Take somebody off a seat; a stand-in takes over."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table, "all")
            number = _number(seat, "table-no-such-seat", info.session.seats) - 1
            await self.host.tables.remove(info.session.id, context.user_id, number)
            return said(context, "cogs-removed", info)

        await _moderate(interaction, work)

    @mod.command(**called("cmd-mod-act"))
    @options("seat", "reason", "table")
    @app_commands.autocomplete(seat=suggest(_seats), table=tables("all"))
    async def act(
        self,
        interaction: Interaction,
        seat: str,
        reason: Range[str, 1, LONGEST_REASON] | None = None,
        table: str | None = None,
    ) -> None:
        """Decide for a seat, as a stand-in would."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table, "all")
            number = _number(seat, "table-no-such-seat", info.session.seats) - 1
            await self.host.tables.act_for(
                info.session.id, context.user_id, number, context.request_id, reason=reason or ""
            )
            return said(context, "cogs-acted", info)

        await _moderate(interaction, work)

    @mod.command(**called("cmd-mod-audit"))
    @options("everywhere", "table")
    @app_commands.autocomplete(table=tables("all"))
    async def audit(
        self, interaction: Interaction, everywhere: bool = False, table: str | None = None
    ) -> None:
        """What moderators have done."""

        async def work(context: Context) -> Page:
            guild, words = the_guild(context), context.person.words
            info = None if everywhere else await at_table(context, table, "all")
            found = await self.host.tables.audits(
                guild=guild.id, session_id=info.session.id if info else None, limit=MOST_SHOWN
            )
            numbers = {one.session_id for one in found if one.session_id is not None}
            at = {number: await self.host.tables.show(number) for number in numbers}
            told = [_audited(words, one, at) for one in reversed(found)]
            head = words.say("cogs-audit")
            lines = told or [words.say("cogs-audit-empty")]
            return Page(f"{head}\n{tail(lines, CONTENT - len(head) - 1, '…')}")

        await _moderate(interaction, work)

    async def forget(self, user_id: int) -> None:
        """Nothing here: what moderators did stays on record, so that others can rely on it."""

    async def export(self, user_id: int) -> dict[str, Any]:
        """Nothing of its own: the audit list belongs to the server."""
        return {}


def _audited(words: Words, audit: Audit, tables: Mapping[int, TableInfo]) -> str:
    info = tables.get(audit.session_id or 0)
    table = ""
    if info is not None:
        session = info.session
        table = f"**{plain(session.title, 100)}** <#{session.thread_id or session.channel_id}>"
    return words.say(
        "cogs-audit-line",
        when=f"<t:{audit.at // 1000}:f>",
        user=f"<@{audit.actor}>",
        action=words.say(f"cogs-audit-{audit.action}"),
        table=table,
        reason=quoted(audit.detail.get("reason", "")),
    )


async def setup(bot: Maester) -> None:
    """Called by the client."""
    await bot.add_cog(Moderation(bot))
