"""A drawn round with two people exchanged by an organiser: its cost now, and why people meet."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from bot.tournaments.decisions import Bye, Paired, Plan, Why
from bot.tournaments.pairing.history import APART, History, history
from bot.tournaments.pairing.pods import pods_cost
from bot.tournaments.pairing.swiss import swiss_cost
from bot.tournaments.plain import Person
from bot.tournaments.standings import main_standings
from bot.tournaments.tournament import Tournament


def exchanged(tournament: Tournament, drawn: Paired, one: Person, other: Person) -> Paired:
    """The round with these two in each other's place; nothing has changed by it."""
    turned = {one: other, other: one}
    past = history(tournament, tournament.main)
    tables = [_turned(plan, turned, past) for plan in drawn.tables]
    why = [Why(kind="by-hand")]
    byes = [
        Bye(person=turned[bye.person], why=why) if bye.person in turned else bye
        for bye in drawn.byes
    ]
    points = {line.person: line.points for line in main_standings(tournament)}
    cost = _cost(tournament, tables, points, past, len(byes))
    return drawn.model_copy(update={"tables": tables, "byes": byes, "cost": cost, "by_hand": True})


def _turned(plan: Plan, turned: Mapping[Person, Person], past: History) -> Plan:
    """The table with other people, and why they meet; one without either stays as it is."""
    if not any(chair.person in turned for chair in plan.chairs):
        return plan
    chairs = [
        chair.model_copy(update={"person": turned.get(chair.person, chair.person)})
        for chair in plan.chairs
    ]
    people = [chair.person for chair in chairs]
    again = sum(
        past.times(first, second) % APART > 0
        for at, first in enumerate(people)
        for second in people[at + 1 :]
    )
    why = [Why(kind="by-hand")]
    why += [Why(kind="by-hand-again", args={"pairs": again})] if again else []
    return plan.model_copy(update={"chairs": chairs, "why": why})


def _cost(
    tournament: Tournament,
    tables: Sequence[Plan],
    points: Mapping[Person, Fraction],
    past: History,
    byes: int,
) -> dict[str, int]:
    if not tournament.settings.duel:
        return pods_cost(tournament, tables, points, past, byes)
    pairs = [(plan.chairs[0].person, plan.chairs[1].person) for plan in tables]
    return swiss_cost(pairs, points, past, byes)
