"""A page is a message to be: text, buttons and selects, files, all within Discord's limits.

Everything the bot sends passes `checked`. Custom ids are versioned, so that they work after weeks.
`Reply` answers an interaction once, in time, and to one person alone.

`Icons` are our own drawings where the catalogues have emojis. Discord keeps the emojis of an
application; they can be used everywhere. Those that are missing are uploaded after a start. Until
then, and where they cannot be had, the ordinary emoji is shown.
"""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from io import BytesIO
from typing import Any

import discord
import structlog
from discord import ButtonStyle

from bot.games import GAMES
from bot.metrics import ANSWERS, TOOK, Result
from bot.render.icons import crests, icon_name, icon_png

log = structlog.get_logger()

_ICON = re.compile(r"<:(maester_[0-9a-f]{10}):\d+>")


class Icons:
    """Which emojis are shown as drawings of ours."""

    def __init__(self, shapes: Callable[[], Mapping[str, str]]) -> None:
        """Take what gives the shapes that stand for emojis; none of them can be shown yet."""
        self._shapes = shapes
        self._shown: dict[str, str] = {}
        self._known: re.Pattern[str] | None = None

    @cached_property
    def _emojis(self) -> dict[str, str]:
        """The emoji for each icon, by its name."""
        return {icon_name(shape): emoji for emoji, shape in self._shapes().items()}

    def know(self, names: Mapping[str, int]) -> None:
        """These icons are on Discord, by name and number."""
        self._shown = {
            emoji: f"<:{name}:{names[name]}>"
            for name, emoji in self._emojis.items()
            if name in names
        }
        longest = sorted(self._shown, key=len, reverse=True)
        self._known = re.compile("|".join(map(re.escape, longest))) if longest else None

    def text(self, text: str, limit: int) -> str:
        """The text with drawings, unless it would be longer than it may be."""
        if self._known is None:
            return text
        drawn = self._known.sub(lambda found: self._shown[found[0]], text)
        return drawn if len(drawn) <= limit else text

    def label(self, label: str) -> tuple[str | None, str]:
        """A label's icon, if it begins with one, and the rest of it."""
        found = self._known.match(label) if self._known is not None else None
        rest = label[found.end() :].strip() if found else ""
        return (self._shown[found[0]], rest) if found and rest else (None, label)

    def plain(self, text: str) -> str:
        """The text as it was before drawings were put in."""
        return _ICON.sub(lambda found: self._emojis.get(found[1], ""), text)

    async def fetch(self, client: discord.Client) -> None:
        """Learn which icons Discord has, and upload the others."""
        try:
            names = {one.name: one.id for one in await client.fetch_application_emojis()}
            self.know(names)
            for shape in self.missing(names):
                made = await client.create_application_emoji(
                    name=icon_name(shape), image=icon_png(shape)
                )
                names[made.name] = made.id
            self.know(names)
        except discord.HTTPException as error:
            log.warning("icons-refused", code=error.code)

    def missing(self, names: Iterable[str]) -> list[str]:
        """Shapes that Discord does not have."""
        have = set(names)
        return [shape for shape in self._shapes().values() if icon_name(shape) not in have]


def every_shape() -> dict[str, str]:
    """The crests of the houses, and the signs that the games draw."""
    found = crests()
    for game in GAMES.values():
        found |= game.face.icons()
    return found


ICONS = Icons(every_shape)
"""What this process knows; nothing is shown before `fetch`."""


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

    def add(self, text: str) -> None:
        """Add a paragraph, as far as there is room."""
        joined = "\n".join(part for part in (self.content, text) if part)
        self.content = shorten(joined, CONTENT)

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
    if limit < 1:
        return ""
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
        """The custom id of a component that is pressed for this."""
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
STANDING = "🧭"
"""The sign of standing orders; no game has it among its own."""


def button(
    press: Press,
    label: str,
    style: ButtonStyle = AWAY,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> Item:
    """Return a button whose press is known by its id; a label that is too long is cut."""
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


def with_button(rows: Sequence[Sequence[Item]], extra: Item) -> list[Sequence[Item]]:
    """Rows with one more button: in the last one, or in one of its own where there is no room."""
    if isinstance(rows[-1][0], discord.ui.Select):
        return [*rows, [extra]]
    return [*rows[:-1], *in_rows([*rows[-1], extra])]


SOON = 1.5
"""Seconds we work before we ask Discord for patience; it gives up after three."""

TOO_LATE = {10062, 40060}
"""The interaction is gone, or somebody has answered it: a repeat, or we were too slow."""


class Reply:
    """The one answer to an interaction: in place of the pressed message, or as a new one."""

    def __init__(self, interaction: discord.Interaction, *, in_place: bool = False) -> None:
        """`in_place` changes the message whose component was pressed; else only the user sees."""
        self.interaction = interaction
        self.in_place = in_place and interaction.message is not None
        self.deferred = False
        self._alone = False
        self._began = time.monotonic()

    def alone(self) -> None:
        """Leave the pressed message as it is, since others read it: answer this user alone."""
        self._alone = self.deferred and self.in_place
        self.in_place = False

    async def with_result(self, work: Awaitable[Page]) -> None:
        """Answer with the page the work comes to, asking for patience if it takes long."""
        task = asyncio.ensure_future(work)
        done, _ = await asyncio.wait({task}, timeout=SOON)
        try:
            if not done:
                await self._defer()
            await self.show(await task)
        except discord.HTTPException as error:
            if error.code not in TOO_LATE:
                raise
            ANSWERS.labels("late").inc()
            log.warning("interaction-too-late", code=error.code, id=self.interaction.id)

    async def _defer(self) -> None:
        if not self.in_place:
            await self.interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await self.interaction.response.defer()
        self.deferred = True
        self._note()

    def _note(self) -> None:
        TOOK.observe(time.monotonic() - self._began)

    async def open_form(self, form: discord.ui.Modal) -> None:
        """Answer with a form."""
        await self.interaction.response.send_modal(form)
        self._note()
        ANSWERS.labels("ok").inc()

    async def show(self, page: Page, result: Result | None = None) -> None:
        """Send the page; it counts as an answer with this result."""
        checked(page)
        if self.deferred and self._alone:
            await self.interaction.followup.send(ephemeral=True, **sent(page))
        elif self.deferred:
            await self.interaction.edit_original_response(**edited(page))
        elif self.in_place:
            await self.interaction.response.edit_message(**edited(page))
            self._note()
        else:
            await self.interaction.response.send_message(ephemeral=True, **sent(page))
            self._note()
        ANSWERS.labels(result or ("refused" if page.refused else "ok")).inc()


def sent(page: Page) -> dict[str, Any]:
    """A page as arguments for sending a message."""
    arguments: dict[str, Any] = {"content": page.text, "allowed_mentions": page.allowed()}
    if page.rows:
        arguments["view"] = page.view()
    if page.files:
        arguments["files"] = page.attachments()
    return arguments


def edited(page: Page) -> dict[str, Any]:
    """A page as arguments for editing a message: what it lacks is taken away."""
    return {
        "content": page.text,
        "allowed_mentions": page.allowed(),
        "view": page.view() if page.rows else None,
        "attachments": page.attachments(),
    }
