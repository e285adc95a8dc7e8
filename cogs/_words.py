"""Names and descriptions of commands, from the catalogues."""

from collections.abc import Callable
from typing import Any, TypedDict, TypeVar

from discord import app_commands
from discord.app_commands import locale_str

from bot.text import words

C = TypeVar("C")


class Called(TypedDict):
    """The name and description of a command, as discord.py takes them."""

    name: locale_str
    description: locale_str


def T(key: str) -> locale_str:
    """Return the English text of a catalogue entry; the translator finds the others by its key."""
    return locale_str(words("en").say(key), key=key)


def called(key: str) -> Called:
    """Return the name and description of a command or group: an entry, and its `-help`."""
    return Called(name=T(key), description=T(f"{key}-help"))


def options(*plain: str, **named: str) -> Callable[[C], C]:
    """Name and describe a command's options; `named` maps parameters with other names."""
    keys = {name: f"cmd-option-{name.replace('_', '-')}" for name in plain}
    keys |= {name: f"cmd-option-{key}" for name, key in named.items()}

    def decorate(command: C) -> C:
        renamed: Any = app_commands.rename(**{name: T(key) for name, key in keys.items()})
        described: Any = app_commands.describe(
            **{name: T(f"{key}-help") for name, key in keys.items()}
        )
        named_command: C = renamed(described(command))
        return named_command

    return decorate


def choice(key: str, value: str) -> app_commands.Choice[str]:
    """Return a fixed choice of an option."""
    return app_commands.Choice(name=T(f"choice-{key}"), value=value)
