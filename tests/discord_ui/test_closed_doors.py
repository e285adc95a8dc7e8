"""People who take no direct messages: called all the same, but not in their sleep."""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bench.habits import START, Clock, Person
from bench.post import FORUM, HALL, LETTERS, THREADS, Post
from bot.games import RULES
from bot.store import Store, posted
from bot.store.outbox import user_target
from bot.store.rows import Outgoing
from bot.table import Batch, OutboxWorker, Tables
from bot.table.waits import Agreement

ANNA, BRAN = 1, 2
HOUR = 3_600_000
ASLEEP = (22 * 60, 8 * 60)


@pytest.fixture
async def post(address: str | Path) -> AsyncIterator[Post]:
    clock = Clock()
    store = Store(address, clock)
    await store.open()
    people = {user: Person(user, "UTC", None, 1, 0, None) for user in (ANNA, BRAN)}
    breaches: list[str] = []
    made = Post(people, clock, Counter(), breaches.append)
    made.connect(Tables(store, RULES, lambda: "doors"))
    yield made
    await store.close()
    assert breaches == []


async def _begin(post: Post, where: int = HALL) -> int:
    """A running game, with everything delivered that its start brought about."""
    tables = post.tables
    info = await tables.lobby.create(1, where, ANNA, "risk", "War", {}, seats=2)
    number = info.session.id
    await tables.places.move(number, where, THREADS + number)
    await tables.clocks.set(number, ANNA, Agreement(kind="move", time=24 * HOUR))
    await tables.lobby.join(number, BRAN)
    await tables.lobby.start(number, ANNA)
    await OutboxWorker(tables.store, post, tables.outbox_woken).drain()
    return number


async def test_whoever_is_refused_at_night_is_not_woken_at_the_table(post: Post) -> None:
    post.closed |= {ANNA, BRAN}
    for user in (ANNA, BRAN):
        post.people[user].quiet = ASLEEP
        await post.tables.absences.set_quiet(user, ASLEEP, "UTC")
    assert all(person.away(START) for person in post.people.values())
    await _begin(post)
    told = [one for one in post.messages.values() if one.called]
    assert post.counts["letters refused"] == 2
    assert {user for one in told for user in one.called} == {ANNA, BRAN}
    assert {one.channel.id for one in told} == {THREADS + 1}


async def test_a_reminder_and_a_new_hand_that_come_together_are_one_message(post: Post) -> None:
    """Two would both wait for the same answer."""
    number = await _begin(post)
    owed = next(one for one in await post.tables.queries.waiting(number) if one.user is not None)
    user = owed.user or 0
    before = len(post.messages)
    about = {"seat": owed.seat, "user": user, "since": owed.since}
    hand = {"user": user, "seat": owed.seat, "called": False, "first": 1, "last": 1}
    async with post.tables.store.write() as tx:
        old = await posted.newest(tx, number, f"hand:{user}")
        assert old is not None
        await posted.forget(tx, old.message_id)
    rows: list[tuple[str, dict[str, Any]]] = [
        ("remind", about | {"why": "nudge"}),
        ("secrets", hand),
    ]
    target = user_target(user)
    batch = tuple(
        Outgoing(1000 + at, number, kind, target, payload, None, START, START, 1)
        for at, (kind, payload) in enumerate(rows)
    )
    await post.deliver(Batch(number, target, batch))
    new = list(post.messages.values())[before:]
    assert [one.channel.id for one in new] == [LETTERS + user]
    assert "the others are looking forward to your move" in new[0].content
    assert "Rank the houses" in new[0].content


async def test_in_a_forum_nobody_is_written_to_again_who_has_closed_their_door(post: Post) -> None:
    """There is no private thread, which they would rather have; the button has to do."""
    post.closed.add(BRAN)
    await post.settings.set_person(BRAN, secrets="thread")
    number = await _begin(post, FORUM)
    assert post.counts["letters refused"] == 1
    for user in (ANNA, BRAN):
        (ask,) = (await post.tables.queries.view(number, user)).asks
        await post.tables.moves.take(number, user, [(ask.id, ask.default)], f"{user}")
        await OutboxWorker(post.tables.store, post, post.tables.outbox_woken).drain()
    assert post.counts["letters refused"] == 1


async def test_in_a_forum_a_reminder_goes_by_letter_to_who_would_rather_have_a_thread(
    post: Post,
) -> None:
    await post.settings.set_person(BRAN, secrets="thread")
    number = await _begin(post, FORUM)
    before = len(post.messages)
    owed = next(one for one in await post.tables.queries.waiting(number) if one.user == BRAN)
    about = {"seat": owed.seat, "user": BRAN, "since": owed.since, "why": "half"}
    row = Outgoing(1000, number, "remind", user_target(BRAN), about, None, START, START, 1)
    await post.deliver(Batch(number, user_target(BRAN), (row,)))
    assert [one.channel.id for one in list(post.messages.values())[before:]] == [LETTERS + BRAN]
