"""Who gets which seat of a table of two: houses, or going first, not twice if possible."""

from itertools import permutations

from bot.kernel import Rng
from bot.tournaments.decisions import Chair
from bot.tournaments.pairing.history import History, seat_name
from bot.tournaments.plain import Person
from bot.tournaments.settings import Settings
from bot.tournaments.tournament import Tournament


def seated(tournament: Tournament, people: list[Person], past: History, rng: Rng) -> list[Chair]:
    """The seats of a table of two, each with the house that repeats least, then one wished for."""
    settings = tournament.settings
    size = len(people)
    orders = [list(order) for order in permutations(people)]
    rng.shuffle(orders)

    def cost(order: list[Person]) -> tuple[int, int]:
        named = [(one, seat_name(settings.houses, size, at)) for at, one in enumerate(order)]
        wishes = {one: tournament.entrants[one].wishes for one in order}
        again = sum(past.seats[person][name] ** 2 for person, name in named)
        return again, sum(bool(wishes[one]) and name not in wishes[one] for one, name in named)

    return chairs(settings, min(orders, key=cost))


def chairs(settings: Settings, people: list[Person]) -> list[Chair]:
    """These people in this order, with the houses of their seats."""
    houses = settings.houses.get(len(people))
    return [
        Chair(person=person, house=houses[at] if houses else None)
        for at, person in enumerate(people)
    ]
