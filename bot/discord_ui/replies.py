"""Answering an interaction once, in time, and to one person alone."""

import asyncio
import time
from collections.abc import Awaitable
from typing import Any

import discord
import structlog

from bot.discord_ui.limits import Page, checked
from bot.metrics import ANSWERS, TOOK, Result

log = structlog.get_logger()

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
