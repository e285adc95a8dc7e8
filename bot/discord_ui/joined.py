"""Questions that one player decides in a row, as one form: nothing is done before all is said.

Which question goes on with which, and how the next one will be asked, the game's lexicon says; it
reads typed lines in the same way.
"""

from typing import Any

from bot.discord_ui.answers import asked, keep, nth, told
from bot.discord_ui.context import Context
from bot.discord_ui.joined_controls import Pairs, following, pairs
from bot.discord_ui.page import Page
from bot.kernel import Choose, Illegal


async def some(context: Context) -> Page:
    """Mark what is chosen in one of the following questions."""
    desk, ask = await asked(context)
    draft, topic = desk.draft, context.press.arg
    known = {one.topic: one for one in following(desk, ask, draft)}
    if topic not in known:
        raise Illegal("already-decided")
    then = known[topic]
    if isinstance(then, Choose):
        draft.shares = {topic: [nth(then.options, place).id for place in context.values]}
    else:
        listed: Pairs = pairs(desk, then)
        draft.shares[topic] = dict(nth(listed, place)[0] for place in context.values)
    return await keep(context, ask, draft)


async def done(context: Context) -> Page:
    """Hand in everything at once; what turns out not to be asked is left out."""
    desk, ask = await asked(context)
    answers: list[tuple[int | str, Any]] = [(ask.id, desk.draft.picks[:1])]
    optional = 0
    for then in following(desk, ask, desk.draft):
        if isinstance(then, Choose):
            answers.append((then.topic, desk.draft.shares.get(then.topic, [])))
        elif pairs(desk, then):
            answers.append((then.topic, desk.draft.shares.get(then.topic, {})))
            optional += 1
    receipt = await context.host.tables.moves.take(
        context.press.session,
        context.user_id,
        answers,
        context.request_id,
        partly=True,
        place=context.place,
    )
    return await told(context, receipt, optional)
