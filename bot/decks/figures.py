"""What a deck looks like in numbers: costs, types, icons."""

from collections import Counter
from dataclasses import dataclass

from bot.decks.model import Deck, size
from bot.decks.pool import Pool

COSTLY = 7
"""Cards that cost so much or more are counted together."""


@dataclass(frozen=True)
class Figures:
    """The numbers of a deck; all of them count copies."""

    plots: int
    draw: int
    costs: tuple[int, ...]
    """How many cards cost 0, 1, 2 and so on; the last number is of those that cost more."""
    types: tuple[tuple[str, int], ...]
    icons: tuple[tuple[str, int], ...]


def figures(deck: Deck, pool: Pool) -> Figures:
    """Return the costs, types and icons of a deck, counted."""
    costs: Counter[int] = Counter()
    types: Counter[str] = Counter()
    icons: Counter[str] = Counter()
    for one in deck.draw:
        card = pool.cards[one.id]
        costs[min(card.price, COSTLY)] += one.count
        types[card.type] += one.count
        for icon in card.icons:
            icons[icon] += one.count
    return Figures(
        size(deck.plots),
        size(deck.draw),
        tuple(costs[cost] for cost in range(COSTLY + 1)),
        tuple(types.most_common()),
        tuple(sorted(icons.items())),
    )
