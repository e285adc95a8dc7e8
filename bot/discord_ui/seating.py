"""The lobby's buttons."""

from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk
from bot.discord_ui.lobby import lobby
from bot.discord_ui.page import ENDS, Page, Press, button, checked
from bot.discord_ui.safe import plain
from bot.kernel import Illegal


async def _shown(context: Context) -> Page:
    """The lobby as it is now, in the server's words, since all read it."""
    return lobby(await context.host.desk(context.press.session))


async def join(context: Context) -> Page:
    """Sit down."""
    await context.info()
    await context.host.tables.lobby.join(context.press.session, context.user_id)
    return await _shown(context)


async def leave(context: Context) -> Page:
    """Stand up."""
    await context.info()
    await context.host.tables.seats.leave(context.press.session, context.user_id)
    return await _shown(context)


async def fill(context: Context) -> Page:
    """Stand-in players on the open seats."""
    await context.info()
    await context.host.tables.lobby.fill_with_standins(context.press.session, context.user_id)
    return await _shown(context)


async def start(context: Context) -> Page:
    """Begin."""
    await context.info()
    await context.host.tables.lobby.start(context.press.session, context.user_id)
    return await _shown(context)


def ask_leave(desk: Desk) -> Page:
    """Leaving a running game is for good: it is asked once more."""
    if desk.view is None or desk.view.viewer is None:
        raise Illegal("table-not-seated")
    page = Page(desk.say("ui-leave-sure", title=plain(desk.info.session.title, 100)))
    at = desk.session_id
    page.rows = [
        [
            button(Press("leave_game", at), desk.say("ui-leave-yes"), ENDS),
            button(Press("panel_again", at), desk.say("ui-leave-no")),
        ]
    ]
    return checked(page)


async def leave_game(context: Context) -> Page:
    """Leave a running game, after it was asked once more."""
    info = await context.info()
    await context.host.tables.seats.leave(context.press.session, context.user_id)
    title = plain(info.session.title, 100)
    return Page(context.person.words.say("ui-left-game", title=title))
