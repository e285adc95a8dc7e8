"""The Iron Throne by text: what is certain is done, what is not is offered."""

from typing import Any

import pytest
from bot.discord_ui.typed.deciding import Decision, Reader, parted
from bot.discord_ui.typed.lexicon import lexicon

from bot.games.iron_throne.rules.rulebook import IronThrone
from bot.games.iron_throne.rules.scenario import POSITIONS
from bot.games.iron_throne.rules.state import IronState
from bot.kernel import Answer, answer
from bot.kernel.engine import run
from bot.kernel.play import Play
from bot.text import words

RULES = IronThrone()
HOUSES = {"lannister": 0, "stark": 1, "baratheon": 2}
PAIR = {"defender": "stark", "characters": {"lannister": "tywin", "stark": "robb"}}
HANDS = {"stark": ["war_12", "war_2", "peace", "robb", "arya"], "lannister": ["war_10", "peace"]}
PEACE = {"shown": {"lannister": "peace", "stark": "peace"}}

WHERE: dict[str, dict[str, Any]] = {
    "hostages": {
        "hostages": {"stark": ["lannister.war_12", "baratheon.war_12", "lannister.jaime"]}
    },
    "preparation": {"phase": "preparation", "challenger": "stark", "events": ["stark"]},
    "placing": {
        "phase": "preparation",
        "challenger": "stark",
        "events": ["lannister"],
        "preferences": {"stark": {"ahead": "yes"}},
    },
    "support": {"phase": "support", **PAIR},
    "welcome": {"phase": "support", **PAIR, "preferences": {"stark": {"welcome": "advance"}}},
    "lay": {"phase": "encounter", **PAIR, "hands": HANDS},
    "talk": {"phase": "resolution", **PAIR, **PEACE, "hands": HANDS},
}


def position(where: str) -> IronState:
    start = POSITIONS.start("court-3", RULES.Options(), "typed")
    state = POSITIONS.arrange(start, POSITIONS.Position.model_validate(WHERE[where]))
    run(Play(state))
    while state.asks and all(ask.topic == "act" for ask in state.asks):
        state = _passed(state)
    return state


def _passed(state: IronState) -> IronState:
    ask = state.asks[0]
    return answer(RULES, state, Answer(seat=ask.seat, ask=ask.id, value=["pass"])).state


def decided(where: str, house: str, text: str) -> Decision:
    """What a message of this house comes to."""
    state = position(where)

    def seat(number: int) -> str:
        return words("en").tell("iron_throne", f"house-{state.houses[number]}", {})

    view = RULES.view(state, HOUSES[house])
    reader = Reader("iron_throne", view, lexicon("iron_throne"), seat)
    return reader.decide(parted(text, "iron_throne", lexicon("iron_throne")))


CASES = [
    ("preparation", "stark", "challenge Baratheon", ["baratheon"]),
    ("placing", "stark", "send Robb", ["robb"]),
    ("placing", "stark", "schicke Arya", ["arya"]),
    ("placing", "stark", "1 power on Arya", ["arya"]),
    ("support", "baratheon", "support the challenger with Davos", ["challenge.davos"]),
    ("support", "baratheon", "Davos for the defender", ["defence.davos"]),
    ("support", "baratheon", "support Stark with Melisandre", ["defence.melisandre"]),
    ("support", "baratheon", "unterstütze Lennister mit Davos", ["challenge.davos"]),
    ("support", "baratheon", "stay out", ["out"]),
    ("support", "baratheon", "ich halte mich raus", ["out"]),
    ("welcome", "stark", "Baratheon accept", {"baratheon": "accept"}),
    ("lay", "stark", "lay war 12", ["war_12"]),
    ("lay", "stark", "lay 12", ["war_12"]),
    ("lay", "stark", "Frieden", ["peace"]),
    ("lay", "stark", "lege Robb", ["robb"]),
    ("talk", "stark", "refuse", {"refuse": True}),
]


@pytest.mark.parametrize(("where", "house", "text", "value"), CASES)
def test_what_is_certain_is_done(where: str, house: str, text: str, value: Any) -> None:
    decision = decided(where, house, text)
    found = [[answer for _, answer in one.answers] for one in decision.readings]
    assert decision.kind == "do", (decision.kind, found, decision.refusal)
    assert found[0] == [value]


def test_whom_torture_hurts_is_asked() -> None:
    """R10.7: the card of a character says it; a war card's holder chooses."""
    done = decided("hostages", "stark", "lannister war 12 release, jaime torture")
    wanted = {"lannister.war_12": "release", "lannister.jaime": "torture"}
    assert done.kind == "do"
    assert [value for _, value in done.readings[0].answers] == [wanted]
    asked = decided("hostages", "stark", "torture lannister war 12")
    assert asked.kind == "offer"
    given = [value["lannister.war_12"] for one in asked.readings for _, value in one.answers]
    assert given == ["torture.tyrion", "torture.tywin", "torture.jaime", "torture.joffrey"]


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("propose stark influence, lannister 2 power", ["lannister.power_2", "stark.influence"]),
        ("schlage vor: stark 1 geisel", ["stark.hostages_1"]),
    ],
)
def test_terms_are_offered_as_they_were_written(text: str, terms: list[str]) -> None:
    decision = decided("talk", "stark", text)
    assert decision.kind == "offer"
    assert [value for _, value in decision.readings[0].answers] == [{"propose": terms}]


def test_a_card_that_two_houses_have_is_not_guessed() -> None:
    assert decided("hostages", "stark", "war 12 release").kind != "do"
