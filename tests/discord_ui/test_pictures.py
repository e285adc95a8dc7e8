"""Pictures take their share of a processor, and no more."""

import asyncio
import threading
import time
from functools import partial
from itertools import chain

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
    monkeypatch.setattr(pictures, "_begin", chain)
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
