"""Beginning a guided first game, and what its last page leads to."""

from discord.app_commands import Choice

from bot.discord_ui.budget import Verdict
from bot.discord_ui.context import Context
from bot.discord_ui.lessons import LEARN, OPEN_TABLE, PART, STANDINS
from bot.discord_ui.page import Page, Press, button
from bot.discord_ui.router import Verb
from bot.games import GAMES
from bot.kernel import Illegal
from bot.kernel.lesson import Progress
from cogs import _lobby
from cogs._commands import said, the_guild
from cogs._places import Opening, home_of, thread_for
from cogs._words import T

ANEW = "anew"
"""What follows the game in the argument of a button that begins again."""


CHOICES = [
    Choice(
        name=T(f"{game}-lesson-{part}-name" if part else f"game-{game}"),
        value=f"{game}{PART}{part}" if part else game,
    )
    for game, known in GAMES.items()
    for part in known.lessons
]
"""Every lesson, as the command offers it."""


async def begin(context: Context, game: str, *, anew: bool = False) -> Page:
    """Open a thread and begin a lesson there; one that is under way goes on unless `anew`."""
    async with context.host.opening.turn(context.user_id):
        return await _begin(context, game, anew)


async def _begin(context: Context, wanted: str, anew: bool) -> Page:
    game, _, part = wanted.partition(PART)
    guild, tables = the_guild(context), context.host.tables
    if (done := await _lobby.done_before(context)) is not None:
        return said(context, "cogs-lesson-begun", done)
    tables.lessons.of(game, part)
    for info in await tables.lessons.open_of(context.user_id):
        progress = Progress.model_validate(info.session.lesson)
        same = info.session.game == game and progress.part == part
        if same and info.session.guild_id == guild.id and not anew:
            page = said(context, "cogs-lesson-under-way", info)
            again = context.person.words.say("cogs-lesson-again")
            page.rows = [[button(Press(LEARN, 0, 0, f"{wanted}.{ANEW}"), again)]]
            return page
    if context.host.budget.take(context.user_id, "table") is not Verdict.TAKE:
        wait = context.host.budget.wait(context.user_id, "table")
        raise Illegal("tables-too-fast", seconds=wait)
    words, home = context.person.words, await home_of(context, guild)
    taken = {one.session.title for one in await tables.queries.of_guild(guild.id)}
    wanted = words.say("cogs-lesson-title", played=words.say(f"{game}-tag"))
    title = _lobby.distinct(wanted, taken)
    about = Opening(game, title, context.user_id, looking_for_players=False)
    async with thread_for(context, home, about, words) as thread:
        info = await tables.lessons.begin(
            guild.id,
            home.id,
            context.user_id,
            game,
            title,
            language=words.language,
            thread=thread.id,
            request_id=context.request_id,
            part=part,
        )
    return said(context, "cogs-lesson-begun", info)


async def pressed(context: Context) -> Page:
    """Begin the lesson that the button names."""
    game, _, how = context.press.arg.partition(".")
    return await begin(context, game, anew=how == ANEW)


async def open_table(context: Context) -> Page:
    """Open a table of the game that the button names, for people or with stand-ins."""
    game, _, who = context.press.arg.partition(".")
    async with context.host.opening.turn(context.user_id):
        return await _lobby.open_table(context, game, None, None, who == STANDINS)


VERBS = {LEARN: Verb(pressed), OPEN_TABLE: Verb(open_table)}
