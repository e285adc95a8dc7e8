"""Tie-breaks: small pure functions from everybody's games to exact fractions, more is better."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Literal

from bot.tournaments.plain import Person
from bot.tournaments.tiebreaks.best_game import best_game
from bot.tournaments.tiebreaks.book import Book, Game
from bot.tournaments.tiebreaks.buchholz import buchholz
from bot.tournaments.tiebreaks.extended_strength import extended_strength
from bot.tournaments.tiebreaks.head_to_head import head_to_head
from bot.tournaments.tiebreaks.sonneborn import sonneborn
from bot.tournaments.tiebreaks.strength import strength
from bot.tournaments.tiebreaks.table_share import table_share
from bot.tournaments.tiebreaks.wins import seconds, wins

TieBreak = Literal[
    "head_to_head",
    "strength",
    "extended_strength",
    "buchholz",
    "sonneborn",
    "wins",
    "seconds",
    "table_share",
    "best_game",
]

TIE_BREAKS: Mapping[TieBreak, Callable[[Book, Sequence[Person]], Mapping[Person, Fraction]]] = {
    "head_to_head": head_to_head,
    "strength": strength,
    "extended_strength": extended_strength,
    "buchholz": buchholz,
    "sonneborn": sonneborn,
    "wins": wins,
    "seconds": seconds,
    "table_share": table_share,
    "best_game": best_game,
}
"""By name, as settings list them."""

__all__ = ["TIE_BREAKS", "Book", "Game", "Person", "TieBreak"]
