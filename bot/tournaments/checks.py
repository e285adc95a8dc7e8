"""Whether a decision can be taken now; what cannot is refused in one sentence."""

from collections.abc import Callable
from typing import Any

from bot.tournaments import decisions as said
from bot.tournaments import field_checks as field
from bot.tournaments.decisions import AnyDecision
from bot.tournaments.errors import Refused
from bot.tournaments.field_checks import entrant_of, person_name
from bot.tournaments.knockout import decided, layout, pairing
from bot.tournaments.plain import Person
from bot.tournaments.scoring import Outcome
from bot.tournaments.settings import MOST_HOURS
from bot.tournaments.tournament import Table, Tournament


def check(tournament: Tournament, decision: AnyDecision) -> None:
    """Raise Refused unless the decision can be taken now."""
    if isinstance(decision, said.Created):
        raise Refused("tournament-created-twice")
    if tournament.phase in ("finished", "cancelled"):
        raise Refused("tournament-over")
    early = decision.kind in BEFORE
    if early and tournament.phase != "open":
        raise Refused("tournament-has-started")
    if not early and decision.kind not in ALWAYS and tournament.phase == "open":
        raise Refused("tournament-not-started")
    CHECKS[decision.kind](tournament, decision)


def _table(tournament: Tournament, round_number: int, number: int) -> Table:
    found = tournament.table(round_number, number)
    if found is None:
        raise Refused("tournament-no-such-table", round=round_number, table=number)
    return found


def _open_table(tournament: Tournament, one: said.AtTable) -> Table:
    table = _table(tournament, one.round, one.table)
    if table.outcome is not None:
        raise Refused("tournament-table-ended", round=one.round, table=one.table)
    return table


def _paired(tournament: Tournament, one: said.Paired) -> None:
    _check_turn(tournament, one)
    settings = tournament.settings
    seen: set[Person] = set()
    for person in [c.person for plan in one.tables for c in plan.chairs] + [
        bye.person for bye in one.byes
    ]:
        entrant = entrant_of(tournament, person)
        if entrant.status != "playing":
            raise Refused("tournament-gone", user=person_name(person))
        if person in seen:
            raise Refused("tournament-seated-twice", user=person_name(person))
        seen.add(person)
    numbers = [plan.number for plan in one.tables]
    if len(set(numbers)) != len(numbers) or any(number < 1 for number in numbers):
        raise Refused("tournament-table-numbers")
    for plan in one.tables:
        if len(plan.chairs) not in settings.sizes:
            raise Refused("tournament-table-size", table=plan.number, size=len(plan.chairs))
    if tournament.seeds:
        tables, byes = pairing(tournament)
        wanted = {match: set(people) for match, people in tables.items()}
        given = {
            plan.match or plan.number: {chair.person for chair in plan.chairs}
            for plan in one.tables
        }
        if wanted != given or set(byes) != {bye.person for bye in one.byes}:
            raise Refused("tournament-not-the-bracket")
        return
    there = set(tournament.there)
    for person in sorted(there - seen):
        raise Refused("tournament-not-seated", user=person_name(person))
    for person in sorted(seen - there):
        raise Refused("tournament-not-checked-in", user=person_name(person))


def _check_turn(tournament: Tournament, one: said.Paired) -> None:
    """Whether a next round can be paired at all, and whether this is it."""
    if tournament.paused_at is not None:
        raise Refused("tournament-is-paused")
    expected = len(tournament.rounds) + 1
    if one.round != expected:
        raise Refused("tournament-wrong-round", round=one.round, expected=expected)
    current = tournament.current
    waits = tournament.settings.unfinished == "wait" and not tournament.seeds
    if current is not None and current.open and not waits:
        raise Refused("tournament-round-open", tables=[table.number for table in current.open])
    if tournament.seeds:
        if decided(tournament):
            raise Refused("tournament-no-more-rounds")
        if not layout(tournament, len(tournament.knockout) + 1).known:
            raise Refused("tournament-round-open", tables=[])
    elif len(tournament.rounds) >= tournament.wanted:
        raise Refused("tournament-cut-first" if tournament.cut else "tournament-no-more-rounds")
    if not one.tables and not (tournament.seeds and one.byes):
        raise Refused("tournament-no-tables")


def _unpaired(tournament: Tournament, one: said.Unpaired) -> None:
    current = tournament.current
    if current is None or one.round != current.number:
        raise Refused("tournament-not-newest-round", round=one.round)
    if any(table.outcome is not None for table in current.tables.values()):
        raise Refused("tournament-round-has-results", round=one.round)


def _opened(tournament: Tournament, one: said.TableOpened) -> None:
    table = _open_table(tournament, one)
    if table.session is not None:
        raise Refused("tournament-table-open-twice", round=one.round, table=one.table)


def _seat(table: Table, person: Person) -> int:
    at = table.seat_of(person)
    if at is None:
        raise Refused(
            "tournament-not-at-table",
            user=person_name(person),
            round=table.round,
            table=table.number,
        )
    return at


def _no_show(tournament: Tournament, one: said.NoShow) -> None:
    table = _open_table(tournament, one)
    seat = table.seats[_seat(table, one.person)]
    if not seat.held:
        raise Refused("tournament-gone", user=person_name(one.person))


def _replaced(tournament: Tournament, one: said.Replaced) -> None:
    table = _open_table(tournament, one)
    _seat(table, one.old)
    entrant = tournament.entrants.get(one.new)
    if entrant is not None and entrant.status == "out":
        raise Refused("tournament-disqualified", user=person_name(one.new))
    current = tournament.rounds[one.round - 1]
    for other in current.tables.values():
        if one.new in other.people or one.new in [seat.substitute for seat in other.seats]:
            raise Refused("tournament-seated-twice", user=person_name(one.new))


def _extended(tournament: Tournament, one: said.Extended) -> None:
    _open_table(tournament, one)
    if not 1 <= one.hours <= MOST_HOURS:
        raise Refused("tournament-hours", max=MOST_HOURS)


def _check_outcome(table: Table, outcome: Outcome, left: list[int]) -> None:
    """Raise Refused unless every seat has one place and nothing names a seat that is not there."""
    seats = set(range(len(table.seats)))
    placed = [at for group in outcome.places for at in group]
    if sorted(placed) != sorted(seats) or not all(outcome.places):
        raise Refused("tournament-places", count=len(seats))
    if not {*outcome.points, *outcome.absent, *left} <= seats:
        raise Refused("tournament-places", count=len(seats))


def _result(tournament: Tournament, one: said.Result) -> None:
    table = _open_table(tournament, one)
    _check_outcome(table, one.outcome, one.left)


def _corrected(tournament: Tournament, one: said.Corrected) -> None:
    table = _table(tournament, one.round, one.table)
    if table.outcome is None:
        raise Refused("tournament-nothing-to-correct", round=one.round, table=one.table)
    _check_outcome(table, one.outcome, one.left)
    begun = _later_tables(tournament, table)
    if begun and not one.confirmed:
        raise Refused(
            "tournament-correction-reaches-on", tables=[f"{o.round}/{o.number}" for o in begun]
        )


def _later_tables(tournament: Tournament, table: Table) -> list[Table]:
    """Knock-out tables that have begun after this one and depend on it; all of them for many."""
    if not tournament.rounds[table.round - 1].knockout:
        return []
    duel = tournament.settings.duel
    return [
        other
        for later in tournament.rounds[table.round :]
        for other in later.tables.values()
        if (other.session is not None or other.outcome is not None)
        and (not duel or set(other.people) & set(table.people))
    ]


def _warned(tournament: Tournament, one: said.Warned) -> None:
    current = tournament.current
    if current is None or one.round != current.number or current.warned:
        raise Refused("tournament-not-newest-round", round=one.round)


def _called(tournament: Tournament, one: said.JudgeCalled) -> None:
    table = _open_table(tournament, one)
    if one.by not in [seat.substitute or seat.person for seat in table.seats]:
        raise Refused(
            "tournament-not-at-table",
            user=person_name(one.by),
            round=table.round,
            table=table.number,
        )
    if table.call is not None:
        raise Refused("tournament-judge-called", round=one.round, table=one.table)
    if not one.why.strip():
        raise Refused("tournament-needs-reason")


def _ruled(tournament: Tournament, one: said.Ruled) -> None:
    table = _open_table(tournament, one)
    if table.call is None:
        raise Refused("tournament-no-call", round=one.round, table=one.table)
    if not one.why.strip():
        raise Refused("tournament-needs-reason")


def _paused(tournament: Tournament, one: said.Paused) -> None:
    if tournament.paused_at is not None:
        raise Refused("tournament-is-paused")


def _resumed(tournament: Tournament, one: said.Resumed) -> None:
    if tournament.paused_at is None:
        raise Refused("tournament-not-paused")


def _penalty(tournament: Tournament, one: said.Penalty) -> None:
    entrant = entrant_of(tournament, one.person)
    if entrant.status == "waiting":
        raise Refused("tournament-not-entered", user=person_name(one.person))
    if one.points < 0:
        raise Refused("tournament-penalty")


def _disqualified(tournament: Tournament, one: said.Disqualified) -> None:
    entrant = entrant_of(tournament, one.person)
    if entrant.status in ("out", "waiting"):
        raise Refused("tournament-gone", user=person_name(one.person))
    if not one.why.strip():
        raise Refused("tournament-needs-reason")


def _cut_made(tournament: Tournament, one: said.CutMade) -> None:
    if not tournament.cut or tournament.settings.format == "elimination":
        raise Refused("tournament-no-cut")
    if tournament.knockout:
        raise Refused("tournament-knockout-begun")
    if len(tournament.rounds) < tournament.wanted:
        raise Refused("tournament-rounds-left", left=tournament.wanted - len(tournament.rounds))
    still = [table for table in tournament.tables() if table.outcome is None]
    if still:
        raise Refused("tournament-round-open", tables=[table.number for table in still])
    playing = set(tournament.playing)
    if len(set(one.seeds)) != len(one.seeds) or not set(one.seeds) <= playing:
        raise Refused("tournament-cut-people")
    fewest = min(tournament.settings.sizes)
    if not fewest <= len(one.seeds) <= tournament.cut:
        raise Refused("tournament-cut-larger-than-field", cut=tournament.cut, there=len(playing))


def _finished(tournament: Tournament, one: said.Finished) -> None:
    still = [table for table in tournament.tables() if table.outcome is None]
    if still:
        raise Refused("tournament-round-open", tables=[table.number for table in still])
    if tournament.seeds:
        if not decided(tournament):
            raise Refused("tournament-not-decided")
        return
    enough = len(tournament.playing) >= min(tournament.settings.sizes)
    if enough and len(tournament.rounds) < tournament.wanted and not one.why.strip():
        raise Refused("tournament-needs-reason")
    if enough and len(tournament.rounds) >= tournament.wanted and tournament.cut:
        raise Refused("tournament-cut-first")


def _nothing(tournament: Tournament, one: AnyDecision) -> None:
    """Nothing more can be wrong with it."""


BEFORE = frozenset({"changed", "signed_up", "deck_handed_in", "started"})
"""Decisions that can be taken before the start only."""

ALWAYS = frozenset(
    {
        "organiser_named",
        "checked_in",
        "check_in_called",
        "wished",
        "kept_apart",
        "dropped",
        "departed",
        "returned",
        "alarmed",
        "cancelled",
    }
)
"""Decisions that can be taken before and after the start."""

CHECKS: dict[str, Callable[[Tournament, Any], None]] = {
    "changed": field.changed,
    "proposed": field.proposed,
    "agreed": field.agreed,
    "organiser_named": field.organiser,
    "signed_up": field.signed_up,
    "checked_in": field.checked_in,
    "check_in_called": field.check_in_called,
    "deck_handed_in": field.deck,
    "wished": field.wished,
    "kept_apart": field.kept_apart,
    "started": field.started,
    "joined_late": field.joined_late,
    "dropped": field.dropped,
    "departed": field.departed,
    "returned": field.returned,
    "rejoined": field.rejoined,
    "paired": _paired,
    "unpaired": _unpaired,
    "table_opened": _opened,
    "no_show": _no_show,
    "replaced": _replaced,
    "extended": _extended,
    "result": _result,
    "corrected": _corrected,
    "warned": _warned,
    "alarmed": _nothing,
    "judge_called": _called,
    "ruled": _ruled,
    "paused": _paused,
    "resumed": _resumed,
    "penalty": _penalty,
    "disqualified": _disqualified,
    "cut_made": _cut_made,
    "finished": _finished,
    "cancelled": _nothing,
}
"""What is looked at for every kind of decision."""
