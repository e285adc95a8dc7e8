"""The connection to Discord: commands, presses, the outbox worker."""

import asyncio
import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.discord_ui.delivery import Delivery
from bot.discord_ui.host import Host
from bot.discord_ui.limits import Page
from bot.discord_ui.membership import Membership
from bot.discord_ui.metrics import INTERACTIONS
from bot.discord_ui.pace import Pace
from bot.discord_ui.people import People
from bot.discord_ui.pictures import OwnProcess, Studio
from bot.discord_ui.replies import TOO_LATE, Reply
from bot.discord_ui.router import Router
from bot.discord_ui.typed.listening import Listener
from bot.store import Store, records
from bot.table import DeadlineTask, OutboxWorker, Pulse, Tables
from bot.text import language_of, words

log = structlog.get_logger()

PATIENCE = 10.0
"""Seconds an orderly stop waits for what is under way."""


class Tree(app_commands.CommandTree["Maester"]):
    """Slash commands; what goes wrong is logged, and told in words."""

    async def interaction_check(self, interaction: discord.Interaction["Maester"], /) -> bool:
        """While we are stopping, nothing new is begun."""
        if not interaction.client.stopping:
            interaction.client.note_under_way()
            return True
        await interaction.client.politely_refuse(interaction)
        return False

    async def on_error(
        self, interaction: discord.Interaction["Maester"], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the user that it is not their fault."""
        await interaction.client.broke(interaction, error)


class Maester(commands.AutoShardedBot):
    """The game master."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        *,
        cogs: Sequence[str] = (),
        translator: app_commands.Translator | None = None,
        studio: Studio | None = None,
        **options: Any,
    ) -> None:
        """Take what was opened outside. No privileged intents; nobody is mentioned by accident."""
        intents = discord.Intents.none()
        intents.guilds = True
        intents.guild_messages = True
        intents.dm_messages = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            http_trace=Pace().trace(),
            **options,
        )
        self.store = store
        self._cogs = cogs
        self._translator = translator
        members = Membership(self.http.get_member)
        self.host = Host(tables, People(store), studio or OwnProcess(), members)
        self.router = Router(self.host)
        self.listener = Listener(self.host)
        self.delivery = Delivery(self, self.host)
        self._quiet = asyncio.Event()
        self._quiet.set()
        self.worker = OutboxWorker(store, self.delivery, tables.outbox_woken, quiet=self._quiet)
        self.deadlines = DeadlineTask(store, tables.handlers(), tables.deadlines_woken)
        self.pulse = Pulse(tables)
        self.stopping = False
        self._connected = asyncio.Event()
        self._under_way: set[asyncio.Task[Any]] = set()
        self._background: list[asyncio.Task[Any]] = []

    async def setup_hook(self) -> None:
        """Before connecting: commands, then the workers."""
        if self._translator is not None:
            await self.tree.set_translator(self._translator)
        for cog in self._cogs:
            await self.load_extension(cog)
        studio = self.host.studio
        if isinstance(studio, OwnProcess):
            studio.start()
            self._background.append(asyncio.create_task(studio.draw_ahead(), name="studio"))
        await self._sync()
        await self.host.tables.wake_up()
        self._background += [
            asyncio.create_task(self.worker.run(), name="outbox"),
            asyncio.create_task(self.deadlines.run(), name="deadlines"),
            asyncio.create_task(self.pulse.run(), name="pulse"),
        ]

    async def _sync(self) -> None:
        """Tell Discord about the commands, only when they have changed."""
        translator = self.tree.translator
        payload = [
            await command.get_translated_payload(self.tree, translator)
            if translator
            else command.to_dict(self.tree)
            for command in self.tree.get_commands()
        ]
        text = json.dumps([self.application_id, payload], sort_keys=True, default=str)
        digest = blake2b(text.encode(), digest_size=12).hexdigest()
        async with self.store.read() as tx:
            known = await records.settings(tx, "guild", 0)
        if known.get("commands") != digest:
            await self.tree.sync()
            async with self.store.write() as tx:
                await records.set_settings(tx, "guild", 0, {"commands": digest})

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Presses and modal submissions; slash commands go through the tree."""
        INTERACTIONS.labels(interaction.type.name).inc()
        if interaction.type not in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ):
            return
        if self.stopping:
            await self.politely_refuse(interaction)
            return
        self.note_under_way()
        try:
            await self.router.route(interaction)
        except Exception as error:
            await self.broke(interaction, error)

    def note_under_way(self) -> None:
        """An orderly stop waits for what this task is doing."""
        task = asyncio.current_task()
        if task is not None:
            self._under_way.add(task)
            self._quiet.clear()
            task.add_done_callback(self._answered)

    def _answered(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not self._under_way:
            self._quiet.set()

    async def politely_refuse(self, interaction: discord.Interaction) -> None:
        """We are about to stop; nothing was changed."""
        text = words(language_of(str(interaction.locale))).say("ui-stopping")
        if interaction.type is not discord.InteractionType.autocomplete:
            await Reply(interaction).show(Page(text))

    async def broke(self, interaction: discord.Interaction, error: Exception) -> None:
        """Log a mistake of ours, and say so to the user alone."""
        inner = getattr(error, "original", error)
        if isinstance(inner, discord.HTTPException) and inner.code in TOO_LATE:
            log.warning("interaction-too-late", code=inner.code)
            return
        log.error("interaction-broke", exc_info=inner, user=interaction.user.id)
        if interaction.type is discord.InteractionType.autocomplete:
            return
        page = Page(words(language_of(str(interaction.locale))).say("ui-broken"))
        try:
            if interaction.response.is_done():
                await interaction.followup.send(page.content, ephemeral=True)
            else:
                await Reply(interaction).show(page)
        except discord.HTTPException as late:
            log.warning("apology-undelivered", code=late.code)

    async def on_message(self, message: discord.Message, /) -> None:
        """What is written to us is a move; there are no text commands."""
        me = self.user.id if self.user is not None else 0
        if not self.listener.concerns(message, me):
            return
        self.note_under_way()
        if self.stopping:
            person = await self.host.people.person(message.author.id)
            await self.listener.answer(message, Page(person.words.say("ui-stopping")))
            return
        await self.listener.hear(message, me)

    async def wait_until_ready_or(self, running: asyncio.Task[None]) -> None:
        """Wait until we are connected; if connecting fails, say how."""
        ready = asyncio.create_task(self._connected.wait())
        await asyncio.wait({ready, running}, return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        if running.done():
            running.result()

    async def on_ready(self) -> None:
        """Discord has told us all it knows."""
        self._connected.set()

    async def stop_orderly(self) -> None:
        """Finish what is under way, refuse the rest, then close."""
        self.stopping = True
        if self._under_way:
            await asyncio.wait(set(self._under_way), timeout=PATIENCE)
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        if isinstance(self.host.studio, OwnProcess):
            self.host.studio.close()
        await self.close()
