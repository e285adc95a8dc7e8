import asyncio

import pytest

from bot.store import deadlines
from bot.store.rows import Deadline
from bot.table.deadlines import Deadlines

from .conftest import BRAN, HOST, Club

pytestmark = pytest.mark.both


async def test_what_is_due_is_run_and_only_once_if_it_worked(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    ran: list[str] = []

    async def remind(deadline: Deadline) -> None:
        ran.append(deadline.payload["to"])

    task = Deadlines(club.store)
    task.handle("remind", remind)
    async with club.store.write() as tx:
        for name, seconds in (("late", 60), ("soon", 10)):
            due = tx.now + seconds * 1000
            await deadlines.put(tx, number, "remind", due, name=name, payload={"to": name})
    assert await task.run_due() == 0
    club.clock.advance(10)
    assert await task.run_due() == 1
    club.clock.advance(100)
    assert await task.run_due() == 1
    assert await task.run_due() == 0
    assert ran == ["soon", "late"]


async def test_the_same_name_replaces_and_can_be_called_off(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    async with club.store.write() as tx:
        await deadlines.put(tx, number, "turn", tx.now + 1000, name="seat:0")
        await deadlines.put(tx, number, "turn", tx.now + 5000, name="seat:0")
        await deadlines.put(tx, number, "turn", tx.now + 5000, name="seat:1")
        await deadlines.cancel(tx, number, "turn", "seat:1")
    async with club.store.read() as tx:
        pending = await deadlines.of_session(tx, number)
    assert [(row.name, row.due_at - club.clock.now) for row in pending] == [("seat:0", 5000)]


async def test_a_failure_is_tried_again_later_and_holds_up_nothing(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    attempts: list[str] = []

    async def shaky(deadline: Deadline) -> None:
        attempts.append(deadline.name)
        if deadline.name == "bad" and len(attempts) < 3:
            raise RuntimeError("not yet")

    task = Deadlines(club.store)
    task.handle("shaky", shaky)
    async with club.store.write() as tx:
        await deadlines.put(tx, number, "shaky", tx.now, name="bad")
        await deadlines.put(tx, number, "shaky", tx.now + 1, name="good")
    club.clock.advance(0.5)
    assert await task.run_due() == 1
    club.clock.advance(1)
    assert await task.run_due() == 1
    assert attempts == ["bad", "good", "bad"]


async def test_a_crash_before_the_mark_leads_to_a_repeat(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    runs = 0

    async def crashing(deadline: Deadline) -> None:
        nonlocal runs
        runs += 1
        if runs == 1:
            raise asyncio.CancelledError

    task = Deadlines(club.store)
    task.handle("crashing", crashing)
    async with club.store.write() as tx:
        await deadlines.put(tx, number, "crashing", tx.now)
    with pytest.raises(asyncio.CancelledError):
        await task.run_due()
    assert await task.run_due() == 1


async def test_the_task_wakes_up_for_a_new_deadline(club: Club) -> None:
    done = asyncio.Event()

    async def ring(deadline: Deadline) -> None:
        done.set()

    task = Deadlines(club.store)
    task.handle("ring", ring)
    running = asyncio.create_task(task.run())
    async with club.store.write() as tx:
        await deadlines.put(tx, None, "ring", tx.now)
    task.woken.set()
    await done.wait()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def test_a_task_that_is_woken_and_stopped_at_once_stops(club: Club) -> None:
    task = Deadlines(club.store)
    running = asyncio.create_task(task.run())
    await asyncio.sleep(0.2)
    task.woken.set()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
