"""Not more requests a second than Discord allows a whole bot; answers to interactions are free."""

import asyncio
import time
from collections import deque
from types import SimpleNamespace

import aiohttp

MOST = 47
"""Requests within a second; Discord's limit is 50, and some may be under way for longer."""

SECOND = 1.0
FREE = ("/interactions/", "/webhooks/")
"""What Discord does not count."""


class Pace:
    """Lets requests pass one after the other, and waits where there were too many."""

    def __init__(self, most: int = MOST, seconds: float = SECOND) -> None:
        """Nothing was sent yet."""
        self._sent: deque[float] = deque(maxlen=most)
        self._seconds = seconds
        self._turn = asyncio.Lock()

    async def turn(self) -> None:
        """Wait until another request is allowed."""
        async with self._turn:
            if len(self._sent) == self._sent.maxlen:
                await asyncio.sleep(self._sent[0] + self._seconds - time.monotonic())
            self._sent.append(time.monotonic())

    def trace(self) -> aiohttp.TraceConfig:
        """For discord.py: called before every request it sends."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._before)
        return config

    async def _before(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestStartParams,
    ) -> None:
        if not any(part in request.url.path for part in FREE):
            await self.turn()
