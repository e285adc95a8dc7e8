"""Settings of a tournament in words: what they are called, and what they stand at."""

from fractions import Fraction
from typing import Any

from pydantic import BaseModel

from bot.discord_ui import table_options
from bot.games import GAMES
from bot.kernel.labels import label_of
from bot.text import Words
from bot.tournaments.editing import CHOICES, EDITABLE
from bot.tournaments.plain import written
from bot.tournaments.settings import Settings

OPTION = "option."
"""How the names of a game's own options begin among the settings."""
HOUSES = "houses"


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
        return words.say("cup-value-none")
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
    return str(value)


def now(settings: Settings, setting: str, words: Words) -> str:
    """Return what a setting of a tournament stands at, in words."""
    if not setting.startswith(OPTION):
        return told(setting, getattr(settings, setting), words)
    name, rules = setting.removeprefix(OPTION), GAMES[settings.game].rules
    options = rules.Options.model_validate(settings.options)
    value = str(getattr(options, name)).lower()
    return table_options.values(rules, words, name).get(value, value)


def chosen_options(settings: Settings, words: Words) -> list[str]:
    """Return the game's own options that are not as usual, each with what it stands at."""
    usual = settings.model_copy(update={"options": {}})
    found = []
    for name, title in _options(settings, words).items():
        value = now(settings, f"{OPTION}{name}", words)
        if value != now(usual, f"{OPTION}{name}", words):
            found.append(f"{title}: {value}")
    return found
