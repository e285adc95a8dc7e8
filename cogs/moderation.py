"""/mod: what moderators may do; nothing hidden is shown, and everything is announced."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.harmless import plain
from bot.discord_ui.page import CONTENT, Page, tail
from bot.discord_ui.router import Verb
from bot.games import GAMES
from bot.kernel import Illegal
from bot.store.rows import Audit
from bot.table import TableInfo
from bot.text import Words
from bot.text.words import quoted
from bot.workshop.snapshot import Impossible, written
from cogs import _cleanup
from cogs._base import MaesterCog
from cogs._choices import Names, Source, Suggest, suggest, tables
from cogs._commands import Interaction, Work, moderators_only, said, serve, the_guild
from cogs._names import move_names, read_number, seat_names
from cogs._tables import at_table
from cogs._words import T, called, options

LONGEST_REASON = 200
MOST_SHOWN = 20
MOST_DAYS = 3650


def _for_moderators(source: Source) -> Suggest:
    """Return an autocompletion that suggests nothing to anybody but moderators."""

    async def checked(context: Context) -> Names:
        await moderators_only(context)
        return await source(context)

    return suggest(checked)


async def _moderate(interaction: Interaction, work: Work) -> None:
    """Answer moderators with a page, and refuse everybody else."""

    async def checked(context: Context) -> Page:
        await moderators_only(context)
        return await work(context)

    await serve(interaction, checked)


class Moderation(MaesterCog):
    """The commands of moderators: pausing, rewinding, and changing who plays."""

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
        """Pause a game; it takes no moves."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table, "all")
            await self.host.tables.moderation.pause(info.session.id, context.user_id, reason or "")
            return said(context, "cogs-paused", info)

        await _moderate(interaction, work)

    @mod.command(**called("cmd-mod-resume"))
    @options("table")
    @app_commands.autocomplete(table=tables("all"))
    async def resume(self, interaction: Interaction, table: str | None = None) -> None:
        """Resume a paused game."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table, "all")
            await self.host.tables.moderation.resume(info.session.id, context.user_id)
            return said(context, "cogs-resumed", info)

        await _moderate(interaction, work)

    @mod.command(**called("cmd-mod-rewind"))
    @options("reason", "table", to="move")
    @app_commands.autocomplete(to=_for_moderators(move_names), table=tables("all"))
    async def rewind(
        self,
        interaction: Interaction,
        to: str,
        reason: Range[str, 1, LONGEST_REASON],
        table: str | None = None,
    ) -> None:
        """Rewind a game to an earlier move."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table, "all")
            number = read_number(to, "rewind-no-such-move", info.session.number - 1)
            await self.host.tables.history.rewind(
                info.session.id, context.user_id, number, reason, context.request_id
            )
            return said(context, "cogs-rewound", info)

        await _moderate(interaction, work)

    @mod.command(**called("cmd-mod-replace"))
    @options("seat", "user", "table")
    @app_commands.autocomplete(seat=_for_moderators(seat_names), table=tables("all"))
    async def replace(
        self, interaction: Interaction, seat: str, user: discord.User, table: str | None = None
    ) -> None:
        """Give a seat to another user."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table, "all")
            if user.bot:
                raise Illegal("no-bots")
            number = read_number(seat, "table-no-such-seat", info.session.seats) - 1
            if not (await self.host.people.person(user.id)).name:
                await self.host.people.set_person(user.id, name=user.display_name)
            await self.host.tables.moderation.replace(
                info.session.id, context.user_id, number, user.id
            )
            return said(context, "cogs-replaced", info)

        await _moderate(interaction, work)

    @mod.command(**called("cmd-mod-remove"))
    @options("seat", "table")
    @app_commands.autocomplete(seat=_for_moderators(seat_names), table=tables("all"))
    async def remove(self, interaction: Interaction, seat: str, table: str | None = None) -> None:
        """Take a user off a seat; a stand-in takes over."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table, "all")
            number = read_number(seat, "table-no-such-seat", info.session.seats) - 1
            await self.host.tables.moderation.remove(info.session.id, context.user_id, number)
            return said(context, "cogs-removed", info)

        await _moderate(interaction, work)

    @mod.command(**called("cmd-mod-act"))
    @options("seat", "reason", "table")
    @app_commands.autocomplete(seat=_for_moderators(seat_names), table=tables("all"))
    async def act(
        self,
        interaction: Interaction,
        seat: str,
        reason: Range[str, 1, LONGEST_REASON] | None = None,
        table: str | None = None,
    ) -> None:
        """Answer for a seat, as a stand-in would."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table, "all")
            number = read_number(seat, "table-no-such-seat", info.session.seats) - 1
            await self.host.tables.moderation.act_for(
                info.session.id, context.user_id, number, context.request_id, reason=reason or ""
            )
            return said(context, "cogs-acted", info)

        await _moderate(interaction, work)

    @mod.command(**called("cmd-mod-close"))
    @options("game", host="close-host", days="close-days", tables="close-tables")
    @app_commands.choices(game=[Choice(name=T(f"game-{game}"), value=game) for game in GAMES])
    async def close(
        self,
        interaction: Interaction,
        host: discord.User | None = None,
        game: str | None = None,
        days: Range[int, 1, MOST_DAYS] | None = None,
        tables: Range[str, 1, LONGEST_REASON] | None = None,
    ) -> None:
        """Close many tables at once."""

        async def work(context: Context) -> Page:
            owner = None if host is None else host.id
            return await _cleanup.ask(context, owner, game, days, tables)

        await _moderate(interaction, work)

    @mod.command(**called("cmd-mod-audit"))
    @options("everywhere", "table")
    @app_commands.autocomplete(table=tables("all"))
    async def audit(
        self, interaction: Interaction, everywhere: bool = False, table: str | None = None
    ) -> None:
        """Show what moderators have done."""

        async def work(context: Context) -> Page:
            guild, words = the_guild(context), context.person.words
            info = None if everywhere else await at_table(context, table, "all")
            found = await self.host.tables.moderation.audits(
                guild=guild.id, session_id=info.session.id if info else None, limit=MOST_SHOWN
            )
            numbers = {one.session_id for one in found if one.session_id is not None}
            at = {number: await self.host.tables.queries.info(number) for number in numbers}
            told = [_audited(words, one, at) for one in reversed(found)]
            head = words.say("cogs-audit")
            lines = told or [words.say("cogs-audit-empty")]
            return Page(f"{head}\n{tail(lines, CONTENT - len(head) - 1, '…')}")

        await _moderate(interaction, work)

    @mod.command(**called("cmd-mod-scenario"))
    @options("table", move="after-move")
    @app_commands.autocomplete(move=_for_moderators(move_names), table=tables("all"))
    async def scenario(
        self, interaction: Interaction, move: str | None = None, table: str | None = None
    ) -> None:
        """Write a position as a scenario file."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table, "all")
            words, most = context.person.words, info.session.number
            number = None if move is None else read_number(move, "rewind-no-such-move", most)
            state, true = await self.host.tables.history.position(info.session.id, number)
            rules = self.host.tables.games[info.session.game]
            remark = "" if true else words.say("cogs-scenario-secret")
            try:
                text = written(rules, state, [remark] if remark else [])
            except Impossible:
                raise Illegal("no-scenario-here") from None
            name = f"{info.session.game}-{info.session.id}.yaml"
            page = said(context, "cogs-scenario", info)
            page.content = "\n".join(part for part in (page.content, remark) if part)
            page.files = [(name, text.encode(), words.say("cogs-scenario-file"))]
            return page

        await _moderate(interaction, work)

    async def forget(self, user_id: int) -> None:
        """Do nothing: what moderators did stays on record, so that others can rely on it."""

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return nothing: the audit list belongs to the server."""
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
    """Add the cog; the client calls this when it loads the module."""
    await bot.add_cog(Moderation(bot))
    bot.router.verbs[_cleanup.VERB] = Verb(_cleanup.close, in_place=True)
