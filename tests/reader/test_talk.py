"""Talk is left alone: no line of ordinary chat changes anything, at any question of any game."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from bot.kernel import Illegal
from bot.reader import Message, Prompt

from . import positions_board_game, positions_iron_throne, positions_risk

TALK = Path(__file__).parent / "talk"
GAMES: dict[str, ModuleType] = {
    "risk": positions_risk,
    "iron_throne": positions_iron_throne,
    "board_game": positions_board_game,
}
ACTS = ("do", "note", "plan", "order")
EXACT = frozenset({"yes", "ja", "agreed", "i agree", "please stop"})
"""The very words of an answer: these are no talk where something is asked that they answer."""
MADE = 60
"""Of the lines that nobody wrote so many at each question, by lot."""


@cache
def spoken(language: str) -> list[str]:
    """The lines of a language that people wrote; they are tried at every question."""
    written = (TALK / f"spoken_{language}.txt").read_text("utf-8").splitlines()
    return [*dict.fromkeys(filter(str.strip, written))]


@cache
def lines(language: str) -> list[str]:
    """All lines of a language."""
    made = (TALK / f"{language}.txt").read_text("utf-8").splitlines()
    return [*dict.fromkeys([*spoken(language), *made])]


def places() -> Iterator[tuple[str, str]]:
    """Every position of every game."""
    for game, known in GAMES.items():
        for where in dict.fromkeys([*known.WHERE, "houses"]):
            yield game, where


def acts(text: str, prompt: Prompt) -> str:
    """What a line would do; empty if nothing."""
    try:
        reading = Message(text).read(prompt)
    except Illegal:
        return ""
    undone = reading.kind == "look" and reading.look == "undo"
    if reading.kind not in ACTS and not undone:
        return ""
    return f"{text!r}: {[move.answers for move in reading.moves]} {reading.look}"


def test_there_is_talk_enough() -> None:
    assert sum(len(lines(language)) for language in ("en", "de")) >= 4000


@pytest.mark.parametrize(("game", "where"), [*places()])
def test_talk_changes_nothing(game: str, where: str) -> None:
    prompt = GAMES[game].writer(where).prompt()
    chance = Random(f"{game}/{where}")
    found = []
    for language in ("en", "de"):
        some = [*spoken(language), *chance.sample(lines(language), MADE)]
        found += [done for text in some if text not in EXACT and (done := acts(text, prompt))]
    assert found == []
