"""Lines that players of the second edition write: short card names, one line per decision."""

from typing import Any

import pytest

from bot.games import GAMES
from bot.games.card_game_2e.ui.lexicon import CARD_GAME_2E
from bot.kernel import Answer, answer
from bot.kernel.engine import run
from bot.kernel.rules import View
from bot.kernel.state import Play
from bot.reader import Message, Prompt, Reading

GAME = "card_game_2e"
RULES, POSITIONS = GAMES[GAME].rules, GAMES[GAME].positions


def table(change: dict[str, Any], seat: int, setup: str = "joust") -> View:
    """What a seat sees in a position, at its first question."""
    state = POSITIONS.start(setup, RULES.Options(), "any")
    state = POSITIONS.arrange(state, POSITIONS.Position.model_validate(change))
    play = Play(state)
    run(play)
    return RULES.view(play.state, seat)


def read(view: View, text: str) -> Reading:
    return Message(text).read(Prompt(GAME, view, CARD_GAME_2E))


def plain(value: Any) -> Any:
    """An answer without the numbers of copies."""
    if isinstance(value, list):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {plain(key): plain(one) for key, one in value.items()}
    name, _, number = str(value).rpartition(".")
    return name if name and number.isdecimal() else value


def done(reading: Reading) -> list[tuple[str, Any]]:
    """The answers of the first move, by topic."""
    assert reading.moves, reading
    return [(ask.topic, plain(value)) for ask, value in reading.moves[0].steps]


@pytest.fixture(scope="module")
def marshaling() -> View:
    change = {
        "phase": "marshal",
        "first": "lannister",
        "sides": {
            "lannister": {
                "hand": ["Tywin Lannister", "The Kingsroad", "Ser Jaime Lannister"],
                "gold": 12,
            },
            "stark": {"play": ["Arya Stark"]},
        },
    }
    return table(change, 0)


@pytest.fixture(scope="module")
def attacking() -> View:
    change = {
        "phase": "challenges",
        "first": "lannister",
        "sides": {
            "lannister": {"play": ["The Tickler", "Tyrion Lannister", "Ser Jaime Lannister"]},
            "stark": {"play": ["Arya Stark", "Sansa Stark"]},
        },
        "preferences": {"lannister": {"pass_until": "active"}},
    }
    return table(change, 0)


@pytest.fixture(scope="module")
def defending() -> View:
    change = {
        "phase": "challenges",
        "first": "stark",
        "sides": {
            "lannister": {"play": ["The Tickler", "Ser Jaime Lannister"]},
            "stark": {"play": ["Robb Stark"]},
        },
    }
    state = POSITIONS.start("joust", RULES.Options(), "any")
    state = POSITIONS.arrange(state, POSITIONS.Position.model_validate(change))
    play = Play(state)
    run(play)
    given = play.state
    for topic, value in (("challenge", "military.0"), ("attackers", "robb_stark")):
        ask = next(one for one in given.asks if one.topic == topic)
        found = [one.id for one in ask.options if one.id.startswith(value)]
        given = answer(RULES, given, Answer(seat=1, ask=ask.id, value=found)).state
    return RULES.view(given, 0)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("marshal tywin", "marshal:tywin_lannister"),
        ("marshal the kingsroad", "marshal:the_kingsroad"),
        ("marshal kingsraod", "marshal:the_kingsroad"),
        ("Aufmarsch Jaime", "marshal:ser_jaime_lannister"),
        ("marshal tywin, marshal the kingsroad, done", "marshal:tywin_lannister"),
        ("pass", "unless"),
        ("passen", "unless"),
    ],
)
def test_a_card_is_marshaled_by_a_short_name(marshaling: View, text: str, card: str) -> None:
    reading = read(marshaling, text)
    assert reading.kind == "do"
    assert done(reading) == [("act", [card])]


MILITARY = [
    ("challenge", ["military"]),
    ("attackers", ["the_tickler", "ser_jaime_lannister"]),
]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("mil vs stark with jaime and the tickler", MILITARY),
        ("attack stark military jaime tickler", MILITARY),
        ("Militär gegen Stark mit Jaime und Kitzler", MILITARY),
        (
            "power with tyrion",
            [("challenge", ["power"]), ("attackers", ["tyrion_lannister"])],
        ),
        ("no challenge", [("challenge", ["pass"])]),
    ],
)
def test_a_challenge_is_one_line(attacking: View, text: str, meant: list[Any]) -> None:
    reading = read(attacking, text)
    assert reading.kind == "do"
    assert done(reading) == meant


def test_stealth_stands_in_the_same_line(attacking: View) -> None:
    """R21.8; whom it bypasses is asked back with the whole line on one button."""
    reading = read(attacking, "int with tyrion, stealth sansa")
    assert done(reading)[-1] == ("stealth", {"tyrion_lannister": "sansa_stark"})


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("defend with jaime", ["ser_jaime_lannister"]),
        ("verteidige mit Jaime und dem Kitzler", ["the_tickler", "ser_jaime_lannister"]),
        ("no defenders", []),
        ("keine Verteidiger", []),
    ],
)
def test_defenders_by_name(defending: View, text: str, meant: list[str]) -> None:
    reading = read(defending, text)
    assert reading.kind == "do"
    assert done(reading) == [("defenders", meant)]


@pytest.mark.parametrize(
    "text",
    [
        "should I marshal tywin?",
        "I love tywin",
        "tywin is expensive",
        "do not marshal tywin",
        "soll ich tywin aufmarschieren lassen?",
    ],
)
def test_talk_about_cards_does_nothing(marshaling: View, text: str) -> None:
    assert read(marshaling, text).kind not in ("do", "note")


@pytest.fixture(scope="module")
def choosing_attackers() -> View:
    state = POSITIONS.start("joust", RULES.Options(), "any")
    change = {
        "phase": "challenges",
        "first": "lannister",
        "sides": {
            "lannister": {"play": ["The Tickler", "Tyrion Lannister"]},
            "stark": {"play": ["Arya Stark"]},
        },
    }
    state = POSITIONS.arrange(state, POSITIONS.Position.model_validate(change))
    play = Play(state)
    run(play)
    (ask,) = [one for one in play.state.asks if one.topic == "challenge"]
    (found,) = [one.id for one in ask.options if one.id.startswith("military.")]
    given = answer(RULES, play.state, Answer(seat=0, ask=ask.id, value=[found])).state
    return RULES.view(given, 0)


@pytest.mark.parametrize("text", ["none", "nobody", "keiner", "a a a a", "4", "-", "with nobody"])
def test_an_answer_without_a_card_is_read(choosing_attackers: View, text: str) -> None:
    assert [ask.topic for ask in choosing_attackers.asks] == ["attackers"]
    assert read(choosing_attackers, text).kind != "do"


@pytest.mark.parametrize("value", [[], {}, ["pass"], ["back"], {"a.1": "b.2"}])
def test_an_empty_answer_is_followed_by_no_other(value: Any) -> None:
    """An answer may be empty, as at the set-up: that is no mistake of ours."""
    assert CARD_GAME_2E.follows("place", value) is None
    assert CARD_GAME_2E.follows("challenge", ["military.0"]) == "attackers"


POOR = {
    "phase": "marshal",
    "first": "stark",
    "sides": {
        "stark": {"hand": ["Eddard Stark", "Winterfell Steward"], "play": ["Grey Wind"]},
        "lannister": {"play": ["Tywin Lannister"]},
    },
}


@pytest.mark.parametrize(
    ("change", "seat", "text", "step"),
    [
        (POOR, 0, "marshal eddard", ("act", ["marshal:eddard_stark"])),
        (POOR, 0, "use grey wind", ("act", ["use:grey_wind"])),
    ],
)
def test_what_is_not_offered_is_named_so_that_the_rules_say_why(
    change: dict[str, Any], seat: int, text: str, step: tuple[str, Any]
) -> None:
    reading = read(table(change, seat), text)
    assert reading.kind == "refuse", reading
    assert reading.refusal is not None
    assert done(reading) == [step]
