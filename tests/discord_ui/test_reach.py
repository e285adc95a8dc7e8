"""A hint that places are back costs one request a channel, and nothing while all is well."""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bench.habits import Clock, Person
from bench.post import FORUM, HALL, THREADS, Post
from bot.discord_ui.reach import BREATH
from bot.games import RULES
from bot.store import Store, outbox
from bot.store.outbox import TABLE, Lane, fold
from bot.table import Tables

ANNA, GUILD = 1, 1
FORBIDDEN = 50013
QUARTER = 900_000


@pytest.fixture
async def post(address: str | Path) -> AsyncIterator[Post]:
    clock = Clock()
    store = Store(address, clock)
    await store.open()
    people = {ANNA: Person(ANNA, "UTC", None, 1, 0, None)}
    made = Post(people, clock, Counter(), lambda breach: pytest.fail(breach))
    made.connect(Tables(store, RULES, lambda: "reach"))
    yield made
    await store.close()


async def lose(post: Post, where: int) -> int:
    """A table whose place is out of reach, to be tried again in a quarter of an hour."""
    tables = post.tables
    info = await tables.lobby.create(GUILD, where, ANNA, "risk", "War", {}, seats=2)
    number = info.session.id
    await tables.places.move(number, where, THREADS + number)
    await post.delivery.reach.lost(await tables.queries.info(number), FORBIDDEN)
    async with tables.store.write() as tx:
        await fold(tx, number, tx.now + QUARTER, "50013")
    return number


async def woken(post: Post, *numbers: int) -> list[int]:
    """Those of these tables that are tried before their time."""
    found = []
    async with post.tables.store.read() as tx:
        for number in numbers:
            rows = await outbox.waiting(tx, Lane(number, TABLE))
            if all(row.due_at <= tx.now + BREATH for row in rows):
                found.append(number)
    return found


async def test_a_hint_tries_one_table_of_each_channel(post: Post) -> None:
    lost = [await lose(post, where) for where in (HALL, HALL, FORUM)]
    await post.delivery.reach.hint(GUILD + 1)
    assert await woken(post, *lost) == []
    await post.delivery.reach.hint(GUILD)
    assert await woken(post, *lost) == [lost[0], lost[2]]


async def test_a_hint_about_a_channel_or_thread_concerns_that_alone(post: Post) -> None:
    lost = [await lose(post, where) for where in (HALL, HALL, FORUM)]
    await post.delivery.reach.hint(GUILD, THREADS + lost[1])
    assert await woken(post, *lost) == [lost[1]]
    await post.delivery.reach.hint(GUILD, FORUM)
    assert await woken(post, *lost) == lost[1:]


async def test_once_one_is_back_its_neighbours_are_tried(post: Post) -> None:
    lost = [await lose(post, where) for where in (HALL, HALL, FORUM)]
    await post.delivery.reach.back(lost[0])
    assert await woken(post, *lost) == lost[:2]
    info = await post.tables.queries.info(lost[0])
    assert await post.delivery.host.trouble(await post.delivery.host.desk(info.session.id)) == ""


async def test_another_process_knows_what_is_out_of_reach(post: Post) -> None:
    lost = await lose(post, HALL)
    post.connect(post.tables)
    await post.delivery.reach.hint(GUILD)
    assert await woken(post, lost) == [lost]
