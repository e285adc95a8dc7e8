"""An event that wakes a task of this process, and may wake those of others."""

import asyncio
from collections.abc import Callable


class Woken(asyncio.Event):
    """Set when there is something to look at."""

    tell: Callable[[], None] | None = None
    """Wakes the other processes, where there are any."""

    def set(self) -> None:
        """Have this process look, and every other one."""
        super().set()
        if self.tell is not None:
            self.tell()

    def here(self) -> None:
        """Have only this process look."""
        super().set()
