"""How much of a card game's rulebook has to be waited for: `python -m bench.windows [--players N]`.

Waits per round by rules of thumb with the usual orders (as `bench.waits` counts them), challenges
per round, and how often the rulebook would ask: in every action window and before and after
everything that happens, each player once at least. What is asked again after an act is left out.
"""

import argparse
from collections import Counter
from typing import Any
from unittest.mock import patch

from bench.soak import rules_of
from bench.waits import Waits, seated
from bot.games.lcg.edition import edition_for
from bot.games.lcg.windows import Window

TRIGGERED = 3
"""R15.2: would, interrupt and reaction windows of one occurrence."""


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="card_game_2e")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    given = parser.parse_args()
    rules = rules_of(given.game)
    edition = edition_for(rules.State)
    assert edition is not None
    seen, counted = Waits(), Counter[str]()
    wake, begun = type(edition).wake, Window.model_post_init

    def occurs(self: Any, state: Any, deeds: Any) -> None:
        counted["occurrences"] += 1
        counted["challenges"] += any(deed.kind == "initiated" for deed in deeds)
        wake(self, state, deeds)

    def opens(self: Window, context: Any) -> None:
        counted["windows"] += self.window.startswith("W") and not self.frame
        begun(self, context)

    with (
        patch.object(type(edition), "wake", occurs),
        patch.object(Window, "model_post_init", opens),
    ):
        for game in range(given.games):
            seen.play(seated(rules, given.players, f"waits-{game}", "heuristic", {}, {}))
    print(seen.report())
    rounds = seen.rounds
    waits = sum(seen.waits.values()) / rounds
    windows: float = counted["windows"] / rounds
    triggered: float = TRIGGERED * counted["occurrences"] / rounds
    print(f"challenges per round {counted['challenges'] / rounds:.2f}")
    print(f"action windows per round {windows:.1f}, of occurrences {triggered:.1f}")
    every = {"action windows": windows, "all windows": windows + triggered}
    for name, number in every.items():
        asked = number * given.players
        print(f"asking everybody in {name}: {asked:.0f} a round; waits {waits / asked:.3f} of that")


if __name__ == "__main__":
    main()
