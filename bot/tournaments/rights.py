"""Who may decide what: players for themselves, organisers and moderators for the tournament.

Rights are looked at when something is decided, and never again: a stored list stays valid when
they change. Whether a decision fits the tournament is another question (`checks`).
"""

from bot.tournaments import decisions as said
from bot.tournaments.decisions import MAESTER, AnyDecision
from bot.tournaments.errors import Refused
from bot.tournaments.plain import Person
from bot.tournaments.tournament import Table, Tournament

FOR_ONESELF = frozenset(
    {"signed_up", "checked_in", "deck_handed_in", "wished", "joined_late", "dropped", "rejoined"}
)
"""Decisions that everybody may take about themselves."""

AT_ONES_TABLE = frozenset({"judge_called"})
"""Decisions that everybody may take at the own table, which is checked with the decision."""

RulingAtTable = (
    said.NoShow | said.Replaced | said.Extended | said.Result | said.Corrected | said.Ruled
)
"""What is decided about one table; whatever the game itself reports is decided by nobody."""
RulingOnPerson = said.Penalty | said.Disqualified | said.Dropped


def organises(tournament: Tournament, person: Person, moderator: bool) -> bool:
    """Whether somebody leads this tournament: as an organiser, or as a moderator of the server."""
    return moderator or person in tournament.organisers


def check_right(tournament: Tournament, decision: AnyDecision, moderator: bool = False) -> None:
    """Raise Refused unless whoever decides has the right to; the clock and the rules have it."""
    by = decision.by
    own = decision.kind in FOR_ONESELF and getattr(decision, "person", None) == by
    if by == MAESTER or own or decision.kind in AT_ONES_TABLE:
        return
    if not organises(tournament, by, moderator):
        raise Refused("tournament-organisers-only")
    if tournament.phase == "running":
        _check_impartial(tournament, decision)
    if isinstance(decision, said.KeptApart) and by in (decision.first, decision.second):
        raise Refused("tournament-own-draw")


def _check_impartial(tournament: Tournament, one: AnyDecision) -> None:
    """Raise Refused where somebody who leads, and plays, would decide about themselves."""
    by, plays = one.by, one.by in tournament.playing
    if isinstance(one, RulingAtTable):
        _check_table(tournament, by, tournament.table(one.round, one.table))
    elif isinstance(one, RulingOnPerson):
        current = tournament.current
        _check_table(tournament, by, current.table_of(one.person) if current else None)
    elif plays:
        _check_player(tournament, one)


def _check_player(tournament: Tournament, one: AnyDecision) -> None:
    """Raise Refused for what nobody decides who plays: the draw, the own rules, an early end."""
    if isinstance(one, said.Unpaired) or (isinstance(one, said.Paired) and one.by_hand):
        raise Refused("tournament-own-draw")
    early = not tournament.seeds and len(tournament.rounds) < tournament.wanted
    if isinstance(one, said.Finished) and early:
        raise Refused("tournament-own-cut")
    others = tournament.organisers - set(tournament.departed) - {one.by}
    if isinstance(one, said.Proposed) and not others:
        raise Refused("tournament-own-rules")


def _check_table(tournament: Tournament, by: Person, table: Table | None) -> None:
    """Raise Refused at the own table, in the last round before a cut, and in the own knock-out."""
    if table is not None and by in {one.substitute for one in table.seats} | set(table.people):
        raise Refused("tournament-own-table")
    last = tournament.cut and len(tournament.rounds) >= tournament.wanted
    if last and by in (tournament.seeds or tournament.playing):
        raise Refused("tournament-own-cut")
