"""From the list of decisions to the tournament they make."""

from collections.abc import Callable, Iterable
from typing import Any

from bot.tournaments import decisions as said
from bot.tournaments.checks import check
from bot.tournaments.decisions import AnyDecision
from bot.tournaments.errors import Refused
from bot.tournaments.knockout import reconcile
from bot.tournaments.plain import Person
from bot.tournaments.scoring import Outcome
from bot.tournaments.settings import check_settings, structure
from bot.tournaments.tournament import Entrant, Round, Seat, Table, Tournament, ready

MOST_ATTEMPTS = 100
"""Games of one table within one draw of its round; a round drawn again counts on from there."""


def create(decision: said.Created) -> Tournament:
    """A tournament that has just been made; Refused if its settings do not fit together."""
    if not decision.name.strip():
        raise Refused("tournament-name")
    check_settings(decision.settings)
    found = Tournament(decision.name, decision.settings, [decision])
    found.organisers.add(decision.by)
    return found


def take(tournament: Tournament, decision: AnyDecision) -> None:
    """Add a decision; Refused, and nothing has changed, if it does not fit."""
    check(tournament, decision)
    tournament.decisions.append(decision)
    APPLY[decision.kind](tournament, decision)


def replay(decisions: Iterable[AnyDecision]) -> Tournament:
    """The tournament that these decisions make; Refused where one could not have been taken."""
    everything = iter(decisions)
    first = next(everything, None)
    if not isinstance(first, said.Created):
        raise Refused("tournament-not-created")
    found = create(first)
    for decision in everything:
        take(found, decision)
    return found


def _changed(tournament: Tournament, one: said.Changed) -> None:
    tournament.settings = one.settings


def _proposed(tournament: Tournament, one: said.Proposed) -> None:
    tournament.proposal, tournament.agreed = one.settings, {one.by}
    _settle_proposal(tournament)


def _agreed(tournament: Tournament, one: said.Agreed) -> None:
    if not one.yes:
        tournament.proposal, tournament.agreed = None, set()
        return
    tournament.agreed.add(one.by)
    _settle_proposal(tournament)


def _settle_proposal(tournament: Tournament) -> None:
    """Let proposed rules hold once nobody's agreement is missing."""
    if tournament.proposal is not None and not tournament.undecided:
        both = tournament.settings, tournament.proposal
        tournament.adopted[len(tournament.decisions)] = both
        tournament.settings = tournament.proposal
        tournament.proposal, tournament.agreed = None, set()


def _organiser(tournament: Tournament, one: said.OrganiserNamed) -> None:
    change = tournament.organisers.add if one.allowed else tournament.organisers.discard
    change(one.person)
    _settle_proposal(tournament)


def _departed(tournament: Tournament, one: said.Departed) -> None:
    tournament.departed[one.person] = one.at
    _settle_proposal(tournament)


def _returned(tournament: Tournament, one: said.Returned) -> None:
    tournament.departed.pop(one.person)


def _wished(tournament: Tournament, one: said.Wished) -> None:
    tournament.entrants[one.person].wishes = tuple(one.houses)


def _signed_up(tournament: Tournament, one: said.SignedUp) -> None:
    _enter(tournament, one.person, one.strength)


def _enter(tournament: Tournament, person: Person, strength: int) -> Entrant:
    number = 1 + max((old.number for old in tournament.entrants.values()), default=0)
    found = Entrant(person=person, number=number, strength=strength)
    tournament.entrants[person] = found
    return found


def _checked_in(tournament: Tournament, one: said.CheckedIn) -> None:
    tournament.entrants[one.person].checked_in = True


def _deck(tournament: Tournament, one: said.DeckHandedIn) -> None:
    tournament.entrants[one.person].deck = one.digest


def _kept_apart(tournament: Tournament, one: said.KeptApart) -> None:
    tournament.apart.add(frozenset((one.first, one.second)))


def _started(tournament: Tournament, one: said.Started) -> None:
    settings = tournament.settings
    tournament.phase, tournament.lot = "running", one.seed
    there = starters(tournament)
    for entrant in tournament.entrants.values():
        entrant.status = "playing" if entrant.person in there else "waiting"
        entrant.checked_in = entrant.person in there
    tournament.wanted, tournament.cut = structure(settings, len(there))
    if settings.format == "elimination":
        key = tournament.entrants
        tournament.seeds = sorted(
            there, key=lambda person: (-key[person].strength, tournament.lot_of(person))
        )


def starters(tournament: Tournament) -> list[Person]:
    """Who would play if the tournament started now."""
    settings = tournament.settings
    able = [one.person for one in tournament.entrants.values() if ready(settings, one)]
    return able[: settings.most]


def _joined_late(tournament: Tournament, one: said.JoinedLate) -> None:
    entrant = tournament.entrants.get(one.person)
    if entrant is None:
        entrant = _enter(tournament, one.person, one.strength)
    entrant.status, entrant.first_round = "playing", len(tournament.rounds) + 1
    entrant.checked_in = True


def _dropped(tournament: Tournament, one: said.Dropped) -> None:
    entrant = tournament.entrants[one.person]
    if tournament.phase == "open" or entrant.status == "waiting":
        del tournament.entrants[one.person]
        return
    entrant.status = "dropped"
    _leave(tournament, one.person)


def _leave(tournament: Tournament, person: Person) -> None:
    """Take somebody off the tables that still play: last there, and a table of two is decided."""
    for table in list(tournament.tables()):
        at = table.seat_of(person)
        if at is None or table.outcome is not None:
            continue
        seat = table.seats[at]
        if table.session is None:
            seat.absent = True
        elif seat.substitute is None:
            seat.left = True
        _walkover(tournament, table)


def _walkover(tournament: Tournament, table: Table) -> None:
    """Decide a table at which at most one is left to play."""
    there = [
        at
        for at, seat in enumerate(table.seats)
        if seat.substitute is not None or not (seat.absent or seat.left)
    ]
    if len(there) > 1:
        return
    rest = [at for at in range(len(table.seats)) if at not in there]
    absent = [at for at, seat in enumerate(table.seats) if seat.absent]
    _settle(tournament, table, Outcome(places=[there, rest] if there else [rest], absent=absent))


def _settle(tournament: Tournament, table: Table, outcome: Outcome) -> None:
    """Write down how a table ended, and what follows in a knock-out stage."""
    table.outcome, table.call = outcome, None
    one = tournament.rounds[table.round - 1]
    if one.knockout:
        reconcile(tournament, tournament.knockout.index(one) + 1)


def _rejoined(tournament: Tournament, one: said.Rejoined) -> None:
    entrant = tournament.entrants[one.person]
    entrant.status, entrant.checked_in = "playing", True


def _paired(tournament: Tournament, one: said.Paired) -> None:
    before = sum(
        isinstance(old, said.Unpaired) and old.round == one.round for old in tournament.decisions
    )
    tables = {
        plan.number: Table(
            round=one.round,
            number=plan.number,
            seats=[Seat(chair.person, chair.house) for chair in plan.chairs],
            why=list(plan.why),
            match=plan.match or plan.number,
            attempt=1 + MOST_ATTEMPTS * before,
        )
        for plan in one.tables
    }
    tournament.rounds.append(
        Round(
            number=one.round,
            knockout=bool(tournament.seeds),
            seed=one.seed,
            tables=tables,
            byes={bye.person: list(bye.why) for bye in one.byes},
            cost=dict(one.cost),
            began=one.at,
            ends=one.at + tournament.settings.hours * 3600,
            missing=[p for p in tournament.playing if p not in set(tournament.there)],
        )
    )
    if tournament.settings.check_in_rounds:
        for entrant in tournament.entrants.values():
            entrant.checked_in = False


def _unpaired(tournament: Tournament, one: said.Unpaired) -> None:
    back = tournament.rounds.pop()
    people = {person for table in back.tables.values() for person in table.people}
    for person in people | set(back.byes):
        tournament.entrants[person].checked_in = True


def _opened(tournament: Tournament, one: said.TableOpened) -> None:
    _table(tournament, one).session = one.session


def _table(tournament: Tournament, one: said.AtTable) -> Table:
    return tournament.rounds[one.round - 1].tables[one.table]


def _no_show(tournament: Tournament, one: said.NoShow) -> None:
    table = _table(tournament, one)
    at = table.seat_of(one.person)
    if at is not None:
        table.seats[at].absent = True
        _walkover(tournament, table)


def _replaced(tournament: Tournament, one: said.Replaced) -> None:
    table = _table(tournament, one)
    at = table.seat_of(one.old)
    if at is not None:
        table.seats[at].substitute = one.new


def _extended(tournament: Tournament, one: said.Extended) -> None:
    table = _table(tournament, one)
    table.extra_hours += one.hours
    table.until = one.at + one.hours * 3600


def _result(tournament: Tournament, one: said.Result | said.Corrected) -> None:
    table = _table(tournament, one)
    for at, seat in enumerate(table.seats):
        seat.left = at in one.left or (one.kind == "result" and seat.left)
        if one.kind == "corrected":
            seat.absent = at in one.outcome.absent
    _settle(tournament, table, one.outcome)


def _warned(tournament: Tournament, one: said.Warned) -> None:
    tournament.rounds[one.round - 1].warned = True


def _called(tournament: Tournament, one: said.JudgeCalled) -> None:
    _table(tournament, one).call = one.by


def _ruled(tournament: Tournament, one: said.Ruled) -> None:
    _table(tournament, one).call = None


def _paused(tournament: Tournament, one: said.Paused) -> None:
    tournament.paused_at = one.at


def _resumed(tournament: Tournament, one: said.Resumed) -> None:
    stood = one.at - (tournament.paused_at or one.at)
    tournament.paused_at = None
    for current in tournament.rounds:
        if current.open:
            current.ends += stood
        for table in current.open:
            table.until += stood if table.until else 0


def _penalty(tournament: Tournament, one: said.Penalty) -> None:
    tournament.entrants[one.person].penalty += one.points


def _disqualified(tournament: Tournament, one: said.Disqualified) -> None:
    entrant = tournament.entrants[one.person]
    entrant.status, entrant.voided = "out", one.voided
    _leave(tournament, one.person)


def _cut_made(tournament: Tournament, one: said.CutMade) -> None:
    tournament.seeds = list(one.seeds)


def _finished(tournament: Tournament, one: said.Finished) -> None:
    tournament.phase = "finished"


def _cancelled(tournament: Tournament, one: said.Cancelled) -> None:
    tournament.phase = "cancelled"


APPLY: dict[str, Callable[[Tournament, Any], None]] = {
    "changed": _changed,
    "proposed": _proposed,
    "agreed": _agreed,
    "organiser_named": _organiser,
    "signed_up": _signed_up,
    "checked_in": _checked_in,
    "check_in_called": lambda tournament, one: None,
    "deck_handed_in": _deck,
    "wished": _wished,
    "kept_apart": _kept_apart,
    "started": _started,
    "joined_late": _joined_late,
    "dropped": _dropped,
    "departed": _departed,
    "returned": _returned,
    "rejoined": _rejoined,
    "paired": _paired,
    "unpaired": _unpaired,
    "table_opened": _opened,
    "no_show": _no_show,
    "replaced": _replaced,
    "extended": _extended,
    "result": _result,
    "corrected": _result,
    "warned": _warned,
    "alarmed": lambda tournament, one: None,
    "judge_called": _called,
    "ruled": _ruled,
    "paused": _paused,
    "resumed": _resumed,
    "penalty": _penalty,
    "disqualified": _disqualified,
    "cut_made": _cut_made,
    "finished": _finished,
    "cancelled": _cancelled,
}
"""What every kind of decision changes."""
