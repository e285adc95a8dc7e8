"""The pulse of the process: a sign of life every minute."""

import asyncio

import structlog

from bot.table.tables import Tables

log = structlog.get_logger()

EVERY = 60.0
"""Seconds between two signs of life; far less than what counts as a long outage."""


class Pulse:
    """Notes that the process is alive, until cancelled."""

    def __init__(self, tables: Tables, every: float = EVERY) -> None:
        """Take the tables whose store is kept."""
        self._tables = tables
        self._every = every

    async def run(self) -> None:
        """Beat every minute until cancelled; an error is logged, and the next beat follows."""
        while True:
            try:
                await self.once()
            except Exception:
                log.exception("pulse-missed")
            await asyncio.sleep(self._every)

    async def once(self) -> None:
        """Beat once."""
        await self._tables.clocks.beat()
