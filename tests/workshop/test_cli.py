"""The workshop's commands: what they print, and one line for every mistake."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from bot import games
from bot.__main__ import main
from bot.games.risk.rules import board
from bot.games.risk.rules.rulebook import Risk
from bot.kernel import Broken
from bot.workshop import cli


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("simulate chess", "there is no game chess: choose board_game"),
        ("playthrough chess", "there is no game chess: choose board_game"),
        ("simulate risk --players 9", "not for 9 players: choose 2, 3, 4, 5, 6, 7"),
        ("playthrough risk --players 1", "not for 1 players: choose 2, 3"),
        ("simulate risk --policy clever", "no policy clever: choose random, eager, default"),
        ("simulate risk --games 0", "0 is not a number from 1 on"),
        ("simulate risk --games many", "many is not a number from 1 on"),
        ("playthrough risk --limit -3", "--limit"),
        ("simulate risk --option castles=3", "castles: there is no such key here"),
        ("simulate risk --option houses=none", "houses"),
        ("simulate", "GAME"),
        ("simulate risk --speed 3", "--speed"),
        ("scenario", "FILE"),
        (
            "chess",
            "'chess' (choose from 'scenario', 'playthrough', 'simulate', 'check', "
            "'move-database', 'replay')",
        ),
        ("--token x", "COMMAND"),
    ],
)
def test_mistakes_are_said_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: str, says: str
) -> None:
    assert main(arguments.split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert says in said.err


def test_a_data_file_that_cannot_be_used_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = shutil.copytree(games.GAMES["risk"].data, tmp_path / "risk")
    (data / "essos.json").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(games.GAMES["risk"], "data", data)
    kept = (board.facts, board.map_file, board.board)
    for facts in kept:
        facts.cache_clear()
    try:
        assert main(["playthrough", "risk", "--players", "2"]) == 2
    finally:
        for facts in kept:
            facts.cache_clear()
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "essos.json: board: Field required" in error


def test_simulate_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "risk", "--games", "2", "--players", "2", "--policy", "default"]) == 0
    said = capsys.readouterr().out
    assert "2 games, 0 broken" in said
    assert "ends: stalemate 2" in said


def test_simulate_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    command = "simulate risk --games 2 --policy default --json --option stalemate_rounds=2"
    assert main(command.split()) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["broken"], report["ends"]) == (2, [], {"stalemate": 2})


class Leaky(Risk):
    """Rules whose invariants break as soon as somebody has conquered something."""

    def check(self, state: Any) -> None:
        if state.quiet == 0 and state.round:
            raise Broken("a wall has fallen")


def test_simulate_finds_what_is_broken(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "rules", lambda game: Leaky())
    assert main(["simulate", "risk", "--games", "2", "--players", "3", "--seed", "s"]) == 1
    said = capsys.readouterr().out
    assert "2 games, 2 broken" in said
    assert "risk with 3 players, seed s/1: Broken: a wall has fallen" in said


def test_playthrough_stops_at_its_limit(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["playthrough", "risk", "--players", "3", "--seed", "1", "--limit", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "game risk, 3 players, seed 1, policy random"
    assert [line[:2] for line in lines if line.startswith("#")] == ["#1", "#2", "#3", "#4"]
    assert lines[-1] == "…"
