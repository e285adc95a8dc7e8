"""What is refused is never offered, and what is asked, told or taken back is never done.

Every option of every question that is a choice, in sentences that turn it round: made up here, so
that a word for a thing is tried in all of them.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from types import ModuleType
from typing import Any

import pytest

from bot.games import GAMES
from bot.kernel import Choose
from bot.reader import Reading
from bot.reader.looks import LOOKS
from bot.text import LANGUAGES, words

from .presses import plain
from .writing import Writer

REFUSED = [
    *("not {}", "no {} today", "please not {}", "{}? no way", "i dont want {}", "never {}"),
    *("{} never again", "definitely not {} this time", "{} no thanks", "no {} for me"),
    *("nicht {}", "bloß nicht {}", "auf keinen fall {}", "kein {} heute", "{} auf keinen fall"),
    *("{} bitte nicht", "ich will {} nicht", "niemals {}", "{} lieber nicht", "nee {} nicht"),
    *("{} kommt nicht in frage", "nie im leben {}", "keine {} von mir", "{}, nein danke"),
]
ASKED = [
    *("should i take {}?", "what if i {}", "if he comes i {}", "{}?", "cleo said {}", '"{}"'),
    *("maybe {} maybe not", "i would have done {}", "why would anybody {}", "{} is overrated"),
    *("ben should {}", "last time it was {}", "{} or nothing", "i thought about {}"),
    *("soll ich {}?", "wenn er kommt dann {}", "was wäre mit {}", "hätte ich mal {}"),
    *("wer nimmt schon {}", "{} ist überbewertet", "{} war gestern", "wollte erst {}"),
]
TAKEN_BACK = [
    *("{} no wait {}", "{}. no hang on, {}", "{}, sorry i meant {}", "{}... actually {}"),
    *("{} scratch that {}", "{} nein doch {}", "{}, ach quatsch, {}", "{} moment, lieber {}"),
    *("{} äh ich meine {}", "{} hm ne {}"),
]
PLAYED = [game for game in GAMES if game != "card_game_1e"]
MOST = 3
"""Options of each question."""
TURNING = {"no", "not", "kein", "keine", "do", "nothing", "nichts", "nicht", "pass", "leave", "yes"}
TURNING |= {
    "stay",
    "out",
    "raus",
    "keins",
    "halte",
    "heraushalten",
    "keep",
    "nein",
    "ja",
    "passen",
    "karten",
    "liegen",
    "go",
    "weiter",
    "none",
    "done",
}


@cache
def positions(game: str) -> ModuleType:
    """Where the lines of a game are written."""
    return import_module(f"tests.reader.positions_{game}")


def options(game: str) -> Iterator[tuple[str, str, list[tuple[str, str]]]]:
    """Position, language, and some of the options there: id and what stands on its button."""
    for where in positions(game).NAMES:
        ask = positions(game).writer(where).prompt().shown
        if not isinstance(ask, Choose) or ask.max > 1:
            continue
        for language in LANGUAGES:
            said = words(language)
            known = [(one.id, plain(said.option(game, one, lambda _: ""))) for one in ask.options]
            # What says itself that nothing is done cannot be refused in these words.
            listed = [
                one
                for one in known
                if one[1] and not {*one[1].split()} & TURNING and ":" not in one[1]
            ]
            yield where, language, listed[:MOST]


def offered(reading: Reading | None) -> list[Any]:
    """The answers on buttons to the question that is shown."""
    return [one.steps[0][1] for one in reading.moves] if reading and reading.kind == "offer" else []


def changed(writer: Writer) -> bool:
    """Whether something was done, and not only shown."""
    return bool(writer.noted) or any(one not in LOOKS for one in writer.done)


@pytest.mark.parametrize("game", PLAYED)
def test_what_is_refused_is_neither_done_nor_offered(game: str) -> None:
    found = []
    for where, _, listed in options(game):
        many = len(listed) > 1  # Of two answers, a no to one is the other.
        for option, label in listed:
            for pattern in REFUSED:
                writer = positions(game).writer(where).write(pattern.format(label))
                if (changed(writer) and many) or [option] in offered(writer.last):
                    found.append((where, pattern.format(label)))
    assert found == []


@pytest.mark.parametrize("game", PLAYED)
def test_what_is_asked_or_told_is_not_done(game: str) -> None:
    found = []
    for where, _, listed in options(game):
        for _, label in listed:
            for pattern in ASKED:
                writer = positions(game).writer(where).write(pattern.format(label))
                if changed(writer):
                    found.append((where, pattern.format(label)))
    assert found == []


@pytest.mark.parametrize("game", PLAYED)
def test_what_is_taken_back_is_not_done_nor_offered_alone(game: str) -> None:
    found = []
    for where, _, listed in options(game):
        for (old, one), (_, other) in pairwise(listed):
            for pattern in TAKEN_BACK:
                text = pattern.format(one, other)
                writer = positions(game).writer(where).write(text)
                if changed(writer) or offered(writer.last) == [[old]]:
                    found.append((where, text))
    assert found == []
