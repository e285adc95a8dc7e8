"""What do words weigh in a line that is a move, and in one that is talk? `python -m bench.likely`.

Learns the weights of `bot/reader/likely.txt` from the lines that are kept in the tests: those of
which somebody said what they mean. What is refused counts as talk: silence is right there. With
`--without NAME` the lists of that name are left out, nothing is written, and it is told how many
of their lines are judged rightly, as a new list would be. In `tests/reader/taught` are lists that
are only learned from: whoever wrote them knew the reader.
"""

import argparse
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import yaml

from bench.typed import lines
from bot.games import GAMES
from bot.kernel import Illegal
from bot.reader import Message, Prompt
from bot.reader.likely import WEIGHTS, marks
from bot.reader.text import limited
from tests.reader.positions import positions

TESTS = Path("tests/reader")
SEED = "likely"
ROUNDS, RATE, PULL = 6, 0.15, 0.03
LEAST_SEEN = 3
LEAST_WEIGHT = 0.05
WRITTEN = 1500
"""So many of the moves in the lists before, by lot."""

Line = tuple[frozenset[str], bool]


def pressed() -> Iterator[tuple[str, str, str, str, str]]:
    """List, game, position, text and meaning of every line of the kept lists."""
    for game in GAMES:
        for file in sorted(TESTS.glob(f"*/*_{game}.yaml")):
            for where, text, about in lines(file):
                yield file.name.partition("_")[0], game, where, text, about


def written() -> Iterator[tuple[str, str, str]]:
    """Game, position and text of the moves in the lists before."""
    for file in sorted((TESTS / "lines").glob("*.yaml")):
        for listed in yaml.safe_load_all(file.read_text("utf-8")):
            for where, told in (listed or {}).items():
                for text, meant in told:
                    if str(meant).partition(" ")[0] != "ask":
                        yield file.stem, where, str(text)


def prompt(game: str, where: str, known: dict[tuple[str, str], Prompt]) -> Prompt:
    """What a player sees there."""
    if (game, where) not in known:
        known[game, where] = positions(game).writer(where).prompt()
    return known[game, where]


def learned(told: list[Line]) -> dict[str, float]:
    """Logistic regression, step by step, each weight with a rate of its own."""
    seen = Counter(mark for found, _ in told for mark in found)
    rows = [
        ([mark for mark in sorted(found) if seen[mark] >= LEAST_SEEN], is_move)
        for found, is_move in told
    ]
    weight: dict[str, float] = defaultdict(float)
    moved: dict[str, float] = defaultdict(lambda: 0.01)
    chance = Random(SEED)
    for _ in range(ROUNDS):
        chance.shuffle(rows)
        for found, is_move in rows:
            chances = 1 / (1 + math.exp(-max(-30.0, min(30.0, sum(weight[one] for one in found)))))
            for one in found:
                slope = chances - is_move + PULL * weight[one]
                moved[one] += slope * slope
                weight[one] -= RATE * slope / math.sqrt(moved[one])
    return {mark: round(one, 2) for mark, one in sorted(weight.items()) if abs(one) >= LEAST_WEIGHT}


def read(
    listed: Iterable[tuple[str, str, str]], is_move: bool, known: dict[tuple[str, str], Prompt]
) -> Iterator[Line]:
    """Every line with its marks."""
    for game, where, text in listed:
        at = prompt(game, where, known)
        try:
            with limited():
                yield marks(at, Message(text).whole(at)), is_move
        except Illegal:
            continue


def main() -> None:
    """Learn, and tell how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--without", default="", help="lists that are only judged")
    without = parser.parse_args().without.split(",")
    known: dict[tuple[str, str], Prompt] = {}
    told: list[Line] = []
    judged: list[Line] = []
    for name, game, where, text, about in pressed():
        if about != "ask":
            is_move = about.partition(" ")[0] not in ("talk", "not")
            one = [*read([(game, where, text)], is_move, known)]
            (judged if name in without else told).extend(one)
    told += read(Random(SEED).sample([*written()], WRITTEN), True, known)
    weight = learned(told)
    if without != [""]:
        right = sum(
            (sum(weight.get(one, 0.0) for one in found) > 0) == is_move for found, is_move in judged
        )
        print(f"{right} of {len(judged)} lines judged rightly")
        return
    WEIGHTS.write_text("".join(f"{one:g} {mark}\n" for mark, one in weight.items()), "utf-8")
    print(f"{len(told)} lines, {len(weight)} weights")


if __name__ == "__main__":
    main()
