"""Random lists of decisions: nothing raises, every replay gives the same, the order is total."""

import json
from collections import Counter

import pytest

from bot.kernel import Rng
from bot.tournaments import decisions as said
from bot.tournaments.checks import check
from bot.tournaments.decisions import dump, load
from bot.tournaments.errors import Refused
from bot.tournaments.export import standings_csv, to_json
from bot.tournaments.forget import forget
from bot.tournaments.needs import need
from bot.tournaments.replay import replay, take
from bot.tournaments.scoring import Outcome
from bot.tournaments.standings import main_standings, standings
from bot.tournaments.tournament import Tournament
from tests.tournaments import independent
from tests.tournaments.building import some_decision, some_history

SEEDS = range(150)


def sound(cup: Tournament) -> None:
    """Nobody sits twice in a round, tables have sizes that are allowed, places are 1 to n."""
    for one in cup.rounds:
        people = [person for table in one.tables.values() for person in table.people]
        assert max(Counter([*people, *one.byes]).values(), default=1) == 1
        for table in one.tables.values():
            assert len(table.seats) in cup.settings.sizes
            if table.outcome is not None:
                assert table.outcome.size == len(table.seats)
    lines = standings(cup)
    assert [line.place for line in lines] == list(range(1, len(lines) + 1))
    assert {line.person for line in lines} == set(cup.field)


@pytest.mark.parametrize("part", range(5))
def test_every_replay_gives_the_same(part: int) -> None:
    for seed in SEEDS[part::5]:
        cup = some_history(f"replay {seed}", 50)
        sound(cup)
        again = replay(load(dump(cup.decisions)))
        assert again == cup
        assert standings(again) == standings(cup)
        assert standings_csv(again, {}) == standings_csv(cup, {})


@pytest.mark.parametrize("part", range(5))
def test_an_independent_program_computes_the_same_standings_from_the_export(part: int) -> None:
    for seed in SEEDS[part::5]:
        cup = some_history(f"export {seed}", 50)
        data = json.loads(json.dumps(to_json(cup, {})))
        assert independent.standings(data) == [
            (line["person"], line["points"]) for line in data["standings"]
        ], seed


def test_a_refused_decision_changes_nothing() -> None:
    refused = 0
    for seed in range(40):
        cup = some_history(f"refused {seed}", 30)
        rng = Rng(seed=f"more {seed}")
        for _ in range(10):
            decision = some_decision(cup, rng)
            before = replay(cup.decisions)
            try:
                take(cup, decision)
            except Refused:
                refused += 1
                assert cup == before
    assert refused > 100


def test_stopping_changes_nothing_that_was_played() -> None:
    """Requirement 5: results so far, and the points of all others, stay as they are."""
    stopped = 0
    for seed in range(60):
        cup = some_history(f"drop {seed}", 25)
        if cup.phase != "running" or not cup.playing or cup.seeds:
            continue
        person = Rng(seed=str(seed)).pick(cup.playing)
        ended = {
            (t.round, t.number): (t.outcome, [vars(seat).copy() for seat in t.seats])
            for t in cup.tables()
            if t.outcome is not None
        }
        open_for = {one for t in cup.tables() if t.outcome is None for one in t.people}
        points = {line.person: line.points for line in main_standings(cup)}
        take(cup, said.Dropped(person=person))
        stopped += 1
        for (number, table), (outcome, seats) in ended.items():
            found = cup.table(number, table)
            assert found is not None
            assert (found.outcome, [vars(seat) for seat in found.seats]) == (outcome, seats)
        after = {line.person: line.points for line in main_standings(cup)}
        for other in set(points) - open_for:
            assert after[other] == points[other]
    assert stopped > 15


def test_forgetting_somebody_changes_nothing_for_anybody_else() -> None:
    for seed in range(40):
        cup = some_history(f"forget {seed}", 40)
        person = 101 + seed % 4
        other = replay(forget(cup.decisions, person, -7))
        assert person not in other.entrants
        renamed = {person: -7}
        assert [
            (renamed.get(line.person, line.person), line.points) for line in standings(cup)
        ] == [(line.person, line.points) for line in standings(other)]
        assert str(person) not in dump(other.decisions)


def test_what_somebody_needs_never_raises_and_never_lies() -> None:
    """`in` and `out` before the last round hold when it has been played by lot."""
    proved = 0
    for seed in range(60):
        cup = some_history(f"need {seed}", 14)
        if cup.phase != "running" or cup.seeds:
            continue
        verdicts = {person: need(cup, person) for person in cup.playing}
        rng = Rng(seed=f"rest {seed}")
        people = list(cup.playing)
        for table in [one for one in cup.tables() if one.outcome is None]:
            places = [[at] for at in range(len(table.seats))]
            rng.shuffle(places)
            end = said.Result(round=table.round, table=table.number, outcome=Outcome(places=places))
            check(cup, end)
            take(cup, end)
        if len(cup.rounds) < cup.wanted:
            continue
        order = [line.person for line in main_standings(cup) if line.person in people]
        for person, found in verdicts.items():
            assert found is not None
            if found.now != "open":
                proved += 1
                assert (person in order[: found.goal]) == (found.now == "in"), (seed, person)
    assert proved > 20
