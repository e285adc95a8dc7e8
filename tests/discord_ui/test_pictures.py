"""Pictures take their share of a processor, and no more."""

import asyncio
import threading
import time
from functools import partial
from itertools import chain
from typing import Any

import pytest

from bot.discord_ui import pictures
from bot.discord_ui.pictures import AHEAD, SHARE, Budget, OwnProcess


def test_what_is_drawn_is_paid_for_little_by_little() -> None:
    now = 0.0
    budget = Budget(lambda: now)
    budget.spend(AHEAD + 0.3)
    assert budget.left() < 0
    now += 0.4 / SHARE
    assert budget.left() > 0
    now += 1000 / SHARE
    assert budget.left() == AHEAD, "what nobody used is not kept for ever"


def test_under_load_a_message_without_a_picture_comes_first() -> None:
    studio = OwnProcess()
    assert studio.free(urgent=False)
    studio._budget.spend(0.75 * AHEAD)
    assert studio.free(urgent=True)
    assert not studio.free(urgent=False)
    studio._budget.spend(AHEAD)
    assert not studio.free(urgent=True)


def test_nobody_queues_for_long() -> None:
    studio = OwnProcess()
    studio._waiting = pictures.IN_LINE
    assert not studio.free(urgent=True)


async def test_the_process_ends_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """A signal to the whole group ends it first; whoever stops the bot reads no traceback."""
    broken: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", broken.append)
    monkeypatch.setattr(pictures, "REST", 0)
    # Takes anything and does nothing; the process need not load the bot for it.
    monkeypatch.setattr(pictures, "begin", chain)
    monkeypatch.setattr(pictures, "warm", bool)
    monkeypatch.setattr(pictures, "one_more", partial(time.sleep, 600))
    others = set(threading.enumerate())
    studio = OwnProcess()
    await asyncio.wrap_future(studio.start().submit(bool))
    waiting = [asyncio.create_task(studio.draw_ahead()) for _ in range(6)]
    for _ in range(3):  # started, past the rest, given to the process
        await asyncio.sleep(0)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    threads = [one for one in threading.enumerate() if one not in others and not one.daemon]
    for worker in studio._workers:
        worker.terminate()
    for thread in threads:
        await asyncio.to_thread(thread.join)
    await studio.stop()
    assert broken == []


async def test_the_process_runs_only_while_pictures_are_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pictures, "REST", 0)
    monkeypatch.setattr(pictures, "IDLE", 0.01)
    monkeypatch.setattr(pictures, "begin", chain)
    monkeypatch.setattr(pictures, "warm", bool)
    monkeypatch.setattr(pictures, "one_more", bool)
    monkeypatch.setattr(pictures, "timed", partial(divmod, 7))  # a picture, and what it took
    studio = OwnProcess()
    tending = asyncio.create_task(studio.tend())
    for _ in range(5):
        await asyncio.sleep(0)
    assert studio._pool is None, "nobody has wanted a picture yet"
    wish: Any = 2
    drawn: list[Any] = [await studio.draw(wish)]
    while True:
        await asyncio.sleep(0.01)
        if studio._pool is None:
            break
    assert not studio.ready
    drawn.append(await studio.draw(wish))
    assert drawn == [3, 3], "the next wish starts it again"
    tending.cancel()
    await studio.stop()
