"""The life of a deadline: it is put down, waited for, handled, and tried again if that fails.

A deadline is a row of a kind. Each service that puts deadlines down also handles them, and says
so here (`handle`). One task sleeps until the earliest (`run`). A row is done only after its
handler has returned, so a handler runs at least once, and again after a crash.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

import structlog

from bot.store import DatabaseAway, Store, WriteTx, deadlines
from bot.store.rows import Deadline

log = structlog.get_logger()

Handler = Callable[[Deadline], Awaitable[None]]
"""Does what is due. It may be called again for the same row after a crash: it must not mind."""

LONGEST_SLEEP = 60.0
"""Seconds; so that a clock that was set forward is noticed."""

LONGEST_SHARED_SLEEP = 3.0
"""Seconds, where another process may have put a deadline down and died."""

AT_ONCE = 20
"""Deadlines that are read or claimed together."""

SHORT_SLEEP = 1.0
"""Seconds until a database is asked again that is away."""

MOMENT = 0.02
"""Seconds between two looks, at least."""

LONGEST_PAUSE = 3_600_000
"""Milliseconds between two attempts, at most."""


class Deadlines:
    """Puts deadlines down, and runs their handlers by kind, at least once each."""

    def __init__(self, store: Store) -> None:
        """Take the store that keeps the rows; nothing is handled yet."""
        self.woken = asyncio.Event()
        """Set after every commit that may have changed deadlines."""
        self._store = store
        self._handlers: dict[str, Handler] = {}

    def handle(self, kind: str, handler: Handler) -> None:
        """Have this handler called for every deadline of this kind."""
        self._handlers[kind] = handler

    async def put(
        self,
        tx: WriteTx,
        session_id: int | None,
        kind: str,
        due_at: int,
        *,
        name: str = "",
        payload: Mapping[str, Any] | None = None,
    ) -> None:
        """Put a deadline down; it replaces a pending one of the same session, kind and name."""
        await deadlines.put(tx, session_id, kind, due_at, name=name, payload=payload)

    async def cancel(self, tx: WriteTx, session_id: int | None, kind: str, name: str) -> None:
        """Call a pending deadline off."""
        await deadlines.cancel(tx, session_id, kind, name)

    async def pending(self, tx: WriteTx, session_id: int, kind: str) -> set[str]:
        """Return the names of a session's pending deadlines of this kind."""
        found = await deadlines.of_session(tx, session_id)
        return {one.name for one in found if one.kind == kind}

    async def due_at(self, tx: WriteTx, session_id: int, kind: str, name: str) -> int | None:
        """Return when a session's pending deadline of this kind and name is due."""
        found = await deadlines.of_session(tx, session_id)
        return next((one.due_at for one in found if (one.kind, one.name) == (kind, name)), None)

    async def run(self) -> None:
        """Handle what is due and sleep until the next deadline, until cancelled."""
        while True:
            self.woken.clear()
            try:
                await self.run_due()
                pause = await self._pause()
            except DatabaseAway:
                log.error("deadlines-away")
                pause = SHORT_SLEEP
            except Exception:
                log.exception("deadlines-unreadable")
                pause = self._longest
            # Not wait_for: in Python 3.11 it forgets being cancelled when it is woken as well.
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self.woken.wait()
            # Whatever is committed in the next moment is looked at together.
            await asyncio.sleep(MOMENT)

    async def run_due(self) -> int:
        """Handle everything that is due now; return how many deadlines were met."""
        worked = 0
        while True:
            due = await self._due()
            if not due:
                return worked
            for deadline in due:
                worked += await self._run_one(deadline)

    async def _due(self) -> list[Deadline]:
        if self._store.share is None:
            async with self._store.read() as tx:
                return await deadlines.due(tx, limit=AT_ONCE)
        async with self._store.write(alone=False) as tx:
            return await deadlines.claim(tx, limit=AT_ONCE)

    async def _run_one(self, deadline: Deadline) -> bool:
        handler = self._handlers.get(deadline.kind)
        try:
            if handler is None:
                raise LookupError(f"nothing handles deadlines of kind {deadline.kind}")
            await handler(deadline)
        except Exception as error:
            log.exception("deadline-failed", kind=deadline.kind, session=deadline.session_id)
            pause = min(1000 * 2**deadline.attempts, LONGEST_PAUSE)
            async with self._store.write(alone=False) as tx:
                reason = f"{type(error).__name__}: {error}"
                await deadlines.put_off(tx, deadline.id, tx.now + pause, reason)
            return False
        async with self._store.write(alone=False) as tx:
            await deadlines.done(tx, deadline.id)
        return True

    async def _pause(self) -> float:
        async with self._store.read() as tx:
            at = await deadlines.earliest(tx)
            return self._longest if at is None else min((at - tx.now) / 1000, self._longest)

    @property
    def _longest(self) -> float:
        return LONGEST_SLEEP if self._store.share is None else LONGEST_SHARED_SLEEP
