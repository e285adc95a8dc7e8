"""Time as the store keeps it: UTC, in whole milliseconds."""

import time
from collections.abc import Callable

Clock = Callable[[], int]
"""Milliseconds since 1970; passed in, so that tests can move it."""


def system_clock() -> int:
    """Return the time of the machine's own clock."""
    return time.time_ns() // 1_000_000
