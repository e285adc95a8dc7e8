"""Discord's limit of requests, kept by several processes together.

Requests of all processes have their turn one after the other, and the database says when: whoever
has some to send reserves a few turns with one statement. While it is away, each process keeps to
its share of the limit.
"""

import asyncio
from collections import deque
from types import SimpleNamespace
from typing import Final, Protocol

import aiohttp
import structlog

from bot.discord_ui.budget import MOST_REQUESTS, SECOND, Pace
from bot.store import StoreError

log = structlog.get_logger()

SLICE: Final = 8
"""Turns that are reserved with one statement, at most."""

STEP: Final = SECOND / MOST_REQUESTS

LATE: Final = 0.08
"""Seconds after which a turn is lost: others send by now, and the next turn has to be reserved.

So in any second there are at most the turns of 1.08 seconds.
"""

MOST_LOST: Final = 3
"""Turns that are lost one after the other; then who is always late sends all the same."""

TOO_MANY = 429


class Turnstile(Protocol):
    """What processes agree on."""

    members: int
    """How many there are."""

    async def slots(self, many: int) -> float:
        """Reserve turns, one after the other; return seconds until the first."""
        ...

    async def hold_back(self, seconds: float) -> None:
        """Have nobody send anything for so long."""
        ...


class SharedPace(Pace):
    """Lets requests pass when it is their turn among those of all processes."""

    def __init__(self, turnstile: Turnstile) -> None:
        """Take what the processes agree on."""
        super().__init__()
        self._turnstile = turnstile
        self._waiting: deque[asyncio.Future[float]] = deque()
        self._letting: asyncio.Task[None] | None = None

    async def turn(self) -> None:
        """Wait until another request is allowed."""
        loop = asyncio.get_running_loop()
        for _ in range(MOST_LOST):
            mine: asyncio.Future[float] = loop.create_future()
            self._waiting.append(mine)
            if self._letting is None or self._letting.done():
                self._letting = asyncio.create_task(self._let_pass(), name="pace")
            due = await mine
            if loop.time() <= due + LATE:  # nothing else held us up since
                return

    async def _let_pass(self) -> None:
        loop = asyncio.get_running_loop()
        lost = 0
        while self._waiting:
            many = min(len(self._waiting), SLICE)
            at, step = await self._reserve(many), STEP
            for turn in range(many):
                due = at + turn * step
                await asyncio.sleep(due - loop.time())
                if loop.time() > due + LATE and lost < MOST_LOST:
                    lost += 1
                    break
                lost = 0
                self._next(due)

    async def _reserve(self, many: int) -> float:
        """Return when the first of so many turns is, by the loop's clock.

        Counted from when we asked: what the answer takes makes us late.
        """
        loop = asyncio.get_running_loop()
        asked = loop.time()
        try:
            return await self._turnstile.slots(many) + asked
        except StoreError:
            # Alone, and so that all of us together keep the limit.
            await asyncio.sleep(many * STEP * self._turnstile.members)
            return loop.time()
        except Exception:
            log.exception("pace-broke")
            await asyncio.sleep(many * STEP * self._turnstile.members)
            return loop.time()

    def _next(self, due: float) -> None:
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():  # who was cancelled needs no turn
                waiter.set_result(due)
                return

    def trace(self) -> aiohttp.TraceConfig:
        """Return the hooks that discord.py calls before and after every request."""
        config = super().trace()
        config.on_request_end.append(self._after)
        return config

    async def _after(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams,
    ) -> None:
        """Have all processes wait where Discord says that there were too many of them together."""
        headers = request.response.headers
        if request.response.status != TOO_MANY or "X-RateLimit-Global" not in headers:
            return
        try:
            await self._turnstile.hold_back(float(headers.get("Retry-After", SECOND)))
        except StoreError as error:
            log.warning("pace-not-shared", error=str(error))
