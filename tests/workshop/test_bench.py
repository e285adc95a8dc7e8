"""The benchmarks run: a number nobody can measure again is worth nothing."""

import pytest

from bench import engine, soak
from bot import games


@pytest.mark.parametrize("game", games.GAMES)
def test_soak_plays_a_game_and_finds_nothing(game: str) -> None:
    seen = soak.soak(game, "smoke", 1, 0)
    assert not [line for line in seen if line.startswith("broken")]
    assert seen["answers"] > 10


def test_soak_says_what_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> None:
        raise KeyError("pyke")

    monkeypatch.setattr(soak, "_play", crash)
    assert soak.soak("risk", "smoke", 1, 1)[
        "broken: risk --players 3 --seed smoke/1: KeyError('pyke')"
    ]


def test_engine_measures_every_answer() -> None:
    measured = engine.Measured()
    rules = games.rules("risk")
    engine.play(rules, 2, "smoke", measured)
    assert len(measured.whole) == len(measured.raw) > 10
    assert "p99" in measured.report()
