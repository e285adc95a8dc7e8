"""The positions of `corpus.yaml`: Risk."""

from functools import cache
from typing import Any

from bot.games.risk.rules.rulebook import Risk
from bot.games.risk.rules.scenario import POSITIONS, RiskPosition
from bot.games.risk.rules.state import RiskOptions, RiskState
from bot.games.risk.ui.lexicon import RISK
from bot.kernel.engine import run
from bot.kernel.state import Play

from .writing import Writer, take

RULES = Risk()
STARK = {
    "winterfell": 5,
    "the_twins": 2,
    "white_harbor": 3,
    "harrenhal": 6,
    "stoney_shore": 3,
    "wolfswood": 1,
    "barrowlands": 2,
    "the_neck": 4,
    "the_trident": 2,
    "riverrun": 3,
    "widows_watch": 1,
    "oldtown": 4,
}
ASKED = {"stark": {"defence": "ask", "draw": "ask"}}
CARDS = {"stark": ["pyke", "harlaw", "tarth", "winterfell"]}
IN_HAND = {"stark": ["a_sworn_sword", "pirate_ship_fleet"]}
FROM_HARRENHAL = {"invade_from": ["harrenhal"]}
ON_THE_CAPITAL = {**FROM_HARRENHAL, "invade_to": ["kings_landing"]}

WHERE: dict[str, tuple[dict[str, Any], dict[str, Any], list[int]]] = {
    "place": ({"phase": "reinforce"}, {}, []),
    "trade": ({"phase": "reinforce", "hands": CARDS}, {}, []),
    "attack": ({"phase": "invade"}, {}, []),
    "target": ({"phase": "invade"}, FROM_HARRENHAL, []),
    "how": ({"phase": "invade"}, ON_THE_CAPITAL, []),
    "until": ({"phase": "invade"}, {**ON_THE_CAPITAL, "how": ["until"]}, []),
    "move_in": ({"phase": "invade"}, {**ON_THE_CAPITAL, "how": ["3"]}, [6, 6, 6, 1, 1]),
    "maneuver": ({"phase": "maneuver"}, {}, []),
    "maneuver_units": (
        {"phase": "maneuver"},
        {"maneuver_from": ["winterfell"], "maneuver_to": ["white_harbor"]},
        [],
    ),
    "defence": (
        {"phase": "invade", "turn": "lannister", "preferences": ASKED},
        {"invade_from": ["the_gift"], "invade_to": ["winterfell"], "how": ["3"]},
        [],
    ),
    "draw": ({"phase": "draw", "conquered": True, "preferences": ASKED}, {}, []),
    "buy": ({"phase": "buy", "gold": {"stark": 600}}, {}, []),
    "act": ({"phase": "invade", "gold": {"stark": 900}, "maesters": IN_HAND}, {}, []),
    "cards": (
        {"phase": "invade", "gold": {"stark": 900}, "maesters": IN_HAND},
        {"act": ["pass"]},
        [],
    ),
}
DOMINION = ("buy", "act", "cards")

NAMES = ("houses", "house", *WHERE)


def position(name: str) -> RiskState:
    """A position by its name in the corpus."""
    return _arranged(name).copy_state()


@cache
def _arranged(name: str) -> RiskState:
    if name in ("houses", "house"):
        options = RiskOptions(houses="ranked" if name == "houses" else "draft")
        state = POSITIONS.start("new-5", options, "corpus")
        state.rng.forced = [6, 1, 1, 1, 1]
        run(Play(state))
        return state
    change, played, dice = WHERE[name]
    places: dict[str, Any] = {t: {"owner": "stark", "units": n} for t, n in STARK.items()}
    places |= {"skagos": {"owner": "baratheon"}, "tarth": {"owner": "tyrell"}}
    places |= {"sunspear": {"owner": "martell"}}
    if name == "defence":
        places["the_gift"] = {"owner": "lannister", "units": 9}
    data = {
        "territories": places,
        "others": {"owner": "lannister", "units": 2},
        "turn": "stark",
        **change,
    }
    options = RiskOptions(mode="dominion" if name in DOMINION else "skirmish")
    start = POSITIONS.start("westeros-5", options, "corpus")
    state = POSITIONS.arrange(start, RiskPosition.model_validate(data))
    state.rng.forced = list(dice)
    run(Play(state))
    for topic, value in played.items():
        state = take(RULES, state, state.turn, [(topic, value)])
    return state


def writer(name: str) -> Writer:
    """House Stark, writing in this position."""
    return Writer(RULES, RISK, position(name), 0)
