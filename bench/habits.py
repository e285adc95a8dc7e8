"""People with habits, their clock, and what was seen of them: for the simulated month."""

from collections import Counter
from dataclasses import dataclass, field
from datetime import datetime
from zoneinfo import ZoneInfo

ZONES = (
    "Europe/Berlin",
    "America/New_York",
    "America/Los_Angeles",
    "Asia/Tokyo",
    "Asia/Kolkata",
    "Australia/Sydney",
    "America/Sao_Paulo",
    "Pacific/Auckland",
)
START = 1_803_600_000_000
"""At the end of February: the clocks of several zones change within the month."""


class Clock:
    now = START

    def __call__(self) -> int:
        return self.now


@dataclass
class Person:
    """Somebody with habits."""

    id: int
    zone: str
    quiet: tuple[int, int] | None
    delay: float
    forgets: float
    vanishes: int | None
    vacations: list[tuple[int, int]] = field(default_factory=list)

    def away(self, at: int) -> bool:
        """Quiet hours and vacation as a wall clock and a calendar show them."""
        if any(start <= at < end for start, end in self.vacations):
            return True
        if self.quiet is None:
            return False
        wall = datetime.fromtimestamp(at / 1000, ZoneInfo(self.zone))
        minute = wall.hour * 60 + wall.minute
        start, end = self.quiet
        return start <= minute < end if start < end else minute >= start or minute < end

    def day(self, at: int) -> int:
        """The day of their own calendar, as a number."""
        return datetime.fromtimestamp(at / 1000, ZoneInfo(self.zone)).toordinal()


@dataclass
class Report:
    """What was seen."""

    breaches: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    days: float = 0
    open_games: int = 0

    def text(self) -> str:
        lines = [f"{name:24}{self.counts[name]:>8}" for name in sorted(self.counts)]
        lines.append(f"{'days until the last end':24}{self.days:>8.1f}")
        lines += [f"BREACH: {breach}" for breach in self.breaches[:30]]
        lines.append(f"{len(self.breaches)} breaches")
        return "\n".join(lines)


def in_quiet(quiet: tuple[int, int] | None, minute: int) -> bool:
    if quiet is None:
        return False
    return (minute - quiet[0]) % 1440 < (quiet[1] - quiet[0]) % 1440
