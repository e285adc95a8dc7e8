"""Housekeeping: keeps the database small, bit by bit, while everybody plays on.

Every step is a short transaction of its own, so it may end at any moment and be begun again.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from bot.store import bundles, bundling, pruning, sessions
from bot.store.database import Store
from bot.table.durations import DAY, HOUR

log = structlog.get_logger()

EVERY = HOUR / 1000
"""Seconds between two rounds."""

LOOK = 60.0
"""Seconds until a process looks again whether this is its task among several."""

SHARE = 0.1
"""How much of the time it may work at most; the rest it waits."""

LEAST_PAUSE = 0.02
"""Seconds between two steps."""

REST = DAY
"""Games that have been over for so long are bundled: until then people look back at them."""


class Housekeeping:
    """Deletes old rows, bundles moves and states, and gives space back."""

    def __init__(
        self, store: Store, *, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        """Take an open store, whose clock is used."""
        self._store = store
        self._sleep = sleep

    async def run(self) -> None:
        """Keep house until cancelled; an error is logged, and the next round follows."""
        while True:
            if self._store.share is not None and 0 not in self._store.share.shards:
                await self._sleep(LOOK)  # one of several processes is enough
                continue
            try:
                await self.once()
            except Exception:
                log.exception("housekeeping-failed")
            await self._sleep(EVERY)

    async def once(self) -> None:
        """Do everything there is to do, with pauses."""
        await self._repeat(self._prune)
        after, last = 0, None
        while last is None or after < last:
            async with self._store.read(aside=True) as tx:
                last = await bundling.last_session(tx) if last is None else last
                found = await bundling.waiting(tx, after, tx.now - REST)
            for session_id in found:
                await self._repeat(partial(self.bundle, session_id))
            after += bundling.AT_ONCE
            await self._sleep(LEAST_PAUSE)
        await self._repeat(self._store.engine.give_back)

    async def _repeat(self, step: Callable[[], Awaitable[bool]]) -> None:
        """Repeat a step as long as there is more to do, with pauses in between."""
        more = True
        while more:
            began = time.perf_counter()
            more = await step()
            worked = time.perf_counter() - began
            await self._sleep(max(LEAST_PAUSE, worked * (1 / SHARE - 1)))

    async def _prune(self) -> bool:
        async with self._store.read(aside=True) as tx:
            old = await pruning.old(tx)
        if old:
            async with self._store.write(alone=False) as tx:
                await pruning.drop(tx, old)
        return bool(old)

    async def bundle(self, session_id: int) -> bool:
        """Bundle one part of a game; return whether there may be more."""
        async with self._store.read(aside=True) as tx:
            part = await bundling.next_part(tx, session_id, tx.now - REST)
        if part is None:
            return False
        data = await asyncio.to_thread(bundles.pack, part.items)
        async with sessions.held(self._store, session_id) as tx:
            return await bundling.save(tx, part, data)
