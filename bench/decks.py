"""A thoughtful player against random ones with every pair of ready decks: `python -m bench.decks`.

Prints the pairs in which the thoughtful player won less often than wanted, then the worst and all.
With `--players 4` the random ones take further decks by lot. Ends with 1 if a pair was too weak.
"""

import argparse
import sys

from bench.policy import wins
from bot.games.card_game_2e.rules.facts import decks
from bot.games.card_game_2e.rules.rulebook import RULES
from bot.games.card_game_2e.rules.state import ThronesOptions


def main() -> int:
    """Play all pairs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="for each pair")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--wanted", type=float, default=0.95)
    parser.add_argument("--only", type=int, default=0, help="so many decks at most")
    given = parser.parse_args()
    ready = list(decks())[: given.only or None]
    won: dict[tuple[str, str], float] = {}
    for mine in ready:
        for theirs in ready:
            rest = [""] * (given.players - 2)
            options = ThronesOptions(decks=[mine, theirs, *rest])
            seed = f"{mine}/{theirs}"
            found = sum(
                wins(RULES, "heuristic", given.players, 1, f"{seed}/{number}", options)
                for number in range(given.games)
            )
            won[mine, theirs] = found / given.games
            if won[mine, theirs] < given.wanted:
                print(f"{mine} against {theirs}: {found} of {given.games}", flush=True)
    print(
        f"{len(won)} pairs, worst {min(won.values()):.2f}, all {sum(won.values()) / len(won):.3f}"
    )
    return 1 if min(won.values()) < given.wanted else 0


if __name__ == "__main__":
    sys.exit(main())
