"""The knock-out stage: brackets of two, or tables of many that send their best to the next."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.tournaments.decisions import Why
from bot.tournaments.plain import Person
from bot.tournaments.sizes import table_sizes
from bot.tournaments.tournament import Round, Seat, Table, Tournament


class _Unknown:
    """Somebody who is not known before a game has ended."""


UNKNOWN: Final = _Unknown()
Slot = Person | None | _Unknown


@dataclass
class Layout:
    """Who plays whom in a round: matches by their place; a match of one is a bye."""

    matches: dict[int, list[Slot]] = field(default_factory=dict)

    @property
    def known(self) -> bool:
        """Whether everybody in it is known."""
        return all(slot is not UNKNOWN for match in self.matches.values() for slot in match)


def leavers(table: Table) -> list[Person]:
    """Whose seats these are, from the best to the worst, without those who did not finish."""
    if table.outcome is None:
        return []
    order = [at for group in table.outcome.places for at in sorted(group)]
    return [
        table.seats[at].person
        for at in order
        if table.seats[at].held and at not in table.outcome.absent
    ]


def layout(tournament: Tournament, number: int) -> Layout:
    """The matches of a knock-out round, from 1; empty when the stage is decided before it."""
    if tournament.settings.duel:
        return _bracket(_slots(tournament, number))
    people = _people(tournament, number)
    if people is None:
        return Layout({1: [UNKNOWN]})
    return _tables(tournament, people) if len(people) > 1 else Layout()


def _bracket(slots: list[Slot]) -> Layout:
    """First against last, second against last but one, and so on."""
    half = len(slots) // 2
    return Layout({at + 1: [slots[at], slots[-1 - at]] for at in range(half)})


def _slots(tournament: Tournament, number: int) -> list[Slot]:
    """The bracket's lines of a round: the seeds, then the winners of the round before."""
    if number == 1:
        size = 1
        while size < len(tournament.seeds):
            size *= 2
        return [*tournament.seeds, *[None] * (size - len(tournament.seeds))]
    before = _bracket(_slots(tournament, number - 1)).matches
    rounds = tournament.knockout
    if number - 1 > len(rounds):
        return [UNKNOWN] * len(before)
    return [_winner(rounds[number - 2], at, match) for at, match in before.items()]


def _winner(one: Round, at: int, match: list[Slot]) -> Slot:
    """Who goes on; a shared first place goes to the better seed, who has the first seat."""
    table = one.at_match(at)
    if table is not None:
        if table.outcome is None:
            return UNKNOWN
        return next(iter(leavers(table)), None)
    return next((slot for slot in match if slot in one.byes), None)


def _people(tournament: Tournament, number: int) -> list[Person] | None:
    """Who plays in a round of tables of many, the best first; None: not known yet."""
    if number == 1:
        return list(tournament.seeds)
    rounds = tournament.knockout
    before = _people(tournament, number - 1)
    if before is None or number - 1 > len(rounds) or rounds[number - 2].open:
        return None
    one = rounds[number - 2]
    if len(one.tables) <= 1 and not one.byes:
        return []
    rank = {person: at for at, person in enumerate(before)}
    placed = [
        (place, rank.get(person, len(rank)), person)
        for table in one.tables.values()
        for place, person in enumerate(leavers(table))
    ]
    placed += [(0, rank.get(person, len(rank)), person) for person in one.byes]
    most = max(len(one.tables), tournament.settings.target)
    fewer = min(most, len(before) - 1)
    return [person for _, _, person in sorted(placed)[:fewer]]


def _tables(tournament: Tournament, people: list[Person]) -> Layout:
    """One table if they fit, else several: filled in turns, there and back."""
    settings = tournament.settings
    if len(people) <= max(settings.sizes):
        sizes = [len(people)] if len(people) in settings.sizes else []
    else:
        sizes = table_sizes(len(people), settings.usable, settings.target)
    if not sizes:
        sizes = table_sizes(len(people), settings.sizes, settings.target)
    found: list[list[Slot]] = [[] for _ in sizes]
    # Byes go to the best.
    free, seated = people[: len(people) - sum(sizes)], people[len(people) - sum(sizes) :]
    at, step = 0, 1
    for person in seated:
        while len(found[at]) >= sizes[at]:
            at, step = _next(at, step, len(sizes))
        found[at].append(person)
        at, step = _next(at, step, len(sizes))
    matches = found + [[person, None] for person in free]
    return Layout(dict(enumerate(matches, 1)))


def _next(at: int, step: int, count: int) -> tuple[int, int]:
    """The next table, turning round at both ends."""
    if 0 <= at + step < count:
        return at + step, step
    return at, -step


def _usable(tournament: Tournament, match: list[Slot]) -> list[Person]:
    """Who of a match can play."""
    return [
        slot
        for slot in match
        if isinstance(slot, int) and tournament.entrants[slot].status == "playing"
    ]


def pairing(tournament: Tournament) -> tuple[dict[int, list[Person]], list[Person]]:
    """Tables by their matches, and byes, of the next knock-out round."""
    tables: dict[int, list[Person]] = {}
    byes: list[Person] = []
    number = len(tournament.knockout) + 1
    for at, match in layout(tournament, number).matches.items():
        people = _usable(tournament, match)
        if len(people) >= min(tournament.settings.sizes):
            tables[at] = people
        else:
            byes += people
    return tables, byes


def reconcile(tournament: Tournament, number: int) -> None:
    """Bring the rounds after this one in line with its results.

    Tables whose people have changed are played again, and so is what depends on them.
    """
    rounds = tournament.knockout
    if number >= len(rounds):
        return
    after = rounds[number]
    if tournament.settings.duel:
        for at, match in layout(tournament, number + 1).matches.items():
            _settle(tournament, after, at, match)
    else:
        _exchange(tournament, after, number + 1)
    reconcile(tournament, number + 1)


def _settle(tournament: Tournament, one: Round, at: int, match: list[Slot]) -> None:
    """Bring one match of a bracket in line with who should be in it."""
    table = one.at_match(at)
    if any(slot is UNKNOWN for slot in match):
        if table is not None and table.outcome is not None:
            table.again(table.people)
        return
    people = [slot for slot in match if isinstance(slot, int)]
    if table is not None and set(table.people) == set(people):
        return
    waiting = [person for person in people if person in one.byes]
    if table is None and waiting and len(_usable(tournament, match)) < 2:
        return
    if table is None and not people:
        return
    for person in [*people, *(table.people if table is not None else [])]:
        one.byes.pop(person, None)
    usable = _usable(tournament, match)
    if len(usable) == 2 and table is not None:
        table.again(usable)
    elif len(usable) == 2:
        number = at if at not in one.tables else max(one.tables) + 1
        seats = [Seat(person) for person in usable]
        one.tables[number] = Table(one.number, number, seats, attempt=2, match=at)
    else:
        if table is not None:
            del one.tables[table.number]
        one.byes |= {person: [Why(kind="walkover")] for person in usable}


def _exchange(tournament: Tournament, one: Round, number: int) -> None:
    """Put those who now go on into the seats of those who no longer do."""
    now = _people(tournament, number)
    if now is None:
        for table in one.tables.values():
            if table.outcome is not None:
                table.again(table.people)
        return
    seated = [person for table in one.tables.values() for person in table.people]
    gone = [person for person in seated if person not in now]
    new = [
        person
        for person in now
        if person not in seated
        and person not in one.byes
        and tournament.entrants[person].status == "playing"
    ]
    swaps = dict(zip(gone, new, strict=False))
    for table in one.tables.values():
        if any(person in swaps for person in table.people):
            table.again([swaps.get(person, person) for person in table.people])


def decided(tournament: Tournament) -> bool:
    """Whether the last table of the knock-out stage has ended."""
    rounds = tournament.knockout
    if not rounds or any(one.open for one in rounds):
        return False
    tables, byes = pairing(tournament)
    return not tables and (len(byes) <= 1 or not tournament.settings.duel)


def knocked_out(tournament: Tournament, person: Person) -> bool:
    """Whether the knock-out stage has begun, and somebody is not, or no longer, in it."""
    if person not in tournament.seeds:
        return bool(tournament.seeds)
    rounds = tournament.knockout
    if not rounds or person in rounds[-1].byes:
        return False
    table = rounds[-1].table_of(person)
    if table is None:
        return True
    over = tournament.settings.duel and table.outcome is not None
    return over and person not in leavers(table)[:1]


@dataclass(frozen=True)
class Run:
    """How somebody has fared in the knock-out stage so far."""

    results: Mapping[int, int | None]
    """Their place at the table of each round they were in, from 1; None where it still plays."""
    reached: int
    """The last round they were in, with a table or a bye; 0: none yet."""
    out: bool
    """Whether it goes on, or has ended, without them."""

    @property
    def wins(self) -> int:
        """How many tables they have won."""
        return sum(place == 1 for place in self.results.values())


def runs(tournament: Tournament) -> dict[Person, Run]:
    """How everybody of the knock-out stage has fared in it."""
    first = champion(tournament)
    found = {}
    for person in tournament.seeds:
        results: dict[int, int | None] = {}
        reached = 0
        for number, one in enumerate(tournament.knockout, 1):
            table = one.table_of(person)
            if table is not None:
                results[number] = _place(table, person)
            if table is not None or person in one.byes:
                reached = number
        gone = tournament.entrants[person].status != "playing" or knocked_out(tournament, person)
        found[person] = Run(results, reached, gone if first is None else person != first)
    return found


def _place(table: Table, person: Person) -> int | None:
    """Somebody's place among those who finished; whoever did not is last."""
    if table.outcome is None:
        return None
    order = leavers(table)
    return order.index(person) + 1 if person in order else len(table.seats)


def champion(tournament: Tournament) -> Person | None:
    """Who has won the knock-out stage, once it is decided."""
    return finishers(tournament)[0] if decided(tournament) else None


def finishers(tournament: Tournament) -> list[Person]:
    """Those of the knock-out stage: by the round they reached, their place there, their seed."""
    rank = {person: at for at, person in enumerate(tournament.seeds)}
    reached: dict[Person, tuple[int, int]] = dict.fromkeys(tournament.seeds, (0, 0))
    for number, one in enumerate(tournament.knockout, 1):
        for person in one.byes:
            reached[person] = (-number, 0)
        for table in one.tables.values():
            order = leavers(table) if table.outcome is not None else []
            for person in table.people:
                place = order.index(person) if person in order else len(table.seats)
                reached[person] = (-number, place if table.outcome is not None else 0)

    def key(person: Person) -> tuple[int, int, bool, int]:
        gone = tournament.entrants[person].status != "playing"
        return (*reached[person], gone, rank.get(person, len(rank)))

    return sorted(reached, key=key)
