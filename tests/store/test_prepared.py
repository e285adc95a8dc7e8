"""What is sent to the driver without a detour comes to the same as by SQLAlchemy."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import bindparam, case, event, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.store import Store, schema, settings
from bot.store.engine import SqliteEngine

pytestmark = pytest.mark.sqlite

_S = schema.sessions.c
NEW = insert(schema.sessions)
ROW = select(schema.sessions).where(_S.id == bindparam("session"))
FLAGS = select(
    _S.letters,
    case((_S.id == 1, exists().where(_S.id == bindparam("other"))), else_=False).label("both"),
).order_by(_S.id)
SOME = select(_S.id).where(_S.id.in_(bindparam("these", expanding=True))).order_by(_S.id)
RENAME = update(schema.sessions).where(_S.id == bindparam("session")).values(title=bindparam("new"))


@pytest.fixture
async def store(address: str | Path) -> AsyncIterator[Store]:
    store = Store(address, lambda: 1_000_000)
    await store.open()
    yield store
    await store.close()


def row(number: int, **more: Any) -> dict[str, Any]:
    about = {"id": number, "game": "toy", "title": f"War {number}", "guild_id": 1, "channel_id": 2}
    about |= {"host_user": 3, "status": "lobby", "options": {"rounds": [1, "zwölf", None]}}
    about |= {"seats": 2, "language": "de", "number": 0, "board_digest": "", "created_at": 5}
    return about | {"clock": None, "letters": number % 2 == 0} | more


async def read(store: Store) -> list[Any]:
    async with store.read() as tx:
        return [
            [dict(one) for one in await tx.all(ROW, session=2)],
            await tx.one(ROW, session=9),
            [dict(one) for one in await tx.all(FLAGS, other=2)],
            await tx.value(FLAGS, other=9),
            [one["id"] for one in await tx.all(SOME, these=[3, 1])],
            [one["id"] for one in await tx.all(SOME, these=[2])],
        ]


async def test_the_first_time_and_every_further_one_come_to_the_same(store: Store) -> None:
    for number in (1, 2, 3):  # by SQLAlchemy, then prepared
        async with store.write() as tx:
            assert await tx.run(NEW, [row(number)]) == 1
    times = [await read(store) for _ in range(3)]
    assert times[0] == times[1] == times[2]
    (found,), nothing, *_ = times[2]
    assert nothing is None
    assert found["options"] == {"rounds": [1, "zwölf", None]}
    assert (found["clock"], found["letters"], found["finished_at"]) == (None, True, None)
    async with store.write() as tx:
        for _ in range(2):
            many = [{"session": number, "new": "Peace"} for number in (1, 2, 9)]
            assert await tx.run(RENAME, many) == 2
            assert await tx.run(RENAME, session=3, new="Peace") == 1


async def test_whoever_listens_hears_every_statement(store: Store) -> None:
    expected = await read(store)
    await read(store)
    heard: list[Any] = []
    assert isinstance(store.engine, SqliteEngine)
    event.listen(store.engine.sync_engine, "before_cursor_execute", lambda *a: heard.append(a[2]))
    assert await read(store) == expected
    assert len(heard) == len(expected)


async def test_what_the_database_refuses_is_refused_as_ever(store: Store) -> None:
    async with store.write() as tx:
        await tx.run(NEW, [row(1)])
        await tx.run(NEW, [row(2)])
    for _ in range(2):
        with pytest.raises(IntegrityError):
            async with store.write() as tx:
                await tx.run(NEW, [row(2)])


async def test_half_a_surrogate_pair_is_kept(store: Store) -> None:
    for number in range(3):
        async with store.write() as tx:
            await settings.change(tx, "user", 7, {"name": f"\ud83d {number}"})
        async with store.read() as tx:
            assert await settings.get(tx, "user", 7) == {"name": f"\ud83d {number}"}
