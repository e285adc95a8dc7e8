"""The pulse of the process: a sign of life every minute, and deleting old rows every hour."""

import asyncio

import structlog

from bot.store import arrivals, deadlines, outbox, requests
from bot.table.durations import DAY, HOUR
from bot.table.tables import Tables

log = structlog.get_logger()

EVERY = 60.0
"""Seconds between two signs of life; far less than what counts as a long outage."""

KEPT = 30 * DAY
"""What was delivered or done is kept so long, for questions about it."""


class Pulse:
    """Notes that the process is alive, until cancelled."""

    def __init__(self, tables: Tables, every: float = EVERY) -> None:
        """Take the tables whose store is kept."""
        self._tables = tables
        self._every = every
        self._tidied: int | None = None

    async def run(self) -> None:
        """Beat every minute until cancelled; an error is logged, and the next beat follows."""
        while True:
            try:
                await self.once()
            except Exception:
                log.exception("pulse-missed")
            await asyncio.sleep(self._every)

    async def once(self) -> None:
        """Beat once; about once an hour this deletes old rows."""
        await self._tables.clocks.beat()
        now, share = self._tables.store.clock(), self._tables.store.share
        chores = share is None or 0 in share.shards  # one of several processes is enough
        if chores and (self._tidied is None or now - self._tidied >= HOUR):
            self._tidied = now
            async with self._tables.store.write(aside=True) as tx:
                await outbox.prune(tx, tx.now - KEPT)
                await deadlines.prune(tx, tx.now - KEPT)
                await requests.prune(tx, tx.now - KEPT)
                await arrivals.prune(tx, tx.now - HOUR)
