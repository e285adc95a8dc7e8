"""The lobby's buttons."""

from bot.discord_ui.context import Context
from bot.discord_ui.limits import Page
from bot.discord_ui.pages import lobby


async def _shown(context: Context) -> Page:
    """The lobby as it is now, in the server's words, since all read it."""
    return lobby(await context.host.desk(context.press.session))


async def join(context: Context) -> Page:
    """Sit down."""
    await context.info()
    await context.host.tables.join(context.press.session, context.user_id)
    return await _shown(context)


async def leave(context: Context) -> Page:
    """Stand up."""
    await context.info()
    await context.host.tables.leave(context.press.session, context.user_id)
    return await _shown(context)


async def fill(context: Context) -> Page:
    """Stand-in players on the open seats."""
    await context.info()
    await context.host.tables.fill_with_standins(context.press.session, context.user_id)
    return await _shown(context)


async def start(context: Context) -> Page:
    """Begin."""
    await context.info()
    await context.host.tables.start(context.press.session, context.user_id)
    return await _shown(context)
