"""Whether a decision can be taken now; what cannot is refused in one sentence."""

from collections.abc import Callable
from typing import Any

from bot.kernel.labels import label_of
from bot.tournaments import decisions as said
from bot.tournaments.decisions import MAESTER, AnyDecision
from bot.tournaments.errors import Refused
from bot.tournaments.knockout import decided, layout, pairing
from bot.tournaments.plain import Person
from bot.tournaments.scoring import Outcome
from bot.tournaments.settings import MOST_HOURS, MOST_PLAYERS, check_settings, structure
from bot.tournaments.tournament import Entrant, Table, Tournament, ready


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


def person_name(person: Person) -> str:
    """Somebody as the catalogue names them."""
    return label_of("user", person)


def _entrant(tournament: Tournament, person: Person) -> Entrant:
    found = tournament.entrants.get(person)
    if found is None:
        raise Refused("tournament-not-entered", user=person_name(person))
    return found


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


def impartial(tournament: Tournament, by: Person, table: Table | None) -> None:
    """Raise Refused where an organiser who plays would decide about themselves.

    That is at the own table, in the last round before a cut, and in the knock-out stage.
    """
    entrant = tournament.entrants.get(by)
    if by == MAESTER or entrant is None or entrant.status != "playing":
        return
    holders = set() if table is None else {seat.substitute for seat in table.seats}
    if table is not None and by in holders | set(table.people):
        raise Refused("tournament-own-table")
    last = tournament.cut and len(tournament.rounds) >= tournament.wanted
    if last and (not tournament.seeds or by in tournament.seeds):
        raise Refused("tournament-own-cut")


def _changed(tournament: Tournament, one: said.Changed) -> None:
    check_settings(one.settings)


def _organiser(tournament: Tournament, one: said.OrganiserNamed) -> None:
    if not one.allowed and tournament.organisers == {one.person}:
        raise Refused("tournament-last-organiser")


def _signed_up(tournament: Tournament, one: said.SignedUp) -> None:
    if one.person in tournament.entrants:
        raise Refused("tournament-entered-twice", user=person_name(one.person))
    if len(tournament.entrants) >= MOST_PLAYERS:
        raise Refused("tournament-full", max=MOST_PLAYERS)


def _checked_in(tournament: Tournament, one: said.CheckedIn) -> None:
    _entrant(tournament, one.person)


def _check_in_called(tournament: Tournament, one: said.CheckInCalled) -> None:
    if not tournament.settings.check_in:
        raise Refused("tournament-no-check-in")


def _deck(tournament: Tournament, one: said.DeckHandedIn) -> None:
    if not tournament.settings.decks:
        raise Refused("tournament-no-decks")
    _entrant(tournament, one.person)


def _kept_apart(tournament: Tournament, one: said.KeptApart) -> None:
    if one.first == one.second:
        raise Refused("tournament-same-person", user=person_name(one.first))
    _entrant(tournament, one.first)
    _entrant(tournament, one.second)


def _started(tournament: Tournament, one: said.Started) -> None:
    settings = tournament.settings
    able = sum(ready(settings, entrant) for entrant in tournament.entrants.values())
    there = min(able, settings.most or MOST_PLAYERS)
    if there < settings.fewest:
        raise Refused("tournament-too-few", there=there, min=settings.fewest)
    cut = structure(settings, there)[1]
    if cut > there:
        raise Refused("tournament-cut-larger-than-field", cut=cut, there=there)


def _joined_late(tournament: Tournament, one: said.JoinedLate) -> None:
    settings = tournament.settings
    entrant = tournament.entrants.get(one.person)
    if entrant is not None and entrant.status != "waiting":
        raise Refused("tournament-entered-twice", user=person_name(one.person))
    if tournament.seeds or len(tournament.rounds) >= settings.late_until:
        raise Refused("tournament-too-late", round=settings.late_until)
    if settings.format == "robin":
        raise Refused("tournament-robin-late")
    most = settings.most or MOST_PLAYERS
    if len(tournament.playing) >= most or len(tournament.entrants) >= MOST_PLAYERS:
        raise Refused("tournament-full", max=most)


def _dropped(tournament: Tournament, one: said.Dropped) -> None:
    if _entrant(tournament, one.person).status in ("dropped", "out"):
        raise Refused("tournament-gone", user=person_name(one.person))


def _rejoined(tournament: Tournament, one: said.Rejoined) -> None:
    entrant = _entrant(tournament, one.person)
    if entrant.status == "out":
        raise Refused("tournament-disqualified", user=person_name(one.person))
    if entrant.status != "dropped":
        raise Refused("tournament-not-gone", user=person_name(one.person))
    if tournament.seeds:
        raise Refused("tournament-rejoin-stage")


def _paired(tournament: Tournament, one: said.Paired) -> None:
    _check_turn(tournament, one)
    settings = tournament.settings
    seen: set[Person] = set()
    for person in [c.person for plan in one.tables for c in plan.chairs] + [
        bye.person for bye in one.byes
    ]:
        entrant = _entrant(tournament, person)
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
        wanted = {number: set(people) for number, people in tables.items()}
        given = {plan.number: {chair.person for chair in plan.chairs} for plan in one.tables}
        if wanted != given or set(byes) != {bye.person for bye in one.byes}:
            raise Refused("tournament-not-the-bracket")
    elif seen != set(tournament.playing):
        missing = next(iter(set(tournament.playing) - seen))
        raise Refused("tournament-not-seated", user=person_name(missing))


def _check_turn(tournament: Tournament, one: said.Paired) -> None:
    """Whether a next round can be paired at all, and whether this is it."""
    if tournament.paused_at is not None:
        raise Refused("tournament-is-paused")
    entrant = tournament.entrants.get(one.by)
    if one.by_hand and entrant is not None and entrant.status == "playing":
        raise Refused("tournament-own-draw")
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
    impartial(tournament, one.by, table)
    if not seat.held:
        raise Refused("tournament-gone", user=person_name(one.person))


def _replaced(tournament: Tournament, one: said.Replaced) -> None:
    table = _open_table(tournament, one)
    _seat(table, one.old)
    impartial(tournament, one.by, table)
    entrant = tournament.entrants.get(one.new)
    if entrant is not None and entrant.status == "out":
        raise Refused("tournament-disqualified", user=person_name(one.new))
    current = tournament.rounds[one.round - 1]
    for other in current.tables.values():
        if one.new in other.people or one.new in [seat.substitute for seat in other.seats]:
            raise Refused("tournament-seated-twice", user=person_name(one.new))


def _extended(tournament: Tournament, one: said.Extended) -> None:
    table = _open_table(tournament, one)
    impartial(tournament, one.by, table)
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
    if one.source != "game":
        impartial(tournament, one.by, table)


def _corrected(tournament: Tournament, one: said.Corrected) -> None:
    table = _table(tournament, one.round, one.table)
    if table.outcome is None:
        raise Refused("tournament-nothing-to-correct", round=one.round, table=one.table)
    _check_outcome(table, one.outcome, one.left)
    impartial(tournament, one.by, table)
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
    impartial(tournament, one.by, table)
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
    entrant = _entrant(tournament, one.person)
    if entrant.status == "waiting":
        raise Refused("tournament-not-entered", user=person_name(one.person))
    if one.points < 0:
        raise Refused("tournament-penalty")
    _judge(tournament, one.by, one.person)


def _judge(tournament: Tournament, by: Person, person: Person) -> None:
    current = tournament.current
    impartial(tournament, by, current.table_of(person) if current else None)


def _disqualified(tournament: Tournament, one: said.Disqualified) -> None:
    entrant = _entrant(tournament, one.person)
    if entrant.status in ("out", "waiting"):
        raise Refused("tournament-gone", user=person_name(one.person))
    if not one.why.strip():
        raise Refused("tournament-needs-reason")
    _judge(tournament, one.by, one.person)


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


BEFORE = frozenset(
    {"changed", "signed_up", "checked_in", "check_in_called", "deck_handed_in", "started"}
)
"""Decisions that can be taken before the start only."""

ALWAYS = frozenset({"organiser_named", "kept_apart", "dropped", "cancelled"})
"""Decisions that can be taken before and after the start."""

CHECKS: dict[str, Callable[[Tournament, Any], None]] = {
    "changed": _changed,
    "organiser_named": _organiser,
    "signed_up": _signed_up,
    "checked_in": _checked_in,
    "check_in_called": _check_in_called,
    "deck_handed_in": _deck,
    "kept_apart": _kept_apart,
    "started": _started,
    "joined_late": _joined_late,
    "dropped": _dropped,
    "rejoined": _rejoined,
    "paired": _paired,
    "unpaired": _unpaired,
    "table_opened": _opened,
    "no_show": _no_show,
    "replaced": _replaced,
    "extended": _extended,
    "result": _result,
    "corrected": _corrected,
    "warned": _warned,
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
