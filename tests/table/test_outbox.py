import asyncio
import itertools
from collections.abc import Callable

import pytest

from bot.store import Store, outbox
from bot.store.outbox import TABLE, Lane, close_later
from bot.store.rows import Outgoing
from bot.table import Batch, Delivered, OutboxWorker, OutOfReach, RetryLater, Undeliverable
from bot.table.waits import Place

from .conftest import BRAN, HOST, MODERATOR, Club

pytestmark = pytest.mark.both


class Post:
    """Takes batches; what goes wrong is decided by the test."""

    def __init__(self) -> None:
        self.batches: list[Batch] = []
        self.trouble: Callable[[Batch], Exception | None] = lambda batch: None

    async def deliver(self, batch: Batch) -> Delivered:
        self.batches.append(batch)
        error = self.trouble(batch)
        if error is not None:
            raise error
        return Delivered(done={row.id: row.id + 1000 for row in batch.rows})

    def take(self) -> list[tuple[str, list[str]]]:
        taken = [(batch.target, [row.kind for row in batch.rows]) for batch in self.batches]
        self.batches.clear()
        return sorted(taken)


@pytest.fixture
def post() -> Post:
    return Post()


@pytest.fixture
def worker(club: Club, post: Post) -> OutboxWorker:
    return OutboxWorker(club.store, post, club.tables.outbox_woken)


async def open_rows(store: Store, session_id: int) -> list[Outgoing]:
    async with store.read() as tx:
        return await outbox.unclaimed(tx, session_id)


async def test_everything_is_delivered_once_and_in_order(
    club: Club, post: Post, worker: OutboxWorker
) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await worker.drain()
    assert post.take() == [
        ("table", ["lobby", "board", "turn"]),
        ("user:100", ["secrets"]),
        ("user:200", ["secrets"]),
    ]
    await club.does(number, HOST, "build")
    await worker.drain()
    assert post.take() == [
        ("table", ["log", "board", "turn"]),
        ("user:100", ["secrets"]),
        ("user:200", ["secrets"]),
    ]
    await worker.drain()
    assert post.take() == []


async def test_what_is_not_delivered_yet_is_merged(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.does(number, HOST, "build")
    await club.does(number, BRAN, "build")
    rows = await open_rows(club.store, number)
    assert sorted(row.kind for row in rows) == [
        "board",
        "lobby",
        "log",
        "secrets",
        "secrets",
        "turn",
    ]
    payloads = {row.kind: row.payload for row in rows}
    assert payloads["log"] == {"first": 2, "last": 3}
    # The host owed something at first and owes something else now: told once, with the new topic.
    assert sorted((row["user"], row["public"]) for row in payloads["turn"]["owed"]) == [
        (HOST, "bid"),
        (BRAN, "bid"),
    ]


async def test_nobody_is_called_who_has_answered_meanwhile(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.does(number, HOST, "build")
    rows = await open_rows(club.store, number)
    assert [row.payload["owed"] for row in rows if row.kind == "turn"] == [
        [{"seat": 1, "user": BRAN, "public": "act", "place": None}]
    ]
    await club.tables.history.undo(number, HOST, "u")
    # Nobody but the host is waited for, and the host knows.
    assert "turn" not in [row.kind for row in await open_rows(club.store, number)]


async def test_only_who_owed_nothing_before_is_called(
    club: Club, post: Post, worker: OutboxWorker
) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.does(number, HOST, "build")
    await worker.drain()
    post.take()
    # Bran acts and owes a bid at once: only the host is called.
    await club.does(number, BRAN, "build")
    rows = await open_rows(club.store, number)
    (turn,) = [row.payload["owed"] for row in rows if row.kind == "turn"]
    assert turn == [{"seat": 0, "user": HOST, "public": "bid", "place": None}]


@pytest.mark.parametrize("place", ["table", "private", None])
async def test_a_call_says_where_its_player_has_answered_last(
    club: Club, post: Post, worker: OutboxWorker, place: Place | None
) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.tables.moves.take(number, HOST, [(1, "build")], "h", place=place)
    await worker.drain()
    await club.does(number, BRAN, "build")
    rows = await open_rows(club.store, number)
    (turn,) = [row.payload["owed"] for row in rows if row.kind == "turn"]
    assert [(entry["user"], entry["place"]) for entry in turn] == [(HOST, place)]
    secrets = {row.target: row.payload for row in rows if row.kind == "secrets"}
    assert secrets["user:100"]["openly"] is (place == "table")


async def test_what_has_been_tried_is_never_changed(
    club: Club, post: Post, worker: OutboxWorker
) -> None:
    """A repeat must be the same message: Discord would give the first one back for its nonce."""
    number = (await club.start(HOST, BRAN)).session.id
    await worker.drain()
    post.take()
    await club.does(number, HOST, "build")
    post.trouble = lambda batch: RetryLater("down") if batch.target == "table" else None
    await worker.drain()
    (tried,) = [batch for batch in post.batches if batch.target == "table"]
    post.take()
    await club.does(number, BRAN, "build")
    post.trouble = lambda batch: None
    club.clock.advance(600)
    await worker.drain()
    again, later = [batch for batch in post.batches if batch.target == "table"]
    assert [(row.id, row.nonce, row.payload) for row in again.rows] == [
        (row.id, row.nonce, row.payload) for row in tried.rows
    ]
    assert [row.payload for row in later.rows if row.kind == "log"] == [{"first": 3, "last": 3}]
    nonces = [row.nonce for batch in post.batches for row in batch.rows]
    assert len(set(nonces)) == len(nonces)
    assert max(map(len, nonces)) <= 25


async def test_trouble_in_one_lane_holds_up_no_other(
    club: Club, post: Post, worker: OutboxWorker
) -> None:
    first = (await club.start(HOST, BRAN)).session.id
    second = (await club.start(HOST, BRAN)).session.id
    post.trouble = lambda batch: RetryLater("slow") if batch.session_id == first else None
    await worker.drain()
    assert await open_rows(club.store, second) == []
    post.take()
    await worker.drain()
    assert post.take() == []  # the first session waits for its time
    post.trouble = lambda batch: None
    club.clock.advance(2.5)
    await worker.drain()
    assert [target for target, _ in post.take()] == ["table", "user:100", "user:200"]


async def test_a_longer_wait_that_was_asked_for_is_kept(
    club: Club, post: Post, worker: OutboxWorker
) -> None:
    await club.start(HOST, BRAN)
    post.trouble = lambda batch: RetryLater("limit", seconds=40)
    await worker.drain()
    post.take()
    club.clock.advance(39)
    await worker.drain()
    assert post.take() == []
    club.clock.advance(2)
    await worker.drain()
    assert len(post.take()) == 3


async def test_a_refused_message_is_marked_and_the_game_goes_on(
    club: Club, post: Post, worker: OutboxWorker
) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    post.trouble = lambda batch: Undeliverable("50007") if batch.user_id == BRAN else None
    await worker.drain()
    post.take()
    post.trouble = lambda batch: None
    await club.does(number, HOST, "build")
    await worker.drain()
    assert ("user:200", ["secrets"]) in post.take()


async def test_a_mistake_of_ours_is_given_up_after_some_attempts(
    club: Club, post: Post, worker: OutboxWorker
) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    post.trouble = lambda batch: ValueError("bug") if batch.target == "table" else None
    for _ in range(8):
        await worker.drain()
        club.clock.advance(600)
    assert len([batch for batch in post.batches if batch.target == "table"]) == 5
    post.trouble = lambda batch: None
    post.take()
    await club.does(number, HOST, "build")
    await worker.drain()
    assert ("table", ["log", "board", "turn"]) in post.take()


async def test_rows_that_are_not_named_are_tried_again(club: Club) -> None:
    await club.start(HOST, BRAN)
    seen: list[list[int]] = []

    class OneByOne:
        async def deliver(self, batch: Batch) -> Delivered:
            if batch.target == "table":
                seen.append([row.id for row in batch.rows])
            return Delivered(done={batch.rows[0].id: None})

    worker = OutboxWorker(club.store, OneByOne(), club.tables.outbox_woken)
    for _ in range(4):
        await worker.drain()
        club.clock.advance(600)
    ids = seen[0]
    assert seen == [ids, ids[1:], ids[2:]]


async def test_the_worker_wakes_up_after_a_commit_and_runs_lanes_side_by_side(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    gate = asyncio.Event()
    begun: asyncio.Queue[Batch] = asyncio.Queue()

    class Gated:
        async def deliver(self, batch: Batch) -> Delivered:
            await begun.put(batch)
            await gate.wait()
            return Delivered(done={row.id: None for row in batch.rows})

    worker = OutboxWorker(club.store, Gated(), club.tables.outbox_woken, concurrency=2, poll=3600)
    task = asyncio.create_task(worker.run())
    together = {(await begun.get()).target, (await begun.get()).target}
    assert len(together) == 2
    gate.set()
    assert (await begun.get()).target not in together
    await club.tables.moderation.pause(number, MODERATOR)
    assert [row.kind for row in (await begun.get()).rows] == ["board", "notice"]
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_crash_between_sending_and_marking_repeats_the_same_message(club: Club) -> None:
    await club.start(HOST, BRAN)
    sent: asyncio.Queue[Batch] = asyncio.Queue()

    class SentButNotMarked:
        async def deliver(self, batch: Batch) -> Delivered:
            await sent.put(batch)
            await asyncio.Event().wait()
            return Delivered()

    woken = club.tables.outbox_woken
    crashing = asyncio.create_task(OutboxWorker(club.store, SentButNotMarked(), woken).run())
    first = [await sent.get() for _ in range(3)]
    crashing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await crashing
    post = Post()
    await OutboxWorker(club.store, post, woken).drain()
    messages = [
        {(row.nonce, row.kind) for batch in some for row in batch.rows}
        for some in (first, post.batches)
    ]
    assert messages[0] == messages[1]


async def test_the_board_is_shown_again_when_asked_for(
    club: Club, post: Post, worker: OutboxWorker
) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await worker.drain()
    post.take()
    await club.tables.places.repost(number)
    await worker.drain()
    assert post.take() == [("table", ["board"])]


async def test_a_worker_that_is_woken_and_stopped_at_once_stops(
    club: Club, worker: OutboxWorker
) -> None:
    running = asyncio.create_task(worker.run())
    await asyncio.sleep(0.2)
    club.tables.outbox_woken.set()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def test_people_who_cannot_be_reached_keep_no_table_waiting(club: Club) -> None:
    """Discord opens few direct messages at a time; the board does not queue behind them."""
    for _ in range(3):
        await club.start(HOST, BRAN)
    shown: asyncio.Queue[Batch] = asyncio.Queue()

    class NoDoorOpens:
        async def deliver(self, batch: Batch) -> Delivered:
            if batch.user_id is not None:
                await asyncio.Event().wait()
            await shown.put(batch)
            return Delivered(done={row.id: None for row in batch.rows})

    woken = club.tables.outbox_woken
    running = asyncio.create_task(
        OutboxWorker(club.store, NoDoorOpens(), woken, concurrency=2, poll=3600).run()
    )
    assert {(await shown.get()).session_id for _ in range(3)} == {1, 2, 3}
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_who_waits_for_an_answer_goes_first_but_not_for_ever(
    club: Club, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.start(HOST, BRAN)
    quiet = asyncio.Event()
    monkeypatch.setattr("bot.table.worker.COURTESY", 3600)
    woken = club.tables.outbox_woken
    draining = asyncio.create_task(OutboxWorker(club.store, post, woken, quiet=quiet).drain())
    await asyncio.sleep(0.05)
    assert post.batches == []
    quiet.set()
    await draining
    assert len(post.take()) == 3
    quiet.clear()
    monkeypatch.setattr("bot.table.worker.COURTESY", 0.01)
    await club.start(HOST, BRAN)
    await OutboxWorker(club.store, post, woken, quiet=quiet).drain()
    assert len(post.take()) == 3


async def lane_of(store: Store, session_id: int, target: str = TABLE) -> list[Outgoing]:
    async with store.read() as tx:
        return await outbox.waiting(tx, Lane(session_id, target))


def away(batch: Batch) -> Exception | None:
    """The table's place refuses; people can be written to."""
    return OutOfReach("50013", {}) if batch.target == TABLE else None


async def test_what_waits_for_a_place_out_of_reach_is_one_row(
    club: Club, post: Post, worker: OutboxWorker
) -> None:
    number = (await club.start(HOST, BRAN, bidding=False)).session.id
    await worker.drain()
    post.trouble = away
    for user in (HOST, BRAN, HOST):
        await club.does(number, user, "build")
        await worker.drain()
    await club.tables.moderation.pause(number, MODERATOR, "tea")
    (row,) = await lane_of(club.store, number)
    assert (row.kind, row.batch, row.claimed_at) == ("again", None, None)
    assert (row.payload["first"], row.payload["last"]) == (2, 4)
    assert [notice["type"] for notice in row.payload["notices"]] == ["table-was-paused"]
    post.take()
    post.trouble = lambda batch: None
    club.clock.advance(3600)
    await worker.drain()
    assert post.take() == [("table", ["again"])]
    assert await lane_of(club.store, number) == []


async def test_a_place_out_of_reach_is_tried_less_and_less_often(
    club: Club, post: Post, worker: OutboxWorker
) -> None:
    number = (await club.start(HOST, BRAN, bidding=False, rounds=100)).session.id
    await worker.drain()
    post.take()
    post.trouble = away
    tried = []
    for minute in range(120):
        await club.does(number, (HOST, BRAN)[minute % 2], "build")
        await worker.drain()
        tried += [minute] * sum(batch.target == TABLE for batch in post.batches)
        post.take()
        club.clock.advance(60)
    pauses = [later - sooner for sooner, later in itertools.pairwise(tried)]
    assert len(tried) < 15
    assert pauses[-1] == max(pauses) == 15
    assert pauses == sorted(pauses)


async def test_another_place_is_used_at_once(club: Club, post: Post, worker: OutboxWorker) -> None:
    number = (await club.start(HOST, BRAN, bidding=False)).session.id
    await worker.drain()
    post.trouble = away
    await club.does(number, HOST, "build")
    await worker.drain()
    post.take()
    post.trouble = lambda batch: None
    await worker.drain()
    assert post.take() == []
    await club.tables.places.move(number, 5, 6)
    await club.tables.places.repost(number)
    await worker.drain()
    assert post.take() == [("table", ["again"])]


async def test_what_was_shown_before_the_refusal_is_not_shown_again(
    club: Club, post: Post, worker: OutboxWorker
) -> None:
    number = (await club.start(HOST, BRAN, bidding=False)).session.id
    await worker.drain()
    await club.tables.moderation.pause(number, MODERATOR)
    await club.tables.moderation.resume(number, MODERATOR)

    def half(batch: Batch) -> Exception | None:
        notices = [row for row in batch.rows if row.kind == "notice"]
        return OutOfReach("50013", {notices[0].id: 77}) if notices else None

    post.trouble = half
    await worker.drain()
    (row,) = await lane_of(club.store, number)
    assert [notice["type"] for notice in row.payload["notices"]] == ["table-was-resumed"]


async def test_a_row_knows_when_it_was_first_tried(
    club: Club, post: Post, worker: OutboxWorker
) -> None:
    await club.start(HOST, BRAN)
    first = club.clock.now
    post.trouble = lambda batch: RetryLater("down")
    for _ in range(3):
        await worker.drain()
        club.clock.advance(600)
    assert {row.claimed_at for batch in post.batches for row in batch.rows} == {first}
    assert {row.attempts for batch in post.batches for row in batch.rows} == {1, 2, 3}


async def test_closing_is_queued_once_and_waits_for_its_time(
    club: Club, post: Post, worker: OutboxWorker
) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await worker.drain()
    post.take()
    async with club.store.write() as tx:
        for _ in range(3):
            await close_later(tx, number, None)
            await close_later(tx, number, BRAN, tx.now + 60_000)
    await worker.drain()
    (batch,) = post.batches
    assert (batch.closes, batch.user_id) == (True, None)
    post.take()
    club.clock.advance(61)
    await worker.drain()
    (batch,) = post.batches
    assert (batch.closes, batch.user_id) == (True, BRAN)
