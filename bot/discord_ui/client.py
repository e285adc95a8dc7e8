"""The connection to Discord: commands, presses, the outbox worker."""

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.datafiles import DataError
from bot.discord_ui.budget import Once, Pace, UserBudget, Verdict
from bot.discord_ui.delivery import Delivery
from bot.discord_ui.desk import words_ahead
from bot.discord_ui.gate import Gate, Listener
from bot.discord_ui.host import MOST_TABLES, Host, Membership, People
from bot.discord_ui.leftovers import Leftovers
from bot.discord_ui.page import ICONS, TOO_LATE, Page, Reply
from bot.discord_ui.pictures import OwnProcess, Studio
from bot.discord_ui.router import Router
from bot.discord_ui.shards import Shards
from bot.discord_ui.shared_pace import SharedPace
from bot.discord_ui.tournaments.roll import Roll
from bot.discord_ui.tournaments.showing import Showing
from bot.kernel.labels import text_digest
from bot.metrics import ANSWERS, INTERACTIONS
from bot.store import DatabaseAway, Store, settings
from bot.table import Housekeeping, OutboxWorker, Pulse, Tables
from bot.text import language_of, words

if TYPE_CHECKING:  # nobody else pays for the server's driver
    from bot.store.cluster import Cluster

log = structlog.get_logger()

AUTOCOMPLETE = discord.InteractionType.autocomplete

OUTBOX, SHOWN, REACH = "outbox", "shown", "reach"
"""What processes wake one another for."""

PATIENCE = 10.0
"""Seconds an orderly stop waits for what is under way."""


class CannotLogIn(Exception):
    """Discord does not let the bot in: one sentence that says why, and what would help."""


class Tree(app_commands.CommandTree["Maester"]):
    """Slash commands; what goes wrong is logged, and told in words."""

    async def interaction_check(self, interaction: discord.Interaction["Maester"], /) -> bool:
        """Refuse what comes twice, while we are stopping, and beyond the user's budget."""
        client = interaction.client
        if not client.delivered.first(interaction.id):
            return False
        if client.stopping:
            await client.politely_refuse(interaction)
            return False
        if not await client.gate.admits(interaction) or not await client.ours(interaction):
            return False
        client.note_under_way()
        try:
            await client.delivery.reach.heard(interaction)
        except DatabaseAway as error:
            await client.broke(interaction, error)
            return False
        return True

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
        budget: UserBudget | None = None,
        most_tables: int = MOST_TABLES,
        icons: bool = False,
        cluster: "Cluster | None" = None,
        shards: int | None = None,
        **options: Any,
    ) -> None:
        """Take what was opened outside. No privileged intents; nobody is mentioned by accident.

        With a cluster there are other processes, and each has some of so many shards.
        """
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # we never speak
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
            http_trace=(Pace() if cluster is None else SharedPace(cluster)).trace(),
            **options,
        )
        self.store = store
        self.cluster = cluster
        self._shards = None if cluster is None else Shards(self, cluster, shards)
        self._cogs = cogs
        self._translator = translator
        self._icons = icons
        members = Membership(self.http.get_member)
        self.host = Host(
            tables, People(store), studio or OwnProcess(), members, budget, most_tables
        )
        self.router = Router(self.host)
        self.listener = Listener(self.host)
        self.gate = Gate(self.host, self.listener)
        self.delivery = Delivery(self, self.host)
        self._quiet = asyncio.Event()
        self._quiet.set()
        self.worker = OutboxWorker(store, self.delivery, tables.outbox_woken, quiet=self._quiet)
        self.deadlines = tables.deadlines
        self.pulse = Pulse(tables)
        self.housekeeping = Housekeeping(store)
        self.showing = Showing(self, self.host)
        self.roll = Roll(self.host)
        self.leftovers = Leftovers(self, self.host)
        self.delivered = Once()
        """The interactions that have come in."""
        self.stopping = False
        self.when_ready: Callable[[], None] | None = None
        """Called once, when everything that a start loads has been loaded."""
        self._connected = asyncio.Event()
        self._under_way: set[asyncio.Task[Any]] = set()
        self._background: list[asyncio.Task[Any]] = []

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Stay connected until closed; CannotLogIn if Discord does not let us in."""
        try:
            await super().start(token, reconnect=reconnect)
        except discord.LoginFailure:
            raise CannotLogIn(
                "Discord does not know this DISCORD_TOKEN: copy it again from the developer portal."
            ) from None
        except discord.PrivilegedIntentsRequired:
            raise CannotLogIn(
                "Discord refuses the intents; Maester needs none that is privileged."
            ) from None

    async def setup_hook(self) -> None:
        """Before connecting: commands, then the workers."""
        if self._translator is not None:
            await self.tree.set_translator(self._translator)
        for cog in self._cogs:
            try:
                await self.load_extension(cog)
            except commands.ExtensionFailed as failed:
                if isinstance(failed.original, DataError):
                    raise failed.original from None
                raise
        studio = self.host.studio
        if isinstance(studio, OwnProcess):
            self._background.append(asyncio.create_task(studio.tend(), name="studio"))
        async with self._alone("start"):
            await self._sync()
            await self.host.tables.clocks.forgive_outage()
        await self.leftovers.note()
        if self._icons:
            self._background.append(asyncio.create_task(self._fetch_icons(), name="icons"))
        self._background += [
            asyncio.create_task(self.worker.run(), name="outbox"),
            asyncio.create_task(self.deadlines.run(), name="deadlines"),
            asyncio.create_task(self.pulse.run(), name="pulse"),
            asyncio.create_task(self.housekeeping.run(), name="housekeeping"),
            asyncio.create_task(self.showing.run(), name="tournaments"),
            asyncio.create_task(self.roll.run(), name="roll"),
        ]
        if self.cluster is not None and self._shards is not None:
            self._wake_one_another(self.cluster)
            self._background += [
                asyncio.create_task(self._shards.run(), name="shards"),
                asyncio.create_task(self.leftovers.run(), name="leftovers"),
            ]

    def _alone(self, what: str) -> AbstractAsyncContextManager[None]:
        """Open a block in which no other process does the same."""
        return nullcontext() if self.cluster is None else self.cluster.alone(what)

    async def _fetch_icons(self) -> None:
        async with self._alone("icons"):
            await ICONS.fetch(self)

    def _wake_one_another(self, cluster: "Cluster") -> None:
        """Have other processes look at what they have to do, and look when they say so."""
        tables, reach = self.host.tables, self.delivery.reach
        for topic, woken in ((OUTBOX, tables.outbox_woken), (SHOWN, tables.tournaments.woken)):
            woken.tell = partial(cluster.tell, topic)
            cluster.woken[topic] = woken.here
        reach.tell = partial(cluster.tell, REACH)
        cluster.woken[REACH] = reach.forget

    async def launch_shards(self) -> None:
        """Connect all shards, or our part of them."""
        if self._shards is None:
            await super().launch_shards()
        else:
            await self._shards.begin()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord allows another connection, by all processes together."""
        if self._shards is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._shards.may_identify(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """A shard is connected: from now on it is ours."""
        if self._shards is not None:
            self._shards.ready(shard_id)

    async def ours(self, what: discord.Interaction | discord.Message) -> bool:
        """Whether this process is to act on what has come in; while a shard moves two hear it."""
        if self.cluster is None or getattr(what, "type", None) is AUTOCOMPLETE:
            return True
        try:
            return await self.cluster.first(what.id)
        except DatabaseAway:
            return True  # whoever handles it says so

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
        digest = text_digest(text)
        async with self.store.read() as tx:
            known = await settings.get(tx, "guild", 0)
        if known.get("commands") != digest:
            await self.tree.sync()
            async with self.store.write() as tx:
                await settings.change(tx, "guild", 0, {"commands": digest})

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Presses and modal submissions; slash commands go through the tree."""
        INTERACTIONS.labels(interaction.type.name).inc()
        if interaction.type not in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ):
            return
        if not self.delivered.first(interaction.id):
            return
        if self.stopping:
            await self.politely_refuse(interaction)
            return
        if not await self.gate.admits(interaction) or not await self.ours(interaction):
            return
        self.note_under_way()
        try:
            await self.delivery.reach.heard(interaction)
            await self.router.route(interaction)
        except Exception as error:
            await self.broke(interaction, error)

    def note_under_way(self) -> None:
        """Have an orderly stop wait for what this task is doing."""
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
        """Say that we are about to stop, and that nothing was changed."""
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
            return
        text = words(language_of(str(interaction.locale))).say("ui-stopping")
        await Reply(interaction).show(Page(text, refused=True))

    async def broke(self, interaction: discord.Interaction, error: Exception) -> None:
        """Log a mistake of ours, and say so to the user alone."""
        inner = getattr(error, "original", error)
        if isinstance(inner, discord.HTTPException) and inner.code in TOO_LATE:
            ANSWERS.labels("late").inc()
            log.warning("interaction-too-late", code=inner.code)
            return
        away = isinstance(inner, DatabaseAway)
        if away:
            log.error("database-away", user=interaction.user.id)
        else:
            log.error("interaction-broke", exc_info=inner, user=interaction.user.id)
        if interaction.type is discord.InteractionType.autocomplete:
            return
        key = "ui-away" if away else "ui-broken"
        page = Page(words(language_of(str(interaction.locale))).say(key))
        try:
            if interaction.response.is_done():
                await interaction.followup.send(page.content, ephemeral=True)
                ANSWERS.labels("error").inc()
            else:
                await Reply(interaction).show(page, "error")
        except discord.HTTPException as late:
            ANSWERS.labels("error").inc()
            log.warning("apology-undelivered", code=late.code)

    async def on_message(self, message: discord.Message, /) -> None:
        """What is written to us is a move; there are no text commands."""
        me = self.user.id if self.user is not None else 0
        if not self.listener.concerns(message, me):
            return
        verdict = self.gate.admits_message(message)
        if verdict is Verdict.IGNORE or not await self.ours(message):
            return
        self.note_under_way()
        try:
            if verdict is Verdict.TELL:
                await self.gate.refuse_message(message)
            elif self.stopping:
                person = await self.host.people.person(message.author.id)
                await self.listener.answer(message, Page(person.words.say("ui-stopping")))
            else:
                await self.gate.read(message, me)
        except DatabaseAway:
            # Their language is in the database, too.
            log.error("database-away", user=message.author.id)
            spoken = language_of(str(message.guild.preferred_locale)) if message.guild else "en"
            await self.listener.answer(message, Page(words(spoken).say("ui-away")))

    def connected(self) -> bool:
        """Whether Discord hears us now: on every shard that is ours."""
        if self._shards is not None:
            return not self.is_closed() and self._shards.well()
        open_now = not any(shard.is_closed() for shard in self.shards.values())
        return self.is_ready() and not self.is_closed() and open_now

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """We were invited: tables that were left behind may go on."""
        await self.delivery.reach.hint(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there again."""
        await self.delivery.reach.hint(guild.id)

    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """Somebody may do something they could not do before; perhaps we."""
        await self.delivery.reach.hint(after.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """A role that kept us out may be gone."""
        await self.delivery.reach.hint(role.guild.id)

    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """We have been given a role, or lost one."""
        if after == after.guild.me:
            await self.delivery.reach.hint(after.guild.id)

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A channel's permissions may be different."""
        await self.delivery.reach.hint(after.guild.id, after.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been unlocked or opened again."""
        await self.delivery.reach.hint(payload.guild_id, payload.thread_id)

    async def wait_until_ready_or(self, running: asyncio.Task[None]) -> None:
        """Wait until we are connected; if connecting fails, say how."""
        ready = asyncio.create_task(self._connected.wait())
        await asyncio.wait({ready, running}, return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        if running.done():
            running.result()

    async def on_ready(self) -> None:
        """Discord has told us all it knows."""
        if not self._connected.is_set():
            if self.when_ready is not None:
                self.when_ready()
            self._background.append(asyncio.create_task(words_ahead(), name="words"))
        self._connected.set()
        self._background.append(asyncio.create_task(self.leftovers.clear(), name="leftovers"))

    async def stop_orderly(self) -> None:
        """Finish what is under way, refuse the rest, then close.

        Where there are other processes they have our shards before that, so that nobody waits.
        """
        if self.cluster is not None:
            await self.cluster.hand_over()
        self.stopping = True
        if self._under_way:
            await asyncio.wait(set(self._under_way), timeout=PATIENCE)
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        if self._shards is not None:
            await self._shards.stop()
        if isinstance(self.host.studio, OwnProcess):
            await self.host.studio.stop()
        await self.close()
