"""Whole games of every size, told in both languages: nothing is missing, nothing is too long."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.games import rules
from bot.kernel import Assign, Choose, Event, Key, Offer, Option, concede, prefer
from bot.kernel.asks import AnyAsk
from bot.text import LANGUAGES, Words, words
from bot.text.words import units_of
from bot.workshop.match import Match
from bot.workshop.policies import at_random

RISK = rules("risk")
STEPS = 1200
RAW = re.compile(
    r"\b(territory|card|region|house|seat|user|die|board|phase|maester|effect|window):\w|\{|\}|\bNone\b"
)
"""What would be left of a name or a variable that could not be told."""


def seat(number: int) -> str:
    return f"<@{1000 + number}>"


def choices(ask: AnyAsk) -> list[Option | Key]:
    if isinstance(ask, Choose):
        return [*ask.options]
    if isinstance(ask, Assign):
        return [*ask.keys, *ask.values]
    return [*ask.terms] if isinstance(ask, Offer) else []


def told(catalogue: Words, asks: list[Any], events: list[Event]) -> Iterator[tuple[str, int]]:
    """Every text that comes up, and how long it may be."""
    for event in events:
        yield catalogue.event("risk", event, seat), 1900
    for ask in asks:
        yield catalogue.ask("risk", ask, seat), 500
        yield catalogue.short("risk", ask, seat), 100
        yield catalogue.public("risk", ask.public), 80
        for choice in choices(ask):
            yield catalogue.option("risk", choice, seat), 80
            note = catalogue.note("risk", choice, seat)
            if note is not None:
                yield note, 100


@pytest.mark.parametrize("players", RISK.players)
@pytest.mark.parametrize("mode", ["skirmish", "dominion"])
def test_a_game_can_be_told(players: int, mode: str) -> None:
    houses = ("ranked", "draft", "random")[players % 3]
    options = RISK.Options(houses=houses, neutral_cards=players == 2, mode=mode)
    match = Match(RISK, players, f"told/{players}", [at_random] * players, options)
    for key, known in RISK.preferences.items():
        wish = list(known.choices) if known.many else "ask"
        match.state = prefer(RISK, match.state, 0, key, wish).state
    events = match.events
    for _ in range(STEPS):
        for language in LANGUAGES:
            for text, most in told(words(language), match.state.asks, events):
                assert text
                assert not RAW.search(text), text
                assert units_of(text) <= most, text
        if match.state.finish is not None:
            break
        events = match.step().events
    else:
        gone = concede(RISK, match.state, 0)
        assert all(words("de").event("risk", event, seat) for event in gone.events)
