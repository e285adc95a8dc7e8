"""A pairing before anybody has decided for it."""

from dataclasses import dataclass, field

from bot.tournaments.decisions import Bye, Plan


@dataclass
class Draft:
    """Tables, byes, and what they cost by name: repeats, houses, spread and so on."""

    tables: list[Plan]
    byes: list[Bye] = field(default_factory=list)
    cost: dict[str, int] = field(default_factory=dict)
