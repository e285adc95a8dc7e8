"""Delivering the outbox: in order within a lane, lanes side by side, at least once each."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

import structlog

from bot.store import DatabaseAway, Store, outbox, sessions
from bot.store.outbox import CLOSING, TABLE, Lane, fold
from bot.store.rows import Outgoing
from bot.table.repository import Woken

log = structlog.get_logger()

MOST_ROWS = 50
"""Rows in one batch."""

MOST_MISTAKES = 5
"""Attempts after which an error that nobody called passing counts as permanent."""

MOMENT = 0.02
"""Seconds between two looks into the outbox, at least."""

COURTESY = 0.25
"""Seconds that a delivery waits, at most, while somebody waits for an answer."""

LONGEST_PAUSE = 300.0
"""Seconds between two attempts, at most."""

FIRST_ABSENCE, LONGEST_ABSENCE = 15.0, 900.0
"""Seconds until a place that was out of reach is tried again, at first and at most.

Discord bans an address that makes ten thousand forbidden requests in ten minutes.
"""

MOST_DOUBLINGS = 16


@dataclass(frozen=True, slots=True)
class Batch:
    """Rows for one target of one session, in order; a repeat has the same rows and nonces."""

    session_id: int
    target: str
    rows: tuple[Outgoing, ...]

    @property
    def user_id(self) -> int | None:
        """Return whose batch it is; None if it is the table's."""
        _, _, user = self.target.partition(":")
        return int(user) if user.isdecimal() else None

    @property
    def closes(self) -> bool:
        """Return whether it only closes what has been posted, which nobody waits for."""
        return self.target.startswith(CLOSING)


@dataclass(frozen=True, slots=True)
class Delivered:
    """What became of the rows; those that are not named are tried again."""

    done: Mapping[int, int | None] = field(default_factory=dict)
    """From row ids to the message each is in now, if any."""
    failed: Mapping[int, str] = field(default_factory=dict)
    """From row ids to why they will never be delivered."""


class RetryLater(Exception):
    """Discord is out of order or asks for patience; the rows are not at fault."""

    def __init__(self, reason: str, seconds: float | None = None) -> None:
        """Say why, and how long to wait at least."""
        super().__init__(reason)
        self.seconds = seconds


class OutOfReach(Exception):
    """The table's place refuses everything; what waits for it is told once it is back."""

    def __init__(
        self, reason: str, done: Mapping[int, int | None], seconds: float | None = None
    ) -> None:
        """Say why, which rows were shown before that, and when to try again if that is known."""
        super().__init__(reason)
        self.done = done
        self.seconds = seconds


class Undeliverable(Exception):
    """These rows will never be delivered: the channel is gone, the user refuses."""


class Deliver(Protocol):
    """Shows a batch on Discord."""

    async def deliver(self, batch: Batch) -> Delivered:
        """Show the batch, with words and pictures made from the newest view."""
        ...


class OutboxWorker:
    """Takes what is due out of the outbox and has it delivered."""

    def __init__(
        self,
        store: Store,
        deliver: Deliver,
        woken: Woken,
        *,
        concurrency: int = 16,
        poll: float = 5.0,
        quiet: asyncio.Event | None = None,
    ) -> None:
        """`woken` is set after commits; `poll` seconds later we look anyway.

        `quiet` is set while nobody waits for an answer: who does goes first, for a while.

        So many tables are served at the same time, and as many people: somebody whose direct
        messages Discord opens slowly keeps no table waiting.
        """
        self._store = store
        self._deliver = deliver
        self._woken = woken
        self._concurrency = concurrency
        self.poll = poll
        self._quiet = quiet
        self._busy: dict[Lane, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Deliver until cancelled; what is under way then is delivered again later."""
        try:
            while True:
                self._woken.clear()
                try:
                    await self._start_lanes()
                except DatabaseAway:
                    log.error("outbox-away")
                except Exception:
                    log.exception("outbox-unreadable")
                await self._pause()
                # Whatever is committed in the next moment is looked at together.
                await asyncio.sleep(MOMENT)
        finally:
            for task in self._busy.values():
                task.cancel()
            await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def drain(self) -> None:
        """Deliver everything that is due now, then return."""
        while await self._start_lanes() or self._busy:
            await asyncio.gather(*self._busy.values())

    async def _pause(self) -> None:
        # Not wait_for: in Python 3.11 it forgets being cancelled when it is woken as well.
        with suppress(TimeoutError):
            async with asyncio.timeout(self.poll):
                await self._woken.wait()

    async def _start_lanes(self) -> int:
        tables = sum(lane.target == TABLE for lane in self._busy)
        started = await self._start(True, self._concurrency - tables)
        people = sum(lane.target != TABLE for lane in self._busy)
        return started + await self._start(False, self._concurrency - people)

    async def _start(self, tables: bool, free: int) -> int:
        if free <= 0:
            return 0
        async with self._store.read() as tx:
            lanes = await outbox.due_lanes(tx, tables, limit=2 * self._concurrency)
        idle = [lane for lane in lanes if lane not in self._busy][:free]
        for lane in idle:
            self._busy[lane] = asyncio.create_task(self._serve(lane))
        return len(idle)

    async def _serve(self, lane: Lane) -> None:
        try:
            async with sessions.held(self._store, lane.session_id) as tx:
                rows = await outbox.claim(tx, lane, MOST_ROWS)
            if rows:
                await self._let_others_go_first()
                await self._attempt(Batch(lane.session_id, lane.target, tuple(rows)))
            self._woken.here()
        except DatabaseAway:
            log.error("outbox-away", session=lane.session_id)
        except Exception:
            log.exception("outbox-lane-broke", session=lane.session_id, target=lane.target)
        finally:
            del self._busy[lane]

    async def _let_others_go_first(self) -> None:
        if self._quiet is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(COURTESY):
                    await self._quiet.wait()

    async def _attempt(self, batch: Batch) -> None:
        everything = [row.id for row in batch.rows]
        try:
            result = await self._deliver.deliver(batch)
        except Undeliverable as error:
            result = Delivered(failed=dict.fromkeys(everything, str(error)))
        except RetryLater as error:
            await self._later(batch, everything, str(error), error.seconds)
            return
        except OutOfReach as error:
            await self._until_back(batch, error)
            return
        except Exception as error:
            log.exception("outbox-delivery-broke", session=batch.session_id, target=batch.target)
            reason = f"{type(error).__name__}: {error}"
            if batch.rows[0].attempts < MOST_MISTAKES:
                await self._later(batch, everything, reason, None)
                return
            result = Delivered(failed=dict.fromkeys(everything, reason))
        async with sessions.held(self._store, batch.session_id) as tx:
            await outbox.mark_done(tx, result.done)
            await outbox.mark_failed(tx, result.failed)
        rest = [row for row in everything if row not in result.done and row not in result.failed]
        if rest:
            await self._later(batch, rest, "not delivered", None)

    async def _later(
        self, batch: Batch, ids: list[int], reason: str, seconds: float | None
    ) -> None:
        backoff = min(2.0 ** min(batch.rows[0].attempts, MOST_DOUBLINGS), LONGEST_PAUSE)
        wait = max(backoff, seconds or 0.0)
        async with sessions.held(self._store, batch.session_id) as tx:
            await outbox.put_off(tx, ids, tx.now + int(wait * 1000), reason)

    async def _until_back(self, batch: Batch, error: OutOfReach) -> None:
        doublings = min(batch.rows[0].attempts - 1, MOST_DOUBLINGS)
        wait = error.seconds or min(FIRST_ABSENCE * 2.0**doublings, LONGEST_ABSENCE)
        async with sessions.held(self._store, batch.session_id) as tx:
            await outbox.mark_done(tx, error.done)
            await fold(tx, batch.session_id, tx.now + int(wait * 1000), str(error))
