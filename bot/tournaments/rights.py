"""Who may decide what: players for themselves, organisers and moderators for the tournament.

Whether somebody who decides is impartial is looked at for every decision (`checks.impartial`).
"""

from bot.tournaments.decisions import MAESTER, AnyDecision
from bot.tournaments.errors import Refused
from bot.tournaments.plain import Person
from bot.tournaments.tournament import Tournament

FOR_ONESELF = frozenset(
    {"signed_up", "checked_in", "deck_handed_in", "wished", "joined_late", "dropped", "rejoined"}
)
"""Decisions that everybody may take about themselves."""

AT_ONES_TABLE = frozenset({"judge_called"})
"""Decisions that everybody may take at the own table, which is checked with the decision."""


def organises(tournament: Tournament, person: Person, moderator: bool) -> bool:
    """Whether somebody leads this tournament: as an organiser, or as a moderator of the server."""
    return moderator or person in tournament.organisers


def check_right(tournament: Tournament, decision: AnyDecision, moderator: bool = False) -> None:
    """Raise Refused unless whoever decides has the right to; the clock and the rules have it."""
    if decision.by == MAESTER or organises(tournament, decision.by, moderator):
        return
    own = decision.kind in FOR_ONESELF and getattr(decision, "person", None) == decision.by
    if not own and decision.kind not in AT_ONES_TABLE:
        raise Refused("tournament-organisers-only")
