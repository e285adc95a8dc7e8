"""This process's shards: connected when they should be ours, closed when they are another's."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import discord
import structlog
from discord.gateway import DiscordWebSocket

from bot.store import StoreError

if TYPE_CHECKING:  # nobody else pays for the server's driver
    from bot.store.cluster import Cluster

log = structlog.get_logger()

PATIENCE = 30.0
"""Seconds until the next shard is connected although the last one is not ready."""


class Shards:
    """Connects and closes shards, as the processes have agreed."""

    def __init__(
        self, client: discord.AutoShardedClient, cluster: "Cluster", wanted: int | None
    ) -> None:
        """Take the connection and the agreement; `wanted` is how many there should be in all.

        None: as many as Discord says.
        """
        self._client = client
        self._cluster = cluster
        self._wanted = wanted
        self._buckets = 1
        self._agreed = False
        self._launching: asyncio.Task[None] | None = None
        self._is_ready = asyncio.Event()
        self._ready: set[int] = set()

    async def begin(self) -> None:
        """Agree on how many shards there are, and connect ours."""
        client = self._client
        recommended, _, limits = await client.http.get_bot_gateway()
        self._buckets = max(1, limits["max_concurrency"])
        await self._cluster.agree(self._wanted or recommended)
        client.shard_count = client._connection.shard_count = self._cluster.count
        client._connection.shard_ids = _ThoseThere(client._connection)
        self._agreed = True
        self.bring()

    async def run(self) -> None:
        """Connect and close shards whenever something has changed, until cancelled."""
        changed = self._cluster.changed
        while True:
            await changed.wait()
            changed.clear()
            try:
                self.bring()
                await self.take()
                await self.close_others()
            except StoreError as error:  # the next look at the others brings us back here
                log.error("shards-away", error=str(error))
            except Exception:
                log.exception("shards-broke")

    def bring(self) -> None:
        """Begin to connect whatever should be ours and is not connected, one after the other.

        Nothing before all agree on how many shards there are: Discord would take it for the only.
        """
        if self._agreed and self._missing() and (self._launching is None or self._launching.done()):
            self._launching = asyncio.create_task(self._launch(), name="launching")

    def _missing(self) -> list[int]:
        return sorted(self._cluster.wanted - self._connected().keys())

    async def _launch(self) -> None:
        # The client loses its place if two shards get ready at the same moment.
        while missing := self._missing():
            number = missing[0]
            self._is_ready.clear()
            # Whether others connect at this moment is asked by `may_identify`.
            await self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, number, initial=True)
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._is_ready.wait()
            self._cluster.changed.set()

    async def may_identify(self, number: int) -> None:
        """Wait until Discord allows another connection to begin anew."""
        await self._cluster.may_identify(number % self._buckets)

    def ready(self, number: int) -> None:
        """Note that a shard is connected; if another process still holds it, it is ours now."""
        self._ready.add(number)
        self._is_ready.set()
        self._cluster.changed.set()

    async def take(self) -> None:
        """Take what is connected and should be ours; who had it closes it."""
        for number in sorted((self._ready & self._cluster.wanted) - self._cluster.shards):
            await self._cluster.take(number)

    async def close_others(self) -> None:
        """Close whatever is another process's, and forget its servers."""
        keep = self._cluster.wanted | self._cluster.shards
        for number in sorted(self._connected().keys() - keep):
            shard = self._connected().pop(number)
            self._ready.discard(number)
            # A reconnection that was under way must not bring it back.
            vars(shard).update(reconnect=_nothing, reidentify=_nothing)
            await shard.close()
            for guild in list(self._client.guilds):
                if guild.shard_id == number:
                    self._client._connection._remove_guild(guild)
            log.info("shard-closed", shard=number)

    def well(self) -> bool:
        """Return whether Discord hears us on every shard that is ours."""
        connected = self._connected()
        mine = self._cluster.shards
        open_now = all(n in connected and connected[n].ws.open for n in mine)
        return self._cluster.count > 0 and open_now

    async def stop(self) -> None:
        """End what is under way."""
        if self._launching is not None:
            self._launching.cancel()
            await asyncio.gather(self._launching, return_exceptions=True)

    def _connected(self) -> dict[int, Any]:
        found: dict[int, Any] = vars(self._client)["_AutoShardedClient__shards"]
        return found


class _ThoseThere(list[int]):
    """As many shards as have connected so far: the client waits for no others to be ready."""

    def __init__(self, state: Any) -> None:
        super().__init__()
        self._state = state

    def __len__(self) -> int:
        return len(self._state._ready_tasks)


async def _nothing(*_: object) -> None:
    """Do nothing, in place of a reconnection."""
