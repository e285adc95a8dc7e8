"""How often one thoughtful player beats a table of random ones: `python -m bench.policy`."""

import argparse
import time
from typing import Any

from pydantic import BaseModel

from bot.games import GAMES, rules
from bot.kernel import Rules
from bot.kernel.rules import Policy
from bot.workshop.match import Match
from bot.workshop.policies import at_random, policy


def wins(
    game: Rules[Any],
    name: str,
    players: int,
    games: int,
    seed: str,
    options: BaseModel | None = None,
) -> int:
    """Games won by one seat that plays this policy against random ones; seats take turns."""
    won = 0
    for number in range(games):
        seat = number % players
        seats: list[Policy] = [at_random] * players
        seats[seat] = policy(game, name)
        match = Match(game, players, f"{seed}/{number}", seats, options)
        for _ in match.steps():
            pass
        assert match.state.finish is not None
        won += match.state.finish.winners == [seat]
    return won


def main(arguments: list[str] | None = None) -> None:
    """Print a line for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default="risk")
    parser.add_argument("--policy", default="heuristic")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="policy")
    parser.add_argument("--players", type=int, nargs="*")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    given = parser.parse_args(arguments)
    game = rules(given.game)
    wanted = dict(one.partition("=")[::2] for one in given.option)
    options = game.Options.model_validate(wanted)
    for players in given.players or game.players:
        started = time.process_time()
        won = wins(game, given.policy, players, given.games, given.seed, options)
        cost = (time.process_time() - started) / given.games
        print(f"{players} players: {won} of {given.games} games won, {cost:.2f} s a game")


if __name__ == "__main__":
    main()
