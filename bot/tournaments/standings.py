"""Who stands where: points, tie-breaks as exact fractions, and a recorded lot as the last."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.tournaments.knockout import finishers
from bot.tournaments.plain import Person
from bot.tournaments.tiebreaks import TIE_BREAKS, Book, Game, TieBreak
from bot.tournaments.tiebreaks.book import mean
from bot.tournaments.tournament import Round, Table, Tournament

NOTHING = Fraction(0)


@dataclass(frozen=True)
class Line:
    """One line of the standings."""

    place: int
    person: Person
    points: Fraction
    ties: tuple[Fraction, ...]
    """The values of the tie-breaks, in the order of the settings."""
    rounds: Mapping[int, Fraction | None]
    """Points by round; None where a game is still going on."""
    status: str
    decided_by: str
    """What put them behind the line before: `points`, a tie-break, `lot`, `knockout`, `out`."""


def table_points(tournament: Tournament, one: Round, table: Table) -> dict[Person, Fraction]:
    """What a table that has ended is worth to whom.

    Whoever left gets the last place's points, whoever did not come gets nothing; a substitute
    gets what the seat earned if they are an entrant without a seat of their own in this round.
    """
    outcome = table.outcome
    if outcome is None:
        return {}
    scoring = tournament.settings.scoring
    award, last = scoring.award(outcome), scoring.last(len(table.seats))
    found: dict[Person, Fraction] = {}
    for at, seat in enumerate(table.seats):
        if seat.absent or at in outcome.absent:
            found[seat.person] = NOTHING
        else:
            found[seat.person] = award[at] if seat.held else last
        if seat.substitute is not None and counts(tournament, one, seat.substitute):
            found[seat.substitute] = award[at]
    return found


def counts(tournament: Tournament, one: Round, substitute: Person) -> bool:
    """Whether a substitute plays for points: an entrant without a seat of their own."""
    entrant = tournament.entrants.get(substitute)
    known = entrant is not None and entrant.status in ("playing", "dropped")
    return known and one.table_of(substitute) is None


def book(tournament: Tournament) -> Book:
    """Everybody's games, byes and points before the knock-out stage."""
    games: dict[Person, list[Game]] = {person: [] for person in tournament.field}
    byes: dict[Person, int] = dict.fromkeys(games, 0)
    for one in tournament.main:
        substitutes: set[Person] = set()
        for table in one.tables.values():
            points = table_points(tournament, one, table)
            for person, worth in points.items():
                if person in games:
                    games[person].append(_game(one, table, person, worth))
            substitutes |= set(points) - set(table.people)
        for person in one.byes:
            if person in byes and person not in substitutes:
                byes[person] += 1
    return Book(
        games=games,
        points={
            person: _total(tournament, person, games[person], byes[person]) for person in games
        },
        played={person: len(games[person]) + byes[person] for person in games},
    )


def _game(one: Round, table: Table, person: Person, worth: Fraction) -> Game:
    """What a table was to somebody; whoever did not play the seat to the end was last there."""
    outcome, size = table.outcome, len(table.seats)
    assert outcome is not None
    at = next(at for at, seat in enumerate(table.seats) if person in (seat.person, seat.substitute))
    seat = table.seats[at]
    away = person == seat.person and (not seat.held or at in outcome.absent)
    place = size if away else outcome.place(at)
    if not table.played:
        return Game(round=one.number, points=worth, place=place, size=size, opponents=())
    holders = {
        number: seat.person for number, seat in enumerate(table.seats) if seat.person != person
    }
    holders.pop(at, None)
    behind = [n for group in outcome.places for n in group if outcome.place(n) > place]
    level = [] if away else [n for n in holders if outcome.place(n) == place]
    total = sum(outcome.points.values())
    own = 0 if away else outcome.points.get(at, 0)
    share = Fraction(own, total) if total > 0 else None
    return Game(
        round=one.number,
        points=worth,
        place=place,
        size=size,
        opponents=tuple(holders.values()),
        share=share,
        beat=tuple(holders[n] for n in behind if n in holders),
        drew=tuple(holders[n] for n in level),
    )


def bye_worth(tournament: Tournament, games: Sequence[Game]) -> Fraction:
    """What a bye is worth to somebody with these games."""
    settings = tournament.settings
    if settings.bye == "win":
        return settings.scoring.most(settings.target)
    if settings.bye == "mean":
        return mean([game.points for game in games])
    return settings.bye


def _total(tournament: Tournament, person: Person, games: Sequence[Game], byes: int) -> Fraction:
    entrant = tournament.entrants[person]
    if entrant.voided:
        return NOTHING
    worth = [game.points for game in games] + [bye_worth(tournament, games)] * byes
    worth += [tournament.settings.late_points] * (entrant.first_round - 1)
    counted = sorted(worth, reverse=True)[: tournament.settings.best]
    return sum(counted, NOTHING) - entrant.penalty


def main_standings(tournament: Tournament) -> list[Line]:
    """The standings before the knock-out stage; those disqualified come last."""
    known = book(tournament)
    ties = tournament.settings.ties
    values: dict[Person, list[Fraction]] = {person: [] for person in known.points}
    out = {person for person in known.points if tournament.entrants[person].status == "out"}
    ordered: list[Person] = []
    for among in (set(known.points) - out, out):
        people = sorted(among, key=tournament.lot_of)
        for group in _groups(people, known.points):
            ordered += _broken(tournament, known, group, ties, values)
    by_round = _by_round(tournament, known)
    lines: list[Line] = []
    for place, person in enumerate(ordered, 1):
        line = Line(
            place=place,
            person=person,
            points=known.points[person],
            ties=tuple(values[person]),
            rounds=by_round[person],
            status=tournament.entrants[person].status,
            decided_by="points",
        )
        lines.append(_decided(line, lines[-1] if lines else None, ties))
    return lines


def _groups(people: Sequence[Person], value: Mapping[Person, Fraction]) -> list[list[Person]]:
    """People of equal value together, the highest first; the order inside stays."""
    found: dict[Fraction, list[Person]] = {}
    for person in people:
        found.setdefault(value[person], []).append(person)
    return [found[key] for key in sorted(found, reverse=True)]


def _broken(
    tournament: Tournament,
    known: Book,
    group: list[Person],
    ties: Sequence[TieBreak],
    values: dict[Person, list[Fraction]],
) -> list[Person]:
    """The people of a group in their order; they come in the order of their lots."""
    if not ties:
        return group
    found = TIE_BREAKS[ties[0]](known, group)
    for person in group:
        values[person].append(found[person])
    return [
        person
        for part in _groups(group, found)
        for person in _broken(tournament, known, part, ties[1:], values)
    ]


def _decided(line: Line, before: Line | None, ties: Sequence[TieBreak]) -> Line:
    reason = "points"
    if before is not None and before.points == line.points:
        pairs = zip(ties, before.ties, line.ties, strict=True)
        reason = next((tie for tie, old, new in pairs if old != new), "lot")
    if line.status == "out":
        reason = "out"
    return Line(**(line.__dict__ | {"decided_by": reason}))


def _by_round(tournament: Tournament, known: Book) -> dict[Person, dict[int, Fraction | None]]:
    found: dict[Person, dict[int, Fraction | None]] = {person: {} for person in known.points}
    for one in tournament.main:
        for table in one.open:
            for person in table.people:
                if person in found:
                    found[person][one.number] = None
        for person in one.byes:
            if person in found:
                found[person][one.number] = bye_worth(tournament, known.games[person])
    for person, games in known.games.items():
        found[person] |= {game.round: game.points for game in games}
    return found


def standings(tournament: Tournament) -> list[Line]:
    """The standings as they are: the knock-out stage first, then everybody else."""
    lines = main_standings(tournament)
    if not tournament.seeds:
        return lines
    by_person = {line.person: line for line in lines}
    first = [person for person in finishers(tournament) if person in by_person]
    rest = [line.person for line in lines if line.person not in set(first)]
    return [
        Line(
            **(
                by_person[person].__dict__
                | {"place": place}
                | ({"decided_by": "knockout"} if place <= len(first) else {})
            )
        )
        for place, person in enumerate(first + rest, 1)
    ]
