"""Swiss pairing by the Dutch system, where py4swiss is installed and can pair."""

from collections.abc import Sequence
from typing import Any

from bot.tournaments.pairing.history import APART, History
from bot.tournaments.plain import Person
from bot.tournaments.tournament import Round, Tournament

try:
    from py4swiss.engines import DutchEngine
    from py4swiss.engines.common import PairingError
    from py4swiss.trf import ParsedTrf
    from py4swiss.trf.codes import PlayerCode
    from py4swiss.trf.results import ColorToken, ResultToken, RoundResult
    from py4swiss.trf.sections import PlayerSection, XSection

    INSTALLED = True
except ImportError:  # There are no wheels of it for some processors.
    INSTALLED = False

TENTHS = {"1": 10, "=": 5, "+": 10, "U": 10}
"""Chess points of a result, in tenths: a win on time is a win here."""


def dutch_pairs(
    tournament: Tournament, people: Sequence[Person], past: History
) -> tuple[list[tuple[Person, Person]], list[Person]] | None:
    """Pairs and byes for these people; None where the system cannot pair or is not installed."""
    if not INSTALLED:
        return None
    seeds = sorted(
        tournament.field,
        key=lambda person: (-tournament.entrants[person].strength, tournament.lot_of(person)),
    )
    number = {person: at for at, person in enumerate(seeds, 1)}
    sections = []
    for person in seeds:
        results = [_result(one, person, number) for one in tournament.main]
        if person not in people:
            results.append(_token(0, "-", "Z"))
        points = sum(TENTHS.get(result.result.value, 0) for result in results)
        sections.append(
            PlayerSection(
                code=PlayerCode.PLAYER,
                starting_number=number[person],
                name=str(number[person]),
                points_times_ten=points,
                rank=number[person],
                results=results,
            )
        )
    forbidden = {
        (number[first], number[second])
        for pair in past.met
        for first, second in [sorted(pair, key=lambda one: number.get(one, 0))]
        if past.met[pair] >= APART and first in number and second in number
    }
    rounds = max(tournament.wanted, len(tournament.main) + 1)
    try:
        found = DutchEngine.generate_pairings(
            ParsedTrf(
                player_sections=sections,
                x_section=XSection(number_of_rounds=rounds, forbidden_pairs=forbidden),
            )
        )
    except PairingError:
        return None
    pairs = [(seeds[one.white - 1], seeds[one.black - 1]) for one in found if one.black]
    return pairs, [seeds[one.white - 1] for one in found if not one.black]


def _token(opponent: int, colour: str, result: str) -> Any:
    return RoundResult(id=opponent, color=ColorToken(colour), result=ResultToken(result))


def _result(one: Round, person: Person, number: dict[Person, int]) -> Any:
    """Somebody's line of a round: opponent, who went first, how it ended."""
    table = one.table_of(person)
    if table is None:
        return _token(0, "-", "U" if person in one.byes else "Z")
    at = table.people.index(person)
    opponent, colour = number[table.people[1 - at]], "wb"[at]
    outcome = table.outcome
    if outcome is None:
        return _token(opponent, colour, "=")
    if outcome.absent:
        return _token(opponent, colour, "-" if at in outcome.absent else "+")
    if len(outcome.places) == 1:
        return _token(opponent, colour, "=")
    return _token(opponent, colour, "1" if at in outcome.places[0] else "0")
