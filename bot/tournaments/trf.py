"""A tournament of two-player games in the chess federation's report format (TRF), column by column.

Results are written as chess knows them: a win 1, a draw ½, a loss 0, a bye as a win if it is worth
one here. A tournament's own points are in the other files. Of a draw of seats the first is white.
"""

from collections.abc import Mapping
from itertools import takewhile

from bot.tournaments.errors import Refused
from bot.tournaments.export import called
from bot.tournaments.plain import Person
from bot.tournaments.standings import main_standings
from bot.tournaments.tournament import Round, Table, Tournament

LONGEST_NAME = 33
MISSING = "0000 - Z"
WORTH = {"1": 2, "+": 2, "U": 2, "=": 1, "H": 1}
"""What a result is worth, in halves."""


def to_trf(tournament: Tournament, names: Mapping[Person, str]) -> str:
    """The rounds before the knock-out stage up to the first that is still played.

    Refused where a table has more than two players, and before the first round.
    """
    if not tournament.settings.duel or not tournament.main:
        raise Refused("tournament-no-trf")
    lines = main_standings(tournament)
    order = sorted(lines, key=lambda line: tournament.entrants[line.person].number)
    numbers = {line.person: at for at, line in enumerate(order, 1)}
    head = [
        f"012 {called({0: tournament.name}, 0)}",
        f"062 {len(order)}",
        f"XXR {tournament.wanted}",
    ]
    return "".join(
        f"{text}\r\n"
        for text in [
            *head,
            *(
                _player(tournament, line.person, line.place, numbers, called(names, line.person))
                for line in order
            ),
        ]
    )


def _player(
    tournament: Tournament, person: Person, rank: int, numbers: Mapping[Person, int], name: str
) -> str:
    over = takewhile(lambda one: not one.open, tournament.main)
    cells = [_cell(tournament, one, person, numbers) for one in over]
    halves = sum(WORTH.get(cell[-1], 0) for cell in cells)
    known = "".join(letter if letter.isascii() else "?" for letter in name)[:LONGEST_NAME]
    about = f"001 {numbers[person]:4}      {known:{LONGEST_NAME}}"
    return f"{about:79} {halves / 2:4.1f} {rank:4}" + "".join(f"  {cell}" for cell in cells)


def _cell(tournament: Tournament, one: Round, person: Person, numbers: Mapping[Person, int]) -> str:
    """One round of somebody: opponent, colour, result."""
    table = one.table_of(person)
    if table is None:
        if person not in one.byes:
            return MISSING
        bye = tournament.settings.bye
        return f"0000 - {'U' if bye == 'win' else 'H' if bye == 'mean' or bye else 'Z'}"
    at = table.people.index(person)
    other = numbers.get(table.people[1 - at], 0)
    mark = _mark(table, at)
    colour = "-" if mark in "+-" else "wb"[at]
    return f"{other:4} {colour} {mark}"


def _mark(table: Table, at: int) -> str:
    """How it ended for a seat: a letter of the format."""
    outcome = table.outcome
    assert outcome is not None
    won, lost = ("1", "0") if table.played else ("+", "-")
    if not table.seats[at].held:
        return lost
    if len(outcome.places) == 1:
        return "=" if table.played else lost
    return won if outcome.place(at) == 1 else lost
