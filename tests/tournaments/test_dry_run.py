"""How much a tournament takes, before anything is made."""

import pytest

from bot.kernel import Rng
from bot.tournaments import decisions as said
from bot.tournaments.dry_run import dry_run
from bot.tournaments.errors import Refused
from bot.tournaments.knockout import decided
from bot.tournaments.pairing import pair
from bot.tournaments.preview import cut_people
from bot.tournaments.replay import take
from bot.tournaments.scoring import Places
from bot.tournaments.settings import Settings
from tests.tournaments.building import BOSS, duel, many, play, started


def test_seven_people_at_tables_of_six_only_one_sits_out_each_round() -> None:
    """Requirement 22."""
    found = dry_run(many(sizes=(6,), target=6, rounds=3, cut=6), 7)
    assert [one.byes for one in found.main] == [1, 1, 1]
    assert [(why.kind, why.args) for why in found.warnings] == [("sit-out", {"count": 1})]


def test_a_season_for_sixty() -> None:
    found = dry_run(many(rounds=5, cut=6), 60)
    assert (found.tables, found.threads, found.days) == (51, 12, 42)
    assert [len(one.sizes) for one in (*found.main, *found.knockout)] == [10] * 5 + [1]


def test_days_are_with_everything_that_can_take_time() -> None:
    """More time for late tables, and the hours between two rounds."""
    usual = many(rounds=3, cut=0, hours=48, extension=12, break_hours=6)
    assert dry_run(usual, 12).days == 8, "3 × (48 + 12) + 2 × 6 hours"
    assert dry_run(usual.model_copy(update={"unfinished": "wait"}), 12).days == 7


def test_what_is_worth_a_warning() -> None:
    sums = dry_run(many(scoring=Places(), rounds=2, cut=0), 13)
    assert "sums-differ" in [why.kind for why in sums.warnings]
    small = dry_run(duel(rounds=4), 6)
    assert [(why.kind, why.args) for why in small.warnings] == [("robin-better", {"rounds": 5})]
    crowded = dry_run(duel(), 40, threads=940)
    assert "threads" in [why.kind for why in crowded.warnings]


def test_what_cannot_be_is_refused() -> None:
    for settings, players, reason in (
        (duel(), 1, "tournament-too-few"),
        (duel(rounds=3, cut=8), 6, "tournament-cut-larger-than-field"),
        (duel(), 10_000, "tournament-full"),
        (duel(hours=0), 8, "tournament-hours"),
    ):
        with pytest.raises(Refused) as caught:
            dry_run(settings, players)
        assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("settings", "players"),
    [
        (duel(), 20),
        (duel("robin", legs=2), 5),
        (duel("elimination"), 11),
        (many("elimination"), 25),
        (many(rounds=2, cut=12), 31),
        (many("league", rounds=2), 14),
    ],
)
def test_it_takes_what_was_said(settings: Settings, players: int) -> None:
    """The same tournament, played: as many tables of the same sizes."""
    plan = dry_run(settings, players)
    cup, rng = started(settings, players), Rng(seed="dry")
    for one in plan.main:
        take(cup, pair(cup, "x", steps=50))
        play(cup, rng)
        assert cup.current is not None
        sizes = [len(table.seats) for table in cup.current.tables.values()]
        assert (sorted(sizes), len(cup.current.byes)) == (sorted(one.sizes), one.byes)
    if plan.cut and not cup.seeds:
        take(cup, said.CutMade(by=BOSS, seeds=cut_people(cup)))
    for one in plan.knockout:
        take(cup, pair(cup, "x"))
        play(cup, rng)
        assert cup.current is not None
        sizes = [len(table.seats) for table in cup.current.tables.values()]
        assert (sorted(sizes), len(cup.current.byes)) == (sorted(one.sizes), one.byes)
    assert not plan.knockout or decided(cup)
    take(cup, said.Finished(by=BOSS))
