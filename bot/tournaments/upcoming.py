"""What comes next in a tournament."""

from typing import Literal

from bot.tournaments.knockout import decided
from bot.tournaments.tournament import Tournament

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


def seed_of(tournament: Tournament, attempt: int = 0) -> str:
    """The seed of the next draw; whoever wants another one asks for another attempt."""
    taken_back = sum(one.kind == "unpaired" for one in tournament.decisions)
    return f"{tournament.lot}/{len(tournament.rounds) + 1}/{taken_back}/{attempt}"
