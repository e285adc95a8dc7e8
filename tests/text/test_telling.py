"""Whole games of every size, told in both languages: nothing is missing, nothing is too long."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from bot.games import rules
from bot.games.iron_throne.rules.cards import characters, facts
from bot.kernel import Assign, Choose, Event, Key, Offer, Option, concede, prefer
from bot.kernel.asks import AnyAsk
from bot.text import LANGUAGES, Words, words
from bot.text.words import units_of
from bot.workshop.match import Match
from bot.workshop.policies import at_random

RISK = rules("risk")
IRON = rules("iron_throne")
BOARD = rules("board_game")
STEPS = 1200
RAW = re.compile(
    r"\b(territory|card|region|house|seat|user|die|board|phase|maester|effect|window|character"
    r"|event|side|result|source|term|ability|unit|order|track|token|westeros|wildling|tide|ban|why"
    r"|choice|place|modifier|deed|keyword|zone|challenge|icon|way|how|until|reason|step|title):\w|\{|\}|\bNone\b"
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


def told(
    catalogue: Words, asks: list[Any], events: list[Event], game: str = "risk"
) -> Iterator[tuple[str, int]]:
    """Every text that comes up, and how long it may be."""
    for event in events:
        yield catalogue.event(game, event, seat), 1900
    for ask in asks:
        yield catalogue.ask(game, ask, seat), 500
        yield catalogue.short(game, ask, seat), 100
        yield catalogue.public(game, ask.public), 80
        for choice in choices(ask):
            yield catalogue.option(game, choice, seat), 80
            note = catalogue.note(game, choice, seat)
            if note is not None:
                yield note, 100


def can_be_told(match: Match[Any], steps: int) -> None:
    """Every question and event on the way, in all languages, as short as it has to be."""
    events = match.events
    for _ in range(steps):
        for language in LANGUAGES:
            catalogue = words(language)
            for text, most in told(catalogue, match.state.asks, events, match.rules.id):
                assert text
                assert not RAW.search(text), text
                assert units_of(text) <= most, text
        if match.state.finish is not None:
            break
        events = match.step().events


@pytest.mark.parametrize("players", RISK.players)
@pytest.mark.parametrize("mode", ["skirmish", "dominion"])
def test_a_game_can_be_told(players: int, mode: str) -> None:
    houses = ("ranked", "draft", "random")[players % 3]
    options = RISK.Options(houses=houses, neutral_cards=players == 2, mode=mode)
    match = Match(RISK, players, f"told/{players}", [at_random] * players, options)
    for key, known in RISK.preferences.items():
        wish = list(known.choices) if known.many else known.default
        wish = "ask" if "ask" in known.choices else wish
        match.state = prefer(RISK, match.state, 0, key, wish).state
    can_be_told(match, STEPS)
    if match.state.finish is None:
        gone = concede(RISK, match.state, 0)
        assert all(words("de").event("risk", event, seat) for event in gone.events)


@pytest.mark.parametrize("players", IRON.players)
@pytest.mark.parametrize("early", [True, False])
def test_a_game_of_the_iron_throne_can_be_told(players: int, early: bool) -> None:
    """With everything asked at its time, and with as much as possible asked ahead."""
    options = IRON.Options(houses="rank" if early else "lot", offers="in_order")
    match = Match(IRON, players, f"told/{players}/{early}", [at_random] * players, options)
    asked = {"hostages": "always"} | ({} if early else {"welcome": "see", "ahead": "no"})
    for seat, (key, value) in product(range(players), asked.items()):
        match.state = prefer(IRON, match.state, seat, key, value).state
    can_be_told(match, STEPS)


@pytest.mark.parametrize("players", BOARD.players)
def test_a_game_of_the_board_game_can_be_told(players: int) -> None:
    """With tides of battle, and with everything asked that can be asked."""
    options = BOARD.Options(tides_of_battle=True)
    match = Match(BOARD, players, f"told/{players}", [at_random] * players, options)
    for seat, key in product(range(players), ("own_support", "accept_support")):
        match.state = prefer(BOARD, match.state, seat, key, "ask").state
    can_be_told(match, 400)


@pytest.mark.parametrize("game", ["card_game_1e", "card_game_2e"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_card_game_can_be_told(game: str, players: int) -> None:
    known = rules(game)
    can_be_told(Match(known, players, f"told/{players}", [at_random] * players), 400)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_what_is_from_the_rulebook_and_what_we_made(language: str) -> None:
    """In the data `original` marks our own designs; all that is not is named."""
    catalogue = words(language)
    text = catalogue.say("iron_throne-help-always").splitlines()[1]
    known = characters().values()
    from_the_book = {
        one.id for one in known if {one.ability.confidence, one.card.confidence} != {"original"}
    }
    assert {o.id for o in known if catalogue.say(f"iron_throne-short-{o.id}") in text} == (
        from_the_book
    )
    for event in facts().events.special:
        name = catalogue.say(f"iron_throne-event-{event.id}").split(" (")[0]
        before, after = text.split(". ", 1)
        assert name in (after if event.confidence != "seed" else before)


@pytest.mark.parametrize("game", ["card_game_1e", "card_game_2e"])
def test_who_sets_up_nothing_is_told_in_a_sentence(game: str) -> None:
    bare = Event(type="set-up", args={"seat": "seat:0", "cards": []})
    told = [words(language).event(game, bare, seat) for language in ("en", "de")]
    assert told == [
        "🏁 <@1000> sets up without a card.",
        "🏁 <@1000> beginnt ohne Karten.",
    ]


@pytest.mark.parametrize("game", ["card_game_1e", "card_game_2e"])
@pytest.mark.parametrize("kind", ["power-gained", "power-lost", "power-moved"])
def test_no_preposition_stands_before_the_article_of_a_german_card(game: str, kind: str) -> None:
    """`Macht auf Die Nachtwache` is no German: the card stands after a colon."""
    args = {"seat": "seat:0", "number": 2, "card": "card:x", "to_seat": "seat:1"}
    told = words("de").event(
        game, Event(type=kind, args=args), lambda seat: ["Tyrell", "Stark"][seat]
    )
    assert re.search(r" Macht( an Stark)?: \*\*.+\*\*\.$", told), told
