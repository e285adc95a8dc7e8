"""What a decision would change, before anybody takes it."""

from dataclasses import dataclass

from bot.tournaments.decisions import AnyDecision
from bot.tournaments.plain import Person
from bot.tournaments.replay import replay, take
from bot.tournaments.standings import main_standings, standings
from bot.tournaments.tournament import Tournament


@dataclass(frozen=True)
class Moved:
    """Somebody whose place changes."""

    person: Person
    before: int
    after: int


@dataclass(frozen=True)
class Preview:
    """What changes: places, who would be in the cut, and tables that are played again."""

    moved: tuple[Moved, ...]
    into_cut: tuple[Person, ...]
    out_of_cut: tuple[Person, ...]
    again: tuple[tuple[int, int], ...]


def preview(tournament: Tournament, decision: AnyDecision) -> Preview:
    """What this decision would change; Refused if it cannot be taken."""
    after = replay(tournament.decisions)
    take(after, decision)
    old = {line.person: line.place for line in standings(tournament)}
    new = {line.person: line.place for line in standings(after)}
    before_cut, after_cut = cut_people(tournament), cut_people(after)
    attempts = {(one.round, one.number): one.attempt for one in tournament.tables()}
    return Preview(
        moved=tuple(
            Moved(person, old[person], new[person])
            for person in sorted(old.keys() & new.keys(), key=new.__getitem__)
            if old[person] != new[person]
        ),
        into_cut=tuple(person for person in after_cut if person not in before_cut),
        out_of_cut=tuple(person for person in before_cut if person not in after_cut),
        again=tuple(
            (one.round, one.number)
            for one in after.tables()
            if one.attempt > attempts.get((one.round, one.number), 1)
        ),
    )


def cut_people(tournament: Tournament) -> list[Person]:
    """Who goes on into the knock-out stage, or would if the cut were made now; the best first."""
    if tournament.seeds:
        return list(tournament.seeds)
    order = [line.person for line in main_standings(tournament) if line.status == "playing"]
    return order[: tournament.cut]
