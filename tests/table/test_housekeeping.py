"""Housekeeping: moves and states lie closer, and nothing that can be read changes by it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from bot.checkup import check
from bot.kernel import Illegal
from bot.store import Store, bundles, bundling, deadlines, migrate, moves, states
from bot.store.rows import Move
from bot.table import Housekeeping, Tables
from bot.table.durations import DAY

from .conftest import BRAN, CERSEI, HOST, MODERATOR, Club, FakeClock
from .slow import Slow
from .toy import games

LOG_PAGES = 3


async def no_pause(_seconds: float) -> None:
    await asyncio.sleep(0)


def keeping(club: Club) -> Housekeeping:
    return Housekeeping(club.store, sleep=no_pause)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bundles of eight, so that a short game has several."""
    monkeypatch.setattr(bundles, "MOST", 8)
    monkeypatch.setattr(bundling, "STAY", 4)


async def played(club: Club, rounds: int = 15) -> int:
    """A whole game with a move that was taken back."""
    number = (await club.start(HOST, BRAN, rounds=rounds, bidding=False)).session.id
    await club.does(number, HOST, "build")
    await club.tables.history.undo(number, HOST, "undo")
    await play_on(club, number)
    return number


async def play_on(club: Club, number: int, most: int = 1000) -> None:
    for step in range(most):
        waiting = await club.tables.queries.waiting(number)
        if not waiting:
            return
        user = waiting[0].user
        assert user is not None
        club.clock.advance(1)
        await club.does(number, user, ("build", "draw", "rest")[step % 3])


async def texts(club: Club, number: int) -> list[bytes | None]:
    """Every state of a game as it is saved."""
    last = (await club.tables.queries.info(number)).session.number
    async with club.store.read() as tx:
        return [await states.load(tx, number, at) for at in range(1, last + 1)]


async def everything(club: Club, number: int) -> Any:
    """Whatever can be read of a game."""
    tables = club.tables
    info = await tables.queries.info(number)
    tables.replays = type(tables.replays)(tables.repository)
    async with club.store.read() as tx:
        every = await moves.every(tx, number)
        each = [await moves.get(tx, number, move.number) for move in every]
        assert each == every
        assert await moves.between(tx, number, 3, 9) == every[2:9]
    outline = await tables.replays.outline(info, None)
    return (
        await texts(club, number),
        every,
        [await tables.log.page(number, BRAN, page) for page in range(LOG_PAGES)],
        outline,
        [await tables.replays.view(info, 1, step.number) for step in outline.steps],
        await tables.privacy.export(BRAN),
        await tables.history.position(number),
    )


async def rows(club: Club, table: str) -> int:
    async with club.store.read() as tx:
        found: int = await tx.value(text(f"SELECT count(*) FROM {table}"))
        return found


@pytest.mark.both
@pytest.mark.usefixtures("small")
async def test_a_game_that_is_over_reads_the_same_from_bundles(club: Club) -> None:
    number = await played(club)
    before = await everything(club, number)
    club.clock.advance(DAY / 1000 + 1)
    await keeping(club).once()
    assert await everything(club, number) == before
    assert await rows(club, "states") == 0
    assert await rows(club, "moves") == 1, "the undo stays, so that the log finds it"
    assert await rows(club, "bundles") == 9, "33 states and 32 moves, eight in each"


async def test_a_game_that_has_just_ended_stays_as_it_is(club: Club) -> None:
    await played(club)
    await keeping(club).once()
    assert await rows(club, "bundles") == 0


@pytest.mark.both
async def test_old_states_of_a_running_game_are_bundled_and_it_goes_on(club: Club) -> None:
    number = (await club.start(HOST, BRAN, rounds=1000, bidding=False)).session.id
    await play_on(club, number, bundles.MOST + bundling.STAY + 3)
    before = await texts(club, number)
    await keeping(club).once()
    assert await texts(club, number) == before
    assert await rows(club, "states") == len(before) - bundles.MOST
    assert await rows(club, "moves") == len(before), "moves of a running game stay in rows"
    await play_on(club, number, 20)
    tables = club.tables
    (owed,) = await tables.queries.waiting(number)
    assert owed.user is not None
    await club.does(number, owed.user, "build")
    await tables.history.undo(number, owed.user, "undo")
    await tables.history.rewind(number, MODERATOR, 5, "a mistake", "rewind")
    async with club.store.read() as tx:
        again = await states.load(tx, number, 5)
    assert again == before[4]
    await play_on(club, number, 20)
    assert (await texts(club, number))[: len(before)] == before


@pytest.mark.both
@pytest.mark.usefixtures("small")
async def test_a_bundled_game_is_rewound_played_on_and_bundled_again(club: Club) -> None:
    number = await played(club)
    before = await texts(club, number)
    club.clock.advance(DAY / 1000 + 1)
    house = keeping(club)
    await house.once()
    with pytest.raises(Illegal, match="rewind-no-such-move"):
        await club.tables.history.rewind(number, MODERATOR, 999, "no such", "rewind 0")
    await club.tables.history.rewind(number, MODERATOR, 7, "a mistake", "rewind 1")
    assert await rows(club, "moves") == len(before) + 1
    await play_on(club, number)
    after = await texts(club, number)
    assert after[: len(before)] == before
    assert len(after) > len(before) + 16, "rows that begin with the difference to a bundle"
    whole = await everything(club, number)
    club.clock.advance(DAY / 1000 + 1)
    await house.once()
    assert await everything(club, number) == whole
    assert await rows(club, "states") == 0


@pytest.mark.both
@pytest.mark.usefixtures("small")
async def test_a_request_of_a_bundled_game_is_not_carried_out_again(club: Club) -> None:
    number = await played(club)
    async with club.store.read() as tx:
        last = (await moves.every(tx, number))[-1]
    assert last.request_id is not None
    assert last.actor_user is not None
    club.clock.advance(DAY / 1000 + 1)
    await keeping(club).once()
    request = last.request_id, last.actor_user
    receipt = await club.tables.moves.take(number, request[1], [(1, "build")], request[0])
    assert receipt.number == last.number


@pytest.mark.usefixtures("small")
async def test_whoever_is_forgotten_is_forgotten_in_bundles(club: Club, tmp_path: Path) -> None:
    number = await played(club)
    club.clock.advance(DAY / 1000 + 1)
    await keeping(club).once()
    shape = [(m.number, m.kind, m.seat) for m in await _moves(club, number)]
    pseudonym = await club.tables.privacy.forget(BRAN)
    found = await _moves(club, number)
    assert [(m.number, m.kind, m.seat) for m in found] == shape
    assert BRAN not in {move.actor_user for move in found}
    assert pseudonym in {move.actor_user for move in found}
    assert (await club.tables.privacy.export(BRAN))["moves"] == []


async def _moves(club: Club, number: int) -> list[Move]:
    async with club.store.read() as tx:
        return await moves.every(tx, number)


@pytest.mark.usefixtures("small")
async def test_moves_that_change_while_they_are_compressed_are_not_bundled(club: Club) -> None:
    number = await played(club)
    club.clock.advance(DAY / 1000 + 1)
    async with club.store.read() as tx:
        part = await bundling.next_part(tx, number, tx.now - DAY)
    assert part is not None
    assert part.kind == "moves"
    await club.tables.privacy.forget(BRAN)
    async with club.store.write() as tx:
        assert not await bundling.save(tx, part, bundles.pack(part.items))
    assert await rows(club, "bundles") == 0
    await keeping(club).once()
    assert await rows(club, "states") == 0
    assert BRAN not in {move.actor_user for move in await _moves(club, number)}


@pytest.mark.usefixtures("small")
async def test_a_game_that_is_rewound_meanwhile_is_not_bundled(club: Club) -> None:
    number = await played(club)
    club.clock.advance(DAY / 1000 + 1)
    async with club.store.read() as tx:
        part = await bundling.next_part(tx, number, tx.now - DAY)
    assert part is not None
    await club.tables.history.rewind(number, MODERATOR, 7, "a mistake", "r")
    async with club.store.write() as tx:
        assert not await bundling.save(tx, part, bundles.pack(part.items))


@pytest.mark.usefixtures("small")
async def test_who_moved_without_a_seat_can_still_be_found(club: Club) -> None:
    number = await played(club)
    async with club.store.write() as tx:
        change = f"UPDATE moves SET actor_user = {CERSEI} WHERE number = 5"
        await tx.run(text(change))
    club.clock.advance(DAY / 1000 + 1)
    await keeping(club).once()
    assert len((await club.tables.privacy.export(CERSEI))["moves"]) == 1
    await club.tables.privacy.forget(CERSEI)
    assert CERSEI not in {move.actor_user for move in await _moves(club, number)}


@pytest.mark.both
@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("when", range(3))
async def test_stopped_in_the_middle_it_goes_on_where_it_was(
    club: Club, monkeypatch: pytest.MonkeyPatch, when: int
) -> None:
    number = await played(club)
    before = await everything(club, number)
    club.clock.advance(DAY / 1000 + 1)
    add, count = bundles.add, iter(range(99))

    async def killed(*args: Any) -> None:
        await add(*args)
        if next(count) == when * 4:
            raise asyncio.CancelledError

    with monkeypatch.context() as patched:
        patched.setattr(bundles, "add", killed)
        with pytest.raises(asyncio.CancelledError):
            await keeping(club).once()
    assert await everything(club, number) == before
    await keeping(club).once()
    assert await everything(club, number) == before
    assert await rows(club, "states") == 0


@pytest.mark.sqlite
@pytest.mark.usefixtures("small")
async def test_the_check_reads_bundles(club: Club, capsys: pytest.CaptureFixture[str]) -> None:
    await played(club)
    club.clock.advance(DAY / 1000 + 1)
    await keeping(club).once()
    path = club.store.path
    assert path is not None
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("bot.checkup.rules", lambda name: games[name])
        assert check(path) == 0
        with closing(sqlite3.connect(path)) as file, file:
            file.execute("UPDATE bundles SET data = 'noise' WHERE kind = 'states'")
        assert check(path) == 1
    assert "no state" in capsys.readouterr().out


async def test_old_rows_are_thrown_away(club: Club) -> None:
    slow = Slow(club)
    await slow.start(HOST, BRAN)
    await slow.passes(30)
    house = keeping(club)
    await house.once()
    assert (await rows(club, "outbox"), await rows(club, "deadlines")) != (0, 0)
    club.clock.advance(31 * DAY / 1000)
    await house.once()
    async with club.store.read() as tx:
        done = "SELECT count(*) FROM {} WHERE done_at IS NOT NULL"
        assert await tx.value(text(done.format("outbox"))) == 0
        assert await tx.value(text(done.format("deadlines"))) == 0
        assert await deadlines.earliest(tx) is not None


@pytest.mark.sqlite
async def test_space_that_is_free_is_given_back(club: Club) -> None:
    async with club.store.write() as tx:
        await tx.run(text("CREATE TABLE rubbish (data BLOB)"))
        await tx.run(text("INSERT INTO rubbish VALUES (zeroblob(8000000))"))
    async with club.store.write() as tx:
        await tx.run(text("DROP TABLE rubbish"))
    assert await _pages(club) > 2000
    await keeping(club).once()
    assert await _pages(club) < 700


async def _pages(club: Club) -> int:
    async with club.store.read() as tx:
        found: int = await tx.value(text("PRAGMA page_count"))
        return found


COPIED = ("sessions", "seats", "seat_history", "moves", "states")


@pytest.mark.sqlite
@pytest.mark.usefixtures("small")
async def test_a_database_of_an_earlier_release_is_played_on_and_bundled(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr(states, "WHOLE_EVERY", 1)
        over = await played(club)
        running = (await club.start(HOST, BRAN, rounds=1000, bidding=False)).session.id
        await play_on(club, running, 40)
    before = await texts(club, over), await texts(club, running)
    path = tmp_path / "old.db"
    _older(club.store.path, path)
    clock = FakeClock()
    clock.now = club.clock.now + 2 * DAY
    store = Store(path, clock)
    await store.open()
    try:
        later = Club(Tables(store, games), clock)
        later._requests = club._requests
        assert (await texts(later, over), await texts(later, running)) == before
        await play_on(later, running, 20)
        await keeping(later).once()
        assert await texts(later, over) == before[0]
        assert (await texts(later, running))[: len(before[1])] == before[1]
        assert 0 < await rows(later, "states") < 30
        async with store.read() as tx:
            assert await tx.value(text("PRAGMA auto_vacuum")) == 2
    finally:
        await store.close()


def _older(source: Path | None, path: Path) -> None:
    """A database as the release before bundles left it, with these games."""
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA auto_vacuum = 0")
        file.execute("PRAGMA journal_mode = WAL")
    with create_engine(f"sqlite:///{path}").begin() as old:
        config = migrate._config()
        config.attributes["connection"] = old
        command.upgrade(config, "0013")
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("ATTACH ? AS new", (str(source),))
        for table in COPIED:
            names = [row[1] for row in file.execute(f"PRAGMA main.table_info({table})")]
            listed = ", ".join(f'"{name}"' for name in names)
            file.execute(f"INSERT INTO main.{table} SELECT {listed} FROM new.{table}")
