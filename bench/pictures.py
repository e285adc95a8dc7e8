"""CPU time of the board's picture over real games: `python -m bench.pictures [--moves N]`."""

import argparse
import statistics
import time

from bot.discord_ui.faces import face, warm_up
from bot.games import rules
from bot.text import words
from bot.workshop.match import Match
from bot.workshop.policies import policy


def measure(players: int, moves: int, seed: str) -> list[float]:
    """Milliseconds of CPU for each picture that differs from the one before."""
    game, drawn, last = rules("risk"), face("risk"), ""
    options = game.Options.model_validate({"mode": "dominion", "houses": "random"})
    match = Match(game, players, seed, [policy(game, "heuristic")] * players, options)
    cost: list[float] = []
    for _ in match.steps():
        view = game.view(match.state, None)
        if drawn.picture_key(view) == last or not view.model_dump(include={"round"})["round"]:
            continue
        last = drawn.picture_key(view)
        began = time.process_time()
        drawn.picture(view, words("en"), lambda seat: f"Player {seat}")
        cost.append(1000 * (time.process_time() - began))
        if len(cost) == moves:
            break
    return cost


def main(arguments: list[str] | None = None) -> None:
    """Print a line for each board."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=150)
    parser.add_argument("--seed", default="pictures")
    given = parser.parse_args(arguments)
    warm_up()
    for players in (2, 5, 7):
        first, *cost = measure(players, given.moves, given.seed)
        middle, most = statistics.median(cost), max(cost)
        print(
            f"{players} players: first {first:.0f} ms, then {len(cost)} pictures:"
            f" median {middle:.0f} ms, 95% {sorted(cost)[len(cost) * 95 // 100]:.0f} ms,"
            f" most {most:.0f} ms"
        )


if __name__ == "__main__":
    main()
