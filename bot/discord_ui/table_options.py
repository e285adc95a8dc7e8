"""What a table agrees on before the game, by name: shown, chosen from lists, or typed."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk
from bot.discord_ui.forms import FIELD, form
from bot.discord_ui.page import (
    CONTENT,
    SELECT_OPTIONS,
    Page,
    Press,
    button,
    checked,
    select,
    shorten,
)
from bot.kernel import Illegal, Rules
from bot.reader.single import find
from bot.text import Words
from bot.text.words import MissingWords

SEATS, LETTERS = "seats", "letters"
"""In the list beside the game's own options; no game calls one so."""


def titles(rules: Rules[Any], words: Words) -> dict[str, str]:
    """From the options' ids to what they are called."""
    return {name: _said(words, rules.id, name) for name in [*rules.Options.model_fields, LETTERS]}


def values(rules: Rules[Any], words: Words, option: str) -> dict[str, str]:
    """What an option may be, by name, where there are only a few possibilities."""
    return {
        str(value).lower(): _said(words, rules.id, option, str(value).lower())
        for value in _possible(rules, option)
    }


def chosen(rules: Rules[Any], words: Words, option: str, typed: str) -> Mapping[str, Any]:
    """What was typed for an option, as the game understands it; the game says if it is wrong."""
    possible = {str(value).lower(): value for value in _possible(rules, option)}
    if possible:
        try:
            return {option: possible[find(typed, values(rules, words, option))]}
        except Illegal:
            return {option: typed}
    whole = typed.strip()
    number = whole.isascii() and whole.isdecimal() and len(whole) < 10
    return {option: int(whole) if number else whole}


def _possible(rules: Rules[Any], option: str) -> list[Any]:
    if option == LETTERS:
        return [True, False]
    schema = rules.Options.model_json_schema()["properties"].get(option, {})
    if schema.get("type") == "boolean":
        return [True, False]
    found: list[Any] = schema.get("enum", [])
    return found


def _said(words: Words, game: str, option: str, value: str = "") -> str:
    key = f"option-{option}-{value}" if value else f"option-{option}"
    try:
        return words.tell(game, key, {})
    except MissingWords:
        return value or option


def options_page(desk: Desk, rules: Rules[Any], user: int, note: str = "") -> Page:
    """Everything that is agreed on; the host can pick what is to be changed."""
    session = desk.info.session
    idle = rules.idle_options(rules.Options.model_validate(session.options))
    names = {name: title for name, title in titles(rules, desk.words).items() if name not in idle}
    now = {name: now_text(desk, rules, name) for name in [SEATS, *names]}
    names = {SEATS: desk.say("ui-options-seats"), **names}
    changing = session.status == "lobby" and session.host_user == user
    host = f"<@{session.host_user}>" if session.status == "lobby" else "none"
    head = desk.say("ui-options-host" if changing else "ui-options", host=host)
    lines = [f"• {title}: **{now[name]}**" for name, title in names.items()]
    page = Page(shorten("\n".join(part for part in (note, head, *lines) if part), CONTENT))
    if changing:
        shown = [(name, title, now[name]) for name, title in names.items()]
        press = Press("option_which", desk.session_id)
        page.rows = [[select(press, desk.say("ui-options-which"), shown[:SELECT_OPTIONS])]]
    return checked(page)


def now_text(desk: Desk, rules: Rules[Any], name: str) -> str:
    """What an option stands at."""
    if name == SEATS:
        return str(desk.info.session.seats)
    session = desk.info.session
    now = str(session.letters if name == LETTERS else session.options.get(name)).lower()
    return values(rules, desk.words, name).get(now, now)


async def show(context: Context) -> Page:
    """The page with everything the table agrees on."""
    desk = await context.desk()
    return options_page(desk, _rules(context, desk), context.user_id)


async def which(context: Context) -> Page | discord.ui.Modal:
    """The option that was picked: its choices, or a form where it is a number."""
    desk, name = await context.desk(), next(iter(context.values), "")
    rules = _rules(context, desk)
    if name not in (SEATS, LETTERS, *rules.Options.model_fields):
        raise Illegal("no-such-option", option=name[:100])
    shown = _choices(desk, rules, name)
    title = desk.say("ui-options-seats") if name == SEATS else titles(rules, desk.words)[name]
    about = "" if name == SEATS else desk.say(f"option-{name}-help")
    if not shown:
        press = Press("option_number", desk.session_id, 0, name)
        value = now_text(desk, rules, name)
        return form(press, title, desk.say("ui-options-number"), note=about, value=value)
    now = now_text(desk, rules, name)
    page = Page("\n".join(part for part in (f"**{title}**: {now}", about) if part))
    chosen = {value for value, label in shown if label == now}
    choices = [(value, label, "") for value, label in shown]
    page.rows = [
        [select(Press("option", desk.session_id, 0, name), title, choices, chosen=chosen)],
        [button(Press("options_again", desk.session_id), desk.say("ui-plan-back"))],
    ]
    return checked(page)


def _choices(desk: Desk, rules: Rules[Any], name: str) -> list[tuple[str, str]]:
    if name != SEATS:
        return [*values(rules, desk.words, name).items()]
    return [(str(count), str(count)) for count in rules.players]


async def change(context: Context) -> Page:
    """A choice for an option, from the list or the form."""
    desk, name = await context.desk(), context.press.arg
    rules = _rules(context, desk)
    typed = context.fields.get(FIELD) or next(iter(context.values), "")
    try:
        if name == SEATS:
            seats = int(typed) if typed in {str(count) for count in rules.players} else 0
            await agree(context, desk.session_id, rules, seats=seats)
        else:
            await agree(context, desk.session_id, rules, name, typed)
    except Illegal as error:
        note = f"⚠️ {desk.illegal(error)}"
    else:
        desk = await context.desk(anew=True)
        note = desk.say("ui-saved")
    return options_page(desk, rules, context.user_id, note)


async def agree(
    context: Context,
    session: int,
    rules: Rules[Any],
    name: str | None = None,
    typed: str | None = None,
    *,
    seats: int | None = None,
    moderator: bool = False,
) -> None:
    """Set an option, or the number of seats."""
    words = context.person.words
    changes = dict(chosen(rules, words, name, typed)) if name and typed else {}
    letters = changes.pop(LETTERS, None)
    if letters not in (None, True, False):
        raise Illegal("table-option-choice", option=LETTERS, options=["true", "false"])
    await context.host.tables.lobby.set_options(
        session, context.user_id, changes, seats=seats, letters=letters, moderator=moderator
    )


def _rules(context: Context, desk: Desk) -> Rules[Any]:
    return context.host.tables.games[desk.game]
