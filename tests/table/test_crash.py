"""Killed at any moment, nothing that was promised is lost and nothing counts twice."""

import asyncio
import json
import multiprocessing
import random
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from bot.store import Store, bundles, states
from bot.store.schema import outbox
from bot.table import OutboxWorker, Tables

from .conftest import BRAN, HOST, Club, FakeClock
from .crash import File, Sender, main
from .toy import games

pytestmark = pytest.mark.both

KILLS = 30


def test_a_process_that_is_killed_loses_nothing(
    tmp_path: Path, address: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # So that the other process finds this package by the same name.
    monkeypatch.syspath_prepend(Path(__file__).parents[1])
    session_id = asyncio.run(_prepare(address))
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["bot.table"])
    chance = random.Random(7)
    for run in range(KILLS):
        process = context.Process(target=main, args=(tmp_path, address, session_id, run))
        process.start()
        _wait_for(tmp_path / "promised", f"{run}/{chance.randrange(8)} ", process)
        time.sleep(chance.uniform(0, 0.02))
        process.kill()
        process.join()
        if run % 5 == 4:
            asyncio.run(_check(tmp_path, address, session_id))
    asyncio.run(_check(tmp_path, address, session_id, finished=True))


async def _prepare(address: str | Path) -> int:
    store = Store(address)
    await store.open()
    club = Club(Tables(store, games), FakeClock())
    info = await club.start(HOST, BRAN, rounds=10_000, bidding=False)
    await store.close()
    return info.session.id


def _wait_for(path: Path, line: str, process: Any) -> None:
    while not path.exists() or f"\n{line}" not in f"\n{path.read_text()}":
        assert process.is_alive(), "the player died by itself"
        time.sleep(0.005)


async def _check(
    folder: Path, address: str | Path, session_id: int, *, finished: bool = False
) -> None:
    store = Store(address)
    await store.open()
    tables = Tables(store, games)
    if finished:
        sender = Sender(File(folder / "sent"))
        await OutboxWorker(store, sender, tables.outbox_woken).drain()
    promised = dict(line.split() for line in (folder / "promised").read_text().splitlines())
    async with store.read() as tx:
        rows = await tx.all(text("SELECT number, request_id FROM moves ORDER BY number"))
        log = await tx.all(select(outbox).where(outbox.c.kind == "log").order_by(outbox.c.id))
        done = await tx.all(text("SELECT id FROM outbox WHERE done_at IS NOT NULL"))
        saved = [row["number"] for row in await tx.all(text("SELECT number FROM states"))]
        bundled = await bundles.every(tx, session_id, "states")
        saved += [number for part in bundled for number, _ in part]
        for number in saved:
            text_of = await states.load(tx, session_id, number)
            assert text_of is not None
            assert sum(json.loads(text_of)["walls"]) == number - 1
    numbers = [row["number"] for row in rows]
    taken = {row["request_id"]: row["number"] for row in rows if row["request_id"]}
    assert numbers == list(range(1, len(numbers) + 1)) == sorted(saved)
    assert len(taken) == len(numbers) - 1, "a request counted twice"
    assert {name: taken[name] for name in promised} == {n: int(at) for n, at in promised.items()}
    view = (await tables.queries.view(session_id, None)).model_dump()
    assert sum(view["walls"]) == len(taken), "the state is not what the moves say"
    await store.close()
    assert bundled or not finished
    _check_shown(folder, log, {row["id"] for row in done}, len(numbers), finished)


def _check_shown(folder: Path, log: Any, done: set[int], last: int, finished: bool) -> None:
    """Every move is in exactly one log row, and a repeat is the very same message."""
    spans = [_span(row["payload"]) for row in log]
    assert [n for first, end in spans for n in range(first, end + 1)] == list(range(2, last + 1))
    sent = [line.split() for line in (folder / "sent").read_text().splitlines()]
    meaning: dict[str, list[str]] = {}
    for nonce, *what in sent:
        assert meaning.setdefault(nonce, what) == what, "one nonce, two messages"
    shown = {int(row) for row, *_ in meaning.values()}
    assert done <= shown
    if finished:
        assert {row["id"] for row in log} <= done


def _span(payload: dict[str, int]) -> tuple[int, int]:
    return payload["first"], payload["last"]
