"""The benchmarks run: a number nobody can measure again is worth nothing."""

from pathlib import Path
from typing import Any

import pytest

from bench import engine, leaks, soak
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


@pytest.mark.parametrize("game", games.GAMES)
async def test_engine_measures_every_part_of_an_answer(game: str, tmp_path: Path) -> None:
    measured = engine.Measured()
    rules = games.rules(game)
    await engine.play(tmp_path / "games.db", rules, rules.players[0], "smoke", measured, most=12)
    assert len(measured.whole) == len(measured.raw) > 5
    for part in engine.PARTS:
        assert any(measured.parts[part]), part
    for number, whole in enumerate(measured.whole):
        assert sum(measured.parts[part][number] for part in engine.PARTS) == pytest.approx(whole)
    assert "p99" in measured.report()


def test_leaks_compares_every_position_and_finds_nothing() -> None:
    seen = leaks.look("iron_throne", "smoke", 0)
    assert not [line for line in seen if line.startswith("leak")]
    assert seen["views"] == 4 * seen["positions"] > 100


def test_leaks_says_who_sees_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = games.rules("iron_throne")
    plain = type(rules).view

    def careless(self: object, state: Any, viewer: int | None) -> Any:
        seen = plain(rules, state, viewer)
        if state.turn > 1 and viewer == 1:
            return seen.model_copy(update={"hand": state.hands[0]})
        return seen

    monkeypatch.setattr(type(rules), "view", careless)
    found = [line for line in leaks.look("iron_throne", "smoke", 0) if line.startswith("leak")]
    assert found
    assert all("seat 1 after" in line for line in found)
