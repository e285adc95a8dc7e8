"""The gate everything from Discord passes: one user cannot take up everybody's time."""

from typing import Any

import discord
import structlog

from bot.discord_ui.budget import Kind, Turns, Verdict
from bot.discord_ui.host import Host
from bot.discord_ui.limits import Page
from bot.discord_ui.listener import Listener
from bot.discord_ui.replies import Reply
from bot.metrics import OVER_BUDGET
from bot.text import Words

log = structlog.get_logger()

MESSAGES_WAITING = 3
"""Of one user, behind the one that is being read: more would be answered long after."""


class Gate:
    """Takes what a user has a budget for, and refuses the rest at next to no cost."""

    def __init__(self, host: Host, listener: Listener) -> None:
        """Take the host, whose budget counts, and who reads messages."""
        self.host = host
        self.listener = listener
        self._reading = Turns(MESSAGES_WAITING)

    async def admits(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether to work on a command, a press or an autocompletion.

        The first refusals are answered, since Discord shows an unanswered press as failed. After
        that nothing is sent: the user has been told, and each answer costs a request.
        """
        suggesting = interaction.type is discord.InteractionType.autocomplete
        kind: Kind = "suggestion" if suggesting else "command"
        user = interaction.user.id
        verdict = self.host.budget.take(user, kind)
        if verdict is Verdict.TAKE:
            return True
        _note(user, kind, verdict)
        if verdict is Verdict.TELL:
            try:
                await self._refuse(interaction)
            except discord.HTTPException as error:
                log.warning("refusal-undelivered", code=error.code)
        return False

    async def _refuse(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
            return
        person = await self.host.people.person(interaction.user.id)
        words = person.model_copy(update={"locale": str(interaction.locale)}).words
        await Reply(interaction).show(self._sentence(words, interaction.user.id, "command"))

    def admits_message(self, message: discord.Message) -> Verdict:
        """Whether to read a message: there is a budget for it, and not too many wait already."""
        user, budget = message.author.id, self.host.budget
        full = self._reading.full(user)
        verdict = budget.refuse(user, "message") if full else budget.take(user, "message")
        if verdict is not Verdict.TAKE:
            _note(user, "message", verdict)
        return verdict

    async def read(self, message: discord.Message, me: int) -> None:
        """Read a message and answer it, once this user's messages before it are done."""
        async with self._reading.turn(message.author.id):
            await self.listener.hear(message, me)

    async def refuse_message(self, message: discord.Message) -> None:
        """Say in one sentence that this was too much."""
        words = await self.listener.words_for(message)
        await self.listener.answer(message, self._sentence(words, message.author.id, "message"))

    def _sentence(self, words: Words, user_id: int, kind: Kind) -> Page:
        return Page(words.say("ui-too-much", seconds=self.host.budget.wait(user_id, kind)))


def _note(user: int, kind: Kind, verdict: Verdict) -> None:
    OVER_BUDGET.labels(kind).inc()
    if verdict is Verdict.TELL:
        log.info("over-budget", user=user, kind=kind)
