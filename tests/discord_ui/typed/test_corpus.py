"""What people write is understood or answered with the right buttons, and never taken wrongly."""

from functools import cache
from pathlib import Path

import pytest
import yaml

from .positions import Writer

LISTS = [*yaml.safe_load_all((Path(__file__).parent / "corpus.yaml").read_text("utf-8"))]
CASES = [
    (where, text, meant)
    for corpus in LISTS
    for where, lines in corpus.items()
    for text, meant in lines
]


def normal(meant: str) -> str:
    """An assignment in any order is the same."""
    head, eq, tail = meant.partition("place=")
    return f"{head}{eq}{'+'.join(sorted(tail.split('+')))}" if eq else meant


@cache
def outcome(where: str, text: str, meant: str) -> str:
    """`right`, `lost` (nothing done, the right thing not offered), or `wrong`."""
    writer = Writer(where).write(text)
    done = [normal(one) for one in writer.done]
    if meant.split(" ")[0] == "ask":
        wanted = normal(meant.partition(" ")[2])
        if done:
            return "wrong"
        return "right" if not wanted or wanted in map(normal, writer.offered) else "lost"
    wanted_moves = [normal(one) for one in meant.split(" / ")]
    if done != wanted_moves[: len(done)]:
        return "wrong"
    if len(done) == len(wanted_moves):
        return "right"
    missing = wanted_moves[len(done)]
    return "right" if missing in map(normal, writer.offered) else "lost"


@pytest.mark.parametrize("text", ["attack KL from HH", "attack kl hh", "KL <- HH", "hh > kl"])
def test_a_short_name_is_never_lost(text: str) -> None:
    """With the verb before it, `kl` looks like a typing error of `attacks`."""
    done = Writer("attack").write(text).done
    assert done == ["invade_from=harrenhal invade_to=kings_landing"]


def test_the_corpus_is_large_enough() -> None:
    assert len(CASES) >= 300


def test_nothing_is_understood_wrongly_without_asking() -> None:
    wrong = [case for case in CASES if outcome(*case) == "wrong"]
    assert wrong == []


def test_nearly_everything_is_understood_or_offered() -> None:
    lost = [case for case in CASES if outcome(*case) == "lost"]
    assert len(lost) <= len(CASES) * 5 // 100, lost
