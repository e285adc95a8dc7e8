"""Tables of many: people and houses not met before, and about the same points where wanted."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from bot.kernel import Rng
from bot.tournaments.decisions import Bye, Plan, Why
from bot.tournaments.pairing.draft import Draft
from bot.tournaments.pairing.history import APART, History, seat_name
from bot.tournaments.pairing.schedules import scheduled
from bot.tournaments.pairing.search import STEPS, Problem, search
from bot.tournaments.pairing.seating import chairs
from bot.tournaments.plain import Person, written
from bot.tournaments.sizes import table_sizes
from bot.tournaments.tournament import Tournament

MEETING = 100
HOUSE = 60
SEAT = 1
SMALL = 5_000
DISTANCE = 1
FAR = 1_000
"""Everything else is worth so many wishes: they decide between draws that are equally good."""
WISH = 1
"""What things cost: another meeting (times the number before, squared), a house again (times the
number before), the same numbered seat again, a table below the target (times how often more than
whoever had the fewest: nobody twice before everybody once), and every step between two people in
the standings' groups of points; and a seat with another house than somebody wishes for."""


def pods_draft(
    tournament: Tournament,
    people: Sequence[Person],
    points: Mapping[Person, Fraction],
    past: History,
    rng: Rng,
    steps: int = STEPS,
) -> Draft:
    """The next round for these people, who come in the order of the standings."""
    settings = tournament.settings
    sizes = table_sizes(len(people), settings.usable, settings.target)
    byes, seated = _byes(tournament, people, len(people) - sum(sizes), past, rng)
    by_points = settings.draw == "points" and bool(tournament.main)
    if not by_points:
        rng.shuffle(seated)
    perfect = None
    if settings.draw == "free" and len(set(sizes)) == 1:
        perfect = scheduled(tournament.main, seated, sizes[0])
    if perfect is not None:
        seated = [person for table in perfect for person in table]
    problem = _problem(tournament, seated, sizes, points, past, spread=by_points)
    if perfect is not None:
        # The schedule says who meets; only the seats inside each table are searched.
        problem.pair = _bound(perfect, seated)
    order, _ = search(problem, range(len(seated)), rng, steps)
    held = [seated[at] for at in order]
    tables, at = [], 0
    for number, size in enumerate(sizes, 1):
        table = held[at : at + size]
        at += size
        why = _reasons(tournament, table, past, points, perfect=perfect is not None)
        tables.append(Plan(number=number, chairs=chairs(settings, table), why=why))
    return Draft(tables, byes, pods_cost(tournament, tables, points, past, len(byes)))


def _byes(
    tournament: Tournament, people: Sequence[Person], count: int, past: History, rng: Rng
) -> tuple[list[Bye], list[Person]]:
    """Who sits out: those who did so least often, by lot in the first round, else the lowest."""
    order = list(people[::-1])
    first = not tournament.main
    if first:
        rng.shuffle(order)
    order.sort(key=lambda person: past.byes[person])
    out = set(order[:count])
    why = [Why(kind="bye-lot" if first else "bye-lowest")]
    byes = [Bye(person=person, why=why) for person in people if person in out]
    return byes, [person for person in people if person not in out]


def _problem(
    tournament: Tournament,
    people: Sequence[Person],
    sizes: Sequence[int],
    points: Mapping[Person, Fraction],
    past: History,
    *,
    spread: bool,
) -> Problem:
    settings = tournament.settings
    group = {value: at for at, value in enumerate(sorted({points[one] for one in people}))}
    level = [group[points[person]] for person in people]
    weight = DISTANCE if spread else 0
    pair = [
        [
            MEETING * past.times(one, two) ** 2 + weight * abs(level[at] - level[other])
            for other, two in enumerate(people)
        ]
        for at, one in enumerate(people)
    ]
    wishing = any(tournament.entrants[person].wishes for person in people)
    scale = FAR if wishing else 1
    if wishing:
        pair = [[scale * value for value in row] for row in pair]
    own = []
    fewest = min((past.small[person] for person in people), default=0)
    for person in people:
        had, wishes = past.seats[person], tournament.entrants[person].wishes
        row = []
        for size in sizes:
            small = SMALL * (past.small[person] - fewest) if size < settings.target else 0
            again = HOUSE if settings.houses else SEAT
            for at in range(size):
                name = seat_name(settings.houses, size, at)
                other = WISH if wishes and name not in wishes else 0
                row.append(scale * (small + again * had[name]) + other)
        own.append(row)
    return Problem(pair=pair, sizes=sizes, own=own)


def _bound(tables: Sequence[Sequence[Person]], people: Sequence[Person]) -> list[list[int]]:
    """Costs under which nobody leaves the table they are at."""
    home = {person: at for at, table in enumerate(tables) for person in table}
    far = FAR * MEETING * APART**2
    return [[0 if home[one] == home[two] else far for two in people] for one in people]


def _reasons(
    tournament: Tournament,
    table: Sequence[Person],
    past: History,
    points: Mapping[Person, Fraction],
    *,
    perfect: bool,
) -> list[Why]:
    if not tournament.main:
        found = [Why(kind="first-round")]
    elif perfect:
        found = [Why(kind="schedule")]
    elif tournament.settings.draw == "points":
        least, most = min(points[one] for one in table), max(points[one] for one in table)
        found = [Why(kind="near-points", args={"least": written(least), "most": written(most)})]
    else:
        found = [Why(kind="free-draw")]
    again = _repeats([table], past)
    return found + ([Why(kind="pairs-again", args={"pairs": again})] if again else [])


def _repeats(tables: Sequence[Sequence[Person]], past: History) -> int:
    return sum(
        past.times(one, two) % APART > 0
        for table in tables
        for at, one in enumerate(table)
        for two in table[at + 1 :]
    )


def pods_cost(
    tournament: Tournament,
    tables: Sequence[Plan],
    points: Mapping[Person, Fraction],
    past: History,
    byes: int,
) -> dict[str, int]:
    """What the draft costs, by name, for the organiser's preview."""
    settings = tournament.settings
    people = [[chair.person for chair in plan.chairs] for plan in tables]
    houses = sum(
        past.seats[chair.person][chair.house] > 0
        for plan in tables
        for chair in plan.chairs
        if chair.house is not None
    )
    wishes = sum(
        chair.house not in wanted
        for plan in tables
        for chair in plan.chairs
        if (wanted := tournament.entrants[chair.person].wishes)
    )
    small = sum(len(table) < settings.target for table in people)
    spread = max(
        (max(points[p] for p in table) - min(points[p] for p in table) for table in people),
        default=Fraction(0),
    )
    return {
        "repeats": _repeats(people, past),
        "houses": houses,
        "small": small,
        "byes": byes,
        "spread": int(spread),
        "wishes": wishes,
    }
