"""/settings: languages, where games are opened, who moderates, where secrets go."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Range, Transform

from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.host import Person
from bot.discord_ui.page import Page
from bot.kernel import Illegal
from cogs._base import MaesterCog
from cogs._commands import Interaction, moderators_only, serve, the_guild
from cogs._places import Home, HomeChannel, check_permissions, make_tags
from cogs._words import called, choice, options

AUTO = "auto"
MOST_TABLES_EACH = 100
LANGUAGE_CHOICES = [choice(f"language-{value}", value) for value in (AUTO, "en", "de")]
SECRET_CHOICES = [choice(f"secrets-{value}", value) for value in ("dm", "thread", "ephemeral")]


class Settings(MaesterCog):
    """The commands for what servers and users can set; each also shows what is set."""

    settings = app_commands.Group(**called("cmd-settings"))
    server = app_commands.Group(**called("cmd-settings-server"), parent=settings)
    me = app_commands.Group(**called("cmd-settings-me"), parent=settings)

    @server.command(**called("cmd-settings-server-language"))
    @options("language")
    @app_commands.choices(language=LANGUAGE_CHOICES)
    async def server_language(self, interaction: Interaction, language: str | None = None) -> None:
        """Set the language at the tables of a server."""

        async def work(context: Context) -> Page:
            if language is not None:
                guild = _managed(context)
                chosen = None if language == AUTO else language
                locale = str(guild.preferred_locale)
                await self.host.people.set_server(guild.id, language=chosen, locale=locale)
            return Page(await self._server(context))

        await serve(interaction, work)

    @server.command(**called("cmd-settings-server-home"))
    @options("channel", "clear")
    async def server_home(
        self,
        interaction: Interaction,
        channel: Transform[Home, HomeChannel] | None = None,
        clear: bool = False,
    ) -> None:
        """Set the channel in which new tables are opened."""

        async def work(context: Context) -> Page:
            told = []
            if channel is not None or clear:
                guild = _managed(context)
                if channel is not None:
                    check_permissions(channel)
                home = None if channel is None else channel.id
                await self.host.people.set_server(guild.id, home=home)
                told = await self._tags(context, channel)
            return Page("\n".join([await self._server(context), *told]))

        await serve(interaction, work)

    @server.command(**called("cmd-settings-server-role"))
    @options("role", "clear")
    async def server_role(
        self, interaction: Interaction, role: discord.Role | None = None, clear: bool = False
    ) -> None:
        """Set the role that may moderate games."""

        async def work(context: Context) -> Page:
            if role is not None or clear:
                guild = _managed(context)
                chosen = None if role is None else role.id
                await self.host.people.set_server(guild.id, moderator_role=chosen)
            return Page(await self._server(context))

        await serve(interaction, work)

    @server.command(**called("cmd-settings-server-organisers"))
    @options("role", "clear")
    async def server_organisers(
        self, interaction: Interaction, role: discord.Role | None = None, clear: bool = False
    ) -> None:
        """Set the role that may create tournaments."""

        async def work(context: Context) -> Page:
            if role is not None or clear:
                guild = _managed(context)
                chosen = None if role is None else role.id
                await self.host.people.set_server(guild.id, organiser_role=chosen)
            return Page(await self._server(context))

        await serve(interaction, work)

    @server.command(**called("cmd-settings-server-tables"))
    @options("clear", most="most-tables")
    async def server_tables(
        self,
        interaction: Interaction,
        most: Range[int, 1, MOST_TABLES_EACH] | None = None,
        clear: bool = False,
    ) -> None:
        """Set how many open tables one user may host."""

        async def work(context: Context) -> Page:
            if most is not None or clear:
                await moderators_only(context)
                await self.host.people.set_server(the_guild(context).id, tables=most)
            return Page(await self._server(context))

        await serve(interaction, work)

    @me.command(**called("cmd-settings-me-language"))
    @options("language")
    @app_commands.choices(language=LANGUAGE_CHOICES)
    async def my_language(self, interaction: Interaction, language: str | None = None) -> None:
        """Set the language in which the user is addressed."""

        async def work(context: Context) -> Page:
            if language is not None:
                chosen = None if language == AUTO else language
                await self.host.people.set_person(context.user_id, language=chosen)
            return await self._me(context)

        await serve(interaction, work)

    @me.command(**called("cmd-settings-me-secrets"))
    @options("secrets")
    @app_commands.choices(secrets=SECRET_CHOICES)
    async def my_secrets(self, interaction: Interaction, secrets: str | None = None) -> None:
        """Set where a user's secrets are sent; setting it again reopens direct messages."""

        async def work(context: Context) -> Page:
            if secrets is not None:
                await self.host.people.set_person(context.user_id, secrets=secrets, dm_closed=None)
            person, page = context.person, await self._me(context)
            if (secrets or person.secrets) == "thread" and not person.threads_explained:
                await self.host.people.set_person(context.user_id, threads_explained=True)
                page.content += "\n" + person.words.say("cogs-threads-explained")
            return page

        await serve(interaction, work)

    async def _server(self, context: Context) -> str:
        """Return what is set for the server, in words."""
        server = await self.host.people.server(the_guild(context).id)
        say = context.person.words.say
        return say(
            "cogs-server",
            language=say(f"choice-language-{server.language or AUTO}"),
            home=f"<#{server.home}>" if server.home else say("cogs-home-here"),
            role=f"<@&{server.moderator_role}>"
            if server.moderator_role
            else say("cogs-role-managers"),
            tables=server.tables,
            organisers=f"<@&{server.organiser_role}>"
            if server.organiser_role
            else say("cogs-organisers-moderators"),
        )

    async def _me(self, context: Context) -> Page:
        """Return what the user has set, in words of the language that holds now."""
        person = await self.host.people.person(context.user_id)
        say = person.words.say
        language = say(f"choice-language-{person.language or AUTO}")
        return Page(
            say("cogs-me", language=language, secrets=say(f"choice-secrets-{person.secrets}"))
        )

    async def _tags(self, context: Context, channel: discord.abc.GuildChannel | None) -> list[str]:
        """Create a forum's tags; return which of them are missing, in words."""
        if not isinstance(channel, discord.ForumChannel):
            return []
        server = await self.host.people.server(channel.guild.id)
        missing = await make_tags(channel, server.words)
        return [context.person.words.say("cogs-tags-missing", tags=missing)] if missing else []

    async def forget(self, user_id: int) -> None:
        """Delete everything the user has set, their name included."""
        nothing = dict.fromkeys(Person.model_fields)
        await self.host.people.set_person(user_id, **nothing)

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return what the user has set."""
        person = await self.host.people.person(user_id)
        return {"settings": person.model_dump(mode="json")}


def _managed(context: Context) -> discord.Guild:
    """Return the server; raise Illegal unless the user may manage it."""
    guild = the_guild(context)
    if not context.interaction.permissions.manage_guild:
        raise Illegal("managers-only")
    return guild


async def setup(bot: Maester) -> None:
    """Add the cog; the client calls this when it loads the module."""
    await bot.add_cog(Settings(bot))
