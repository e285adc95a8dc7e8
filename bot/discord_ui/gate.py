"""The gate everything from Discord passes: one user cannot take up everybody's time.

`Listener` reads messages: whose turn they are, at which table, and the answer.
"""

from collections.abc import Iterator
from typing import Any

import discord
import structlog

from bot.discord_ui.budget import Kind, Once, Turns, Verdict
from bot.discord_ui.harmless import plain
from bot.discord_ui.host import Host, Person
from bot.discord_ui.page import (
    LABEL,
    BadId,
    Page,
    Press,
    Reply,
    button,
    decode,
    in_rows,
    sent,
    shorten,
)
from bot.discord_ui.proposals import LONGEST_TEXT, Offered, keep
from bot.discord_ui.typed_moves import Said, TypedMoves
from bot.kernel import Illegal
from bot.metrics import ANSWERS, OVER_BUDGET
from bot.store import DatabaseAway
from bot.table import TableInfo
from bot.text import Words

log = structlog.get_logger()

MOST_TABLES = 10
KINDS = (discord.MessageType.default, discord.MessageType.reply)


class Listener:
    """Reads messages that are meant for us, and answers them."""

    def __init__(self, host: Host) -> None:
        """Take the host, whose tables are played at."""
        self.host = host
        self._heard = Once()

    def concerns(self, message: discord.Message, me: int) -> bool:
        """Whether a message is meant for us: by a person, in a DM, or mentioning or answering."""
        if message.author.bot or message.webhook_id is not None or message.type not in KINDS:
            return False
        if message.guild is None:
            return True
        if any(user.id == me for user in message.mentions):
            return True
        answered = message.reference.resolved if message.reference else None
        ours = isinstance(answered, discord.Message) and answered.author.id == me
        return ours and bool(message.content.strip())

    async def hear(self, message: discord.Message, me: int) -> None:
        """Answer a message that is meant for us, once."""
        if not self.concerns(message, me) or not self._heard.first(message.id):
            return
        said = await self._said(message)
        try:
            page = await self._page(message, said)
        except Illegal as refusal:
            log.info("refused", reason=refusal.reason, user=said.user, verb="message")
            page = Page(f"⚠️ {said.words.illegal(None, refusal)}", refused=True)
        except DatabaseAway:
            raise
        except Exception:
            log.exception("message-broke", user=said.user)
            ANSWERS.labels("error").inc()
            await self.answer(message, Page(said.words.say("ui-broken")))
            return
        ANSWERS.labels("refused" if page.refused else "ok").inc()
        if page.empty:
            await self._react(message, page.reaction)
        else:
            await self.answer(message, page)

    async def _react(self, message: discord.Message, reaction: str) -> None:
        """Answer without a word: talk is left alone, and the table's own message tells a move."""
        if not reaction:
            return
        try:
            await message.add_reaction(reaction)
        except discord.HTTPException as error:
            log.info("reaction-undelivered", code=error.code, channel=message.channel.id)

    async def answer(self, message: discord.Message, page: Page) -> None:
        """Reply; that we may not write there is no reason to stop."""
        arguments: dict[str, Any] = sent(page)
        reference = message.to_reference(fail_if_not_exists=False)
        try:
            await message.channel.send(reference=reference, nonce=f"t{message.id}", **arguments)
        except discord.HTTPException as error:
            log.warning("reply-undelivered", code=error.code, channel=message.channel.id)

    async def _said(self, message: discord.Message) -> Said:
        people = self.host.people
        known = await people.person(message.author.id)
        person = await people.seen(message.author.id, message.author.display_name, known.locale)
        guild = message.guild.id if message.guild else None
        words = await self._words(person, guild)
        if guild is None and (person.dm_closed or person.dm_channel != message.channel.id):
            # Whoever writes to us directly can be written to.
            await people.set_person(
                message.author.id, dm_channel=message.channel.id, dm_closed=None
            )
        public = guild is not None
        return Said(message.author.id, message.id, message.content, public, words, guild)

    async def words_for(self, message: discord.Message) -> Words:
        """The catalogue the author reads."""
        person = await self.host.people.person(message.author.id)
        return await self._words(person, message.guild.id if message.guild else None)

    async def _words(self, person: Person, guild: int | None) -> Words:
        """Of somebody who has never shown us a language, the server's."""
        if guild is not None and not (person.language or person.locale):
            return (await self.host.people.server(guild)).words
        return person.words

    async def _page(self, message: discord.Message, said: Said) -> Page:
        info = await self._table(message, said)
        if isinstance(info, Page):
            return info
        return await TypedMoves(self.host, said, info).run()

    async def _table(self, message: discord.Message, said: Said) -> TableInfo | Page:
        """The table played here, the one that is answered, the only one, or the question which."""
        tables = self.host.tables
        here = await tables.queries.by_thread(message.channel.id)
        if here is not None:
            return here
        for session in _sessions(message):
            info = await tables.queries.info(session)
            if info.seat_of(said.user) is not None:
                return info
        owed = {one.session.id for one in await tables.queries.owed_by(said.user)}
        mine = [
            info
            for info in await tables.queries.of_user(said.user)
            if said.guild in (None, info.session.guild_id)
        ]
        waiting = [info for info in mine if info.session.id in owed] or mine
        if not waiting:
            raise Illegal("typed-no-table")
        return waiting[0] if len(waiting) == 1 else await self._which(said, waiting)

    async def _which(self, said: Said, among: list[TableInfo]) -> Page:
        text = said.text[:LONGEST_TEXT]
        offer = Offered(user=said.user, message=said.message, text=text)
        await keep(self.host, offer)
        page = Page(said.words.say("typed-which-table"))
        presses = [
            button(
                Press("typed_at", info.session.id, 0, offer.mark),
                shorten(plain(info.session.title, LABEL).replace("\\", ""), LABEL),
            )
            for info in among[:MOST_TABLES]
        ]
        page.rows = [*in_rows(presses)]
        return page


def _sessions(message: discord.Message) -> Iterator[int]:
    """The tables that the buttons of the answered message belong to."""
    answered = message.reference.resolved if message.reference else None
    if not isinstance(answered, discord.Message) or not answered.author.bot:
        return
    for row in answered.components:
        for part in getattr(row, "children", []):
            try:
                press = decode(str(getattr(part, "custom_id", "") or ""))
            except BadId:
                continue
            if press.session:
                yield press.session
                return


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
