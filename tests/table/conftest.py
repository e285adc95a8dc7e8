import itertools
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.store import ReadTx, Store
from bot.store.prepared import Row
from bot.store.schema import seat_history
from bot.table import Receipt, TableInfo, Tables

from .toy import BRAN, CERSEI, DAVOS, HOST, MODERATOR, games

__all__ = ["BRAN", "CERSEI", "DAVOS", "HOST", "MODERATOR", "Club", "FakeClock", "holders"]


class FakeClock:
    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


class Club:
    """A host with players, and short words for what they do."""

    def __init__(self, tables: Tables, clock: FakeClock) -> None:
        self.tables = tables
        self.store = tables.store
        self.clock = clock
        self._requests = itertools.count()

    def request(self) -> str:
        return f"r{next(self._requests)}"

    async def start(self, *users: int, standins: int = 0, **options: Any) -> TableInfo:
        """A game in which the users sit in the order given, stand-ins after them."""
        seats = len(users) + standins
        info = await self.tables.lobby.create(1, 2, users[0], "toy", "Test", options, seats=seats)
        number = info.session.id
        for user in users[1:]:
            await self.tables.lobby.join(number, user)
        for seat, user in enumerate(users):
            await self.tables.lobby.choose_seat(number, user, seat)
        if standins:
            await self.tables.lobby.fill_with_standins(number, users[0])
        return await self.tables.lobby.start(number, users[0])

    async def does(self, session_id: int, user: int, value: Any) -> Receipt:
        """Answer the user's only open question."""
        view = await self.tables.queries.view(session_id, user)
        (ask,) = view.asks
        return await self.tables.moves.take(session_id, user, [(ask.id, value)], self.request())


async def holders(tx: ReadTx, session_id: int) -> Sequence[Row]:
    """Return who held which seat of a session, in order of time."""
    held = select(seat_history).where(seat_history.c.session_id == session_id)
    return await tx.all(held.order_by(seat_history.c.id))


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def store(address: str | Path, clock: FakeClock) -> AsyncIterator[Store]:
    store = Store(address, clock)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
def club(store: Store, clock: FakeClock) -> Club:
    seeds = (f"seed {number}" for number in itertools.count())
    return Club(Tables(store, games, lambda: next(seeds)), clock)
