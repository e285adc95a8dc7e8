"""One package per game: pure rules that know the kernel only."""

from functools import cache
from importlib import import_module
from typing import Any

from bot.kernel import Rules

GAMES = ("risk", "iron_throne", "board_game")
"""The games Maester knows, by id: the name of the package and of the cog."""


@cache
def rules(game: str) -> Rules[Any]:
    """The rules of one game; KeyError if there is none of that name."""
    if game not in GAMES:
        raise KeyError(game)
    found: Rules[Any] = import_module(f"bot.games.{game}").RULES
    return found
