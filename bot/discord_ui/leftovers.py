"""After a start: threads whose table never came to be, since we were killed in between.

A thread is opened after that has been noted, and the table is written down together with its
thread. So whatever is left over belongs to a noted request: a thread of ours with that name, in
that channel, younger than the command, which was never a table's.
"""

import asyncio

import discord
import structlog

from bot.discord_ui.host import Host
from bot.discord_ui.own_messages import SLACK
from bot.store.requests import VENUE, Request

log = structlog.get_logger()

EVERY = 300.0
"""Seconds between two looks, where there are other processes."""

SETTLED = 120_000
"""Milliseconds after which a thread that another process opened is written down, or never is."""


class Leftovers:
    """Notes before connecting what may be left over, and clears it away once connected."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        """Take the connection and the host."""
        self.client = client
        self.host = host
        self._requests: list[Request] = []
        self._placeless: list[int] = []

    async def note(self) -> None:
        """Before anything new is begun: what earlier processes have begun."""
        store, places = self.host.tables.store, self.host.tables.places
        if store.share is None:
            self._requests = await places.openings()
            self._placeless = await places.placeless()
        else:  # others may just be opening some
            settled = store.clock() - SETTLED
            self._requests = [one for one in await places.openings() if one.at < settled]

    async def run(self) -> None:
        """Where others may die while we play: look now and then, until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.note()
                await self.clear()
            except Exception:
                log.exception("leftovers-broke")

    async def clear(self) -> None:
        """Clear it away, once; what Discord does not let us do now is tried at the next start."""
        requests, self._requests = self._requests, []
        placeless, self._placeless = self._placeless, []
        for session_id in placeless:
            await self.host.tables.places.clear_away(session_id)
        earlier = {request.request_id for request in requests}
        for request in requests:
            try:
                looked = await self._clear(request, earlier)
            except discord.HTTPException as error:
                log.warning("leftover-kept", request=request.request_id, code=error.code)
                continue
            if looked and request.done_at is None:
                await self.host.tables.places.drop_opening(request.request_id)

    async def _clear(self, request: Request, earlier: set[str]) -> bool:
        """Whether we could look into the request's channel, and no orphan is left there."""
        channel = self.client.get_channel(request.channel_id or 0)
        if not isinstance(channel, discord.TextChannel | discord.ForumChannel):
            return False
        me = channel.guild.me.id
        alike = [
            thread
            for thread in channel.threads
            if thread.owner_id == me
            and thread.name == request.data["name"]
            and thread.id > _asked(request)
            and not thread.is_private()
        ]
        known = await self.host.tables.places.known_threads([thread.id for thread in alike])
        # What was begun since may have opened a thread and not yet have written it down.
        now = await self.host.tables.places.openings()
        begun = [_asked(one) for one in now if one.request_id not in earlier]
        for thread in alike:
            if thread.id not in known and not any(thread.id > asked for asked in begun):
                await remove(thread)
        return True


def _asked(request: Request) -> int:
    """The number of the command's interaction: Discord numbers everything by time."""
    if request.kind == VENUE:
        return max(0, request.at - SLACK - discord.utils.DISCORD_EPOCH) << 22
    return int(request.request_id.removeprefix("i"))


async def remove(thread: discord.Thread) -> None:
    """Take a thread away that is no table's; if somebody has written in it, only close it."""
    log.info("leftover-thread", thread=thread.id, written=thread.message_count)
    try:
        if not thread.message_count:
            await thread.delete()
            return
        await thread.edit(archived=True, locked=True)
    except discord.NotFound:
        return
    except discord.Forbidden:
        # Without the permission to manage threads we may still archive our own.
        await thread.edit(archived=True)
