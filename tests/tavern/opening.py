"""For as long as a test needs it, the tavern is one of the games that Maester knows."""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.games import Game, register, unregister


@contextmanager
def tavern_opened() -> Iterator[Game]:
    """Register the tavern, and forget it again."""
    game = register("tests.tavern")
    try:
        yield game
    finally:
        unregister(game)
