"""What has been drawn before: the latest things in memory, what never changes on disk."""

import os
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Generic, TypeVar

import zstandard

from bot.kernel.labels import text_digest

_DAY = 24 * 3600
_UNUSED = 60
"""Days after which a file that nobody wanted is thrown away."""
_LEVEL = 3


V = TypeVar("V")


class Recent(Generic[V]):
    """Values in memory up to a total weight; those used longest ago go first."""

    def __init__(self, room: int, weigh: Callable[[V], int] = lambda value: 1) -> None:
        """How much there is room for, and what one of them weighs."""
        self._room, self._weigh, self._weight = room, weigh, 0
        self._lock = threading.Lock()
        self._items: OrderedDict[Hashable, V] = OrderedDict()

    def get(self, key: Hashable) -> V | None:
        """A value, if it is still there."""
        with self._lock:
            if key in self._items:
                self._items.move_to_end(key)
            return self._items.get(key)

    def put(self, key: Hashable, value: V) -> V:
        """Keep a value and return it; the oldest ones go when there is no room."""
        with self._lock:
            self._weight += self._weigh(value)
            if key in self._items:
                self._weight -= self._weigh(self._items.pop(key))
            self._items[key] = value
            while self._weight > self._room and len(self._items) > 1:
                self._weight -= self._weigh(self._items.popitem(last=False)[1])
        return value


class Shelf:
    """Bytes in a folder, by the content they were made from; losing them costs only time."""

    def __init__(self, folder: Path | None = None) -> None:
        """Without a folder nothing is kept."""
        self.folder = folder

    def open(self, folder: Path) -> None:
        """Keep things here from now on, and throw away what has not been used for long."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for path in folder.iterdir():
                if time.time() - path.stat().st_mtime > _UNUSED * _DAY:
                    path.unlink(missing_ok=True)
        except OSError:
            return
        self.folder = folder

    def has(self, made_from: object) -> bool:
        """Whether this is there."""
        path = self._path(made_from)
        return path is not None and path.exists()

    def get(self, made_from: object) -> bytes | None:
        """What was kept; None as well if it cannot be read."""
        path = self._path(made_from)
        if path is None:
            return None
        try:
            data = zstandard.decompress(path.read_bytes())
            if time.time() - path.stat().st_mtime > _DAY:
                os.utime(path)
        except (OSError, zstandard.ZstdError):
            return None
        return data

    def put(self, made_from: object, data: bytes) -> None:
        """Keep something; a full or read-only disk is no reason not to draw."""
        path = self._path(made_from)
        if path is None:
            return
        own = path.with_suffix(f".{os.getpid()}")
        try:
            own.write_bytes(zstandard.compress(data, _LEVEL))
            own.replace(path)
        except OSError:
            return

    def _path(self, made_from: object) -> Path | None:
        if self.folder is None:
            return None
        text = repr((_tools(), made_from))
        return self.folder / f"{text_digest(text, 16)}.zst"


@cache
def _tools() -> list[str]:
    return [version(name) for name in ("resvg_py", "pillow", "font-source-sans-pro")]


SHELF = Shelf()
