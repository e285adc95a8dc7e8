"""Discord's limits, in one place; everything the bot sends passes `checked`."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import discord

from bot.discord_ui.icons import ICONS

CONTENT = 2000
LABEL = 80
OPTION_LABEL = 100
OPTION_NOTE = 100
PLACEHOLDER = 150
SELECT_OPTIONS = 25
ROWS = 5
ROW_BUTTONS = 5
MODAL_TITLE = 45
MODAL_LABEL = 45
MODAL_NOTE = 100
ALT_TEXT = 1024
FILE_BYTES = 10 * 1024 * 1024


class OverLimit(ValueError):
    """A message Discord would refuse: a bug of ours, found before it is sent."""


@dataclass(slots=True)
class Page:
    """A message to be: text, rows of components, files. Nobody is mentioned unless named."""

    content: str = ""
    rows: list[Sequence["discord.ui.Item[discord.ui.View]"]] = field(default_factory=list)
    files: list[tuple[str, bytes, str]] = field(default_factory=list)
    """Name, bytes, alt text."""
    mentions: list[int] = field(default_factory=list)
    refused: bool = False
    """It says why something was not done."""
    role: int | None = None
    """A role that is called as well."""
    kept: str | None = None
    """What stays of it once it waits for nobody; None if it never waits for anybody."""
    reaction: str = ""
    """What an answer to a message is that needs no words."""

    @property
    def empty(self) -> bool:
        """Whether there is nothing to send."""
        return not (self.content or self.rows or self.files)

    @property
    def text(self) -> str:
        """The content with drawings of ours where they can be had."""
        return ICONS.text(self.content, CONTENT)

    def view(self) -> discord.ui.View:
        """The components; not kept in memory, since presses are routed by their id alone."""
        view = discord.ui.View(timeout=None)
        for number, row in enumerate(self.rows):
            for item in row:
                item.row = number
                _illustrate(item)
                view.add_item(item)
        view.stop()
        return view

    def attachments(self) -> list[discord.File]:
        """The files, fresh for each attempt to send them."""
        from io import BytesIO

        return [
            discord.File(BytesIO(data), filename=name, description=alt)
            for name, data, alt in self.files
        ]

    def allowed(self) -> discord.AllowedMentions:
        """Only those who are named on purpose are pinged."""
        users = [discord.Object(user) for user in self.mentions]
        roles = [] if self.role is None else [discord.Object(self.role)]
        return discord.AllowedMentions(everyone=False, roles=roles, users=users, replied_user=False)


def _illustrate(item: "discord.ui.Item[discord.ui.View]") -> None:
    """Turn an emoji before a label into the drawing that stands for it."""
    if isinstance(item, discord.ui.Button) and item.emoji is None:
        icon, label = ICONS.label(item.label or "")
        if icon is not None:
            item.emoji, item.label = discord.PartialEmoji.from_str(icon), label
    elif isinstance(item, discord.ui.Select):
        for option in item.options:
            icon, label = ICONS.label(option.label)
            if icon is not None and option.emoji is None:
                option.emoji, option.label = discord.PartialEmoji.from_str(icon), label


def shorten(text: str, limit: int) -> str:
    """Fit a label into its limit; the ellipsis says that something is missing."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def tail(lines: Sequence[str], limit: int, more: str) -> str:
    """As many of the last lines as fit, headed by a note where some are left out."""
    kept: list[str] = []
    room = limit - len(more) - 1
    for line in reversed(lines):
        line = shorten(line, limit // 2)
        if len(line) + 1 > room:
            kept.append(more)
            break
        room -= len(line) + 1
        kept.append(line)
    return "\n".join(reversed(kept))


def checked(page: Page) -> Page:
    """The gate: refuse what Discord would refuse."""
    if len(page.content) > CONTENT:
        raise OverLimit(f"{len(page.content)} characters of content")
    if len(page.rows) > ROWS:
        raise OverLimit(f"{len(page.rows)} rows of components")
    seen: set[str] = set()
    for row in page.rows:
        if not row or len(row) > ROW_BUTTONS:
            raise OverLimit(f"{len(row)} components in a row")
        for item in row:
            _check_item(item, seen, len(row))
    for name, data, alt in page.files:
        if len(data) > FILE_BYTES or len(alt) > ALT_TEXT:
            raise OverLimit(f"{name} is too large")
    return page


def _check_item(item: "discord.ui.Item[discord.ui.View]", seen: set[str], width: int) -> None:
    custom_id = getattr(item, "custom_id", None)
    if custom_id is not None:
        if not 0 < len(custom_id) <= 100 or custom_id in seen:
            raise OverLimit(f"custom id {custom_id!r}")
        seen.add(custom_id)
    if isinstance(item, discord.ui.Button):
        if len(item.label or "") > LABEL or not (item.label or item.emoji):
            raise OverLimit(f"button label {item.label!r}")
    elif isinstance(item, discord.ui.Select):
        if width != 1 or not 1 <= len(item.options) <= SELECT_OPTIONS:
            raise OverLimit(f"{len(item.options)} options in a select")
        if len(item.placeholder or "") > PLACEHOLDER:
            raise OverLimit("placeholder")
        if not 0 <= item.min_values <= item.max_values <= len(item.options):
            raise OverLimit("values of a select")
        for option in item.options:
            if not 0 < len(option.label) <= OPTION_LABEL or len(option.value) > 100:
                raise OverLimit(f"option {option.label!r}")
            if len(option.description or "") > OPTION_NOTE:
                raise OverLimit(f"option note {option.description!r}")
