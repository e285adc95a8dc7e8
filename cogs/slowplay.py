"""/clock, /games, and more of /game: time at the tables, and every user's own times."""

from typing import Any, get_args

from discord import app_commands
from discord.app_commands import Range

from bot.discord_ui import slow_play, table_pages
from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.page import Page
from bot.kernel import Illegal
from bot.table.absences import check_time, zones
from bot.table.durations import duration_text, parse_duration
from bot.table.votes import Wish
from bot.table.waits import Absence, Agreement, Overtime
from cogs import _times, _votes
from cogs._base import MaesterCog
from cogs._choices import Names, suggest, tables
from cogs._commands import Interaction, is_moderator, moderators_only, serve
from cogs._tables import at_table
from cogs._words import called, choice, options

SPAN = 30
"""Characters of a typed time."""

CLOCKS = [choice(f"clock-{kind}", kind) for kind in ("none", "move", "bank")]
OVERTIMES = [choice(f"overtime-{what}", what) for what in get_args(Overtime)]
WISHES = [choice(f"wish-{wish}", wish) for wish in get_args(Wish)]


async def _zones(context: Context) -> Names:
    return {name: name for name in sorted(zones().values())}


class SlowPlay(MaesterCog):
    """The commands about clocks, pings and absences."""

    clock = app_commands.Group(**called("cmd-clock"))
    games = app_commands.Group(**called("cmd-games"))

    @games.command(**called("cmd-games-mine"))
    async def mine(self, interaction: Interaction) -> None:
        """Show everything that waits for the user, over all servers."""

        async def work(context: Context) -> Page:
            words = context.person.words
            owed = await self.host.tables.queries.owed_by(context.user_id)
            played = await self.host.tables.queries.played_for(context.user_id)
            return slow_play.mine(words, owed, words.say("slow-mine"), played)

        await serve(interaction, work)

    @clock.command(**called("cmd-clock-show"))
    @options("table")
    @app_commands.autocomplete(table=tables("all"))
    async def show(self, interaction: Interaction, table: str | None = None) -> None:
        """Show a table's clock, and the user's own times."""

        async def work(context: Context) -> Page:
            own = _times.told(context, await self.host.tables.absences.get(context.user_id))
            try:
                await at_table(context, table, "all")
            except Illegal:
                if table is not None:
                    raise
                return Page(own)
            return Page(f"{table_pages.clock_line(await context.desk())}\n\n{own}")

        await serve(interaction, work)

    @clock.command(**called("cmd-clock-set"))
    @options("clock", "time", "increment", "overtime", "table")
    @app_commands.choices(clock=CLOCKS, overtime=OVERTIMES)
    @app_commands.autocomplete(table=tables("all"))
    async def set_clock(
        self,
        interaction: Interaction,
        clock: str,
        time: Range[str, 1, SPAN] | None = None,
        increment: Range[str, 1, SPAN] | None = None,
        overtime: str = "standin",
        table: str | None = None,
    ) -> None:
        """Choose the clock of a table."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table, "all")
            agreement = _agreement(clock, time, increment, overtime)
            moderator = await is_moderator(self.host, interaction)
            await self.host.tables.clocks.set(
                info.session.id, context.user_id, agreement, moderator=moderator
            )
            desk = await context.desk(anew=True)
            return Page(desk.say("slow-clock-set", clock=table_pages.clock_line(desk)))

        await serve(interaction, work)

    @clock.command(**called("cmd-clock-extend"))
    @options("table", span="span")
    @app_commands.autocomplete(table=tables("all"))
    async def extend(
        self, interaction: Interaction, span: Range[str, 1, SPAN], table: str | None = None
    ) -> None:
        """Give more time to those who are waited for."""

        async def work(context: Context) -> Page:
            await moderators_only(context)
            info = await at_table(context, table, "all")
            more = parse_duration(span)
            await self.host.tables.clocks.extend(
                info.session.id, context.user_id, more, context.request_id
            )
            return Page(context.person.words.say("slow-extended", time=duration_text(more)))

        await serve(interaction, work)

    @clock.command(**called("cmd-clock-vote"))
    @options("wish", "table")
    @app_commands.choices(wish=WISHES)
    @app_commands.autocomplete(table=tables("mine"))
    async def vote(self, interaction: Interaction, wish: str, table: str | None = None) -> None:
        """Vote for more time, a pause, or its end; more than half decide."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table)
            wanted: Wish = next(one for one in get_args(Wish) if one == wish)
            poll = await self.host.tables.votes.on_time(
                info.session.id, context.user_id, wanted, context.request_id
            )
            return _votes.told(context, poll)

        await serve(interaction, work)

    @clock.command(**called("cmd-clock-mute"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def mute(self, interaction: Interaction, table: str | None = None) -> None:
        """Send the user no more reminders for this turn."""

        async def work(context: Context) -> Page:
            await at_table(context, table)
            return await slow_play.mute(context)

        await serve(interaction, work)

    @clock.command(**called("cmd-clock-quiet"))
    @options("zone", "clear", start="quiet-from", end="quiet-until")
    @app_commands.autocomplete(zone=suggest(_zones))
    async def quiet(
        self,
        interaction: Interaction,
        start: Range[str, 1, SPAN] | None = None,
        end: Range[str, 1, SPAN] | None = None,
        zone: Range[str, 1, 60] | None = None,
        clear: bool = False,
    ) -> None:
        """Set the user's quiet hours and time zone."""

        async def work(context: Context) -> Page:
            tables, user = self.host.tables, context.user_id
            now = await tables.absences.get(user)
            if (start is None) != (end is None):
                raise Illegal("quiet-both")
            if clear or start is not None or zone is not None:
                hours = None if clear else now.quiet
                if start is not None and end is not None:
                    hours = check_time(start), check_time(end)
                now = await tables.absences.set_quiet(user, hours, zone)
            return Page(_times.told(context, now))

        await serve(interaction, work)

    @clock.command(**called("cmd-clock-vacation"))
    @options("days", start="start")
    async def vacation(
        self, interaction: Interaction, days: int, start: Range[str, 1, SPAN] | None = None
    ) -> None:
        """Announce that the user is away for some days."""

        async def work(context: Context) -> Page:
            tables, user = self.host.tables, context.user_id
            absence = await tables.absences.get(user)
            first = None if start is None else _times.day(start, absence, tables.store.clock())
            return Page(
                _times.told(context, await tables.absences.announce_vacation(user, first, days))
            )

        await serve(interaction, work)

    @clock.command(**called("cmd-clock-home"))
    async def end_vacation(self, interaction: Interaction) -> None:
        """End the user's vacation."""

        async def work(context: Context) -> Page:
            absence = await self.host.tables.absences.end_vacation(context.user_id)
            return Page(_times.told(context, absence))

        await serve(interaction, work)

    @clock.command(**called("cmd-clock-digest"))
    @options("hour")
    async def digest(self, interaction: Interaction, hour: Range[int, 0, 23] | None = None) -> None:
        """Send the user a message every day, or none."""

        async def work(context: Context) -> Page:
            absence = await self.host.tables.absences.set_digest(context.user_id, hour)
            return Page(_times.told(context, absence))

        await serve(interaction, work)

    async def forget(self, user_id: int) -> None:
        """Delete the user's times; running clocks count without them."""
        await self.host.tables.absences.forget(user_id)

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return the user's times."""
        absence = await self.host.tables.absences.get(user_id)
        return {} if absence == Absence() else {"times": absence.model_dump()}


def _agreement(kind: str, time: str | None, increment: str | None, overtime: str) -> Agreement:
    if kind != "none" and time is None:
        raise Illegal("clock-needs-time")
    return Agreement.model_validate(
        {
            "kind": kind,
            "time": 0 if time is None or kind == "none" else parse_duration(time),
            "increment": 0 if increment is None or kind == "none" else parse_duration(increment),
            "overtime": overtime,
        }
    )


def _more_of_game() -> list[app_commands.Command[Any, ..., None]]:
    """Return the commands of slow play that belong to /game."""

    @app_commands.command(**called("cmd-game-nudge"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def nudge(interaction: Interaction, table: str | None = None) -> None:
        """Remind a player the game waits for."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table)
            moderator = await is_moderator(context.host, interaction)
            await context.host.tables.pings.nudge(
                info.session.id, context.user_id, moderator=moderator
            )
            return Page(context.person.words.say("slow-nudged"))

        await serve(interaction, work)

    @app_commands.command(**called("cmd-game-back"))
    @options("table")
    @app_commands.autocomplete(table=tables("mine"))
    async def back(interaction: Interaction, table: str | None = None) -> None:
        """Take the user's seat back from the stand-in."""

        async def work(context: Context) -> Page:
            info = await at_table(context, table)
            came = await context.host.tables.seats.come_back(info.session.id, context.user_id)
            key = "slow-back" if came else "slow-not-away"
            return await context.panel(context.person.words.say(key))

        await serve(interaction, work)

    return [nudge, back, _votes.vote]


async def setup(bot: Maester) -> None:
    """Add the cog; the client calls this when it loads the module."""
    await bot.add_cog(SlowPlay(bot))
    game = bot.tree.get_command("game")
    if isinstance(game, app_commands.Group):
        for command in _more_of_game():
            game.add_command(command)
