"""Slow play in tests: time passes, what is due happens, and what people are told is kept."""

from dataclasses import dataclass

from bot.store import deadlines
from bot.store.rows import Outgoing
from bot.table import Batch, Delivered, OutboxWorker
from bot.table.durations import HOUR
from bot.table.waits import Agreement

from .conftest import Club

DAILY = Agreement(kind="move", time=24 * HOUR, overtime="default")


@dataclass(frozen=True)
class Told:
    """Somebody was pinged, or the table was told something."""

    at: int
    session_id: int
    what: str
    user: int | None = None


class Mailbox:
    """Takes what is to be shown, and keeps what pings people and what is announced."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self.told: list[Told] = []
        self._worker = OutboxWorker(club.store, self, club.tables.outbox_woken)

    async def deliver(self, batch: Batch) -> Delivered:
        for row in batch.rows:
            self.told += self._read(row)
        return Delivered(done={row.id: None for row in batch.rows})

    def _read(self, row: Outgoing) -> list[Told]:
        at, number, payload = self._club.clock.now, row.session_id, row.payload
        match row.kind:
            case "turn":
                return [Told(at, number, "turn", entry["user"]) for entry in payload["owed"]]
            case "remind":
                return [Told(at, number, payload["why"], payload["user"])]
            case "digest":
                return [Told(at, number, "digest", payload["user"])]
            case "notice":
                return [Told(at, number, payload["type"])]
            case "open" | "overtime":
                return [Told(at, number, row.kind)]
        return []

    async def take(self) -> list[tuple[str, int | None]]:
        """What was told since the last time."""
        await self._worker.drain()
        new, self.told = self.told, []
        return [(one.what, one.user) for one in new]


class Slow:
    """A club with a calendar."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.tables = club.tables
        self.mail = Mailbox(club)
        self.task = club.tables.deadlines

    async def start(self, *users: int, clock: Agreement = DAILY, **options: object) -> int:
        """A game with a clock; its number."""
        info = await self.tables.lobby.create(
            1, 2, users[0], "toy", "Test", dict(options), seats=len(users)
        )
        number = info.session.id
        await self.tables.clocks.set(number, users[0], clock)
        for user in users[1:]:
            await self.tables.lobby.join(number, user)
        for seat, user in enumerate(users):
            await self.tables.lobby.choose_seat(number, user, seat)
        await self.tables.lobby.start(number, users[0])
        return number

    async def passes(self, hours: float) -> list[tuple[str, int | None]]:
        """Let time pass from one deadline to the next; what was told meanwhile."""
        told, clock = await self.mail.take(), self.club.clock
        end = clock.now + round(hours * HOUR)
        while True:
            async with self.club.store.read() as tx:
                at = await deadlines.earliest(tx)
            clock.now = end if at is None else max(clock.now, min(at, end))
            await self.task.run_due()
            told += await self.mail.take()
            if clock.now == end:
                return told

    async def due(self, number: int) -> dict[int, float | None]:
        """Hours until time runs out, by seat, for everybody who is waited for."""
        now = self.club.clock.now
        return {
            owed.seat: None if owed.due is None else (owed.due - now) / HOUR
            for owed in await self.tables.queries.waiting(number)
        }
