"""How a tournament is set up: its settings, who may sign up, who leads; after the start by all."""

from typing import Any

import discord

from bot.discord_ui.context import Context
from bot.discord_ui.harmless import plain
from bot.discord_ui.page import (
    AWAY,
    CONTENT,
    ENDS,
    SELECT_OPTIONS,
    Page,
    Press,
    button,
    checked,
    select,
    shorten,
)
from bot.discord_ui.tournaments.agreed import fitting, rules_lines
from bot.discord_ui.tournaments.conditions import condition_lines
from bot.discord_ui.tournaments.sight import Sight
from bot.discord_ui.tournaments.values import now, setting_names
from bot.tournaments import decisions as said
from bot.tournaments.editing import changed
from bot.tournaments.errors import Refused
from bot.tournaments.settings import LATER, Settings, check_later, check_settings
from cogs._choices import Names
from cogs._commands import the_guild
from cogs._tournament_settings import lists, picked, read_setting, value_given, with_setting
from cogs._tournaments import decide, form, led, told

MOST_NOTE = 150
"""Letters that are kept free for a note above the rules."""

CONDITIONS = ("member_days", "rating_from", "rating_to")
"""Settings that are asked for in the form of conditions."""


def _offered(context: Context, found: Sight) -> Names:
    """Return what can be changed now."""
    known = setting_names(found.cup.settings, context.person.words)
    if found.cup.phase == "open":
        return known
    return {key: title for key, title in known.items() if key in LATER}


async def settings_page(context: Context, number: int, note: str = "") -> Page:
    """The rules, and lists of everything that can be changed; `note` stands above them."""
    found = await led(context, number)
    page = await edit(context, number, None, None)
    if note:
        page.content = shorten(f"{note}\n{page.content}", CONTENT)
    page.rows = lists(
        context,
        found.cup.settings,
        _offered(context, found),
        lambda part: Press("cup_set", 0, number, part),
    )
    return checked(page)


async def pick_setting(context: Context, number: int) -> Page | discord.ui.Modal:
    """What the setting that was picked can be: a list, or a form."""
    found = await led(context, number)
    name = next(iter(context.values), "")
    if name not in _offered(context, found):
        raise Refused("tournament-no-setting", text=name[:40])
    take, back = Press("cup_set_in", 0, number, name), Press("cup_settings_at", 0, number)
    return picked(context, found.cup.settings, name, take, back)


async def setting_given(context: Context, number: int) -> Page:
    """Set what was picked or typed, and show the settings again for the next one."""
    done = await edit(context, number, context.press.arg, value_given(context))
    return await settings_page(context, number, f"✅ {done.content}")


async def edit(context: Context, number: int, setting: str | None, value: str | None) -> Page:
    """Show the settings, or change one: before the start at once, after it if all agree."""
    found = await led(context, number)
    settings, words = found.cup.settings, context.person.words
    if setting is None or value is None:
        lines = [found.say("cup-rules-title", title=found.title)]
        lines += rules_lines(settings, words, len(found.cup.entrants) or None)
        how = found.say("cup-edit-how")
        shown = fitting(lines, CONTENT - MOST_NOTE - len(how))
        return checked(Page("\n".join([*shown, how])))
    known = setting_names(settings, words)
    name = read_setting(setting, known)
    new = with_setting(context, settings, name, value)
    return await _set(context, found, new, known[name], now(new, name, words))


async def _set(context: Context, found: Sight, new: Settings, title: str, value: str) -> Page:
    """Change the settings before the start; after it, propose that to the other organisers."""
    number = found.number
    if found.cup.phase == "open":
        check_settings(new)
        await decide(context, number, said.Changed(by=context.user_id, settings=new))
        return told(context, "cup-edited", setting=title, value=plain(value, 60))
    check_later(found.cup.settings, new)
    cup = await decide(context, number, said.Proposed(by=context.user_id, settings=new))
    if cup.proposal is None:
        return told(context, "cup-edited", setting=title, value=plain(value, 60))
    waiting = [f"<@{person}>" for person in cup.undecided]
    return told(context, "cup-proposed", setting=title, value=plain(value, 60), people=waiting)


async def agree(context: Context, number: int, *, yes: bool) -> Page:
    """Agree to rules that another organiser has proposed, or not."""
    await led(context, number)
    cup = await decide(context, number, said.Agreed(by=context.user_id, yes=yes))
    if not yes:
        return told(context, "cup-not-agreed")
    waiting = [f"<@{person}>" for person in cup.undecided]
    return told(context, "cup-agreed", people=waiting or "none")


async def conditions(
    context: Context, number: int, changes: dict[str, Any], *, clear: bool = False
) -> Page:
    """Set who may sign up, or show it: a role, days on the server, ratings."""
    found = await led(context, number)
    settings = found.cup.settings
    new = settings
    if clear:
        nothing = {"role": None, "member_days": 0, "rating_from": None, "rating_to": None}
        new = new.model_copy(update=nothing)
    new = new.model_copy(update={key: one for key, one in changes.items() if one is not None})
    if new.role == the_guild(context).id:
        new = new.model_copy(update={"role": None})  # everybody has it
    if new != settings:
        check_settings(new)
        await decide(context, number, said.Changed(by=context.user_id, settings=new))
    return _conditions_page(context, found, new)


def _conditions_page(context: Context, found: Sight, settings: Settings) -> Page:
    told_of = condition_lines(found, settings) or [found.say("cup-no-conditions")]
    lines = [found.say("cup-conditions"), *told_of]
    page = Page("\n".join(lines))
    if found.cup.phase != "open":
        return checked(page)
    at = found.number
    roles = [one for one in reversed(the_guild(context).roles) if not one.is_default()]
    if roles:
        offered = [(str(one.id), one.name, "") for one in roles[:SELECT_OPTIONS]]
        press = Press("cup_condition_role", 0, at)
        page.rows.append([select(press, found.say("cup-pick-role"), offered)])
    page.rows.append(
        [
            button(Press("cup_condition", 0, at), found.say("cup-condition-more"), AWAY),
            button(Press("cup_condition_none", 0, at), found.say("cup-condition-none"), ENDS),
        ]
    )
    return checked(page)


async def condition_form(context: Context, number: int) -> discord.ui.Modal:
    """A form for days on the server and ratings."""
    await led(context, number)
    fields = [
        (name, f"cup-setting-{name.replace('_', '-')}", "cup-form-or-none", False)
        for name in CONDITIONS
    ]
    return form(context, Press("cup_condition_in", 0, number), "cup-conditions-button", *fields)


async def condition_typed(context: Context, number: int) -> Page:
    """Set what was typed into the form; what was left empty stays."""
    found = await led(context, number)
    new = found.cup.settings
    for name in CONDITIONS:
        typed = context.fields.get(name, "").strip()
        if typed:
            new = changed(new, name, typed)
    check_settings(new)
    if new != found.cup.settings:
        await decide(context, number, said.Changed(by=context.user_id, settings=new))
    return _conditions_page(context, found, new)


async def condition_role(context: Context, number: int) -> Page:
    """Set the role that was picked."""
    picked = next(iter(context.values), "")
    role = the_guild(context).get_role(int(picked)) if picked.isdecimal() else None
    if role is None:
        raise Refused("tournament-no-setting", text=picked[:40])
    return await conditions(context, number, {"role": role.id})


async def start_at(context: Context, number: int, at: int) -> Page:
    """Have the tournament start by itself at a time."""
    found = await led(context, number)
    now = context.host.tables.store.clock() // 1000
    if at and at <= now:
        raise Refused("tournament-starts-past")
    new = found.cup.settings.model_copy(update={"starts_at": at})
    await decide(context, number, said.Changed(by=context.user_id, settings=new))
    return told(context, "cup-starts-set", when=f"<t:{at}:f>")
