"""What has to happen at a time: rows, and one task that sleeps until the earliest."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

import structlog

from bot.store import Store, deadlines
from bot.store.rows import Deadline

log = structlog.get_logger()

Handler = Callable[[Deadline], Awaitable[None]]
"""Does what is due. It may be called again for the same row after a crash: it must not mind."""

LONGEST_SLEEP = 60.0
"""Seconds; so that a clock that was set forward is noticed."""

MOMENT = 0.02
"""Seconds between two looks, at least."""

LONGEST_PAUSE = 3_600_000
"""Milliseconds between two attempts, at most."""


class DeadlineTask:
    """Runs handlers by kind, at least once each."""

    def __init__(self, store: Store, handlers: Mapping[str, Handler], woken: asyncio.Event) -> None:
        """`woken` is set when deadlines may have changed."""
        self._store = store
        self._handlers = handlers
        self._woken = woken

    async def run(self) -> None:
        """Run what is due, sleep until the next, until cancelled."""
        while True:
            self._woken.clear()
            try:
                await self.run_due()
                pause = await self._pause()
            except Exception:
                log.exception("deadlines-unreadable")
                pause = LONGEST_SLEEP
            # Not wait_for: in Python 3.11 it forgets being cancelled when it is woken as well.
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._woken.wait()
            # Whatever is committed in the next moment is looked at together.
            await asyncio.sleep(MOMENT)

    async def run_due(self) -> int:
        """Run everything that is due now; how many worked."""
        worked = 0
        while True:
            async with self._store.read() as tx:
                due = await deadlines.due(tx, limit=20)
            if not due:
                return worked
            for deadline in due:
                worked += await self._run_one(deadline)

    async def _run_one(self, deadline: Deadline) -> bool:
        handler = self._handlers.get(deadline.kind)
        try:
            if handler is None:
                raise LookupError(f"nothing handles deadlines of kind {deadline.kind}")
            await handler(deadline)
        except Exception as error:
            log.exception("deadline-failed", kind=deadline.kind, session=deadline.session_id)
            pause = min(1000 * 2**deadline.attempts, LONGEST_PAUSE)
            async with self._store.write() as tx:
                reason = f"{type(error).__name__}: {error}"
                await deadlines.put_off(tx, deadline.id, tx.now + pause, reason)
            return False
        async with self._store.write() as tx:
            await deadlines.done(tx, deadline.id)
        return True

    async def _pause(self) -> float:
        async with self._store.read() as tx:
            at = await deadlines.earliest(tx)
            return LONGEST_SLEEP if at is None else min((at - tx.now) / 1000, LONGEST_SLEEP)
