"""/ranking: how well people play a game on this server, and a player's own page."""

from typing import Any

import discord
from discord import app_commands

from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.page import CONTENT, Page, checked, shorten
from bot.discord_ui.rankings import Rated, rating_page
from bot.games import GAMES
from bot.kernel import Illegal
from bot.reader.single import find
from bot.tournaments.ratings import ranking
from cogs._base import MaesterCog
from cogs._choices import Names, suggest
from cogs._commands import Interaction, serve, the_guild
from cogs._words import called, options

MOST_SHOWN = 25


async def _games(context: Context) -> Names:
    words = context.person.words
    return {game: words.say(f"game-{game}") for game in GAMES}


async def _game(context: Context, typed: str) -> str:
    return typed if typed in GAMES else find(typed, await _games(context))


class Ranking(MaesterCog):
    """The commands about ratings."""

    group = app_commands.Group(**called("cmd-ranking"), guild_only=True)

    @group.command(**called("cmd-ranking-list"))
    @options("game")
    @app_commands.autocomplete(game=suggest(_games))
    async def show_list(self, interaction: Interaction, game: str) -> None:
        """List the best players of a game on this server."""

        async def work(context: Context) -> Page:
            guild, words = the_guild(context), context.person.words
            which = await _game(context, game)
            found = await self.host.tables.ratings.of_guild(guild.id, which)
            now = self.host.tables.store.clock() // 1000
            hidden = await self.host.tables.ratings.hidden(list(found))
            best = [one for one in ranking(found, now) if one.person not in hidden]
            _, names = await self.host.people.around(guild.id, [one.person for one in best])
            lines = [words.say("rank-title", game=words.say(f"game-{which}"))]
            for place, one in enumerate(best[:MOST_SHOWN], 1):
                name = names.get(one.person) or f"<@{one.person}>"
                about = {"place": place, "name": name, "rating": str(one.shown_at(now) or 0)}
                lines.append(words.tell(None, "rank-line", about | {"games": one.games}))
            if not best:
                lines.append(words.say("rank-none"))
            lines.append(words.say("rank-how"))
            return checked(Page(shorten("\n".join(lines), CONTENT)))

        await serve(interaction, work)

    @group.command(**called("cmd-ranking-player"))
    @options("game", user="person")
    @app_commands.autocomplete(game=suggest(_games))
    async def player(
        self, interaction: Interaction, game: str, user: discord.User | None = None
    ) -> None:
        """Show a player's rating and how it came about."""

        async def work(context: Context) -> Page:
            guild, words = the_guild(context), context.person.words
            which, person = await _game(context, game), user.id if user else context.user_id
            ratings = self.host.tables.ratings
            if person != context.user_id and await ratings.hidden([person]):
                raise Illegal("ranking-hidden")
            found = (await ratings.of_guild(guild.id, which)).get(person)
            if found is None or not found.games:
                return Page(words.say("rank-no-games", user=f"<@{person}>"))
            _, names = await self.host.people.around(guild.id, [person])
            name = names.get(person, f"<@{person}>")
            about = Rated(which, name, found, bool(await ratings.hidden([person])))
            now = self.host.tables.store.clock() // 1000
            studio = self.host.studio_for(context.user_id)
            return await rating_page(studio, about, words, now)

        await serve(interaction, work)

    @group.command(**called("cmd-ranking-hide"))
    @options("hide")
    async def hide(self, interaction: Interaction, hide: bool = True) -> None:
        """Hide one's ratings from everybody else, or show them again."""

        async def work(context: Context) -> Page:
            hidden = True if hide else None
            await self.host.people.set_person(context.user_id, unrated=hidden)
            key = "rank-hidden" if hide else "rank-shown"
            return Page(context.person.words.say(key))

        await serve(interaction, work)

    async def forget(self, user_id: int) -> None:
        """Do nothing: ratings are computed from games, in which a pseudonym stands then."""

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return nothing: ratings are computed from games, which the table exports."""
        return {}


async def setup(bot: Maester) -> None:
    """Add the cog; the client calls this when it loads the module."""
    await bot.add_cog(Ranking(bot))
