"""The Dutch system where it can pair, and the usual draw where it cannot."""

from collections import Counter

import pytest

from bot.kernel import Rng
from bot.tournaments import decisions as said
from bot.tournaments.pairing import dutch as system
from bot.tournaments.pairing import pair
from bot.tournaments.replay import take
from tests.tournaments.building import duel, play, started

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


def kinds(drawn: said.Paired) -> set[str]:
    return {why.kind for plan in drawn.tables for why in plan.why}


def test_seeds_meet_as_the_system_says() -> None:
    """First round: the upper half meets the lower half in order."""
    cup = started(duel(rounds=3, dutch=True), 8)
    order = sorted(cup.playing, key=cup.lot_of)
    drawn = pair(cup, "x")
    pairs = {frozenset(chair.person for chair in plan.chairs) for plan in drawn.tables}
    assert pairs == {frozenset((order[at], order[at + 4])) for at in range(4)}
    assert "dutch" in kinds(drawn)


def test_no_rematch_with_drops_byes_and_forfeits() -> None:
    cup, rng = started(duel(rounds=5, dutch=True), 21), Rng(seed="dutch")
    for number in range(5):
        drawn = pair(cup, f"seed {number}")
        assert "dutch" in kinds(drawn)
        take(cup, drawn)
        if number == 1:
            take(cup, said.Dropped(person=cup.rounds[-1].tables[3].people[0]))
        if number == 2:
            absent = cup.rounds[-1].tables[2].people[1]
            take(cup, said.NoShow(round=3, table=2, person=absent))
        play(cup, rng)
    met = Counter(frozenset(table.people) for table in cup.tables() if table.played)
    assert max(met.values()) == 1


def test_a_field_that_it_cannot_pair_is_drawn_as_usual() -> None:
    cup, rng = started(duel(rounds=4, dutch=True), 4), Rng(seed="small")
    found = []
    for number in range(4):
        drawn = pair(cup, f"seed {number}")
        found.append(kinds(drawn))
        take(cup, drawn)
        play(cup, rng)
    assert "dutch-cannot" in found[-1]


def test_without_the_library_the_usual_draw_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "INSTALLED", False)
    cup = started(duel(rounds=3, dutch=True), 8)
    assert "dutch-cannot" in kinds(pair(cup, "x"))
