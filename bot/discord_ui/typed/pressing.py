"""The buttons under an answer to a message: only the one who wrote it can press them."""

from bot.discord_ui import answering
from bot.discord_ui.context import Context
from bot.discord_ui.limits import Page
from bot.discord_ui.typed import store, telling
from bot.discord_ui.typed.playing import Playing, Said
from bot.kernel import Illegal


def _place(arg: str) -> int:
    last = arg.rpartition(".")[2]
    return int(last) if last.isascii() and last.isdecimal() and len(last) < 3 else -1


async def take(context: Context) -> Page:
    """Make the move that was offered."""
    user = context.user_id
    offer = await store.pressed(context.host, user, context.press.arg)
    desk = await context.desk()
    place = _place(context.press.arg)
    asked = [ask.id for ask in desk.view.asks] if desk.view else []
    if offer.session != context.press.session or not 0 <= place < len(offer.readings):
        raise Illegal("typed-gone")
    if offer.ask not in asked:
        raise Illegal("already-decided")
    chain, optional = offer.readings[place], offer.optional[place]
    receipt = await context.host.tables.moves.take(
        offer.session, user, chain, context.request_id, partly=True
    )
    await store.forget(context.host, user)
    if context.in_panel:
        return await answering.told(context, receipt, optional)
    page = Page()
    done = "typed-done" if offer.hidden else "typed-did"
    telling.add(page, desk.say(done, what=offer.labels[place]))
    telling.add(page, telling.happened(desk, receipt.events, public=True))
    if receipt.left > optional:
        telling.add(page, desk.say("typed-waits"))
    telling.open_now(await context.desk(anew=True), page, public=True)
    return telling.finished(page)


async def show(context: Context) -> Page:
    """Show what could be meant to the one who wrote it, and to nobody else."""
    offer = await store.pressed(context.host, context.user_id, context.press.arg)
    desk = await context.desk()
    return telling.finished(telling.offered(desk, offer, public=False))


async def at_table(context: Context) -> Page:
    """Make the moves of a message at the table that was chosen."""
    offer = await store.pressed(context.host, context.user_id, context.press.arg)
    if not offer.text:
        raise Illegal("typed-gone")
    info = await context.info()
    await store.forget(context.host, context.user_id)
    said = Said(
        context.user_id,
        offer.message,
        offer.text,
        not context.in_panel,
        context.person.words,
        context.interaction.guild_id,
    )
    return await Playing(context.host, said, info).run()
