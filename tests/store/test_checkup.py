"""`python -m bot check`: one line for everything that is wrong, and exit code 1."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import zstandard

from bot.__main__ import main
from bot.games import rules
from bot.games.iron_throne.rules.state import IronState
from bot.kernel import begin
from bot.store import Store, sessions, states
from bot.workshop.match import Match
from bot.workshop.policies import at_random

PAGE = 4096


@pytest.fixture
async def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with a table in its lobby, and one of each game at its first question."""
    path = tmp_path / "maester.db"
    monkeypatch.setenv("MAESTER_DATA", str(tmp_path))
    store = Store(path, lambda: 1_000_000)
    await store.open()
    fixed = {"title": "x", "guild_id": 1, "channel_id": 2, "host_user": 3, "options": {}}
    async with store.write() as tx:
        for game in ("risk", "risk", "iron_throne", "board_game"):
            known = rules(game)
            table = await sessions.create(tx, game=game, seats=3, language="en", **fixed)
            if table > 1:
                state = begin(known, 3, known.Options(), "seed").state
                await states.save(tx, table, [(1, known.dump(state))])
                await sessions.change(tx, table, number=1, status="running")
    await store.close()
    return path


def change(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement, values)


def lines(capsys: pytest.CaptureFixture[str], code: int, *arguments: str) -> list[str]:
    assert main(["check", *arguments]) == code
    return capsys.readouterr().out.splitlines()


def test_a_sound_database(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert lines(capsys, 0) == [f"{path}: 4 tables looked at, nothing is wrong"]
    assert lines(capsys, 0, str(path)) == [f"{path}: 4 tables looked at, nothing is wrong"]


def test_states_that_cannot_be_read(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    packed = zstandard.compress(b'{"version": 999}')
    change(path, "UPDATE states SET data = ? WHERE session_id = 2", packed)
    change(path, "UPDATE states SET data = 'noise' WHERE session_id = 3")
    change(path, "UPDATE sessions SET number = 2 WHERE id = 4")
    found = lines(capsys, 1)
    assert [line.partition(" (")[0] for line in found[:-1]] == [f"table {n}" for n in (2, 3, 4)]
    assert "state-too-new" in found[0]
    assert "no state 2" in found[2]
    assert found[-1] == f"{path}: 4 tables looked at, 3 things are wrong"


def test_a_broken_invariant(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    known = rules("iron_throne")
    match = Match(known, 3, "seed", [at_random] * 3)
    for _ in range(30):
        match.step()
    assert isinstance(match.state, IronState)
    match.state.event_deck.append(match.state.event_deck[0])
    packed = zstandard.compress(known.dump(match.state).encode())
    change(path, "UPDATE states SET data = ? WHERE session_id = 3", packed)
    (line, _) = lines(capsys, 1)
    assert line.startswith("table 3 (iron_throne): ")


def test_an_unknown_game(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(path, "UPDATE sessions SET game = 'chess' WHERE id = 2")
    assert "chess" in lines(capsys, 1)[0]


def test_rows_without_their_session(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(path, "INSERT INTO drafts VALUES (77, 0, 1, '1')")
    (line, _) = lines(capsys, 1)
    assert line == "drafts: 1 row without its sessions row"


def test_every_damaged_page(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    size = path.stat().st_size
    sound = path.read_bytes()
    for page in range(1, size // PAGE):
        path.write_bytes(sound[: page * PAGE] + b"\xa5" * PAGE + sound[(page + 1) * PAGE :])
        found = lines(capsys, 1)
        assert found[-1].startswith(str(path))
        assert len(found) > 1


def test_no_database_at_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, content in (("none.db", None), ("letter.txt", "Winter is coming. " * 100)):
        if content:
            (tmp_path / name).write_text(content)
        assert main(["check", str(tmp_path / name)]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert name in said.err.strip()
        assert len(said.err.strip().splitlines()) == 1
    assert not (tmp_path / "none.db").exists()
    monkeypatch.setenv("MAESTER_DATABASE", "postgresql+asyncpg://maester:secret@db/maester")
    assert main(["check"]) == 2
    assert "secret" not in capsys.readouterr().err


def test_a_wrong_setting(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAESTER_HEALTH_PORT", "many")
    assert main(["check"]) == 2
    assert "health_port" in capsys.readouterr().err
