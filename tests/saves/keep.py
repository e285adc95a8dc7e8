"""Save positions of this release for ever: `python -m tests.saves.keep 0.2`, once per release.

`python -m tests.saves.keep 0.2 risk` saves those of one game.

Later releases have to load them and play on. Never write a folder anew that has been released.
"""

import sys
from pathlib import Path
from typing import Any

from bench.soak import options_by_lot
from bot import games
from bot.kernel import Rng, Rules, prefer
from bot.workshop.match import Match
from bot.workshop.policies import at_random

HERE = Path(__file__).parent
GAMES_TRIED = 60


def positions(rules: Rules[Any]) -> dict[str, str]:
    """For every question of the game one position in which it is open, over all player counts."""
    found: dict[str, str] = {}
    for number in range(GAMES_TRIED):
        seats = rules.players[number % len(rules.players)]
        chance = Rng(seed=f"keep-{number}/preferences")
        # The usual game first, then all sorts of options: they bring other questions.
        options = options_by_lot(rules, seats, chance) if number % 2 else rules.Options()
        match = Match(rules, seats, f"keep-{number}", [at_random] * seats, options)
        for seat in range(seats):
            for key, known in rules.preferences.items():
                match.state = prefer(rules, match.state, seat, key, known.by_lot(chance)).state
        for count, _ in enumerate(match.steps()):
            for ask in match.state.asks:
                topic = f"{ask.topic}-in-{match.state.stack[-2].frame}"
                if topic not in found and count >= number and _wanted(rules, seats, number, found):
                    found[topic] = rules.dump(match.state)
    return found


def _wanted(rules: Rules[Any], seats: int, number: int, found: dict[str, str]) -> bool:
    """Turn through the player counts at first, take what comes later on."""
    turn = rules.players[len(found) % len(rules.players)]
    return seats == turn or number >= len(rules.players)


def main(release: str, *some: str) -> None:
    """Write the folders of some games, or of all; refuse to touch one that is there."""
    for game in some or games.GAMES:
        folder = HERE / game / release
        if folder.exists():
            raise SystemExit(f"{folder} is there already; saved games are never changed")
        folder.mkdir(parents=True)
        for name, text in positions(games.rules(game)).items():
            (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
