"""A process that plays, delivers and bundles until it is killed, and says what it was promised."""

import asyncio
import itertools
import os
from pathlib import Path

from bot.store import Store, bundles, bundling
from bot.table import Batch, Delivered, Housekeeping, OutboxWorker, Tables

from .toy import BRAN, HOST, games


class File:
    """Lines that are on the disk before the next thing happens, whoever is killed."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def write(self, line: str) -> None:
        os.write(self._file, f"{line}\n".encode())


class Sender:
    """Writes down what was sent; the mark in the database comes after that."""

    def __init__(self, sent: File) -> None:
        self._sent = sent

    async def deliver(self, batch: Batch) -> Delivered:
        for row in batch.rows:
            span = f"{row.payload.get('first', 0)}-{row.payload.get('last', 0)}"
            self._sent.write(f"{row.nonce} {row.id} {row.kind} {span}")
            await asyncio.sleep(0)
        return Delivered(done={row.id: None for row in batch.rows})


def main(folder: Path, address: str | Path, session_id: int, run: int) -> None:
    asyncio.run(_play(folder, address, session_id, run))


async def _play(folder: Path, address: str | Path, session_id: int, run: int) -> None:
    store = Store(address)
    await store.open()
    tables = Tables(store, games)
    promised, sent = File(folder / "promised"), File(folder / "sent")
    worker = OutboxWorker(store, Sender(sent), tables.outbox_woken, poll=0.05)
    delivering = asyncio.create_task(worker.run())
    bundles.MOST, bundling.STAY = 8, 8
    keeping = asyncio.create_task(_keep_house(Housekeeping(store), session_id))
    for step in itertools.count():
        (owed, *_) = await tables.queries.waiting(session_id)
        user = HOST if owed.seat == 0 else BRAN
        (ask,) = (await tables.queries.view(session_id, user)).asks
        request = f"{run}/{step}"
        receipt = await tables.moves.take(session_id, user, [(ask.id, "build")], request)
        promised.write(f"{request} {receipt.number}")
    delivering.cancel()
    keeping.cancel()


async def _keep_house(house: Housekeeping, session_id: int) -> None:
    """Bundle states all the time, so that a kill often meets it."""
    while True:
        await house.bundle(session_id)
        await asyncio.sleep(0)
