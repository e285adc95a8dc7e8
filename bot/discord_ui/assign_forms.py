"""Assignments of tokens to many keys: five at a time in a form, or all in one line of text.

Of an assignment that is refused the legal half is kept: nobody types the rest of it again.
"""

from typing import Any

import discord

from bot.discord_ui.answers import asked, keep, nth, take
from bot.discord_ui.assign_controls import allowed, has_form
from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk, Draft, read_answer
from bot.discord_ui.forms import FIELD, Field, selects
from bot.discord_ui.host import Host
from bot.discord_ui.page import Page, Press
from bot.kernel import Assign, Illegal
from bot.kernel.asks import Option
from bot.table import shown_ask

AT_A_TIME = 5
"""Inputs in one form of Discord's."""


async def ask_some(context: Context) -> discord.ui.Modal:
    """The form for the next five keys."""
    desk, ask = await asked(context)
    if not isinstance(ask, Assign) or not has_form(ask):
        raise Illegal("already-decided")
    start = int(context.press.arg) if context.press.arg.isdecimal() else 0
    return _form(desk, ask, start, "some")


async def ask_mine(context: Context) -> discord.ui.Modal | Page:
    """The form for what is asked of the user, from the table's message; else their own page."""
    desk = await context.desk()
    asks = desk.view.asks if desk.view is not None else []
    ask = shown_ask(asks) if asks else None
    if not isinstance(ask, Assign) or not has_form(ask):
        return await context.panel()
    return _form(desk, ask, 0, "some_mine")


def _form(desk: Desk, ask: Assign, start: int, verb: str) -> discord.ui.Modal:
    """Selects for five keys, from this place on."""
    given = desk.draft.shares or ask.answer or {}
    fields: list[Field] = []
    for key in ask.keys[start : start + AT_A_TIME]:
        values = allowed(ask, key)
        choices = [_choice(desk, ask, value) for value in values]
        chosen = next((v for v in values if v.id == given.get(key.id)), None)
        place = str(ask.values.index(chosen)) if chosen is not None else None
        fields.append((str(ask.keys.index(key)), desk.option(key), desk.note(key), choices, place))
    press = Press(verb, desk.session_id, ask.id)
    return selects(press, desk.words.short(desk.game, ask, desk.label), fields)


def _choice(desk: Desk, ask: Assign, value: Option) -> tuple[str, str]:
    return str(ask.values.index(value)), desk.option(value)


async def some(context: Context) -> Page:
    """What was chosen in such a form; what was left open stays as it was.

    A form that holds the whole question is the answer once nothing in it is left open.
    """
    desk, ask = await asked(context)
    if not isinstance(ask, Assign) or not ask.values:
        raise Illegal("already-decided")
    draft = desk.draft
    draft.shares = dict(draft.shares or ask.answer or {})
    for place, value in context.fields.items():
        draft.shares[nth(ask.keys, place).id] = nth(ask.values, value).id
    page = await keep(context, ask, draft)
    if len(context.fields) == len(ask.keys):
        return await take(context, draft.shares)
    return page


async def text(context: Context) -> Page:
    """An assignment as text; what is understood and allowed goes into the draft."""
    desk, ask = await asked(context)
    if not isinstance(ask, Assign):
        raise Illegal("already-decided")
    typed = context.fields.get(FIELD, "")
    value: dict[str, Any] = read_answer(desk, ask, typed)
    if not ask.values:
        return await keep(context, ask, Draft(shares=value))
    half = legal_half(ask, value)
    note = ""
    if half != value:
        try:
            ask.check(value)
        except Illegal as refusal:
            note = f"⚠️ {desk.illegal(refusal)}"
    return await keep(context, ask, Draft(shares=half), note)


def legal_half(ask: Assign, value: dict[str, Any]) -> dict[str, Any]:
    """As much of an assignment as is allowed, each limit kept, in the order that counts."""
    kept: dict[str, Any] = {}
    tokens = {one.id for one in ask.values}
    named = list(value)
    keys = [key for key in ask.keys if key.id in value]
    for key in sorted(keys, key=lambda key: named.index(key.id)) if ask.ordered else keys:
        given = value.get(key.id)
        if given is None or given not in tokens or (key.allowed and given not in key.allowed):
            continue
        full = any(
            given in limit.values and sum(v in limit.values for v in kept.values()) >= limit.at_most
            for limit in ask.limits
        )
        if not full:
            kept[key.id] = given
    return kept


async def keep_half(host: Host, desk: Desk, user: int, steps: list[tuple[int | str, Any]]) -> bool:
    """Save the legal half of these answers; return whether there was anything to save."""
    kept = False
    known = {ask.id: ask for ask in desk.view.asks} if desk.view else {}
    for question, value in steps:
        ask = known.get(question) if isinstance(question, int) else None
        if isinstance(ask, Assign) and ask.values and isinstance(value, dict):
            draft = Draft(shares=legal_half(ask, value))
            await host.tables.drafts.save(desk.session_id, user, ask.id, draft.model_dump())
            kept = kept or bool(draft.shares)
    return kept
