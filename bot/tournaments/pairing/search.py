"""Tables of many by search: people change places until the cost no longer falls.

The cost of a seating is the sum over all pairs at one table of what their meeting costs, plus the
sum over all seats of what that seat costs its holder. The search is a tabu search: it takes one of
the people who cost something, tries every exchange with somebody elsewhere, and makes the best
that does not undo a recent one, even if it is a step up. It counts steps, not seconds, so that the
same seed gives the same tables on every machine.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.kernel import Rng

STEPS = 60_000
TENURE = 3
"""For how many steps somebody who has just moved stays, at least."""

PATIENCE = 60
"""After so many steps for every seat without a better seating it goes back to the best one and
shakes it; and after so many of those it ends:"""
SHAKES = 8


@dataclass
class Problem:
    """What is to be seated: by number of the person, the table and the seat."""

    pair: list[list[int]]
    """What it costs if two people meet; the same both ways."""
    sizes: Sequence[int]
    """Tables are filled in this order, seat by seat."""
    own: list[list[int]]
    """What a seat costs its holder: by person, then by seat."""


def search(
    problem: Problem, start: Sequence[int], rng: Rng, steps: int = STEPS
) -> tuple[list[int], int]:
    """The best seating found, as the person of every seat, and its cost."""
    table_of = [table for table, size in enumerate(problem.sizes) for _ in range(size)]
    held = list(start)
    best, lowest = list(held), cost(problem, held)
    current, quiet, shakes = lowest, 0, 0
    near = _near(problem, held, table_of)
    tabu = [0] * len(problem.pair)
    for step in range(1, steps + 1):
        if lowest == 0 or shakes > SHAKES:
            break
        if quiet >= PATIENCE * len(held):
            held = _shaken(best, rng)
            current, quiet, shakes = cost(problem, held), 0, shakes + 1
            near = _near(problem, held, table_of)
        at = _pick(problem, held, table_of, near, rng)
        change, other = _exchange(problem, held, table_of, near, tabu, at, step, current - lowest)
        if other < 0:
            quiet += 1
            continue
        _swap(problem, held, table_of, near, at, other)
        current += change
        wait = step + TENURE + rng.below(TENURE)
        tabu[held[at]] = tabu[held[other]] = wait
        quiet += 1
        if current < lowest:
            best, lowest, quiet, shakes = list(held), current, 0, 0
    return best, lowest


def _shaken(held: Sequence[int], rng: Rng) -> list[int]:
    """The same seating with a third of the people in each other's places."""
    found = list(held)
    for _ in range(len(found) // 6):
        one, two = rng.below(len(found)), rng.below(len(found))
        found[one], found[two] = found[two], found[one]
    return found


def cost(problem: Problem, held: Sequence[int]) -> int:
    """What a seating costs."""
    total, seat = 0, 0
    for size in problem.sizes:
        people = held[seat : seat + size]
        for at, person in enumerate(people):
            total += problem.own[person][seat + at]
            total += sum(problem.pair[person][other] for other in people[at + 1 :])
        seat += size
    return total


def _near(problem: Problem, held: Sequence[int], table_of: Sequence[int]) -> list[list[int]]:
    """By person and table: what meeting everybody who sits there costs."""
    near = [[0] * len(problem.sizes) for _ in problem.pair]
    for person, row in enumerate(problem.pair):
        for seat, other in enumerate(held):
            near[person][table_of[seat]] += row[other]
    return near


def _pick(
    problem: Problem,
    held: Sequence[int],
    table_of: Sequence[int],
    near: list[list[int]],
    rng: Rng,
) -> int:
    """The seat of somebody who costs something."""
    count = len(held)
    begin = rng.below(count)
    for shift in range(count):
        at = (begin + shift) % count
        person = held[at]
        if near[person][table_of[at]] + problem.own[person][at] > 0:
            return at
    return begin


def _exchange(
    problem: Problem,
    held: Sequence[int],
    table_of: Sequence[int],
    near: list[list[int]],
    tabu: Sequence[int],
    at: int,
    step: int,
    above: int,
) -> tuple[int, int]:
    """The best exchange for one seat: what it changes, and with which seat; -1 if there is none."""
    person, table = held[at], table_of[at]
    row, mine, own = problem.pair[person], near[person], problem.own[person]
    stay = mine[table] + own[at]
    found, best = -1, 0
    for other, rival in enumerate(held):
        if other == at:
            continue
        there = table_of[other]
        theirs = problem.own[rival]
        change = own[other] + theirs[at] - own[at] - theirs[other]
        if there != table:
            change += (
                mine[there] - mine[table] + near[rival][table] - near[rival][there] - 2 * row[rival]
            )
        if tabu[rival] > step and above + change >= 0:
            continue
        if found < 0 or change < best:
            found, best = other, change
    return (best, found) if stay else (0, -1)


def _swap(
    problem: Problem,
    held: list[int],
    table_of: Sequence[int],
    near: list[list[int]],
    at: int,
    other: int,
) -> None:
    one, two = held[at], held[other]
    first, second = table_of[at], table_of[other]
    held[at], held[other] = two, one
    if first == second:
        return
    for person, row in enumerate(problem.pair):
        change = row[two] - row[one]
        if change:
            near[person][first] += change
            near[person][second] -= change
