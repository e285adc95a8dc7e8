"""Whether the bot is well: what /ready says, and the numbers that are read now and then.

Whoever asks for /ready or /metrics costs the database nothing: one task reads it.
"""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog

from bot.discord_ui.host import TROUBLE
from bot.metrics import AGE, BACKLOG, LAG, OPEN_GAMES, OUT_OF_REACH, READY
from bot.store import Store, vitals
from bot.store.lease import Lease
from bot.store.vitals import Backlog

if TYPE_CHECKING:  # nobody else pays for the server's driver
    from bot.store.cluster import Cluster

log = structlog.get_logger()

EVERY = 15.0
"""Seconds between two looks into the database."""

STUCK = 300_000
"""Milliseconds a row may wait for nothing before we say that the outbox does not move."""

STALE = 120_000
"""Milliseconds after which a look into the database no longer counts."""

BLINK = 0.25
"""Seconds between two measurements of the loop."""


class Vitals:
    """Knows what is wrong."""

    def __init__(
        self, store: Store, lease: "Lease | Cluster", connected: Callable[[], bool]
    ) -> None:
        """`connected` says whether Discord hears us."""
        self._store = store
        self._lease = lease
        self._connected = connected
        self._seen: Backlog | None = None
        self._seen_at = 0

    def failing(self) -> list[str]:
        """Which parts are not well, each in a few words; none: we are ready."""
        now = self._store.clock()
        waited = 0 if self._seen is None else now - (self._seen.due_since or now)
        parts = {
            "connection": (self._connected(), "not connected to Discord"),
            "database": (
                self._lease.held,
                "the database cannot be written, or another process holds its lease",
            ),
            "outbox": (
                now - self._seen_at <= STALE and waited <= STUCK,
                "the outbox cannot be read"
                if now - self._seen_at > STALE
                else f"the outbox does not move: a row has been due for {waited // 1000} s",
            ),
        }
        for part, (well, _) in parts.items():
            READY.labels(part).set(well)
        return [words for well, words in parts.values() if not well]

    async def run(self) -> None:
        """Look now and then, until cancelled."""
        lagging = asyncio.create_task(_measure_lag(), name="lag")
        try:
            while True:
                try:
                    await self.look()
                except Exception as error:
                    log.error("vitals-unreadable", error=str(error))
                self.failing()
                await asyncio.sleep(EVERY)
        finally:
            lagging.cancel()

    async def look(self) -> None:
        """Read what the database knows."""
        async with self._store.read(aside=True) as tx:
            seen = await vitals.backlog(tx, TROUBLE)
            games = await vitals.open_games(tx)
            now = tx.now
        BACKLOG.set(seen.rows)
        AGE.set(0 if seen.oldest is None else max(now - seen.oldest, 0) / 1000)
        OUT_OF_REACH.set(seen.out_of_reach)
        OPEN_GAMES.clear()
        for (game, status), count in games.items():
            OPEN_GAMES.labels(game, status).set(count)
        self._seen, self._seen_at = seen, now


async def _measure_lag() -> None:
    """How late the loop is: a press that comes now would wait so long."""
    while True:
        before = time.monotonic()
        await asyncio.sleep(BLINK)
        LAG.observe(max(time.monotonic() - before - BLINK, 0))
