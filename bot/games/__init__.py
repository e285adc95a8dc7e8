"""One package per game, found by its manifest: nothing outside a game's package knows its name.

A package of this folder is a game if it has a `GAME` (see `manifest.Game`). A game that lives
elsewhere is added by `register`, and is then found by everything that finds the others.
"""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any

from bot.games.manifest import Game
from bot.kernel import Rules
from bot.text.words import add_folder, remove_folder

__all__ = ["GAMES", "RULES", "Game", "register", "registered", "rules", "tried", "unregister"]

_known: dict[str, Game] = {}

GAMES: Mapping[str, Game] = MappingProxyType(_known)
"""The games Maester knows, by id."""


class _Rules(dict[str, Rules[Any]]):
    """The rules of games, each imported when it is first asked for."""

    def __missing__(self, game: str) -> Rules[Any]:
        """Look the game up; KeyError if there is none of that name."""
        self[game] = GAMES[game].rules
        return self[game]


_rules = _Rules()
RULES: Mapping[str, Rules[Any]] = _rules
"""Their rules, by id, which is all that a table needs to know of them."""

_own = f"{__name__}."


def rules(game: str) -> Rules[Any]:
    """The rules of one game; KeyError if there is none of that name."""
    return RULES[game]


def tried(game: str) -> Game | None:
    """A game to try rules with: a known one, or a draft that nobody can play yet.

    A package with a `DRAFT` instead of a `GAME` has rules and positions, but no face, words or cog.
    """
    if game in GAMES:
        return GAMES[game]
    if game not in {module.name for module in iter_modules(__path__) if module.ispkg}:
        return None
    draft: Game | None = getattr(import_module(f"{__name__}.{game}"), "DRAFT", None)
    return draft


def register(package: str) -> Game:
    """Add the game of a package to those that are known, and its words to the catalogues."""
    game: Game = import_module(package).GAME
    if _known.setdefault(game.id, game) is not game:
        raise ValueError(f"there are two games called {game.id}")
    add_folder(game.words)
    return game


def unregister(game: Game) -> None:
    """Forget a game that was registered, and its words."""
    del _known[game.id]
    _rules.pop(game.id, None)
    remove_folder(game.words)


def registered() -> list[str]:
    """The packages of games that live elsewhere, for another process to register them too."""
    return [game.package for game in GAMES.values() if not game.package.startswith(_own)]


def _discover() -> None:
    """Register every package beside this file that has a manifest."""
    for module in iter_modules(__path__):
        if module.ispkg and hasattr(import_module(f"{__name__}.{module.name}"), "GAME"):
            register(f"{__name__}.{module.name}")


_discover()
