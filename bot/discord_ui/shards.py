"""This process's shards: connected when they should be ours, closed when they are another's."""

import asyncio
from typing import TYPE_CHECKING, Any

import discord
import structlog
from discord.gateway import DiscordWebSocket

if TYPE_CHECKING:  # nobody else pays for the server's driver
    from bot.store.cluster import Cluster

log = structlog.get_logger()


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
        self._launching: dict[int, asyncio.Task[None]] = {}

    async def begin(self) -> None:
        """Agree on how many shards there are, and connect ours."""
        client = self._client
        recommended, _, limits = await client.http.get_bot_gateway()
        self._buckets = max(1, limits["max_concurrency"])
        await self._cluster.agree(self._wanted or recommended)
        client.shard_count = client._connection.shard_count = self._cluster.count
        client._connection.shard_ids = _ThoseThere(client._connection)
        self.bring()

    async def run(self) -> None:
        """Connect and close shards whenever something has changed, until cancelled."""
        changed = self._cluster.changed
        while True:
            await changed.wait()
            changed.clear()
            try:
                self.bring()
                await self.close_others()
            except Exception:
                log.exception("shards-broke")

    def bring(self) -> None:
        """Begin to connect whatever should be ours and is not connected."""
        for number in sorted(self._cluster.wanted):
            if number not in self._connected() and number not in self._launching:
                task = asyncio.create_task(self._launch(number), name=f"shard {number}")
                self._launching[number] = task

    async def _launch(self, number: int) -> None:
        try:
            # Whether others connect at this moment is asked by `may_identify`.
            await self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, number, initial=True)
        finally:
            del self._launching[number]
            self._cluster.changed.set()

    async def may_identify(self, number: int) -> None:
        """Wait until Discord allows another connection to begin anew."""
        await self._cluster.may_identify(number % self._buckets)

    async def ready(self, number: int) -> None:
        """Take a shard that is connected, if another process still holds it."""
        if number in self._cluster.wanted and number not in self._cluster.shards:
            await self._cluster.take(number)

    async def close_others(self) -> None:
        """Close whatever is another process's, and forget its servers."""
        keep = self._cluster.wanted | self._cluster.shards
        for number, task in list(self._launching.items()):
            if number not in keep:
                task.cancel()
        for number in sorted(self._connected().keys() - keep):
            shard = self._connected().pop(number)
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
        return all(n in connected and connected[n].ws.open for n in mine)

    async def stop(self) -> None:
        """End what is under way."""
        for task in list(self._launching.values()):
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

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
