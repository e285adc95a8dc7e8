"""Buttons, selects and forms that answer a question, at once or step by step."""

from dataclasses import replace
from typing import Any

import discord

from bot.discord_ui.assign_controls import ALL, singles, together
from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk, Draft
from bot.discord_ui.forms import FIELD, form
from bot.discord_ui.happened import lines
from bot.discord_ui.joined_controls import is_joined
from bot.discord_ui.list_controls import LATER, no_answer
from bot.discord_ui.page import SELECT_OPTIONS, Page, Press, tail
from bot.discord_ui.table_pages import panel, plans_page
from bot.kernel import Amount, Assign, Choose, Illegal, Offer
from bot.kernel.asks import AnyAsk, Key
from bot.kernel.rules import AHEAD, ORDER
from bot.table import LogEntry, Receipt

ROOM_FOR_NOTE = 700
SEVERAL_LINES = 8
"""More than these is not read: what others did then comes in a few lines, without their dice."""
LAST_LINES = 3


async def asked(context: Context) -> tuple[Desk, AnyAsk]:
    """The question the component belongs to; if it has been decided, say so."""
    desk = await context.desk()
    if desk.planning is not None:
        return desk, desk.planning
    for ask in desk.view.asks if desk.view else []:
        if ask.id == context.press.ask:
            return desk, ask
    if desk.info.seat_of(context.user_id) is None:
        raise Illegal("table-not-seated")
    raise Illegal("already-decided")


async def take(context: Context, value: Any) -> Page:
    """Give the answer; once it is saved, show what came of it and what is next.

    For a question to come it is a plan: kept, and shown when the question is asked.
    """
    if context.press.ask >= AHEAD:
        return await _plan(context, value)
    answers = [(context.press.ask, value)]
    tables = context.host.tables
    receipt = await tables.moves.take(
        context.press.session,
        context.user_id,
        answers,
        context.request_id,
        place=context.place,
    )
    return await told(context, receipt)


async def _plan(context: Context, value: Any) -> Page:
    desk, ask = await asked(context)
    plain = ask.check(value)
    draft = Draft(picks=plain) if isinstance(ask, Choose) else Draft(shares=plain)
    data = draft.model_dump()
    at, tables = context.press.session, context.host.tables
    await tables.drafts.save(at, context.user_id, ask.id, data, plan=plain)
    return await _plans(context, desk, desk.say("ui-plan-kept"))


async def _plans(context: Context, desk: Desk, note: str = "") -> Page:
    written = await context.host.tables.drafts.plans(context.press.session, context.user_id)
    return plans_page(desk, written, note=note)


async def plans(context: Context) -> Page:
    """What can be planned ahead."""
    return await _plans(context, await context.desk())


async def plans_order(context: Context) -> Page:
    """Have plans carried out, or only proposed."""
    await context.info()
    at, user = context.press.session, context.user_id
    await context.host.tables.moves.prefer(at, user, ORDER, context.press.arg, context.request_id)
    return await _plans(context, await context.desk(anew=True))


async def plan(context: Context) -> Page:
    """One question to come, with the plan for it so far."""
    desk, _ = await asked(context)
    return panel(desk)


async def told(context: Context, receipt: Receipt, optional: int = 0) -> Page:
    """The user's page, headed by what has just happened, and what has not been taken yet."""
    desk = await context.desk(anew=True)
    entry = LogEntry(receipt.number, "answer", None, 0, receipt.events, False)
    note = tail(await _happened(context, desk, entry), ROOM_FOR_NOTE, "…")
    trouble = await context.host.trouble(desk)
    rest = desk.say("typed-waits") if receipt.left > optional else ""
    page = panel(desk, note="\n".join(part for part in (trouble, note, rest) if part))
    return await context.host.with_mirror(page, desk, context.user_id)


async def _happened(context: Context, desk: Desk, entry: LogEntry) -> list[str]:
    """What an answer led to: all of it, or the maker's own part and what was done to them since."""
    told = lines(desk, [entry])
    seat = desk.info.seat_number(context.user_id)
    if len(told) <= SEVERAL_LINES or seat is None:
        return told
    log = context.host.tables.log
    later = (await log.since_own(desk.session_id, [seat]))[seat]
    events = tuple(event for one in later for event in one.events)
    if not events or entry.events[-len(events) :] != events:
        return told
    own = replace(entry, events=entry.events[: -len(events)])
    news = await context.host.news(desk, seat)
    if news:
        return [*lines(desk, [own]), desk.say("ui-news-you"), *news]
    return [*lines(desk, [own]), "…", *lines(desk, later, brief=True)[-LAST_LINES:]]


async def pick(context: Context) -> Page:
    """One option: the answer where one is asked for, else one more of several."""
    desk, ask = await asked(context)
    if not isinstance(ask, Choose):
        raise Illegal("not-a-choice")
    option = nth(ask.options, next(iter(context.values), context.press.arg))
    if is_joined(desk, ask, option.id):
        return await keep(context, ask, Draft(picks=[option.id]))
    if ask.max == 1 or (option.id in LATER and not ask.ordered):
        return await take(context, [option.id])
    draft = desk.draft
    if option.id not in draft.picks:
        draft.picks.append(option.id)
    left = [one.id for one in ask.options if one.id not in draft.picks]
    if ask.ordered and len(left) == 1 and ask.min == len(ask.options):
        draft.picks += left  # whoever ranks all has ranked the last
    return await keep(context, ask, draft)


async def several(context: Context) -> Page:
    """Mark several at once on one page of a list; those of other pages stay marked."""
    desk, ask = await asked(context)
    if isinstance(ask, Choose):
        listed = [option.id for option in ask.options]
        shown = [one for one in listed if one not in LATER]
    elif isinstance(ask, Assign) and singles(ask):
        listed = shown = [key.id for key in ask.keys]
    else:
        raise Illegal("already-decided")
    draft = desk.draft
    begin = draft.second_page * SELECT_OPTIONS
    here = set(shown[begin : begin + SELECT_OPTIONS])
    marked = draft.picks if isinstance(ask, Choose) else list(draft.shares)
    wanted = {nth(listed, place) for place in context.values} | (set(marked) - here)
    if isinstance(ask, Choose):
        draft.picks = [one for one in listed if one in wanted]
    else:
        draft.shares = {one: 1 for one in listed if one in wanted}
    return await keep(context, ask, draft)


async def none(context: Context) -> Page:
    """Answer with nothing, where that is an answer."""
    _, ask = await asked(context)
    value = no_answer(ask)
    if value is None:
        raise Illegal("already-decided")
    return await take(context, value)


async def suggest(context: Context) -> Page:
    """Answer as Maester suggests, where the page offers that."""
    _, ask = await asked(context)
    return await take(context, ask.default)


async def amount(context: Context) -> Page:
    """Answer with the number from a button, a select or a form."""
    text = next(iter(context.values), context.fields.get(FIELD, context.press.arg)).strip()
    _, ask = await asked(context)
    if not isinstance(ask, Amount) or not _is_number(text):
        low, high = (ask.min, ask.max) if isinstance(ask, Amount) else (0, 0)
        raise Illegal("not-a-number", min=low, max=high, exact=low == high)
    return await take(context, int(text))


async def ask_amount(context: Context) -> discord.ui.Modal:
    """The form for a number."""
    desk, ask = await asked(context)
    if not isinstance(ask, Amount):
        raise Illegal("already-decided")
    label = desk.say("ui-number-between", min=ask.min, max=ask.max)
    title = desk.say("ui-other-number")
    return form(Press("amount", desk.session_id, ask.id), title, label, longest=6)


async def key(context: Context) -> Page | discord.ui.Modal:
    """A key of an assignment: the next value is for it, or it gets all that is left."""
    desk, ask = await asked(context)
    if not isinstance(ask, Assign):
        raise Illegal("already-decided")
    chosen = nth(ask.keys, next(iter(context.values), ""))
    draft = desk.draft
    draft.key, draft.second_page = chosen.id, 0
    if ask.values:
        return await keep(context, ask, draft)
    left = _left_for(ask, draft, chosen)
    if chosen.id in draft.shares or not left:
        return _share_form(desk, ask, chosen)
    draft.shares[chosen.id] = left
    return await keep(context, ask, draft)


def _left_for(ask: Assign, draft: Draft, chosen: Key) -> int:
    """As much as this key could get beside what the others have."""
    others = sum(int(n) for k, n in draft.shares.items() if k != chosen.id)
    left = max(0, ask.total - others)
    return left if chosen.most is None else min(left, chosen.most)


async def ask_share(context: Context) -> discord.ui.Modal:
    """The form for another number than all that was left."""
    desk, ask = await asked(context)
    if not isinstance(ask, Assign) or ask.values:
        raise Illegal("already-decided")
    return _share_form(desk, ask, nth(ask.keys, context.press.arg))


def _share_form(desk: Desk, ask: Assign, chosen: Key) -> discord.ui.Modal:
    most = _left_for(ask, desk.draft, chosen)
    press = Press("share", desk.session_id, ask.id, str(ask.keys.index(chosen)))
    label = desk.say("ui-number-between", min=0, max=most)
    value = str(desk.draft.shares.get(chosen.id, most))
    note = desk.note(chosen)
    return form(press, desk.option(chosen), label, note=note, value=value, longest=6)


async def share(context: Context) -> Page:
    """Give a key the number from the form."""
    desk, ask = await asked(context)
    text = context.fields.get(FIELD, "").strip()
    if not isinstance(ask, Assign) or ask.values:
        raise Illegal("already-decided")
    if not _is_number(text):
        raise Illegal("not-a-number", min=0, max=ask.total, exact=not ask.total)
    chosen = nth(ask.keys, context.press.arg)
    draft = desk.draft
    others = sum(int(n) for k, n in draft.shares.items() if k != chosen.id)
    left = ask.total - others
    if int(text) > left:
        raise Illegal("out-of-range", min=0, max=left, exact=not left)
    draft.shares[chosen.id] = int(text)
    if int(text) == 0:
        del draft.shares[chosen.id]
    return await keep(context, ask, draft)


async def value(context: Context) -> Page:
    """A token for a key or for all that can get it; where there is only one key, the answer."""
    desk, ask = await asked(context)
    if not isinstance(ask, Assign) or not ask.values:
        raise Illegal("already-decided")
    draft = desk.draft
    draft.shares = dict(draft.shares or ask.answer or {})
    place, _, button = context.press.arg.partition(".")
    token = nth(ask.values, next(iter(context.values), button)).id
    keys = together(desk, ask) if place == ALL else [nth(ask.keys, place)]
    draft.shares |= {key.id: token for key in keys}
    draft.key, draft.second_page = None, 0
    if len(ask.keys) == 1:
        return await take(context, draft.shares)
    return await keep(context, ask, draft)


async def ask_text(context: Context) -> discord.ui.Modal:
    """The form for a whole assignment in one line."""
    desk, ask = await asked(context)
    if not isinstance(ask, Assign):
        raise Illegal("already-decided")
    press = Press("text", desk.session_id, ask.id)
    note = _example(desk, ask)
    title = desk.say("ui-by-text")
    return form(press, title, title, note=note, longest=1000, long=True)


def _example(desk: Desk, ask: Assign) -> str:
    """What could be written, in names of this very question."""
    own = f"text-help-{ask.topic}"
    if desk.words.has(f"{desk.game}-{own}"):
        return desk.say(own)
    share = desk.option(ask.values[0]) if ask.values else ask.total
    return desk.say("ui-by-text-help", name=desk.option(ask.keys[0]), share=share)


async def page(context: Context) -> Page:
    """Turn the page of a long list."""
    desk, ask = await asked(context)
    desk.draft.page = _page_number(context)
    return await keep(context, ask, desk.draft)


async def second_page(context: Context) -> Page:
    """Turn the page of a long list that stands below another one."""
    desk, ask = await asked(context)
    desk.draft.second_page = _page_number(context)
    return await keep(context, ask, desk.draft)


def _page_number(context: Context) -> int:
    number = context.press.arg.split(".")[0]
    return int(number) if _is_number(number) else 0


async def ask_filter(context: Context) -> discord.ui.Modal:
    """The form for a part of a name."""
    desk, ask = await asked(context)
    press = Press("filter", desk.session_id, ask.id)
    return form(press, desk.say("ui-filter"), desk.say("ui-filter-label"), longest=50)


async def filter_options(context: Context) -> Page:
    """Show only what has this in its name."""
    desk, ask = await asked(context)
    draft = desk.draft
    draft.query, draft.page = context.fields.get(FIELD, "").strip(), 0
    return await keep(context, ask, draft)


async def confirm(context: Context) -> Page:
    """Hand in what was put together."""
    desk, ask = await asked(context)
    draft = desk.draft
    if isinstance(ask, Offer):
        return await take(context, {"propose": draft.picks})
    return await take(context, draft.picks if isinstance(ask, Choose) else draft.shares)


async def clear(context: Context) -> Page:
    """Throw away what was filled in so far."""
    _, ask = await asked(context)
    return await keep(context, ask, Draft())


async def accept(context: Context) -> Page:
    """Take what lies on the table."""
    number = context.press.arg
    return await take(context, {"accept": int(number) if _is_number(number) else 0})


async def refuse(context: Context) -> Page:
    """Break the talk off."""
    return await take(context, {"refuse": True})


async def terms(context: Context) -> Page:
    """Mark terms for a proposal; those of other pages of a long list stay marked."""
    desk, ask = await asked(context)
    if not isinstance(ask, Offer):
        raise Illegal("already-decided")
    draft = desk.draft
    begin = draft.second_page * SELECT_OPTIONS
    here = {term.id for term in ask.terms[begin : begin + SELECT_OPTIONS]}
    wanted = {nth(ask.terms, place).id for place in context.values} | (set(draft.picks) - here)
    draft.picks = [term.id for term in ask.terms if term.id in wanted]
    return await keep(context, ask, draft)


async def talk_accept(context: Context) -> Page:
    """Take what lies on the table, by the button everybody sees."""
    await _join_in(context)
    return await accept(context)


async def talk_refuse(context: Context) -> Page:
    """Break the talk off, by the button everybody sees."""
    await _join_in(context)
    return await refuse(context)


async def talk_propose(context: Context) -> Page:
    """The terms to choose from, for those who talk."""
    await _join_in(context)
    return await context.panel()


async def _join_in(context: Context) -> None:
    """Make a button of the public talk one for the user's own part in it."""
    desk = await context.desk()
    talks = [ask for ask in (desk.view.asks if desk.view else []) if isinstance(ask, Offer)]
    if not talks:
        raise Illegal("not-your-question")
    context.press = Press(context.press.verb, context.press.session, talks[0].id, context.press.arg)


async def undo(context: Context) -> Page:
    """Take the last move back."""
    await context.info()
    tables = context.host.tables
    receipt = await tables.history.undo(context.press.session, context.user_id, context.request_id)
    return await told(context, receipt)


async def keep(context: Context, ask: AnyAsk, draft: Draft, note: str = "") -> Page:
    """Save the half-done answer and show it."""
    data = draft.model_dump()
    await context.host.tables.drafts.save(context.press.session, context.user_id, ask.id, data)
    desk = await context.desk()
    desk.draft = draft
    return panel(desk, note=note)


def nth(options: list[Any], place: str) -> Any:
    """The option at this place, or Illegal."""
    if not _is_number(place) or int(place) >= len(options):
        raise Illegal("no-such-option", option=place[:100])
    return options[int(place)]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 7
