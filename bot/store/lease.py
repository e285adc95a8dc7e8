"""The lease: one process at a time writes to the database.

Whoever holds it renews it every few seconds. Another process waits until it is given back or has
run out; where the holder ran on this machine and no longer lives, nobody waits. A process that
could not renew its lease in time (it was stopped, the clock was set) may find that somebody else
has taken it: from then on it writes nothing.
"""

import asyncio
import os
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex

import structlog

from bot.store import leases, members, schema
from bot.store.database import Store, WriteTx
from bot.store.errors import StoreError

log = structlog.get_logger()

LENGTH = 20.0
"""Seconds a lease lasts unless it is renewed."""

EVERY = 5.0
"""Seconds between two renewals."""

LOOK = 0.5
"""Seconds between two looks of a process that waits."""

NAME = "bot"
NEXT = "bot-next"
"""The wish of a process that waits: whoever holds the lease stops in order."""

PROC = Path("/proc")


class LeaseLost(StoreError):
    """Another process has taken the lease and writes to the database now."""


@dataclass(frozen=True, slots=True)
class Holder:
    """A process, distinct from every other one there ever was."""

    host: str
    pid: int
    place: str
    """Where the process's number means something: this boot and pid namespace; `-`: unknown."""
    began: str
    mark: str

    @classmethod
    def this(cls) -> "Holder":
        """Return the holder that this process is."""
        pid = os.getpid()
        host = socket.gethostname().replace(" ", "-")
        return cls(host, pid, _place(), _began(pid) or "-", token_hex(4))

    @classmethod
    def read(cls, text: str) -> "Holder | None":
        """Return the holder that a row names; None if the row cannot be read."""
        match text.split(" "):
            case [host, pid, place, began, mark] if pid.isdecimal():
                return cls(host, int(pid), place, began, mark)
        return None

    def __str__(self) -> str:
        return f"{self.host[:40]} {self.pid} {self.place} {self.began} {self.mark}"

    def gone(self) -> bool:
        """Return whether the process surely no longer lives; False if that cannot be known here."""
        if self.place in ("-", "") or self.place != _place():
            return False
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return True
        except PermissionError:
            return False
        began = _began(self.pid)
        return began is not None and began != self.began


def _place() -> str:
    """Return what names this boot of this machine and this pid namespace."""
    try:
        boot = (PROC / "sys/kernel/random/boot_id").read_text()[:8]
        return f"{boot}.{(PROC / 'self/ns/pid').stat().st_ino}"
    except OSError:
        return "-"


def _began(pid: int) -> str | None:
    """Return when a process began, in ticks since the boot; `dead` if only its number is left."""
    try:
        after_name = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return "dead" if after_name[0] in "ZX" else after_name[19]


class Lease:
    """This process's right to write to a store."""

    def __init__(
        self,
        store: Store,
        holder: Holder | None = None,
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Nothing is taken yet. `holder` is this process unless told otherwise."""
        self._store = store
        self.holder = holder or Holder.this()
        self._sleep = sleep
        self._keeping: asyncio.Task[None] | None = None
        self.until = 0
        """When the lease runs out unless it is renewed, by the store's clock."""

    @property
    def held(self) -> bool:
        """Return whether this process may write, as far as it knows."""
        return self._store.clock() < self.until

    async def take(self, patience: float, *, ask: bool = False) -> None:
        """Take the lease, waiting so many seconds for another process; raise StoreError in vain.

        With `ask` the other process is asked to stop in order.
        """
        give_up = self._store.clock() + round(1000 * patience)
        told = False
        while (other := await self._try(ask)) is not None:
            if self._store.clock() >= give_up:
                raise StoreError(in_use(self._store.name, *other))
            if not told:
                log.info("waiting-for-the-lease", held_by=other[0], seconds=patience)
                told = True
            await self._sleep(LOOK)
        self._store.guard = self._check

    async def _try(self, ask: bool) -> tuple[str, int] | None:
        """Take the lease if it is free; otherwise return who holds it, and until when."""
        async with self._store.write() as tx:
            other = await leases.holder_of(tx, NAME)
            known = Holder.read(other[0]) if other else None
            dead = str(known) if known is not None and known.gone() else None
            playing = await self._playing(tx)
            if playing is not None:
                other = playing
            if playing is None and await self._extend(tx, dead):
                await leases.release(tx, NEXT, str(self.holder))
                other = None
            elif ask:
                await leases.take(tx, NEXT, str(self.holder), round(2000 * EVERY))
        if other is None:
            self.until = tx.now + round(1000 * LENGTH)
        return other

    async def _playing(self, tx: WriteTx) -> tuple[str, int] | None:
        """Return one of the processes that play together on a database server, and until when."""
        if not self._store.shared or not await self._store.engine.has(schema.members.name):
            return None
        for one in await members.everybody(tx):
            known = Holder.read(one.process)
            if one.until > tx.now and not (known is not None and known.gone()):
                return one.process, one.until
        return None

    async def _extend(self, tx: WriteTx, instead_of: str | None = None) -> bool:
        mine, length = str(self.holder), round(1000 * LENGTH)
        return await leases.take(tx, NAME, mine, length, instead_of=instead_of)

    async def run(self) -> None:
        """Renew the lease until another process asks for it; raise LeaseLost if one has taken it.

        Where the database cannot be written the lease runs out, and it is tried again: nobody
        else can take it then either.
        """
        while True:
            await self._sleep(EVERY)
            try:
                if await self.renew():
                    return
            except LeaseLost:
                raise
            except Exception as error:
                log.error("lease-not-renewed", error=str(error))

    async def renew(self) -> bool:
        """Hold the lease for another while; return whether another process asks for it.

        LeaseLost if another process has it.
        """
        async with self._store.write() as tx:
            if not await self._extend(tx):
                raise await self._lost(tx)
            wish = await leases.holder_of(tx, NEXT)
        self.until = tx.now + round(1000 * LENGTH)
        return wish is not None and wish[1] > tx.now and wish[0] != str(self.holder)

    def keep(self) -> asyncio.Task[None]:
        """Return the task that renews the lease; it ends when the lease is to be given back."""
        if self._keeping is None:
            self._keeping = asyncio.create_task(self.run(), name="lease")
        return self._keeping

    async def release(self) -> None:
        """Give the lease back, so that the next process need not wait until it runs out."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        self.until = 0
        self._store.guard = None
        async with self._store.write() as tx:
            await leases.release(tx, NAME, str(self.holder))

    async def _check(self, tx: WriteTx) -> None:
        """Raise LeaseLost unless the lease is ours; called in every transaction that writes.

        While it has not run out nobody can have taken it, so this costs nothing.
        """
        if tx.now >= self.until and not await self._extend(tx):
            raise await self._lost(tx)

    async def _lost(self, tx: WriteTx) -> LeaseLost:
        other = await leases.holder_of(tx, NAME)
        name = process_name(other[0]) if other else "Another process"
        return LeaseLost(
            f"{name} has taken the database {self._store.name} over, since this process could not "
            "renew its lease in time; this one writes nothing more and stops."
        )


def in_use(database: str, holder: str, until: int) -> str:
    """Return the sentence for whoever cannot have a database that another process uses."""
    at = datetime.fromtimestamp(until / 1000, UTC).strftime("%H:%M:%S")
    return (
        f"The database {database} is in use: {process_name(holder)} holds it until {at} UTC and "
        "renews that while it runs; stop it, or give this one another MAESTER_DATA."
    )


def process_name(holder: str) -> str:
    """Return what to call a process in a sentence."""
    known = Holder.read(holder)
    return f"process {known.pid} on {known.host}" if known else f"the process {holder}"
