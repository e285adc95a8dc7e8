"""What the tests of all faces need: names, positions of a game, and whether texts fit."""

from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from bot.discord_ui.faces import face
from bot.kernel import Rules, State
from bot.text import words
from bot.text.words import SeatName, units_of
from bot.workshop.match import Match
from bot.workshop.policies import at_random

HOSTILE = "**`~~||@everyone <@1> [x](y) { $z } \u202e🐉" * 100


def plain(seat: int) -> str:
    return ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus"][seat]


def hostile(seat: int) -> str:
    return HOSTILE


def positions(
    rules: Rules[Any], players: int, steps: int, every: int, options: BaseModel | None = None
) -> Iterator[State]:
    """Positions of one game, the first before houses are chosen."""
    table = [at_random] * players
    match = Match(rules, players, f"face/{players}", table, options, in_place=False)
    for number in range(steps):
        if number % every == 0 or match.state.finish is not None:
            yield match.state
        if match.state.finish is not None:
            return
        match.step()


def texts_fit(
    rules: Rules[Any], state: State, language: str, name: SeatName, lines: int, summary: int
) -> None:
    """For the public and for one seat; the summary has up to so many lines and units."""
    shown, catalogue = face(rules.id), words(language)
    for viewer in (None, 0):
        view = rules.view(state, viewer)
        assert 1 <= len(shown.summary(view, catalogue, name).splitlines()) <= lines
        assert 0 < units_of(shown.summary(view, catalogue, name)) <= summary
        pieces = shown.board_text(view, catalogue, name)
        assert pieces
        assert all(0 < units_of(piece) <= 1900 for piece in pieces)
        assert units_of(shown.hand_text(view, catalogue, name)) <= 1900
        assert 0 < units_of(shown.alt_text(view, catalogue, name)) <= 1024
