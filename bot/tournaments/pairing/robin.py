"""Round robin: everybody meets everybody, by the circle method."""

from collections.abc import Sequence

from bot.tournaments.plain import Person


def robin_pairs(people: Sequence[Person], number: int) -> list[tuple[Person | None, Person | None]]:
    """The pairs of a round, from 1; None is the one who is missing in an odd field.

    The first keeps the place, all others move on by one each round; seats change with the rounds,
    and in a second leg everybody has the other seat.
    """
    circle: list[Person | None] = list(people)
    if len(circle) % 2:
        # The one who is missing keeps the place: then everybody goes first equally often.
        circle.insert(0, None)
    rounds = len(circle) - 1
    leg, turn = divmod(number - 1, rounds)
    moved = circle[1:]
    moved = moved[-turn:] + moved[:-turn] if turn else moved
    line = [circle[0], *moved]
    pairs = []
    for at in range(len(line) // 2):
        first, second = line[at], line[-1 - at]
        if (leg + (turn if at == 0 else at)) % 2:
            first, second = second, first
        pairs.append((first, second))
    return pairs
