"""Buttons and selects with ids of ours."""

from typing import Any

import discord
from discord import ButtonStyle

from bot.discord_ui.codec import Press
from bot.discord_ui.limits import LABEL, OPTION_LABEL, OPTION_NOTE, PLACEHOLDER, shorten

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
