"""When somebody cannot be expected to play: quiet hours in their own time zone, and vacations.

Pure arithmetic on milliseconds since 1970. A clock stands still during absences, and nobody is
pinged in them.
"""

import re
from collections.abc import Iterator, Mapping
from datetime import UTC, date, datetime, time, timedelta
from difflib import get_close_matches
from functools import cache
from heapq import merge
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

from pydantic import BaseModel, ConfigDict

from bot.kernel import Illegal
from bot.table.durations import DAY, stamp

LONGEST_QUIET = 12
"""Hours a day: who is quiet for longer would never have to play."""

LONGEST_VACATION = 14
VACATION_A_YEAR = 30
BETWEEN_VACATIONS = 7
"""Days: so that two vacations are not one long one."""

FARTHEST_VACATION = 365
"""Days ahead."""

QUIET_CHANGES = 3
"""Times in a week: quiet hours that move along with the clock would stop it for good."""

Span = tuple[int, int]


class Absence(BaseModel):
    """What a user has set about being away; all times in milliseconds."""

    model_config = ConfigDict(extra="ignore")

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """Minutes of the local day: from and until; the second may be in the morning after."""
    quiet_set: list[int] = []
    """When the quiet hours were last changed."""
    vacations: list[Span] = []
    digest: int | None = None
    """The local hour of the daily digest."""

    def stops(self, after: int) -> Iterator[Span]:
        """Yield the spans in which no time passes for this user, from this moment on, merged."""
        current: Span | None = None
        vacations = sorted(span for span in self.vacations if span[1] > after)
        for start, end in merge(self._quiet_spans(after), vacations):
            if current is not None and start <= current[1]:
                current = current[0], max(current[1], end)
                continue
            if current is not None:
                yield current
            current = start, end
        if current is not None:
            yield current

    def _quiet_spans(self, after: int) -> Iterator[Span]:
        if self.quiet is None:
            return
        zone, (start, end) = ZoneInfo(self.zone), self.quiet
        day = local(after, zone).date() - timedelta(days=1)
        while day.year < 9000:
            last = day if end > start else day + timedelta(days=1)
            span = at_minute(day, start, zone), at_minute(last, end, zone)
            if after < span[1] > span[0]:
                yield span
            day += timedelta(days=1)

    def quiet_at(self, minute: int) -> bool:
        """Return whether this minute of the local day is in quiet hours."""
        if self.quiet is None:
            return False
        start, end = self.quiet
        return (minute - start) % (24 * 60) < (end - start) % (24 * 60)

    def away(self, at: int) -> bool:
        """Return whether this moment is in quiet hours or a vacation."""
        return self.free_from(at) != at

    def away_within(self, start: int, end: int) -> bool:
        """Return whether any moment from start to end is in quiet hours or a vacation."""
        first, _ = next(self.stops(start), (end + 1, end + 1))
        return first <= end

    def free_from(self, at: int) -> int:
        """Return the first moment from then on at which the user may be pinged."""
        start, end = next(self.stops(at), (at + 1, at + 1))
        return end if start <= at else at

    def spent(self, start: int, end: int) -> int:
        """Return how much of this span counts: all of it but the absences."""
        total = max(end - start, 0)
        for first, last in self.stops(start):
            if first >= end:
                break
            total -= min(last, end) - max(first, start)
        return total

    def advance(self, start: int, amount: int) -> int:
        """Return the moment at which this much time has counted."""
        at = start
        for first, last in self.stops(start):
            if first > at and first - at >= amount:
                break
            amount -= max(first - at, 0)
            at = max(at, last)
        return at + amount

    def next_hour(self, hour: int, after: int) -> int:
        """Return when it is next this hour where the user lives, outside of quiet hours."""
        zone = ZoneInfo(self.zone)
        today = local(after, zone).date()
        days = (today + timedelta(days=ahead) for ahead in range(2 * LONGEST_VACATION))
        times = [at_minute(day, hour * 60, zone) for day in days]
        to_come = [at for at in times if at > after]
        return next((at for at in to_come if not self.away(at)), self.free_from(to_come[0]))


def absence_of(settings: Mapping[str, Any]) -> Absence:
    """Return what a user's settings say about being away."""
    return Absence.model_validate(dict(settings))


def local(at: int, zone: ZoneInfo) -> datetime:
    """Return a moment as the clock on a wall in this time zone shows it."""
    return datetime.fromtimestamp(at / 1000, zone)


def at_minute(day: date, minute: int, zone: ZoneInfo) -> int:
    """Return when it is this minute of this day there; a skipped time counts as the next one."""
    wall = datetime.combine(day, time(minute // 60 % 24, minute % 60), zone)
    return round(wall.astimezone(UTC).timestamp() * 1000)


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
