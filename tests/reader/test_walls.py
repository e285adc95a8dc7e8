"""Walls of words are given up on, after little work."""

import random

import pytest

from bot.reader.chains import MOST_TRIED, candidates
from bot.reader.parses import Reader
from bot.reader.reading import sentence
from bot.reader.text import parts, plain, tokens

from .positions_risk import writer

WORDS = ["winterfel", "harenhal", "stoney", "kings", "attack", "until", "golden", "3", "to", "from"]


@pytest.mark.parametrize("length", [20, 38, 79])
def test_a_wall_is_not_worth_much_thought(length: int) -> None:
    chance = random.Random(length)
    words = tuple(chance.choice(WORDS) for _ in range(length))
    prompt = writer("attack").prompt()
    reader = Reader(prompt, sentence(prompt, words))
    candidates(reader)
    assert reader.tried <= MOST_TRIED + 50


def test_a_wall_of_moves_stops_at_the_first_that_fails() -> None:
    wrote = writer("attack").write("done; no maneuver; " + "done; " * 50)
    assert wrote.done[:2] == ["invade_from=end", "maneuver_from=none"]


def test_words_become_plain() -> None:
    assert tokens("**King’s** Landing → `Pyke`") == ("kings", "landing", "->", "pyke")
    assert tokens("<@123> <@!45> <#6> <@&7> <:x:8> Höhe") == ("hoehe",)
    assert plain("\u202eab\u202c\u200bc") == "abc"
    assert tokens("3x Pyke -3") == ("3", "pyke", "-3")
    assert tokens('say "pass"') == ("say", '"', "pass", '"')


def test_a_message_is_parted() -> None:
    found = parts("a 3; b\nc then d, and then e", frozenset({"then"}))
    assert found == [("a", "3"), *((one,) for one in "bcde")]
    assert parts("Pyke 3. Attack!", frozenset()) == [("pyke", "3"), ("attack",)]
