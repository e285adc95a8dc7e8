"""A tournament as files: JSON with everything that is public, CSV for spreadsheets."""

import csv
import io
import unicodedata
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from bot.tournaments.decisions import MANY, AnyDecision, KeptApart
from bot.tournaments.knockout import Run, runs
from bot.tournaments.plain import Person
from bot.tournaments.standings import Line, standings
from bot.tournaments.tournament import Round, Tournament

FORMAT = 1
"""The shape of the JSON."""

HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Characters that a name in a file does not need: controls, changes of direction, halves."""


def to_json(tournament: Tournament, names: Mapping[Person, str]) -> dict[str, Any]:
    """Everything but who is to be kept apart; whoever has no name is called by their number."""
    return {
        "format": FORMAT,
        "name": plain(tournament.name),
        "phase": tournament.phase,
        "settings": tournament.settings.model_dump(mode="json"),
        "rounds_before_cut": tournament.wanted,
        "cut": tournament.cut,
        "lot": tournament.lot,
        "entrants": [
            {
                "person": one.person,
                "name": called(names, one.person),
                "number": one.number,
                "status": one.status,
                "first_round": one.first_round,
                "penalty": str(one.penalty),
                "voided": one.voided,
            }
            for one in tournament.entrants.values()
        ],
        "rounds": [_round(one) for one in tournament.rounds],
        "seeds": tournament.seeds,
        "standings": [_line(line, runs(tournament)) for line in standings(tournament)],
        "audit": MANY.dump_python(public(tournament.decisions), mode="json"),
    }


def public(decisions: Sequence[AnyDecision]) -> list[AnyDecision]:
    """Everything but who is to be kept apart."""
    return [one for one in decisions if not isinstance(one, KeptApart)]


def _round(one: Round) -> dict[str, Any]:
    return {
        "number": one.number,
        "knockout": one.knockout,
        "seed": one.seed,
        "cost": one.cost,
        "byes": list(one.byes),
        "tables": [
            {
                "number": table.number,
                "seats": [
                    {
                        "person": seat.person,
                        "house": seat.house,
                        "substitute": seat.substitute,
                        "left": seat.left,
                        "absent": seat.absent,
                    }
                    for seat in table.seats
                ],
                "outcome": None if table.outcome is None else table.outcome.model_dump(mode="json"),
            }
            for table in one.tables.values()
        ],
    }


def _line(line: Line, ran: Mapping[Person, Run]) -> dict[str, Any]:
    run = ran.get(line.person)
    return {
        "place": line.place,
        "person": line.person,
        "points": str(line.points),
        "ties": [str(value) for value in line.ties],
        "rounds": {
            str(number): None if points is None else str(points)
            for number, points in sorted(line.rounds.items())
        },
        "status": line.status,
        "decided_by": line.decided_by,
        "knockout": None if run is None else {"wins": run.wins, "round": run.reached},
    }


def standings_csv(tournament: Tournament, names: Mapping[Person, str]) -> str:
    """The standings as a table; a bracket alone has wins and rounds, and no points."""
    ties, ran = tournament.settings.ties, runs(tournament)
    alone = tournament.settings.format == "elimination"
    rounds = [one.number for one in tournament.main]
    points = [] if alone else ["points", *ties, *(f"round {n}" for n in rounds)]
    further = ["knockout wins", "knockout round"] if tournament.seeds else []
    rows = [["place", "name", *points, *further, "status"]]
    for line in standings(tournament):
        worth = [line.points, *line.ties, *(line.rounds.get(number) for number in rounds)]
        told = [] if alone else [decimal(one) for one in worth]
        run = ran.get(line.person)
        if tournament.seeds:
            told += ["", ""] if run is None else [str(run.wins), str(run.reached)]
        rows.append([str(line.place), called(names, line.person), *told, line.status])
    return _csv(rows)


def pairings_csv(tournament: Tournament, names: Mapping[Person, str]) -> str:
    """Every seat of every table, with house and place."""
    rows = [["round", "table", "seat", "name", "house", "place", "substitute"]]
    for table in tournament.tables():
        for at, seat in enumerate(table.seats):
            place = "" if table.outcome is None else str(table.outcome.place(at))
            instead = "" if seat.substitute is None else called(names, seat.substitute)
            rows.append(
                [
                    str(table.round),
                    str(table.number),
                    str(at + 1),
                    called(names, seat.person),
                    seat.house or "",
                    place,
                    instead,
                ]
            )
    return _csv(rows)


def _csv(rows: Sequence[Sequence[str]]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\r\n").writerows([safe(cell) for cell in row] for row in rows)
    return out.getvalue()


def decimal(value: Fraction | None) -> str:
    """A number as spreadsheets read it, with at most six digits after the point."""
    if value is None:
        return ""
    return f"{float(value):.6f}".rstrip("0").rstrip(".")


def plain(text: str) -> str:
    """The text on one line, without characters that nobody can see."""
    visible = "".join(
        char if not char.isspace() else " "
        for char in text
        if char.isspace() or unicodedata.category(char) not in HIDDEN
    )
    return " ".join(visible.split())


def safe(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula; a number, also a negative one, stays."""
    text = plain(cell)
    number = text.removeprefix("-").replace(".", "", 1)
    if text[:1] in ("=", "+", "-", "@", "|", "%") and not (number.isascii() and number.isdigit()):
        return f"'{text}"
    return text


def called(names: Mapping[Person, str], person: Person) -> str:
    """Somebody's name; a number where there is none."""
    return plain(names.get(person, "")) or str(person)
