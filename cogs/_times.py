"""A user's own times, as they are typed and shown."""

from datetime import date
from zoneinfo import ZoneInfo

from bot.discord_ui.context import Context
from bot.kernel import Illegal
from bot.table.waits import Absence, at_minute, local


def day(typed: str, absence: Absence, now: int) -> int:
    """Return when a typed day begins for this user; today begins now."""
    zone = ZoneInfo(absence.zone)
    try:
        found = date.fromisoformat(typed.strip())
    except ValueError:
        raise Illegal("date-unreadable", text=typed[:60]) from None
    return now if found == local(now, zone).date() else at_minute(found, 0, zone)


def told(context: Context, absence: Absence) -> str:
    """Return a user's zone, quiet hours, vacations and digest in words."""
    say, now = context.person.words.say, context.host.tables.store.clock()
    here = local(now, ZoneInfo(absence.zone))
    quiet = absence.quiet and f"{_clock(absence.quiet[0])}-{_clock(absence.quiet[1])}"
    spans = [
        f"<t:{start // 1000}:D> - <t:{end // 1000}:D>"
        for start, end in absence.vacations
        if end > now
    ]
    hour = absence.digest
    return say(
        "slow-times",
        zone=absence.zone,
        now=_clock(here.hour * 60 + here.minute),
        quiet=quiet or say("slow-no-quiet"),
        vacation=", ".join(spans) or say("slow-no-vacation"),
        digest=say("slow-no-digest") if hour is None else say("slow-digest-at", hour=hour),
    )


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"
