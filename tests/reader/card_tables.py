"""Positions of the card games, arranged by the cards of each house."""

from collections.abc import Mapping
from typing import Any

from .tables import Made, Place, Tables

__all__ = ["CardTables", "Made", "Where"]

Where = tuple[str, dict[str, Any], Made]
"""A set-up, what is different from it, and the answers given there."""


class CardTables(Tables):
    """The positions of one card game; it is the first seat that writes."""

    def __init__(
        self, game: str, where: Mapping[str, Where], options: Mapping[str, Any] | None = None
    ) -> None:
        """`options`: what the table has agreed on, by position."""
        agreed = options or {}
        places = {n: Place(0, *one, options=agreed.get(n, {})) for n, one in where.items()}
        super().__init__(game, places)
