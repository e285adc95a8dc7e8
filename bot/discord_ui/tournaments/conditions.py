"""Who may sign up for a tournament, in words."""

from bot.discord_ui.tournaments.sight import Sight
from bot.tournaments.settings import Settings


def condition_lines(sight: Sight, settings: Settings) -> list[str]:
    """Every condition in a line: a role, days on the server, ratings."""
    lines = []
    if settings.role is not None:
        lines.append(sight.say("cup-needs-role", role=f"<@&{settings.role}>"))
    if settings.member_days:
        lines.append(sight.say("cup-needs-days", days=settings.member_days))
    band = rating_band(settings)
    if band is not None:
        lines.append(sight.say("cup-needs-rating", **band))
    return lines


def rating_band(settings: Settings) -> dict[str, object] | None:
    """The ratings that are asked for, as parameters of a sentence; None if none are."""
    low, high = settings.rating_from, settings.rating_to
    if low is None and high is None:
        return None
    kind = "least" if high is None else "most" if low is None else "between"
    return {"kind": kind, "low": str(low or 0), "high": str(high or 0)}
