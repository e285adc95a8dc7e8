"""Buttons and selects, and their custom ids: versioned, so that they work after weeks."""

from dataclasses import dataclass
from typing import Any

import discord
from discord import ButtonStyle

from bot.discord_ui.limits import LABEL, OPTION_LABEL, OPTION_NOTE, PLACEHOLDER, shorten

VERSION = "m1"
LONGEST = 100
MOST_DIGITS = 18
"""More of them do not fit into a database's integer."""


class BadId(ValueError):
    """Not an id of ours, or one that was tampered with."""


@dataclass(frozen=True, slots=True)
class Press:
    """What a component stands for: a verb, a session, an ask (0: none) and an argument."""

    verb: str
    session: int = 0
    ask: int = 0
    arg: str = ""

    def encode(self) -> str:
        """The custom id."""
        text = f"{VERSION}.{self.verb}.{self.session}.{self.ask}.{self.arg}"
        if len(text) > LONGEST:
            raise ValueError(f"custom id too long: {text}")
        return text


def decode(custom_id: str) -> Press:
    """Read a custom id, or BadId."""
    parts = custom_id.split(".", 4)
    if len(parts) != 5 or parts[0] != VERSION:
        raise BadId(custom_id)
    _, verb, session, ask, arg = parts
    for number in (session, ask):
        if not (number.isascii() and number.isdecimal() and len(number) <= MOST_DIGITS):
            raise BadId(custom_id)
    return Press(verb, int(session), int(ask), arg)


Item = discord.ui.Item[discord.ui.View]

DOES = ButtonStyle.success
"""The look of what hands something in: Confirm, Agree, Start."""
ONE_OF = ButtonStyle.primary
"""The look of one of several; none of them looks chosen."""
AWAY = ButtonStyle.secondary
"""The look of what decides nothing, or to do nothing: pass, go back, look something up."""
ENDS = ButtonStyle.danger
"""The look of what cannot be taken back: leave a game, close tables."""


def button(
    press: Press,
    label: str,
    style: ButtonStyle = AWAY,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> Item:
    """A button."""
    return discord.ui.Button(
        label=shorten(label, LABEL),
        style=style,
        custom_id=press.encode(),
        emoji=emoji,
        disabled=disabled,
    )


def select(
    press: Press,
    placeholder: str,
    choices: list[tuple[str, str, str]],
    *,
    least: int = 1,
    most: int = 1,
    chosen: set[str] | None = None,
) -> Item:
    """A select over (value, label, note)."""
    options = [
        discord.SelectOption(
            value=value,
            label=shorten(label, OPTION_LABEL),
            description=shorten(note, OPTION_NOTE) or None,
            default=value in (chosen or set()),
        )
        for value, label, note in choices
    ]
    found: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=press.encode(),
        placeholder=shorten(placeholder, PLACEHOLDER),
        min_values=least,
        max_values=most,
        options=options,
    )
    return found


def in_rows(buttons: list[Item]) -> list[list[Item]]:
    """Buttons in rows of five, as many as Discord takes."""
    return [buttons[at : at + 5] for at in range(0, len(buttons), 5)]
