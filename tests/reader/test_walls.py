"""Walls of words are given up on, after little work."""

import random

import pytest
from bot.discord_ui.typed.deciding import Reader, parted
from bot.discord_ui.typed.lexicon import lexicon
from bot.discord_ui.typed.paths import MOST_TRIED, read
from bot.discord_ui.typed.segment import Segment
from bot.discord_ui.typed.tokens import moves, plain, tokens

from .positions import RULES, position, writer

RISK = lexicon("risk")
WORDS = ["winterfel", "harenhal", "stoney", "kings", "attack", "until", "golden", "3", "to", "from"]


@pytest.mark.parametrize("length", [20, 38, 79])
def test_a_wall_is_not_worth_much_thought(length: int) -> None:
    chance = random.Random(length)
    words = [chance.choice(WORDS) for _ in range(length)]
    segment = Segment("risk", words, RULES.view(position("attack"), 0), RISK)
    read(segment)
    assert segment.tried <= MOST_TRIED + 50


def test_too_many_words_are_refused() -> None:
    view = RULES.view(position("place"), 0)
    decision = Reader("risk", view, RISK).decide(parted("winterfell 1, " * 60, "risk", RISK))
    assert decision.kind == "refuse"
    assert decision.refusal is not None
    assert decision.refusal.reason == "typed-too-long"


def test_a_wall_of_moves_stops_at_the_first_that_fails() -> None:
    wrote = writer("attack").write("done; no maneuver; " + "done; " * 50)
    assert wrote.done[:2] == ["invade_from=end", "maneuver_from=none"]


def test_words_become_plain() -> None:
    assert tokens("**King’s** Landing → `Pyke`") == ["kings", "landing", "->", "pyke"]
    assert tokens("<@123> <@!45> <#6> <@&7> <:x:8> Höhe") == ["hoehe"]
    assert plain("\u202eab\u202c\u200bc") == "abc"
    assert tokens("3x Pyke -3") == ["3", "pyke", "-", "3"]


def test_moves_are_parted() -> None:
    assert moves("a 3; b\nc then d, and then e", ("then",)) == [["a", "3"], *map(list, "bcde")]
    assert moves("Pyke 3. Attack!", ()) == [["pyke", "3"], ["attack"]]
