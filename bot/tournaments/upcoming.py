"""What comes next in a tournament."""

from typing import Literal

from bot.tournaments.knockout import decided
from bot.tournaments.tournament import Tournament

ENDS_TABLES = frozenset({"result", "corrected", "no_show", "dropped", "disqualified"})
"""Decisions after which a round may be over."""

Step = Literal["start", "wait", "round", "cut", "finish", "over"]
"""Start it, wait for tables, draw a round, make the cut, seal everything; or it is over."""


def upcoming(tournament: Tournament) -> Step:
    """What brings the tournament on."""
    if tournament.phase == "open":
        return "start"
    if tournament.phase != "running":
        return "over"
    current = tournament.current
    waits = tournament.settings.unfinished == "wait" and not tournament.seeds
    more = tournament.seeds or len(tournament.rounds) < tournament.wanted
    if current is not None and current.open and not (waits and more):
        return "wait"
    if tournament.seeds:
        return "finish" if decided(tournament) else "round"
    if len(tournament.playing) < min(tournament.settings.sizes):
        return "finish"
    if len(tournament.rounds) < tournament.wanted:
        return "round"
    if any(one.open for one in tournament.rounds):
        return "wait"
    return "cut" if tournament.cut else "finish"


def goes_on_at(tournament: Tournament) -> int | None:
    """When what comes after the last table begins by itself, in seconds since 1970; None: never."""
    hours = tournament.settings.break_hours
    ended = [one.at for one in tournament.decisions if one.kind in ENDS_TABLES]
    waits = not hours or tournament.paused_at is not None or not ended
    if waits or upcoming(tournament) not in ("round", "cut", "finish"):
        return None
    return ended[-1] + hours * 3600


def seed_of(tournament: Tournament, attempt: int = 0) -> str:
    """The seed of the next draw; whoever wants another one asks for another attempt."""
    taken_back = sum(one.kind == "unpaired" for one in tournament.decisions)
    return f"{tournament.lot}/{len(tournament.rounds) + 1}/{taken_back}/{attempt}"
