"""The list of tables, page by page."""

from dataclasses import replace

from bot.discord_ui.context import Context
from bot.discord_ui.harmless import plain
from bot.discord_ui.page import Item, Page, Press, button, checked
from bot.kernel.labels import label_of
from bot.table import TableInfo
from cogs._tables import about

VERB = "tables"
ON_A_PAGE = 8
"""Each takes up to two hundred of a message's two thousand characters."""
MOST_PAGES = 100_000


async def tables_page(context: Context, number: int) -> Page:
    """Return one page of all open tables, newest first, with buttons to turn it."""
    say, found_here = context.person.words.say, about(context, "all")
    assert found_here is not None
    wanted = replace(found_here, lessons=False)
    tables = context.host.tables
    pages = max(1, -(-await tables.queries.count(wanted) // ON_A_PAGE))
    number = min(number, pages - 1)
    found = await tables.queries.search(wanted, ON_A_PAGE, number * ON_A_PAGE)
    head = say("cogs-list") if pages == 1 else say("cogs-list-page", page=number + 1, pages=pages)
    lines = [_line(context, info) for info in found] or [say("cogs-list-empty")]
    turn: list[Item] = []
    if number + 1 < pages:
        turn.append(button(Press(VERB, 0, 0, str(number + 1)), say("ui-older")))
    if number > 0:
        turn.append(button(Press(VERB, 0, 0, str(number - 1)), say("ui-newer")))
    return checked(Page("\n".join([head, *lines]), rows=[turn] if turn else []))


async def turn(context: Context) -> Page:
    """Show another page of the list, after its button was pressed."""
    typed = context.press.arg
    number = int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 7 else 0
    return await tables_page(context, min(number, MOST_PAGES))


def _line(context: Context, info: TableInfo) -> str:
    session = info.session
    return context.person.words.say(
        "cogs-list-line",
        number=session.id,
        title=plain(session.title, 60),
        where=f"<#{session.thread_id or session.channel_id}>",
        played=label_of("game", session.game),
        status=context.person.words.say(f"cogs-status-{session.status}"),
        taken=sum(seat.kind != "open" for seat in info.seats),
        seats=session.seats,
    )
