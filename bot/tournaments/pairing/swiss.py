"""Swiss pairing: at random among equal points, nobody twice, by maximum-weight matching."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from bot.kernel import Rng
from bot.kernel.labels import label_of
from bot.tournaments.decisions import Bye, Plan, Why
from bot.tournaments.pairing.draft import Draft
from bot.tournaments.pairing.history import APART, History
from bot.tournaments.pairing.seating import seated
from bot.tournaments.plain import Person, countable
from bot.tournaments.tournament import Tournament

ALL_EDGES = 128
WINDOW = 24
"""In fields larger than the first number, only so many neighbours in the standings can meet."""

SCALE = 1_000_000
REPEAT = 1_000 * SCALE * SCALE
TRIES = 12
"""How many people are tried for the bye before somebody meets somebody again."""

Pair = tuple[Person, Person]
Score = Mapping[Person, Fraction]


def swiss_draft(
    tournament: Tournament, people: Sequence[Person], points: Score, past: History, rng: Rng
) -> Draft:
    """The next round for these people, who come in the order of the standings."""
    first = not tournament.main
    byes: list[Bye] = []
    pairs: list[Pair] | None
    if len(people) % 2:
        pairs, bye = _with_bye(people, points, past, rng, first=first)
        byes = [Bye(person=bye, why=[Why(kind="bye-lot" if first else "bye-lowest")])]
    else:
        pairs = matched(people, points, past, rng)
    if pairs is None:
        out = {bye.person for bye in byes}
        free = [person for person in people if person not in out]
        pairs = matched(free, points, past, rng, repeats=True) or []
    return drafted(tournament, people, points, past, rng, pairs, byes)


def drafted(
    tournament: Tournament,
    people: Sequence[Person],
    points: Score,
    past: History,
    rng: Rng,
    pairs: Sequence[Pair],
    byes: list[Bye],
) -> Draft:
    """Tables for these pairs, the best first, with reasons and cost."""
    rank = {person: at for at, person in enumerate(people)}
    ordered = sorted(sorted(pair, key=rank.__getitem__) for pair in pairs)
    ordered.sort(key=lambda pair: rank[pair[0]])
    tables = [
        Plan(
            number=number,
            chairs=seated(tournament, pair, past, rng),
            why=reasons(pair[0], pair[1], points, past, first=not tournament.main),
        )
        for number, pair in enumerate(ordered, 1)
    ]
    return Draft(tables, byes, swiss_cost(ordered, points, past, len(byes)))


def swiss_cost(
    pairs: Sequence[Sequence[Person]], points: Score, past: History, byes: int
) -> dict[str, int]:
    """What these pairs cost, by name, for the organiser's preview."""
    again = sum(past.times(a, b) % APART > 0 for a, b in pairs)
    across = sum(points[a] != points[b] for a, b in pairs)
    return {"repeats": again, "across": across, "byes": byes}


def reasons(one: Person, two: Person, points: Score, past: History, *, first: bool) -> list[Why]:
    """Why two people meet; the first of them has at least as many points."""
    if first:
        found = [Why(kind="first-round")]
    elif points[one] == points[two]:
        found = [Why(kind="same-points", args={"points": countable(points[one])})]
    else:
        found = [
            Why(
                kind="floated",
                args={
                    "user": label_of("user", one),
                    "points": countable(points[one]),
                    "other": countable(points[two]),
                },
            )
        ]
    times = past.times(one, two) % APART
    if times:
        found.append(Why(kind="met-before", args={"times": times}))
    return found


def _with_bye(
    people: Sequence[Person], points: Score, past: History, rng: Rng, *, first: bool
) -> tuple[list[Pair] | None, Person]:
    """Who sits out: by lot in the first round, then the lowest of those who did so least often."""
    order = list(people[::-1])
    if first:
        rng.shuffle(order)
    order.sort(key=lambda person: past.byes[person])
    for bye in order[:TRIES]:
        free = [person for person in people if person != bye]
        pairs = matched(free, points, past, rng)
        if pairs is not None:
            return pairs, bye
    return None, order[0]


def matched(
    people: Sequence[Person], points: Score, past: History, rng: Rng, *, repeats: bool = False
) -> list[Pair] | None:
    """Pairs as near in points as can be, at random among equals; None if somebody is left over."""
    group = {value: at for at, value in enumerate(sorted(set(points.values()), reverse=True))}
    level = [group[points[person]] for person in people]
    windows = [len(people)] if len(people) <= ALL_EDGES else [WINDOW, len(people)]
    for window in windows:
        import networkx as nx  # large, and few tournaments need it

        graph: nx.Graph[int] = nx.Graph()
        graph.add_nodes_from(range(len(people)))
        for a in range(len(people)):
            for b in range(a + 1, min(len(people), a + 1 + window)):
                times = past.times(people[a], people[b])
                if times and not repeats:
                    continue
                weight = -SCALE * (level[a] - level[b]) ** 2 - REPEAT * times
                graph.add_edge(a, b, weight=weight + rng.below(SCALE // len(people)))
        found = nx.max_weight_matching(graph, maxcardinality=True)
        if 2 * len(found) == len(people):
            return sorted((people[min(pair)], people[max(pair)]) for pair in found)
    return None
