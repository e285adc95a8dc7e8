"""Settings of a tournament in words: what they are called, and what they stand at."""

from fractions import Fraction
from typing import Any

from pydantic import BaseModel

from bot.discord_ui import table_options
from bot.games import GAMES
from bot.kernel.labels import label_of
from bot.text import Words
from bot.tournaments.editing import CHOICES, EDITABLE, HOURS
from bot.tournaments.plain import written
from bot.tournaments.settings import Settings

OPTION = "option."
"""How the names of a game's own options begin among the settings."""
HOUSES = "houses"

NOTHING = {"rounds": "by-field", "cut": "by-field", "most": "no-limit", "best": "all"}
"""How it is said that a setting has no value, where that is not simply none."""


SAID_IN_DAYS = 48
"""Hours from which on whole days are called days."""


def span(hours: int, words: Words) -> str:
    """Return how long something lasts: in whole days from two on, else in hours."""
    return _span("cup-span", hours, words)


def after(hours: int, words: Words) -> str:
    """Return the same as it stands behind `after`, where a language has a form for that."""
    return _span("cup-after-span", hours, words)


def _span(key: str, hours: int, words: Words) -> str:
    days = hours // 24 if hours >= SAID_IN_DAYS and hours % 24 == 0 else 0
    return words.say(key, days=days, hours=hours)


def useful(settings: Settings, setting: str) -> bool:
    """Return whether a setting means anything with the others as they are."""
    fmt, duel = settings.format, settings.duel
    rounds = fmt not in ("robin", "elimination")
    game = GAMES.get(settings.game)
    known = {
        "rounds": rounds,
        "cut": fmt not in ("elimination", "league"),
        "target": len(settings.sizes) > 1,
        "full_tables": len(settings.sizes) > 1,
        "draw": not duel and rounds,
        "dutch": duel and fmt in ("swiss", "league"),
        "legs": fmt == "robin",
        "best": fmt != "elimination",
        "bye": fmt != "elimination",
        "late_until": rounds,
        "late_points": rounds,
        "check_in_hours": settings.check_in,
        "check_in_rounds": rounds,
        "silent_hours": settings.unfinished == "adjudicate",
        "decks": game is not None and game.decks is not None,
        "wishes": bool(settings.houses),
        "clock_hours": settings.clock != "none",
        "clock_increment": settings.clock == "bank",
        "overtime": settings.clock != "none",
    }
    return known.get(setting, True)


def setting_names(settings: Settings, words: Words) -> dict[str, str]:
    """Return everything that can be set, by its name in the reader's language."""
    named = {key: title_of(key, words) for key in (*EDITABLE, HOUSES)}
    return named | {f"{OPTION}{key}": title for key, title in _options(settings, words).items()}


def title_of(setting: str, words: Words) -> str:
    """Return what a setting is called."""
    return words.say("cup-setting-" + setting.replace("_", "-"))


def _options(settings: Settings, words: Words) -> dict[str, str]:
    """The options of the game that mean something in a tournament."""
    game = GAMES.get(settings.game)
    if game is None:
        return {}
    rules = game.rules
    idle = rules.idle_options(rules.Options.model_validate(settings.options))
    titles = table_options.titles(rules, words)
    return {key: titles[key] for key in rules.Options.model_fields if key not in idle}


def choices(settings: Settings, setting: str, words: Words) -> dict[str, str]:
    """Return what a setting can be, and how that is said; nothing where anything can be typed."""
    if setting.startswith(OPTION):
        rules = GAMES[settings.game].rules
        return table_options.values(rules, words, setting.removeprefix(OPTION))
    if setting == "target":
        return {str(size): str(size) for size in settings.sizes}
    found = ("yes", "no") if setting == HOUSES else CHOICES.get(setting, ())
    return {one: word_of(setting, one, words) for one in found}


def word_of(setting: str, value: str, words: Words) -> str:
    """Return one of a few words that a setting can be, in the reader's language."""
    if setting == "scoring":
        return str(words.name(None, label_of("tournament_scoring", value)))
    return words.say(f"cup-value-{value}")


def told(setting: str, value: Any, words: Words) -> str:
    """Return what a setting stands at, in words."""
    if isinstance(value, bool):
        return words.say("cup-value-yes" if value else "cup-value-no")
    if value is None:
        return words.say(f"cup-value-{NOTHING.get(setting, 'none')}")
    if isinstance(value, BaseModel):
        return word_of("scoring", str(getattr(value, "kind", "")), words)
    if isinstance(value, Fraction):
        return written(value)
    if isinstance(value, tuple):
        ties = [str(words.name(None, label_of("tournament_tie", str(one)))) for one in value]
        return ", ".join(ties) or words.say("cup-value-none")
    if setting == HOUSES:
        return words.say("cup-value-yes" if value else "cup-value-no")
    if isinstance(value, str):
        return word_of(setting, value, words)
    return span(value, words) if setting in HOURS and value else str(value)


def now(settings: Settings, setting: str, words: Words) -> str:
    """Return what a setting of a tournament stands at, in words."""
    if not setting.startswith(OPTION):
        return told(setting, getattr(settings, setting), words)
    name, rules = setting.removeprefix(OPTION), GAMES[settings.game].rules
    options = rules.Options.model_validate(settings.options)
    value = str(getattr(options, name)).lower()
    return table_options.values(rules, words, name).get(value, value)


def as_typed(settings: Settings, setting: str, words: Words) -> str:
    """Return what a setting stands at as it can be typed; empty where it has no value."""
    value = getattr(settings, setting, None)
    if value is None or value == ():
        return ""
    return str(value) if isinstance(value, str | int) else now(settings, setting, words)


def chosen_options(settings: Settings, words: Words) -> list[str]:
    """Return the game's own options that are not as usual, each with what it stands at."""
    usual = settings.model_copy(update={"options": {}})
    found = []
    for name, title in _options(settings, words).items():
        value = now(settings, f"{OPTION}{name}", words)
        if value != now(usual, f"{OPTION}{name}", words):
            found.append(f"{title}: {value}")
    return found
