"""Known schedules for tables of many in which nobody meets anybody twice."""

from functools import cache

from bot.datafiles import DATA, load
from bot.tournaments.plain import Person, Plain
from bot.tournaments.tournament import Round


class Schedule(Plain):
    """For so many people: the tables of every round, as numbers from 0."""

    players: int
    size: int
    rounds: list[list[list[int]]]


class Schedules(Plain):
    """The data file: what it is about, and its schedules."""

    about: str
    schedules: list[Schedule]


@cache
def schedules() -> dict[tuple[int, int], Schedule]:
    """Every known schedule by the number of people and the size of the tables."""
    found = load(DATA / "tournaments" / "schedules.json", Schedules).schedules
    return {(one.players, one.size): one for one in found}


def scheduled(rounds: list[Round], people: list[Person], size: int) -> list[list[Person]] | None:
    """The tables that keep a known schedule going; None where none fits.

    The tables of the first round, however they were drawn, are those of the schedule's first.
    """
    known = schedules().get((len(people), size))
    if known is None or not rounds or len(rounds) >= len(known.rounds):
        return None
    tables = [rounds[0].tables[number] for number in sorted(rounds[0].tables)]
    if [len(table.seats) for table in tables] != [len(t) for t in known.rounds[0]]:
        return None
    names = {
        point: person
        for line, table in zip(known.rounds[0], tables, strict=True)
        for point, person in zip(line, table.people, strict=True)
    }
    if set(names.values()) != set(people):
        return None
    return [[names[point] for point in line] for line in known.rounds[len(rounds)]]
