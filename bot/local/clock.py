"""Time as the stand-in sees it: real, or moved by hand in tests."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol


class Timer(Protocol):
    """Something that is going to happen and can be called off."""

    def cancel(self) -> None:
        """Stop waiting: the call is never made."""


class Clock(Protocol):
    """A source of time and of things that happen later."""

    def now(self) -> float:
        """Seconds since 1970."""
        ...

    def call_later(self, delay: float, callback: Callable[[], None]) -> Timer:
        """Run the callback after so many seconds of this clock."""
        ...


class SystemClock:
    """The machine's own clock."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def call_later(self, delay: float, callback: Callable[[], None]) -> Timer:
        """Run the callback on the running event loop."""
        return asyncio.get_running_loop().call_later(delay, callback)


class _FakeTimer:
    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None


class FakeClock:
    """A clock that stands still until a test moves it."""

    def __init__(self, start: float | None = None) -> None:
        self._now = time.time() if start is None else start
        self._order = itertools.count()
        self._timers: list[tuple[float, int, _FakeTimer]] = []

    def now(self) -> float:
        """Seconds since 1970."""
        return self._now

    def call_later(self, delay: float, callback: Callable[[], None]) -> Timer:
        """Run the callback when the clock has been moved that far."""
        timer = _FakeTimer(callback)
        heapq.heappush(self._timers, (self._now + delay, next(self._order), timer))
        return timer

    def advance(self, seconds: float) -> None:
        """Move time forward and run what falls due, in order."""
        target = self._now + seconds
        while self._timers and self._timers[0][0] <= target:
            due, _, timer = heapq.heappop(self._timers)
            self._now = max(self._now, due)
            if timer.callback is not None:
                timer.callback()
        self._now = target


def iso(seconds: float) -> str:
    """A time the way Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
