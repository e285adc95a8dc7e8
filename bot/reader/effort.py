"""How much thought one text is worth: counted in places that are looked up, not in seconds.

Where words can stand for many things, a short text can be as much work as a book. Ordinary lines
need a third of this as a rule; whatever needs more is not read to its end, and nothing is done.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from bot.kernel import Illegal

MOST = 3000


class Effort:
    """What is left of it for one text."""

    def __init__(self, most: int = MOST) -> None:
        """Nothing has been looked up."""
        self.left = most


class Exhausted(Exception):
    """No refusal of the rules, lest a reader go on without the rest: what is left would be sure."""


_effort: ContextVar[Effort | None] = ContextVar("effort", default=None)


@contextmanager
def limited(effort: Effort | None = None) -> Iterator[None]:
    """Count what is looked up in here; Illegal if it becomes too much."""
    token = _effort.set(effort or _effort.get() or Effort())
    try:
        yield
    except Exhausted:
        raise Illegal("typed-too-much") from None
    finally:
        _effort.reset(token)


def spend(places: int) -> None:
    """So many more places were looked up."""
    effort = _effort.get()
    if effort is not None:
        effort.left -= places
        if effort.left < 0:
            raise Exhausted
