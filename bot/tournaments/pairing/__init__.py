"""Pairing: from a tournament and a seed to the next round, always the same one."""

from bot.kernel import Rng
from bot.tournaments import knockout
from bot.tournaments.decisions import MAESTER, Bye, Chair, Paired, Plan, Why
from bot.tournaments.errors import Refused
from bot.tournaments.pairing.by_hand import exchanged
from bot.tournaments.pairing.draft import Draft
from bot.tournaments.pairing.dutch import dutch_pairs
from bot.tournaments.pairing.history import history
from bot.tournaments.pairing.pods import pods_draft
from bot.tournaments.pairing.robin import robin_pairs
from bot.tournaments.pairing.search import STEPS
from bot.tournaments.pairing.seating import chairs
from bot.tournaments.pairing.swiss import drafted, swiss_draft
from bot.tournaments.plain import Person
from bot.tournaments.standings import main_standings
from bot.tournaments.tournament import Tournament

__all__ = ["Draft", "exchanged", "pair", "robin_field"]


def pair(
    tournament: Tournament, seed: str, *, by: Person = MAESTER, at: int = 0, steps: int = STEPS
) -> Paired:
    """The next round as it would be drawn with this seed; nothing has changed by it.

    This may take some seconds for a large field: call it off the event loop. `steps` says how long
    tables of many are searched for.
    """
    if tournament.phase != "running":
        raise Refused("tournament-not-started")
    number = len(tournament.rounds) + 1
    if tournament.seeds:
        found = _knockout(tournament)
    elif tournament.settings.format == "robin":
        found = _robin(tournament, number)
    else:
        found = _main(tournament, Rng(seed=f"{seed}/{number}"), steps)
    return Paired(
        by=by,
        at=at,
        round=number,
        seed=seed,
        tables=found.tables,
        byes=found.byes,
        cost=found.cost,
    )


def _main(tournament: Tournament, rng: Rng, steps: int) -> Draft:
    """A round of a Swiss tournament, of tables of many, or of a league."""
    there = set(tournament.there)
    lines = [line for line in main_standings(tournament) if line.person in there]
    points = {line.person: line.points for line in lines}
    people = [line.person for line in lines]
    past = history(tournament, tournament.main)
    if not tournament.settings.duel:
        return pods_draft(tournament, people, points, past, rng, steps)
    if tournament.settings.dutch:
        found = dutch_pairs(tournament, people, past)
        if found is not None:
            byes = [Bye(person=one, why=[Why(kind="dutch")]) for one in found[1]]
            made = drafted(tournament, people, points, past, rng, found[0], byes)
            return Draft([_because(plan, "dutch") for plan in made.tables], made.byes, made.cost)
        made = swiss_draft(tournament, people, points, past, rng)
        return Draft([_because(p, "dutch-cannot") for p in made.tables], made.byes, made.cost)
    return swiss_draft(tournament, people, points, past, rng)


def _because(plan: Plan, kind: str) -> Plan:
    return plan.model_copy(update={"why": [*plan.why, Why(kind=kind)]})


def robin_field(tournament: Tournament) -> list[Person]:
    """Everybody of a round robin, in the order of their lots, those who stopped as well."""
    return sorted(tournament.field, key=tournament.lot_of)


def _robin(tournament: Tournament, number: int) -> Draft:
    """A round of a round robin; whoever should meet somebody who has stopped has a bye."""
    playing = set(tournament.playing)
    tables: list[Plan] = []
    byes: list[Bye] = []
    for one, two in robin_pairs(robin_field(tournament), number):
        there = [person for person in (one, two) if person in playing and person is not None]
        if len(there) == 2:
            why = [Why(kind="robin", args={"round": number})]
            people = chairs(tournament.settings, there)
            tables.append(Plan(number=len(tables) + 1, chairs=people, why=why))
        byes += [Bye(person=one, why=[Why(kind="bye-robin")]) for one in there if len(there) == 1]
    return Draft(tables, byes, {"byes": len(byes)})


def _knockout(tournament: Tournament) -> Draft:
    """A round of the knock-out stage; byes go to the best seeds and to whoever has no opponent."""
    tables, byes = knockout.pairing(tournament)
    rank = {person: at for at, person in enumerate(tournament.seeds, 1)}
    houses = tournament.settings.houses
    plans = []
    for number, (match, people) in enumerate(tables.items(), 1):
        named = houses.get(len(people))
        seats = [
            Chair(person=person, house=named[at] if named else None)
            for at, person in enumerate(people)
        ]
        numbers = ", ".join(str(rank[person]) for person in people)
        why = [Why(kind="seeds", args={"seeds": numbers})]
        place = match if match != number else 0
        plans.append(Plan(number=number, chairs=seats, why=why, match=place))
    free = [Bye(person=person, why=[Why(kind="bye-seed")]) for person in byes]
    return Draft(plans, free, {"byes": len(byes)})
