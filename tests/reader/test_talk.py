"""Talk is left alone: no line of ordinary chat changes anything, at any question of any game."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from bench.reader import questions
from bot.games import GAMES
from bot.kernel import Illegal
from bot.reader import Message, Prompt

from .test_turned import PLAYED, positions

TALK = Path(__file__).parent / "talk"
ACTS = ("do", "note", "plan", "order")
EXACT = frozenset({"yes", "ja", "agreed", "i agree", "please stop", "valar morghulis"})
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
    for game in PLAYED:
        for where in positions(game).NAMES:
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
    prompt = positions(game).writer(where).prompt()
    chance = Random(f"{game}/{where}")
    found = []
    for language in ("en", "de"):
        some = [*spoken(language), *chance.sample(lines(language), MADE)]
        found += [done for text in some if text not in EXACT and (done := acts(text, prompt))]
    assert found == []


@pytest.mark.parametrize("game", [game for game in GAMES if game not in PLAYED])
def test_talk_changes_nothing_in_a_game_that_is_played_by_lot(game: str) -> None:
    """A game without a list of positions, found by its manifest, at every question that is met."""
    known = GAMES[game]
    found = []
    for question in questions(known.rules, 1, "talk"):
        view = known.rules.view(question.state, question.seat)
        prompt = Prompt(game, view, known.lexicon)
        chance = Random(f"{game}/{question.topic}/{question.state.seats}")
        for language in ("en", "de"):
            some = chance.sample(lines(language), MADE)
            found += [done for text in some if text not in EXACT and (done := acts(text, prompt))]
    assert found == []
