"""Settings that do not fit together are refused, the first thing wrong by name."""

from typing import Any

import pytest
from pydantic import ValidationError

from bot.games import GAMES, rules
from bot.tournaments.errors import Refused
from bot.tournaments.settings import FORMATS, Settings, check_settings, preset, structure
from tests.tournaments.building import duel, many


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("fmt", FORMATS)
def test_every_game_has_settings_that_fit_for_every_format_it_can_play(game: str, fmt: Any) -> None:
    known = rules(game)
    if fmt in ("swiss", "robin") and 2 not in known.players:
        with pytest.raises(Refused) as caught:
            check_settings(preset(game, known.players, known.usual, fmt))
        assert caught.value.reason == "tournament-format-needs-two"
    else:
        check_settings(preset(game, known.players, known.usual, fmt))


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        (many(sizes=()), "tournament-sizes"),
        (many(sizes=(1, 6)), "tournament-sizes"),
        (many(sizes=(6, 40)), "tournament-sizes"),
        (many(target=7), "tournament-target"),
        (many(format="swiss"), "tournament-format-needs-two"),
        (duel(rounds=0), "tournament-rounds"),
        (duel(rounds=99), "tournament-rounds"),
        (many(rounds=None), "tournament-rounds"),
        (duel("robin", legs=3), "tournament-legs"),
        (duel(hours=0), "tournament-hours"),
        (duel(extension=-1), "tournament-extension"),
        (duel(hours=24, extension=25), "tournament-extension"),
        (duel(fewest=1), "tournament-fewest"),
        (many(fewest=2), "tournament-fewest"),
        (many(most=2), "tournament-most"),
        (duel(most=10_000), "tournament-most"),
        (duel(best=0), "tournament-best"),
        (duel(late_until=0), "tournament-late-until"),
        (duel("robin", late_until=2), "tournament-robin-late"),
        (many(cut=None), "tournament-cut-unknown"),
        (many("league", cut=6), "tournament-cut-not-here"),
        (many(cut=2), "tournament-cut-too-large"),
        (duel(most=8, cut=9), "tournament-cut-too-large"),
        (many(houses={6: tuple("abcde")}), "tournament-houses"),
        (many(houses={6: tuple("aabcde")}), "tournament-houses"),
        (many(houses={6: tuple("abcdef")}), "tournament-houses"),
        (duel(ties=("wins", "wins")), "tournament-ties-twice"),
    ],
)
def test_what_does_not_fit_is_refused(settings: Settings, reason: str) -> None:
    with pytest.raises(Refused) as caught:
        check_settings(settings)
    assert caught.value.reason == reason


def test_a_number_of_points_has_bounds() -> None:
    data = duel().model_dump(mode="json")
    for wrong in ("1e99", "1/99999999999", "nan", "1/0"):
        with pytest.raises(ValidationError):
            Settings.model_validate(data | {"late_points": wrong})


@pytest.mark.parametrize(
    ("players", "rounds", "cut"),
    [(4, 3, 0), (8, 3, 0), (9, 4, 0), (17, 4, 4), (32, 5, 4), (44, 5, 8), (64, 6, 8), (149, 7, 16)],
)
def test_the_publishers_structure(players: int, rounds: int, cut: int) -> None:
    assert structure(duel(), players) == (rounds, cut)


def test_a_round_robin_has_as_many_rounds_as_opponents() -> None:
    assert structure(duel("robin"), 6) == (5, 0)
    assert structure(duel("robin", legs=2), 5) == (10, 0)
