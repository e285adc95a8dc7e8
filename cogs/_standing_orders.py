"""Standing orders as users type them into a command, in every game."""

from bot.discord_ui import standing_orders
from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk
from bot.discord_ui.page import Page
from bot.kernel import Illegal, Preference
from bot.reader.single import find
from cogs._choices import Names, typed_so_far
from cogs._tables import at_table


async def titles(context: Context) -> Names:
    """Return the standing orders that can be given at the table."""
    await at_table(context, typed_so_far(context, "table"))
    desk = await context.desk()
    return standing_orders.titles(desk, _known(context, desk))


async def values(context: Context) -> Names:
    """Return the choices of a standing order, or the list typed so far with each that is left."""
    await at_table(context, typed_so_far(context, "table"))
    desk = await context.desk()
    key, one = _find(context, desk, typed_so_far(context, "order") or "")
    names = standing_orders.choices(desk, key, one)
    if not one.many:
        return names
    done, comma, _ = (typed_so_far(context, "choice") or "").rpartition(",")
    listed = standing_orders.read_value(desk, key, one, done) if done.strip() else []
    head = f"{done}{comma} " if comma else ""
    whole = [f"{head}{name}" for choice, name in names.items() if choice not in listed]
    ends = [] if comma else [desk.say("ui-orders-all"), desk.say("ui-orders-none")]
    return {text: text for text in [*whole, *ends]}


async def change(context: Context, order: str | None, choice: str | None) -> Page:
    """Show all standing orders or one, or change one."""
    desk = await context.desk()
    if order is None and choice is not None:
        raise Illegal(
            "which-option", options=[*standing_orders.titles(desk, _known(context, desk)).values()]
        )
    if order is None:
        return standing_orders.orders_page(context, desk)
    key, one = _find(context, desk, order)
    if choice is None:
        return standing_orders.order_page(context, desk, key)
    value = standing_orders.read_value(desk, key, one, choice)
    tables, user = context.host.tables, context.user_id
    await tables.moves.prefer(desk.session_id, user, key, value, context.request_id)
    return standing_orders.orders_page(context, await context.desk(anew=True), desk.say("ui-saved"))


def _known(context: Context, desk: Desk) -> standing_orders.Known:
    return standing_orders.known_orders(context.host.tables.games[desk.game], desk)


def _find(context: Context, desk: Desk, typed: str) -> tuple[str, Preference]:
    known = _known(context, desk)
    key = find(typed, standing_orders.titles(desk, known))
    return key, known[key]
