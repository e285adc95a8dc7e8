"""The garbage collector, which stops everything while it looks through what there is."""

import gc
import time
from typing import Any

from bot.metrics import COLLECTED

YOUNG = 5_000
"""New objects between two small collections; Python's own 700 suits short scripts."""


class Collector:
    """Times the collector, and takes from it what it need not look through.

    Start-up leaves hundreds of thousands of objects that stay: code, words, maps. Looking through
    them again and again finds nothing and takes long, so they are set aside.
    """

    def __init__(self) -> None:
        """Begin to time collections."""
        self._began = 0.0
        gc.callbacks.append(self._time)

    def freeze(self) -> None:
        """Set aside whatever there is now; once, when everything has been loaded."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, *gc.get_threshold()[1:])

    def close(self) -> None:
        """Stop timing collections."""
        gc.callbacks.remove(self._time)

    def _time(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self._began = time.perf_counter()
        else:
            COLLECTED.labels(info["generation"]).observe(time.perf_counter() - self._began)
