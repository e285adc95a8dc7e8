"""Lengths of time in milliseconds: their units, reading what people type, and writing them."""

import re

from bot.kernel import Illegal

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR

UNITS = {
    "m": MINUTE,
    "min": MINUTE,
    "minute": MINUTE,
    "minuten": MINUTE,
    "minutes": MINUTE,
    "h": HOUR,
    "std": HOUR,
    "hour": HOUR,
    "hours": HOUR,
    "stunde": HOUR,
    "stunden": HOUR,
    "d": DAY,
    "t": DAY,
    "day": DAY,
    "days": DAY,
    "tag": DAY,
    "tage": DAY,
    "w": 7 * DAY,
    "week": 7 * DAY,
    "weeks": 7 * DAY,
    "woche": 7 * DAY,
    "wochen": 7 * DAY,
}


def check_duration(duration: int, least: int, most: int) -> int:
    """Return the duration if it is within these bounds; raise Illegal otherwise."""
    if not least <= duration <= most:
        raise Illegal("clock-range", min=duration_text(least), max=duration_text(most))
    return duration


def parse_duration(typed: str) -> int:
    """Return what `24h`, `1d 12h`, `90 min` or `3 Tage` means; raise Illegal if nothing."""
    text = typed.strip().lower()
    parts = re.findall(r"(\d{1,6})\s*([a-z]+)", text, re.ASCII)
    rest = re.sub(r"(\d{1,6})\s*([a-z]+)|[\s,]", "", text, flags=re.ASCII)
    if not parts or rest or any(unit not in UNITS for _, unit in parts):
        raise Illegal("span-unreadable", text=typed[:60])
    return sum(int(number) * UNITS[unit] for number, unit in parts)


def duration_text(duration: int) -> str:
    """Write a duration so that every language understands it: `36 h`, `3 d 12 h`."""
    days, rest = divmod(max(duration, 0) // MINUTE, 24 * 60)
    if days < 2:
        days, rest = 0, rest + days * 24 * 60
    hours, minutes = divmod(rest, 60)
    parts = [f"{n} {unit}" for n, unit in ((days, "d"), (hours, "h"), (minutes, "min")) if n]
    return " ".join(parts) or "0 min"


def stamp(at: int) -> str:
    """Write a moment in Discord's markup, which shows it in every reader's own time zone."""
    return f"<t:{at // 1000}:f>"
