"""/tournament: sign up, look, and organise; everything is also behind the buttons of its post."""

from typing import Any, cast

import discord
from discord import app_commands
from discord.app_commands import Range

from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.page import Page
from bot.discord_ui.tournaments.values import setting_names
from bot.games import GAMES
from bot.table.durations import parse_duration
from bot.tournaments.settings import FORMATS, MOST_PLAYERS, Format
from cogs import _tournament_field as field
from cogs import _tournament_lead as lead
from cogs import _tournament_new as making
from cogs import _tournament_people as people
from cogs import _tournament_setup as setting_up
from cogs._base import MaesterCog
from cogs._choices import Names, suggest
from cogs._commands import Interaction, Work, serve
from cogs._tournament_presses import verbs
from cogs._tournaments import (
    LONGEST_REASON,
    entrant_names,
    meet,
    names,
    person_of,
    seen,
    which,
)
from cogs._words import called, choice, options

FORMAT_CHOICES = [choice(f"format-{one}", one) for one in FORMATS]
Reason = Range[str, 1, LONGEST_REASON]


async def _games(context: Context) -> Names:
    words = context.person.words
    return {game: words.say(f"game-{game}") for game in GAMES}


async def _settings(context: Context) -> Names:
    found = await seen(context, await which(context, _typed(context)))
    return setting_names(found.cup.settings, context.person.words)


async def _entrants(context: Context) -> Names:
    return entrant_names(await seen(context, await which(context, _typed(context))))


async def _tables(context: Context) -> Names:
    found = await seen(context, await which(context, _typed(context)))
    return {
        f"{table.round}/{table.number}": f"{table.round}/{table.number} "
        + ", ".join(found.name(person) for person in table.people)
        for table in reversed(list(found.cup.tables()))
    }


def _typed(context: Context) -> str | None:
    value = getattr(context.interaction.namespace, "tournament", None)
    return str(value) if value else None


class Tournaments(MaesterCog):
    """The commands of tournaments."""

    group = app_commands.Group(**called("cmd-tournament"), guild_only=True)
    player = app_commands.Group(**called("cmd-tournament-player"), parent=group)
    setup = app_commands.Group(**called("cmd-tournament-setup"), parent=group)

    async def _at(self, interaction: Interaction, tournament: str | None, step: Any) -> None:
        """Answer with what a step makes of the tournament that is meant."""

        async def work(context: Context) -> Page:
            page: Page = await step(context, await which(context, tournament))
            return page

        await serve(interaction, cast(Work, work))

    @group.command(**called("cmd-tournament-new"))
    @options("name", "game", "rounds", "cut", "hours", "size", "most", "players", fmt="format")
    @app_commands.choices(fmt=FORMAT_CHOICES)
    @app_commands.autocomplete(game=suggest(_games))
    async def new(
        self,
        interaction: Interaction,
        name: Range[str, 1, making.LONGEST_TITLE],
        game: str,
        fmt: str,
        rounds: int | None = None,
        cut: int | None = None,
        hours: int | None = None,
        size: int | None = None,
        most: int | None = None,
        players: Range[int, 1, MOST_PLAYERS] | None = None,
    ) -> None:
        """Propose a tournament: a dry run, and a button that makes it."""
        typed = {"target": size, "rounds": rounds, "cut": cut, "hours": hours, "most": most}

        async def work(context: Context) -> Page:
            return await making.propose(context, name, game, cast(Format, fmt), players, typed)

        await serve(interaction, work)

    @setup.command(**called("cmd-tournament-setup-edit"))
    @options("setting", "value", "tournament")
    @app_commands.autocomplete(setting=suggest(_settings), tournament=suggest(names))
    async def edit(
        self,
        interaction: Interaction,
        setting: str | None = None,
        value: str | None = None,
        tournament: str | None = None,
    ) -> None:
        """Show or change a setting before the start."""
        await self._at(interaction, tournament, lambda c, n: setting_up.edit(c, n, setting, value))

    @setup.command(**called("cmd-tournament-setup-conditions"))
    @options("role", "days", "rating_from", "rating_to", "clear", "tournament")
    @app_commands.autocomplete(tournament=suggest(names))
    async def conditions(
        self,
        interaction: Interaction,
        role: discord.Role | None = None,
        days: int | None = None,
        rating_from: int | None = None,
        rating_to: int | None = None,
        clear: bool = False,
        tournament: str | None = None,
    ) -> None:
        """Set who may sign up, or show it."""
        changes = {"role": None if role is None else role.id, "member_days": days}
        changes |= {"rating_from": rating_from, "rating_to": rating_to}
        await self._at(
            interaction,
            tournament,
            lambda c, n: setting_up.conditions(c, n, changes, clear=clear),
        )

    @setup.command(**called("cmd-tournament-setup-copy"))
    @options("name", "tournament")
    @app_commands.autocomplete(tournament=suggest(names))
    async def copy(
        self,
        interaction: Interaction,
        name: Range[str, 1, making.LONGEST_TITLE],
        tournament: str | None = None,
    ) -> None:
        """Propose a tournament with the rules of another one."""
        await self._at(interaction, tournament, lambda c, n: making.copy(c, name, n))

    @setup.command(**called("cmd-tournament-setup-organiser"))
    @options("remove", "tournament", user="person")
    @app_commands.autocomplete(tournament=suggest(names))
    async def organiser(
        self,
        interaction: Interaction,
        user: discord.User,
        remove: bool = False,
        tournament: str | None = None,
    ) -> None:
        """Name an organiser, or take the right back."""

        async def step(context: Context, number: int) -> Page:
            person = await meet(context, user)
            return await field.organiser(context, number, person, remove=remove)

        await self._at(interaction, tournament, step)

    @group.command(**called("cmd-tournament-join"))
    @options("tournament")
    @app_commands.autocomplete(tournament=suggest(names))
    async def join(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Sign up, join late, or come back."""
        await self._at(interaction, tournament, people.join)

    @group.command(**called("cmd-tournament-leave"))
    @options("tournament")
    @app_commands.autocomplete(tournament=suggest(names))
    async def leave(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Leave a tournament."""
        await self._at(interaction, tournament, people.leave)

    @group.command(**called("cmd-tournament-checkin"))
    @options("tournament")
    @app_commands.autocomplete(tournament=suggest(names))
    async def check_in(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Say that one is there."""
        await self._at(interaction, tournament, people.check_in)

    @group.command(**called("cmd-tournament-deck"))
    @options("tournament")
    @app_commands.autocomplete(tournament=suggest(names))
    async def deck(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Hand in a deck for a tournament."""
        await self._at(interaction, tournament, people.deck)

    @group.command(**called("cmd-tournament-wish"))
    @options("houses", "tournament")
    @app_commands.autocomplete(tournament=suggest(names))
    async def wish(
        self, interaction: Interaction, houses: str | None = None, tournament: str | None = None
    ) -> None:
        """Say which houses one would like."""
        await self._at(interaction, tournament, lambda c, n: people.wish(c, n, houses))

    @group.command(**called("cmd-tournament-start"))
    @options("after", "tournament")
    @app_commands.autocomplete(tournament=suggest(names))
    async def start(
        self, interaction: Interaction, after: str | None = None, tournament: str | None = None
    ) -> None:
        """Start now, or by itself after some time."""

        async def step(context: Context, number: int) -> Page:
            if after is None:
                return await lead.start(context, number)
            now = self.host.tables.store.clock()
            return await setting_up.start_at(context, number, (now + parse_duration(after)) // 1000)

        await self._at(interaction, tournament, step)

    @group.command(**called("cmd-tournament-next"))
    @options("tournament")
    @app_commands.autocomplete(tournament=suggest(names))
    async def next(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Preview what comes next: a round, the cut, the end."""
        await self._at(interaction, tournament, lead.next_step)

    @group.command(**called("cmd-tournament-result"))
    @options("places", "tournament", reason="ruling-reason", at="at-table")
    @app_commands.autocomplete(at=suggest(_tables), tournament=suggest(names))
    async def result(
        self,
        interaction: Interaction,
        at: str,
        places: str,
        reason: Reason | None = None,
        tournament: str | None = None,
    ) -> None:
        """Enter or correct a result, after a preview."""
        await self._at(
            interaction, tournament, lambda c, n: lead.result(c, n, at, places, reason or "")
        )

    @group.command(**called("cmd-tournament-extend"))
    @options("hours", "tournament", at="at-table")
    @app_commands.autocomplete(at=suggest(_tables), tournament=suggest(names))
    async def extend(
        self, interaction: Interaction, at: str, hours: int, tournament: str | None = None
    ) -> None:
        """Give a table more time."""
        await self._at(interaction, tournament, lambda c, n: lead.extend(c, n, at, str(hours)))

    @group.command(**called("cmd-tournament-judge"))
    @options("tournament", reason="ruling-reason")
    @app_commands.autocomplete(tournament=suggest(names))
    async def judge(
        self, interaction: Interaction, reason: Reason, tournament: str | None = None
    ) -> None:
        """Call a judge to one's table."""
        await self._at(interaction, tournament, lambda c, n: people.judge(c, n, reason))

    @group.command(**called("cmd-tournament-rule"))
    @options("tournament", reason="ruling-reason", at="at-table")
    @app_commands.autocomplete(at=suggest(_tables), tournament=suggest(names))
    async def rule(
        self, interaction: Interaction, at: str, reason: Reason, tournament: str | None = None
    ) -> None:
        """Answer a call for a judge."""
        await self._at(interaction, tournament, lambda c, n: lead.rule(c, n, at, reason))

    @group.command(**called("cmd-tournament-pause"))
    @options("tournament")
    @app_commands.autocomplete(tournament=suggest(names))
    async def pause(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Pause the tournament, or let it go on."""
        await self._at(interaction, tournament, lead.pause)

    @group.command(**called("cmd-tournament-standings"))
    @options("tournament")
    @app_commands.autocomplete(tournament=suggest(names))
    async def standings(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Show the standings."""
        await self._at(interaction, tournament, people.standings)

    @group.command(**called("cmd-tournament-pairings"))
    @options("round", "tournament")
    @app_commands.autocomplete(tournament=suggest(names))
    async def pairings(
        self, interaction: Interaction, round: int | None = None, tournament: str | None = None
    ) -> None:
        """Show who sits where."""
        await self._at(interaction, tournament, lambda c, n: people.pairings(c, n, round))

    @group.command(**called("cmd-tournament-mine"))
    @options("tournament")
    @app_commands.autocomplete(tournament=suggest(names))
    async def mine(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Show one's own table, place, and what one needs."""
        await self._at(interaction, tournament, people.mine)

    @group.command(**called("cmd-tournament-why"))
    @options("round", "tournament")
    @app_commands.autocomplete(tournament=suggest(names))
    async def why(
        self, interaction: Interaction, round: int | None = None, tournament: str | None = None
    ) -> None:
        """Say why one sits where one sits."""
        await self._at(interaction, tournament, lambda c, n: people.why(c, n, round))

    @group.command(**called("cmd-tournament-rules"))
    @options("tournament")
    @app_commands.autocomplete(tournament=suggest(names))
    async def rules(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Show the rules as agreed."""
        await self._at(interaction, tournament, people.rules)

    @group.command(**called("cmd-tournament-audit"))
    @options("tournament")
    @app_commands.autocomplete(tournament=suggest(names))
    async def audit(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Show what was decided, by whom and why."""
        await self._at(interaction, tournament, people.audit)

    @group.command(**called("cmd-tournament-export"))
    @options("tournament")
    @app_commands.autocomplete(tournament=suggest(names))
    async def write(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Write everything public into files."""
        await self._at(interaction, tournament, lead.export)

    @group.command(**called("cmd-tournament-organise"))
    @options("tournament")
    @app_commands.autocomplete(tournament=suggest(names))
    async def organise(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Show everything organisers can do, by buttons."""
        await self._at(interaction, tournament, lead.organise)

    @group.command(**called("cmd-tournament-post"))
    @options("tournament")
    @app_commands.autocomplete(tournament=suggest(names))
    async def post(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Post again what was deleted, in a new thread if need be."""
        await self._at(interaction, tournament, making.post_again)

    @group.command(**called("cmd-tournament-cancel"))
    @options("tournament", reason="ruling-reason")
    @app_commands.autocomplete(tournament=suggest(names))
    async def cancel(
        self, interaction: Interaction, reason: Reason, tournament: str | None = None
    ) -> None:
        """Call the tournament off."""
        await self._at(interaction, tournament, lambda c, n: lead.cancel(c, n, reason))

    @player.command(**called("cmd-tournament-player-add"))
    @options("tournament", user="person")
    @app_commands.autocomplete(tournament=suggest(names))
    async def add(
        self, interaction: Interaction, user: discord.User, tournament: str | None = None
    ) -> None:
        """Enter somebody, before or after the start."""

        async def step(context: Context, number: int) -> Page:
            return await field.add(context, number, await meet(context, user))

        await self._at(interaction, tournament, step)

    @player.command(**called("cmd-tournament-player-drop"))
    @options("player", "tournament")
    @app_commands.autocomplete(player=suggest(_entrants), tournament=suggest(names))
    async def drop(
        self, interaction: Interaction, player: str, tournament: str | None = None
    ) -> None:
        """Take somebody out."""
        await self._about(interaction, player, tournament, field.drop)

    @player.command(**called("cmd-tournament-player-absent"))
    @options("player", "tournament")
    @app_commands.autocomplete(player=suggest(_entrants), tournament=suggest(names))
    async def absent(
        self, interaction: Interaction, player: str, tournament: str | None = None
    ) -> None:
        """Note that somebody did not come."""
        await self._about(interaction, player, tournament, field.absent)

    @player.command(**called("cmd-tournament-player-replace"))
    @options("player", "tournament", user="person")
    @app_commands.autocomplete(player=suggest(_entrants), tournament=suggest(names))
    async def replace(
        self,
        interaction: Interaction,
        player: str,
        user: discord.User,
        tournament: str | None = None,
    ) -> None:
        """Give somebody's seat to somebody else."""

        async def step(context: Context, number: int) -> Page:
            old = person_of(await seen(context, number), player)
            return await field.replace(context, number, old, await meet(context, user))

        await self._at(interaction, tournament, step)

    @player.command(**called("cmd-tournament-player-penalty"))
    @options("player", "points", "tournament", reason="ruling-reason")
    @app_commands.autocomplete(player=suggest(_entrants), tournament=suggest(names))
    async def penalty(
        self,
        interaction: Interaction,
        player: str,
        points: str,
        reason: Reason,
        tournament: str | None = None,
    ) -> None:
        """Warn somebody, or take points away."""

        async def step(context: Context, number: int) -> Page:
            person = person_of(await seen(context, number), player)
            return await field.penalise(context, number, person, points, reason)

        await self._at(interaction, tournament, step)

    @player.command(**called("cmd-tournament-player-disqualify"))
    @options("player", "tournament", reason="ruling-reason")
    @app_commands.autocomplete(player=suggest(_entrants), tournament=suggest(names))
    async def disqualify(
        self, interaction: Interaction, player: str, reason: Reason, tournament: str | None = None
    ) -> None:
        """Take somebody out for good."""

        async def step(context: Context, number: int) -> Page:
            person = person_of(await seen(context, number), player)
            return await field.disqualify(context, number, person, reason)

        await self._at(interaction, tournament, step)

    @player.command(**called("cmd-tournament-player-apart"))
    @options("player", "other", "tournament")
    @app_commands.autocomplete(
        player=suggest(_entrants), other=suggest(_entrants), tournament=suggest(names)
    )
    async def apart(
        self, interaction: Interaction, player: str, other: str, tournament: str | None = None
    ) -> None:
        """Keep two people apart; only organisers know."""

        async def step(context: Context, number: int) -> Page:
            found = await seen(context, number)
            one, two = person_of(found, player), person_of(found, other)
            return await field.apart(context, number, one, two)

        await self._at(interaction, tournament, step)

    async def _about(
        self, interaction: Interaction, player: str, tournament: str | None, step: Any
    ) -> None:
        async def about(context: Context, number: int) -> Page:
            person = person_of(await seen(context, number), player)
            page: Page = await step(context, number, person)
            return page

        await self._at(interaction, tournament, about)

    async def forget(self, user_id: int) -> None:
        """Do nothing: the table forgets what is stored about tournaments."""

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return nothing: the table exports what is stored about tournaments."""
        return {}


async def setup(bot: Maester) -> None:
    """Add the cog; the client calls this when it loads the module."""
    await bot.add_cog(Tournaments(bot))
    bot.router.verbs |= verbs()
