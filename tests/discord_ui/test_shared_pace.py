"""Requests of several processes: one after the other, and never more together than Discord lets."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord_ui import shared_pace
from bot.discord_ui.shared_pace import SharedPace
from bot.store import DatabaseAway


class Agreed:
    """What processes agree on, without a database."""

    members = 3

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.again = asyncio.Semaphore(0)
        self.away = False
        self.wait = 0.0

    async def slots(self, many: int) -> float:
        self.asked.append(many)
        self.again.release()
        if self.away:
            raise DatabaseAway("away")
        await asyncio.sleep(0)
        return self.wait

    async def hold_back(self, seconds: float) -> None:
        self.wait = seconds


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_pace, "STEP", 0.0)


async def test_turns_are_reserved_together_and_taken_in_order() -> None:
    agreed = Agreed()
    pace = SharedPace(agreed)
    passed: list[int] = []

    async def send(number: int) -> None:
        await pace.turn()
        passed.append(number)

    await asyncio.gather(*(send(number) for number in range(20)))
    assert passed == list(range(20))
    assert sum(agreed.asked) == 20
    assert max(agreed.asked) == shared_pace.SLICE


async def test_a_turn_that_is_missed_is_reserved_anew() -> None:
    """Others send by then: whoever was held up must not send on top of that."""
    agreed = Agreed()
    pace = SharedPace(agreed)
    agreed.wait = -1.0  # as if we had been held up for a second
    waiting = asyncio.create_task(pace.turn())
    for _ in range(shared_pace.MOST_LOST):
        await agreed.again.acquire()
    assert not waiting.done()
    agreed.wait = 0.0
    await waiting


async def test_who_is_held_up_after_its_turn_waits_for_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The turn comes, and then something else keeps the loop until others send."""
    agreed = Agreed()
    loop = asyncio.get_running_loop()
    real, gone = loop.time, [0.0]

    class HeldUp(SharedPace):
        def _next(self, due: float) -> None:
            super()._next(due)
            gone[0] = 1.0

    monkeypatch.setattr(loop, "time", lambda: real() + gone[0])
    await HeldUp(agreed).turn()
    assert len(agreed.asked) == 2


async def test_who_is_always_late_sends_all_the_same() -> None:
    agreed = Agreed()
    pace = SharedPace(agreed)
    agreed.wait = -1.0
    await pace.turn()
    assert len(agreed.asked) > shared_pace.MOST_LOST


async def test_who_was_cancelled_takes_no_turn() -> None:
    pace = SharedPace(Agreed())
    first, second = asyncio.create_task(pace.turn()), asyncio.create_task(pace.turn())
    await asyncio.sleep(0)
    first.cancel()
    await second
    assert first.cancelled()


async def test_without_the_database_each_keeps_to_its_share(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    agreed = Agreed()
    agreed.away = True
    slept: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await real(0)

    monkeypatch.setattr(shared_pace, "STEP", 0.25)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    pace = SharedPace(agreed)
    await pace.turn()
    assert slept[0] == 0.25 * agreed.members
