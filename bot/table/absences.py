"""What users say about their own time: zone, quiet hours, vacations, and the daily digest."""

import re
from difflib import get_close_matches
from functools import cache
from zoneinfo import available_timezones

from bot.kernel import Illegal
from bot.kernel.labels import label_of
from bot.store import WriteTx, outbox, sessions, settings
from bot.store.outbox import user_target
from bot.store.rows import Deadline
from bot.table.deadlines import Deadlines
from bot.table.durations import DAY, HOUR, stamp
from bot.table.repository import Repository
from bot.table.waits import LONGEST_VACATION, Absence, Span, absence_of, agreed, wait_of

LONGEST_QUIET = 12
"""Hours a day: who is quiet for longer would never have to play."""

VACATION_A_YEAR = 30
BETWEEN_VACATIONS = 7
"""Days: so that two vacations are not one long one."""

FARTHEST_VACATION = 365
"""Days ahead."""

QUIET_CHANGES = 3
"""Times in a week: quiet hours that move along with the clock would stop it for good."""

DIGEST = "digest"
"""The kind of the deadline that sends it."""

TOO_LATE = 3 * HOUR
"""A digest that could not be sent in time is left out."""


class Absences:
    """Keeps when users cannot be expected to play, and sends their daily digest."""

    def __init__(self, repository: Repository, deadlines: Deadlines) -> None:
        """Take what opens sessions, and what keeps the time of the digest."""
        self._repository = repository
        self._deadlines = deadlines
        deadlines.handle(DIGEST, self.send_digest)

    async def get(self, user_id: int) -> Absence:
        """Return what a user has set about being away."""
        async with self._repository.store.read() as tx:
            return absence_of(await settings.get(tx, "user", user_id))

    async def set_quiet(
        self, user_id: int, hours: tuple[int, int] | None, zone: str | None = None
    ) -> Absence:
        """Set or clear quiet hours, in minutes of the local day, and the time zone."""
        quiet = None if hours is None else check_quiet(*hours)
        name = None if zone is None else check_zone(zone)
        old = await self.get(user_id)
        now = self._repository.store.clock()
        recent = [at for at in old.quiet_set if at > now - 7 * DAY]
        if len(recent) >= QUIET_CHANGES:
            raise Illegal("quiet-too-often", max=QUIET_CHANGES, when=stamp(recent[0] + 7 * DAY))
        values = {"quiet": quiet, "zone": name or old.zone, "quiet_set": [*recent, now]}
        return await self._set(user_id, old, old.model_copy(update=values))

    async def announce_vacation(self, user_id: int, start: int | None, days: int) -> Absence:
        """Add a vacation of some days, from now or later on; Illegal where it is too much."""
        old, now = await self.get(user_id), self._repository.store.clock()
        span = check_vacation(old, now if start is None else start, days, now)
        spans = sorted([*old.vacations, span])
        return await self._set(user_id, old, old.model_copy(update={"vacations": spans}))

    async def end_vacation(self, user_id: int) -> Absence:
        """End the vacation that is on, and call off those to come."""
        old, now = await self.get(user_id), self._repository.store.clock()
        if not any(end > now for _, end in old.vacations):
            raise Illegal("vacation-none")
        spans = [(start, min(end, now)) for start, end in old.vacations if start < now]
        return await self._set(user_id, old, old.model_copy(update={"vacations": spans}))

    async def set_digest(self, user_id: int, hour: int | None) -> Absence:
        """Send the user a daily message about what they owe at this local hour; None ends it."""
        old = await self.get(user_id)
        if hour is not None:
            if not 0 <= hour <= 23:
                raise Illegal("digest-hour", min=0, max=23)
            if old.quiet_at(hour * 60):
                raise Illegal("digest-quiet")
        return await self._set(user_id, old, old.model_copy(update={"digest": hour}))

    async def forget(self, user_id: int) -> None:
        """Delete a user's zone, quiet hours, vacations and digest; clocks count as for anybody."""
        await self._set(user_id, await self.get(user_id), Absence())

    async def send_digest(self, deadline: Deadline) -> None:
        """Handle a digest's deadline: queue it if something is owed, and put the next one down."""
        user_id = int(deadline.payload["user"])
        async with self._repository.store.write() as tx:
            absence = absence_of(await settings.get(tx, "user", user_id))
            owed = await sessions.owed_by(tx, user_id)
            if absence.digest is None:
                return
            if owed and tx.now - deadline.due_at < TOO_LATE and not absence.away(tx.now):
                rows = [("digest", user_target(user_id), {"user": user_id})]
                await outbox.add(tx, owed[0][0].id, rows)
            await self._plan_digest(tx, user_id, absence)
        self._repository.outbox_woken.set()

    async def _set(self, user_id: int, old: Absence, new: Absence) -> Absence:
        """Save the absence and recount running clocks; time that has passed counts as it did."""
        async with self._repository.store.write() as tx:
            data = new.model_dump()
            changes = {key: value for key, value in data.items() if value != getattr(old, key)}
            await settings.change(tx, "user", user_id, changes)
            await self._plan_digest(tx, user_id, new)
            found = await sessions.owed_by(tx, user_id)
        self._deadlines.woken.set()
        if (old.zone, old.quiet, old.vacations) != (new.zone, new.quiet, new.vacations):
            for session, _ in found:
                await self._recount(session.id, user_id, old, new)
        return new

    async def _recount(self, session_id: int, user_id: int, old: Absence, new: Absence) -> None:
        async with self._repository.change(session_id) as table:
            held, now = table.info.seat_of(user_id), table.tx.now
            if held is None or wait_of(held).counting is None:
                return
            time = wait_of(held).stopped(old, now)
            time = time.counted(agreed(table.session), new, now, fill=False)
            await table.set_seat(held.seat, clock=time.model_dump())
            table.want("board")

    async def _plan_digest(self, tx: WriteTx, user_id: int, absence: Absence) -> None:
        name = label_of("user", user_id)
        if absence.digest is None:
            await self._deadlines.cancel(tx, None, DIGEST, name)
            return
        at = absence.next_hour(absence.digest, tx.now)
        await self._deadlines.put(tx, None, DIGEST, at, name=name, payload={"user": user_id})


@cache
def zones() -> dict[str, str]:
    """Return all time zones by their names in small letters."""
    return {name.casefold(): name for name in available_timezones() if name != "localtime"}


def check_zone(typed: str) -> str:
    """Return a time zone's proper name; raise Illegal with names that are alike."""
    wanted = typed.strip().replace(" ", "_").casefold()
    if wanted in zones():
        return zones()[wanted]
    cities = {name.rsplit("/", 1)[-1]: name for name in zones()}
    if wanted in cities:
        return zones()[cities[wanted]]
    near = get_close_matches(wanted[:60], [*zones(), *cities], n=3, cutoff=0.6)
    names = [zones()[cities.get(name, name)] for name in near]
    raise Illegal("zone-unknown", text=typed[:60], zones=names or ["Europe/Berlin", "UTC"])


def check_time(typed: str) -> int:
    """Return a time of day such as `22`, `22:30` or `22.30` in minutes; or raise Illegal."""
    found = re.fullmatch(r"(\d{1,2})(?:[:.](\d{2}))?(?:\s*(?:h|uhr))?", typed.strip().lower())
    if found is None or int(found[1]) > 24 or int(found[2] or 0) > 59:
        raise Illegal("time-unreadable", text=typed[:60])
    return (int(found[1]) * 60 + int(found[2] or 0)) % (24 * 60)


def check_quiet(start: int, end: int) -> tuple[int, int]:
    """Return quiet hours if they are short enough; raise Illegal otherwise."""
    in_a_day = 0 <= start < 24 * 60 and 0 <= end < 24 * 60
    if not in_a_day or not 0 < (end - start) % (24 * 60) <= LONGEST_QUIET * 60:
        raise Illegal("quiet-length", max=LONGEST_QUIET)
    return start, end


def check_vacation(absence: Absence, start: int, days: int, now: int) -> Span:
    """Return the vacation's start and end; raise Illegal if it is past or too long."""
    if not 1 <= days <= LONGEST_VACATION:
        raise Illegal("vacation-length", min=1, max=LONGEST_VACATION)
    if start < now:
        raise Illegal("vacation-past", now=stamp(now))
    if start > now + FARTHEST_VACATION * DAY:
        raise Illegal("vacation-far", max=FARTHEST_VACATION)
    span = start, start + days * DAY
    gap = BETWEEN_VACATIONS * DAY
    for other in absence.vacations:
        if span[0] < other[1] + gap and other[0] < span[1] + gap:
            raise Illegal(
                "vacation-gap", days=BETWEEN_VACATIONS, start=stamp(other[0]), end=stamp(other[1])
            )
    used = _most_in_a_year([*absence.vacations, span])
    if used > VACATION_A_YEAR * DAY:
        left = max(VACATION_A_YEAR * DAY - (used - days * DAY), 0) // DAY
        raise Illegal("vacation-year", max=VACATION_A_YEAR, left=left)
    return span


def _most_in_a_year(spans: list[Span]) -> int:
    """Return the most vacation that falls into any 365 days."""
    sums = []
    for _, until in spans:
        first = until - 365 * DAY
        sums.append(sum(max(0, min(b, until) - max(a, first)) for a, b in spans))
    return max(sums, default=0)
