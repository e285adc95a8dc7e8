"""Several processes that play on one database server: who is there, and who holds which shards.

Every process is a member and renews its row every few seconds. Whoever does not is taken for dead
after a while (at once where somebody can look, on the same machine), and its row is deleted: all
that it had claimed is free then. A process that finds its own row deleted writes nothing more and
stops, as one does that has lost its lease.

Shards are shared out evenly (`members.shared_out`). A shard that nobody holds is taken and then
connected. One that a living member holds is connected first and taken when it is ready; then the
other one closes it. In between both hear what happens there, and `first` decides who acts.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import structlog

from bot.store import leases, members
from bot.store.database import Share, Store, WriteTx
from bot.store.errors import StoreError
from bot.store.lease import LOOK, NAME, NEXT, Holder, LeaseLost, in_use
from bot.store.members import Member
from bot.store.server import ServerEngine

log = structlog.get_logger()

LENGTH = 15.0
"""Seconds for which a member is taken to live unless it renews that."""

EVERY = 3.0
"""Seconds between two renewals."""

GRACE = 2 * EVERY
"""Seconds for which we have to see the database ourselves before we take others for dead: where it
was away for everybody, everybody is late."""

SLACK = 2_000
"""Milliseconds by which clocks may differ."""

HAND_OVER = 40.0
"""Seconds for which a process that leaves waits for others to take its shards."""

IDENTIFY_EVERY = 5.0
"""Seconds between two connections that begin anew, by all processes together: Discord's rule."""

STEP = 1_000_000 // 46
"""Microseconds between two requests of all processes together: 46 a second, never in a bunch."""

MOMENT = 0.02
"""Seconds in which wake-ups are gathered."""

AGAIN = 1.0
"""Seconds until a lost connection is opened again on which others wake us."""

MEMBERS = "members"
"""Wakes the others when somebody joins or leaves, or a shard has moved."""

TURN = 60.0
"""Seconds for which something is one process's to do that dies while it does it."""

_SLOTS = """
INSERT INTO pace (id, next_at)
VALUES (1, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint + $1)
ON CONFLICT (id) DO UPDATE SET next_at =
    greatest(pace.next_at, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint) + $1
RETURNING next_at - (extract(epoch FROM clock_timestamp()) * 1000000)::bigint
"""
_FIRST = "INSERT INTO arrivals (id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1"


class Cluster:
    """This process's part among those that play on one database."""

    def __init__(
        self,
        store: Store,
        holder: Holder | None = None,
        *,
        identify_every: float = IDENTIFY_EVERY,
        every: float = EVERY,
        length: float = LENGTH,
    ) -> None:
        """Nothing is joined yet. `holder` is this process unless told otherwise."""
        assert isinstance(store.engine, ServerEngine)
        self._store = store
        self._engine = store.engine
        self.holder = holder or Holder.this()
        self.id = self.holder.mark
        self.until = 0
        """When we are taken for dead unless that is renewed, by the store's clock."""
        self.count = 0
        """How many shards there are; 0 before that is agreed on."""
        self.members = 1
        """How many processes play, as far as we know."""
        self.wanted: frozenset[int] = frozenset()
        """The shards that should be ours."""
        self.shards: frozenset[int] = frozenset()
        """The shards that are ours."""
        self.changed = asyncio.Event()
        """Set when shards are to be connected or closed."""
        self.woken: dict[str, Callable[[], None]] = {}
        """What to do when another process says that something has changed, by its kind."""
        self._leaving = False
        self._takers = 0
        self._begun = 0
        self._identify_every = identify_every
        self._every = every
        self._length = length
        self._seen_since: int | None = None
        self._look = asyncio.Event()
        self._told: set[str] = set()
        self._telling: asyncio.Task[None] | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    @property
    def held(self) -> bool:
        """Return whether this process may write, as far as it knows."""
        return self._store.clock() < self.until

    async def ask_in(self, patience: float, *, ask: bool = False) -> None:
        """Wait until nobody has the database to themselves; raise StoreError in vain.

        With `ask` whoever has it is asked to stop in order.
        """
        give_up = self._store.clock() + round(1000 * patience)
        while True:
            async with self._store.write() as tx:
                other = await leases.holder_of(tx, NAME)
                now = tx.now
                if other is not None and ask:
                    await leases.take(tx, NEXT, str(self.holder), round(2000 * self._length))
            known = Holder.read(other[0]) if other else None
            if other is None or other[1] <= now or (known is not None and known.gone()):
                return
            if now >= give_up:
                raise StoreError(in_use(self._store.name, *other))
            await asyncio.sleep(LOOK)

    async def join(self, *, instead: bool = False) -> None:
        """Become a member; with `instead`, ask those who are there to hand over and stop."""
        async with self._store.write() as tx:
            self.until = tx.now + round(1000 * self._length)
            process = str(self.holder)
            await members.join(tx, Member(self.id, process, tx.now, self.until, False, 0))
            if instead:
                await leases.take(tx, NEXT, process, round(1000 * HAND_OVER))
        self._store.guard = self._check
        self._share()
        self.woken[MEMBERS] = self._look.set
        self.tell(MEMBERS)

    async def agree(self, wanted: int) -> None:
        """Agree with the others on how many shards there are: as they say, or else as we want."""
        async with self._store.write() as tx:
            known = [one.shards for one in await members.everybody(tx) if one.shards]
            self.count = known[0] if known else wanted
            await members.let_go(tx, self.count)
        await self.look()

    async def look(self) -> bool:
        """Renew our row, bury the dead, and see what is ours; return whether we are to stop.

        LeaseLost if others have taken us for dead.
        """
        async with self._store.write() as tx:
            until = tx.now + round(1000 * self._length)
            if not await self._renew(tx, until):
                raise self._lost()
            living = await self._bury(tx)
            held = await members.holders(tx)
            shares = [one.id for one in living if one.shards and not one.leaving]
            plan = members.shared_out(self.count, shares, held)
            wanted = frozenset(n for n, member in plan.items() if member == self.id)
            free = [n for n in sorted(wanted) if n not in held]
            await members.hold(tx, free, self.id)
            stop = await self._asked_to_stop(tx, living)
        self.until = until
        self._seen_since = self._seen_since or tx.now
        self.members = len(living)
        ours = frozenset(n for n, member in held.items() if member == self.id) | frozenset(free)
        if (wanted, ours) != (self.wanted, self.shards):
            log.info("shards", wanted=sorted(wanted), held=sorted(ours), members=len(living))
        self.wanted, self.shards = wanted, ours
        self._takers = sum(member != self.id for member in shares)
        self._share()
        self.changed.set()
        return stop

    async def _bury(self, tx: WriteTx) -> list[Member]:
        """Delete the rows of members that died; return the others."""
        everybody = await members.everybody(tx)
        sure = self._seen_since is not None and tx.now - self._seen_since >= round(1000 * GRACE)
        dead = []
        for one in everybody:
            known = Holder.read(one.process)
            late = sure and one.until + SLACK < tx.now
            if one.id != self.id and (late or (known is not None and known.gone())):
                log.warning("member-died", member=one.id, process=one.process)
                dead.append(one.id)
        await members.remove(tx, dead)
        return [one for one in everybody if one.id not in dead]

    async def _asked_to_stop(self, tx: WriteTx, living: list[Member]) -> bool:
        """Return whether somebody wants the database, or came to take our place."""
        for name in (NAME, NEXT):
            other = await leases.holder_of(tx, name)
            if other is None or other[1] <= tx.now or other[0] == str(self.holder):
                continue
            newer = [one.id for one in living if one.process == other[0]]
            at = [one.id for one in living].index(self.id)
            if not newer or [one.id for one in living].index(newer[0]) > at:
                return True
        return False

    async def take(self, shard: int) -> None:
        """Note that a shard is ours, now that it is connected; who had it closes it."""
        async with self._store.write() as tx:
            await members.hold(tx, [shard], self.id)
        await self.look()
        self.tell(MEMBERS)

    async def run(self) -> None:
        """Renew our row until somebody asks us to stop; LeaseLost if we were taken for dead."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._every):
                    await self._look.wait()
            self._look.clear()
            try:
                if await self.look():
                    return
            except LeaseLost:
                raise
            except Exception as error:
                self._seen_since = None
                log.error("membership-not-renewed", error=str(error))

    def keep(self) -> asyncio.Task[None]:
        """Return the task that renews our row; it ends when we are asked to stop."""
        if self._keeping is None:
            self._listening = asyncio.create_task(self._listen(), name="listener")
            self._keeping = asyncio.create_task(self.run(), name="membership")
        return self._keeping

    async def hand_over(self) -> None:
        """Have the others take our shards, and wait for that; not if there is nobody."""
        self._leaving = True
        with suppress(TimeoutError, StoreError):
            async with asyncio.timeout(HAND_OVER):
                await self.look()
                self.tell(MEMBERS)
                while self.shards and self._takers:
                    await asyncio.sleep(LOOK)
                    await self.look()

    async def leave(self) -> None:
        """Delete our row: all that is left of ours is free."""
        for task in (self._keeping, self._listening, self._telling):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        self.until = 0
        self._store.guard = self._store.share = None
        async with self._store.write() as tx:
            await members.remove(tx, [self.id])
            await leases.release(tx, NEXT, str(self.holder))
        await self._engine.notify(f"{self.id} {MEMBERS}")

    async def slots(self, many: int) -> float:
        """Reserve so many requests, one after the other; return seconds until the first of them."""
        end: int = await self._engine.quick(_SLOTS, many * STEP)
        return max(end - many * STEP, 0) / 1e6

    async def hold_back(self, seconds: float) -> None:
        """Have nobody send a request for so long: Discord has said so."""
        await self._engine.quick(_SLOTS, round(seconds * 1e6))

    async def first(self, number: int) -> bool:
        """Note that something has come in from Discord; return whether it is ours to act on."""
        return await self._engine.quick(_FIRST, number, self._store.clock()) is not None

    async def may_identify(self, bucket: int) -> None:
        """Wait until a connection of this kind may begin anew."""
        self._begun += 1
        mine, length = f"{self.id} {self._begun}", round(1000 * self._identify_every)
        while length:
            async with self._store.write() as tx:
                if await leases.take(tx, f"identify:{bucket}", mine, length):
                    return
            await asyncio.sleep(LOOK)

    @asynccontextmanager
    async def alone(self, what: str) -> AsyncIterator[None]:
        """Wait until no other process does this, and keep them from it in the block."""
        while True:
            async with self._store.write() as tx:
                other = await leases.holder_of(tx, f"turn:{what}")
                there = {one.id for one in await members.everybody(tx)}
                dead = other[0] if other is not None and other[0] not in there else None
                length = round(1000 * TURN)
                if await leases.take(tx, f"turn:{what}", self.id, length, instead_of=dead):
                    break
            await asyncio.sleep(LOOK)
        try:
            yield
        finally:
            async with self._store.write() as tx:
                await leases.release(tx, f"turn:{what}", self.id)

    def tell(self, what: str) -> None:
        """Wake the other processes, in a moment, together with what else they are woken for."""
        self._told.add(what)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell(), name="teller")

    async def _tell(self) -> None:
        while self._told:
            await asyncio.sleep(MOMENT)
            told, self._told = sorted(self._told), set()
            try:
                await self._engine.notify(" ".join([self.id, *told]))
            except StoreError:  # they look by themselves after a while
                log.warning("others-not-woken", what=told)

    async def _listen(self) -> None:
        while True:
            try:
                await self._engine.listen(self._heard)
            except StoreError as error:
                log.warning("listener-away", error=str(error))
            except Exception:
                log.exception("listener-broke")
            await asyncio.sleep(AGAIN)

    def _heard(self, said: str | None) -> None:
        """Do what another process wakes us for; None: we begin to listen, so do everything."""
        speaker, *topics = ["", *self.woken] if said is None else said.split(" ")
        for topic in topics if speaker != self.id else []:
            if topic in self.woken:
                self.woken[topic]()

    def _share(self) -> None:
        self._store.share = Share(self.id, self.shards, max(self.count, 1))

    async def _check(self, tx: WriteTx) -> None:
        """Raise LeaseLost unless we live; called in every transaction that writes.

        Until our time runs out nobody can have taken us for dead, so this costs nothing.
        """
        if tx.now < self.until:
            return
        if not await self._renew(tx, tx.now + round(1000 * self._length)):
            raise self._lost()

    async def _renew(self, tx: WriteTx, until: int) -> bool:
        return await members.renew(tx, self.id, until, leaving=self._leaving, shards=self.count)

    def _lost(self) -> LeaseLost:
        return LeaseLost(
            f"The other processes on {self._store.name} took this one for dead, since it could not "
            "renew its membership in time, and do its work; it writes nothing more and stops."
        )
