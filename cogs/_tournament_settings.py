"""Settings of a tournament as people change them: from lists, by a form, or typed."""

from collections.abc import Callable, Mapping, Sequence

import discord

from bot.discord_ui import table_options
from bot.discord_ui.context import Context
from bot.discord_ui.page import SELECT_OPTIONS, Item, Page, Press, button, checked, select
from bot.discord_ui.tournaments import values
from bot.discord_ui.tournaments.values import HOUSES, OPTION, choices, setting_names
from bot.games import GAMES
from bot.kernel import Illegal
from bot.kernel.labels import label_of
from bot.reader.single import find
from bot.table.durations import HOUR, parse_duration
from bot.table.options import check_options
from bot.table.tournament_games import with_houses, with_options
from bot.tournaments.editing import HOURS, NONE, OR_NONE, changed
from bot.tournaments.errors import Refused
from bot.tournaments.settings import Settings, check_settings
from bot.tournaments.tiebreaks import TIE_BREAKS
from cogs._tournaments import form

MOST_LISTS = 3
"""Lists of settings under a message; one row is left for buttons."""

Pressed = Callable[[str], Press]
"""What is pressed when a setting of this name is chosen."""


def read_setting(typed: str, known: Mapping[str, str]) -> str:
    """Return the setting that was picked or typed."""
    return typed if typed in known else find(typed, known)


def with_setting(context: Context, settings: Settings, name: str, typed: str) -> Settings:
    """Return the settings with another value for one of them; Illegal or Refused if it is wrong."""
    words, rules = context.person.words, context.host.tables.games[settings.game]
    if name.startswith(OPTION):
        option = name.removeprefix(OPTION)
        chosen = table_options.chosen(rules, words, option, typed)
        return with_options(rules, settings, check_options(rules, {**settings.options, **chosen}))
    value = _read(context, settings, name, typed)
    if name == HOUSES:
        return with_houses(rules, settings, wanted=changed(settings, "check_in", value).check_in)
    new = changed(settings, name, value)
    game = GAMES.get(settings.game)
    if new.decks and (game is None or game.decks is None):
        raise Refused("tournament-no-decks")
    check_settings(new)
    return new


def _read(context: Context, settings: Settings, name: str, typed: str) -> str:
    """What was typed, as the settings call it: people may write it as it is shown to them."""
    known = choices(settings, name, context.person.words)
    if name == "ties":
        return _ties(context, typed)
    if name in HOURS and not typed.strip().isdecimal():
        return str(parse_duration(typed) // HOUR)
    word = typed.strip().casefold()
    exact = {label.casefold(): key for key, label in known.items()}
    if word in exact:
        return exact[word]
    system = name == "scoring" and word.partition(" ")[0] in known
    if not known or word in known or system or "yes" in known:
        return typed
    raise Refused("tournament-choice", text=word[:40], choices=list(known.values()))


def _ties(context: Context, typed: str) -> str:
    """Tie-breaks by their names in the reader's language, or as the settings call them."""
    words = context.person.words
    named: dict[str, str] = {
        one: str(words.name(None, label_of("tournament_tie", one))) for one in TIE_BREAKS
    }
    if "," not in typed and all(part in (*named, *NONE) for part in typed.casefold().split()):
        return typed
    parts = [part for part in typed.split(",") if part.strip()]
    return " ".join(one if one in NONE else find(one, named) for one in map(str.strip, parts))


def lists(
    context: Context, settings: Settings, offered: Mapping[str, str], press: Pressed
) -> list[Sequence[Item]]:
    """Return lists of the settings that can be changed, with what each stands at."""
    words = context.person.words
    rows: list[Sequence[Item]] = []
    useful = [one for one in offered.items() if values.useful(settings, one[0])]
    some = useful[: MOST_LISTS * SELECT_OPTIONS]
    for part in range(0, len(some), SELECT_OPTIONS):
        shown = [
            (key, title, values.now(settings, key, words))
            for key, title in some[part : part + SELECT_OPTIONS]
        ]
        number = part // SELECT_OPTIONS + 1
        hint = words.say("cup-pick-setting", part=number)
        rows.append([select(press(str(number)), hint, shown)])
    return rows


def picked(
    context: Context, settings: Settings, name: str, take: Press, back: Press
) -> Page | discord.ui.Modal:
    """Return what a setting can be as a list, or a form where anything can be typed."""
    words = context.person.words
    known = setting_names(settings, words)
    if name not in known:
        raise Refused("tournament-no-setting", text=name[:40])
    now, possible = values.now(settings, name, words), choices(settings, name, words)
    if not possible:
        note = "cup-form-or-none" if name in OR_NONE else ""
        field, typed = ("value", "cup-form-value", note, True), values.as_typed
        return form(context, take, "cup-settings", field, now=typed(settings, name, words))
    page = Page(f"**{known[name]}**: {now}")
    offered = [(key, label, "") for key, label in possible.items()]
    chosen = {key for key, label in possible.items() if label == now}
    page.rows = [
        [select(take, known[name], offered[:SELECT_OPTIONS], chosen=chosen)],
        [button(back, words.say("cup-back"))],
    ]
    return checked(page)


def value_given(context: Context) -> str:
    """Return what was picked from a list or typed into a form."""
    given = next(iter(context.values), None) or context.fields.get("value", "")
    if not given:
        raise Illegal("tournament-no-setting", text="")
    return given
