"""Which tables' places are out of reach, and what says that they may be back.

A place is tried again after a growing pause, and at once when something has changed about it. A
hint costs one request for each channel, not one for each table: the others follow if it is true.
"""

from collections.abc import Callable
from dataclasses import dataclass

import discord
import structlog

from bot.discord_ui.host import TROUBLE, Host
from bot.store import outbox, posted
from bot.store.posted import Place
from bot.store.rows import Posted
from bot.table import TableInfo

log = structlog.get_logger()

BREATH = 5_000
"""Milliseconds between two attempts at a place, whatever is said about it."""


@dataclass(slots=True)
class Lost:
    """A table out of reach, and when that was last found out."""

    place: Place
    tried_at: int = 0


class Reach:
    """Notes what is out of reach, and wakes what waits for it."""

    def __init__(self, host: Host) -> None:
        """Take the host; what an earlier process knew is read when it is needed."""
        self.host = host
        self.breath = BREATH
        self.tell: Callable[[], None] | None = None
        """Tells other processes that something is lost or back."""
        self._lost: dict[int, Lost] | None = None

    async def lost(self, info: TableInfo, code: int) -> None:
        """Note why a table's place is out of reach, for whoever asks."""
        session, store = info.session, self.host.tables.store
        where = session.thread_id
        log.warning("table-out-of-reach", session=session.id, code=code)
        if where is None:
            return
        place = Place(session.id, session.guild_id, session.channel_id, session.thread_id)
        (await self._known())[session.id] = Lost(place, store.clock())
        note = Posted(session.id, TROUBLE, where, where, store.clock(), str(code))
        async with store.write() as tx:
            await posted.remember(tx, note)
        self._told()

    def forget(self) -> None:
        """Read again what is out of reach: another process has found something out."""
        self._lost = None

    def _told(self) -> None:
        if self.tell is not None:
            self.tell()

    async def back(self, session_id: int) -> None:
        """Delete the note, since something was shown there, and try its neighbours."""
        known = await self._known()
        found = known.pop(session_id, None)
        if found is None:
            return
        async with self.host.tables.store.write() as tx:
            while (note := await posted.newest(tx, session_id, TROUBLE)) is not None:
                await posted.forget(tx, note.message_id)
        self._told()
        log.info("table-back-in-reach", session=session_id)
        near = [one for one in known.values() if one.place.channel_id == found.place.channel_id]
        await self._wake([session_id, *(one.place.session_id for one in near)])

    async def hint(self, guild_id: int, channel_id: int | None = None) -> None:
        """Try what is out of reach on a server where something has changed."""
        known = await self._known()
        if not known:
            return
        first: dict[int, Lost] = {}
        for one in sorted(known.values(), key=lambda lost: lost.tried_at):
            here = channel_id in (None, one.place.channel_id, one.place.thread_id)
            if one.place.guild_id == guild_id and here:
                first.setdefault(one.place.channel_id, one)
        for one in first.values():
            await self._wake([one.place.session_id], one.tried_at + self.breath)

    async def heard(self, interaction: discord.Interaction) -> None:
        """Somebody does something at a table: Discord says what we may do there."""
        mine = interaction.app_permissions
        may = mine.view_channel and mine.send_messages_in_threads
        if interaction.guild_id is not None and may:
            await self.hint(interaction.guild_id, interaction.channel_id)

    async def _wake(self, sessions: list[int], earliest: int = 0) -> None:
        tables = self.host.tables
        async with tables.store.write() as tx:
            await outbox.wake(tx, sessions, max(tx.now, earliest))
        tables.outbox_woken.set()

    async def _known(self) -> dict[int, Lost]:
        if self._lost is None:
            async with self.host.tables.store.read(aside=True) as tx:
                found = await posted.places(tx, TROUBLE)
            if self._lost is None:
                self._lost = {place.session_id: Lost(place) for place in found}
        return self._lost
