"""The positions of `iron_throne.yaml`, and whose words the lines there are."""

from functools import cache
from typing import Any

from bot.games.iron_throne.rules.rulebook import IronThrone
from bot.games.iron_throne.rules.scenario import POSITIONS
from bot.games.iron_throne.rules.state import IronState
from bot.games.iron_throne.ui.lexicon import IRON_THRONE
from bot.kernel.engine import run
from bot.kernel.state import Play

from .writing import Writer, take

RULES = IronThrone()
PAIR = {"defender": "stark", "characters": {"lannister": "tywin", "stark": "robb"}}
HANDS = {
    "stark": ["war_12", "war_5", "war_2", "peace", "robb", "arya"],
    "lannister": ["war_10", "peace"],
}
PEACE = {"shown": {"lannister": "peace", "stark": "peace"}}
HELPED = {"supporters": {"baratheon": {"side": "challenge", "character": "davos"}}}
EARLY = {"preferences": {"lannister": {"ahead": "yes"}, "stark": {"ahead": "yes"}}}
HELD = ["lannister.war_12", "lannister.peace", "lannister.jaime", "baratheon.war_12"]

Made = tuple[tuple[str, str, Any], ...]
WHERE: dict[str, tuple[str, dict[str, Any], Made]] = {
    "houses": ("new-5", {}, ()),
    "hostages": ("court-3", {"hostages": {"stark": HELD}, "challenger": "stark"}, ()),
    "preparation": (
        "court-3",
        {"phase": "preparation", "challenger": "stark", "events": ["stark"], **EARLY},
        (),
    ),
    "placing": (
        "court-3",
        {"phase": "preparation", "challenger": "stark", "events": ["lannister"], **EARLY},
        (),
    ),
    "defend": (
        "court-3",
        {"phase": "preparation", "events": ["stark"]},
        (
            ("lannister", "power", ["tywin"]),
            ("stark", "power", ["bran"]),
            ("lannister", "character", ["tywin"]),
        ),
    ),
    "prepare": (
        "court-3",
        {"phase": "preparation", "events": ["stark"], **EARLY},
        (("lannister", "power", ["tywin"]), ("lannister", "character", ["tywin"])),
    ),
    "support": ("court-3", {"phase": "support", **PAIR}, ()),
    "welcome": (
        "court-5",
        {"phase": "support", **PAIR, "preferences": {"stark": {"welcome": "advance"}}},
        (),
    ),
    "answer": (
        "court-5",
        {"phase": "support", **PAIR},
        (
            ("baratheon", "support", ["out"]),
            ("targaryen", "support", ["out"]),
            ("tyrell", "support", ["defence.loras"]),
        ),
    ),
    "lay": ("court-3", {"phase": "encounter", **PAIR, "hands": HANDS}, ()),
    "act": (
        "court-3",
        {
            "phase": "encounter",
            "defender": "stark",
            "characters": {"lannister": "tywin", "stark": "bran"},
            "hands": {**HANDS, "stark": ["war_12", "bran"]},
        },
        (),
    ),
    "talk": (
        "court-3",
        {
            "phase": "resolution",
            **PAIR,
            **PEACE,
            "hands": HANDS,
            "hostages": {"lannister": ["baratheon.war_12", "baratheon.war_2"]},
        },
        (),
    ),
    "proposed": (
        "court-3",
        {"phase": "resolution", **PAIR, **PEACE, "hands": HANDS},
        (("lannister", "talk", {"propose": ["lannister.influence", "stark.influence"]}),),
    ),
    "hostage": (
        "court-3",
        {
            "phase": "resolution",
            **PAIR,
            "hands": {**HANDS, "stark": ["war_2"]},
            "shown": {"lannister": "war_1", "stark": "war_20"},
            "hostages": {"lannister": ["baratheon.war_12"]},
        },
        (("stark", "distribute", {"robb": 2}),),
    ),
    "betrayed": (
        "court-3",
        {
            "phase": "resolution",
            **PAIR,
            **HELPED,
            "hands": {**HANDS, "stark": ["war_2"]},
            "shown": {"lannister": "war_20", "stark": "peace"},
        },
        (),
    ),
    "distribute": (
        "court-3",
        {
            "phase": "resolution",
            **PAIR,
            "hands": {**HANDS, "stark": ["war_2"]},
            "shown": {"lannister": "war_1", "stark": "war_20"},
        },
        (),
    ),
    "discard": (
        "court-3",
        {
            "challenger": "stark",
            "leaders": {"stark": "robb"},
            "hands": {"stark": ["war_12", "war_2", "peace", "arya", "bran"]},
        },
        (),
    ),
}
WRITER = {"support": "baratheon"}

NAMES = (*WHERE,)


@cache
def _arranged(name: str) -> IronState:
    setup, change, made = WHERE[name]
    state = POSITIONS.start(setup, RULES.Options(), "typed")
    if change:
        state = POSITIONS.arrange(state, POSITIONS.Position.model_validate(change))
    run(Play(state))
    while state.asks and all(ask.topic == "act" for ask in state.asks) and name != "act":
        ask = state.asks[0]
        state = take(RULES, state, ask.seat, [(ask.id, ["pass"])])
    for house, topic, value in made:
        state = take(RULES, state, state.houses.index(house), [(topic, value)])
    return state


def writer(name: str) -> Writer:
    """Somebody who writes in this position."""
    state = _arranged(name).copy_state()
    seat = 0 if name == "houses" else state.houses.index(WRITER.get(name, "stark"))
    return Writer(RULES, IRON_THRONE, state, seat)
