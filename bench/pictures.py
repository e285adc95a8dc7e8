"""CPU time of pictures over real games: `python -m bench.pictures [GAME…] [--moves N]`.

With `--posted`: how large the pictures are that are posted with messages, and their letters.

Pictures are drawn as in the bot's own process for them: whole maps are ready, and what never
changes has been drawn once by an earlier start.
"""

import argparse
import gc
import statistics
import tempfile
import time
from pathlib import Path

from bot.discord_ui.faces import Face, ahead, face
from bot.games import GAMES, rules
from bot.kernel import View
from bot.render.cache import SHELF
from bot.text import words
from bot.workshop.match import Match
from bot.workshop.policies import policy
from tests.render.posted import posted

OPTIONS = {"risk": {"mode": "dominion", "houses": "random"}}


def measure(name: str, players: int, moves: int, seed: str) -> list[float]:
    """Milliseconds of CPU for each picture that differs from the one before."""
    game, drawn, last = rules(name), face(name), ""
    options = game.Options.model_validate(OPTIONS.get(name, {}))
    match = Match(game, players, seed, [policy(game, "standin")] * players, options)
    cost: list[float] = []
    for _ in match.steps():
        view = game.view(match.state, None)
        board = "\n".join(drawn.board_text(view, words("en"), str))
        if board == last or not getattr(view, "round", 1):
            continue
        last = board
        cost.append(_cost(drawn, view))
        if len(cost) == moves:
            break
    return cost


def _cost(drawn: Face, view: View) -> float:
    began = time.process_time()
    drawn.picture(view, words("en"), lambda seat: f"Player {seat}")
    return 1000 * (time.process_time() - began)


def main(arguments: list[str] | None = None) -> None:
    """Print a line for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--moves", type=int, default=150)
    parser.add_argument("--seed", default="pictures")
    parser.add_argument("--shelf", type=Path, help="keep what never changes here")
    parser.add_argument("--posted", action="store_true", help="bytes and letters, not time")
    given = parser.parse_args(arguments)
    if given.posted:
        for name in given.games:
            for players in rules(name).players:
                _report_posted(name, players, given.moves, given.seed)
        return
    with tempfile.TemporaryDirectory() as folder:
        SHELF.open(given.shelf or Path(folder))
        words("en")  # read once per process
        began = time.process_time()
        pieces = sum(1 for _ in ahead())
        print(f"{pieces} pieces ahead: {time.process_time() - began:.1f} s")
        gc.collect()
        gc.freeze()
        for name in given.games:
            for players in rules(name).players:
                _report(name, players, measure(name, players, given.moves, given.seed))


def _report_posted(name: str, players: int, moves: int, seed: str) -> None:
    """One line: the picture after every seventh answer."""
    options = OPTIONS.get(name, {})
    found = list(posted(name, players, seed, options, every=7, most=7 * moves))
    sizes = [len(one.data) for one in found]
    print(
        f"{name}, {players} players: {len(found)} pictures, median"
        f" {statistics.median(sizes) / 1000:.0f} KB, largest {max(sizes) / 1000:.0f} KB,"
        f" smallest letters {min(one.smallest for one in found):.1f} px at a width of 400",
        flush=True,
    )


def _report(name: str, players: int, costs: list[float]) -> None:
    first, *cost = costs
    middle, most = statistics.median(cost), max(cost)
    print(
        f"{name}, {players} players: first {first:.0f} ms, then {len(cost)} pictures:"
        f" median {middle:.0f} ms, 95% {sorted(cost)[len(cost) * 95 // 100]:.0f} ms,"
        f" most {most:.0f} ms"
    )


if __name__ == "__main__":
    main()
