"""Modals: a number, a line of text, a share of an assignment, a filter."""

import discord

from bot.discord_ui.page import MODAL_LABEL, MODAL_NOTE, MODAL_TITLE, OPTION_LABEL, Press, shorten

FIELD = "value"


def form(
    press: Press,
    title: str,
    label: str,
    *,
    note: str = "",
    value: str = "",
    longest: int = 100,
    long: bool = False,
    required: bool = True,
) -> discord.ui.Modal:
    """A modal with one text field; its submission is routed by its id like any press."""
    modal = discord.ui.Modal(title=shorten(title, MODAL_TITLE), custom_id=press.encode())
    style = discord.TextStyle.paragraph if long else discord.TextStyle.short
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id=FIELD, style=style, default=value or None, required=required, max_length=longest
    )
    modal.add_item(
        discord.ui.Label(
            text=shorten(label, MODAL_LABEL),
            description=shorten(note, MODAL_NOTE) or None,
            component=field,
        )
    )
    modal.stop()
    return modal


Field = tuple[str, str, str, list[tuple[str, str]], str | None]
"""A select in a modal: its id, its label, a note, (value, label) pairs and what is chosen."""


def selects(press: Press, title: str, fields: list[Field]) -> discord.ui.Modal:
    """A modal of selects."""
    modal = discord.ui.Modal(title=shorten(title, MODAL_TITLE), custom_id=press.encode())
    for name, label, note, choices, chosen in fields:
        options = [
            discord.SelectOption(
                value=value, label=shorten(text, OPTION_LABEL), default=value == chosen
            )
            for value, text in choices
        ]
        field: discord.ui.Select[discord.ui.View] = discord.ui.Select(
            custom_id=name, options=options, required=False, min_values=0
        )
        modal.add_item(
            discord.ui.Label(
                text=shorten(label, MODAL_LABEL),
                description=shorten(note, MODAL_NOTE) or None,
                component=field,
            )
        )
    modal.stop()
    return modal


def submitted(data: object) -> dict[str, str]:
    """The fields of a modal submission, wherever Discord put them."""
    found: dict[str, str] = {}

    def walk(part: object) -> None:
        if isinstance(part, list):
            for one in part:
                walk(one)
        elif isinstance(part, dict):
            if "custom_id" in part and isinstance(part.get("value"), str):
                found[str(part["custom_id"])] = part["value"]
            if "custom_id" in part and isinstance(part.get("values"), list) and part["values"]:
                found[str(part["custom_id"])] = str(part["values"][0])
            walk(part.get("components"))
            walk(part.get("component"))

    if isinstance(data, dict):
        walk(data.get("components"))
    return found
