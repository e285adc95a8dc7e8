"""The positions of `board_game.yaml`; it is House Stark that writes."""

from functools import cache
from typing import Any

from bot.games.board_game.rules.board import BoardOptions
from bot.games.board_game.rules.rulebook import BoardGame
from bot.games.board_game.rules.scenario import POSITIONS, BoardPosition
from bot.games.board_game.rules.state import BoardState
from bot.games.board_game.ui.lexicon import BOARD_GAME
from bot.kernel.engine import run
from bot.kernel.state import Play

from .writing import Writer, take

RULES = BoardGame()
HOME = {
    "winterfell": {"owner": "stark", "footman": 1, "knight": 1},
    "white_harbor": {"owner": "stark", "footman": 1},
    "karhold": {"owner": "stark", "footman": 1},
    "moat_cailin": {"owner": "stark", "footman": 1},
    "the_shivering_sea": {"owner": "stark", "ship": 1},
}
FRONT = {
    "moat_cailin": {"owner": "stark", "footman": 1},
    "white_harbor": {"owner": "stark", "footman": 1},
    "greywater_watch": {"owner": "greyjoy", "footman": 1},
    "the_twins": {"owner": "lannister", "footman": 1},
}
AWAY = {
    "winterfell": {"owner": "stark", "footman": 3, "knight": 1},
    "white_harbor": {"owner": "stark", "footman": 1},
}
BATTLE = {
    "riverrun": {"owner": "lannister", "footman": 1, "knight": 1},
    "seagard": {"owner": "greyjoy", "footman": 1},
    "the_twins": {"owner": "stark", "footman": 1},
    "moat_cailin": {"owner": "stark", "footman": 1},
}
ATTACK = {
    "seagard": {"owner": "greyjoy", "footman": 1, "knight": 1},
    "moat_cailin": {"owner": "stark", "footman": 2, "knight": 1},
    "winterfell": {"owner": "stark", "footman": 1},
    "white_harbor": {"owner": "stark", "footman": 1},
}
THRONE = ["stark", "lannister", "baratheon", "greyjoy"]
MARCHES = {"winterfell": "march_0", "white_harbor": "march_minus_1"}
LAID = {"winterfell": "march_0", "white_harbor": "support_0", "karhold": "consolidate"}
ATTACKED = {
    "phase": "march",
    "turn": "greyjoy",
    "others": "empty",
    "regions": ATTACK,
    "orders": {"seagard": "march_0"},
    "supply": dict.fromkeys(("stark", "greyjoy"), 6),
}
FOUGHT = (("greyjoy", "march_moves", {"footman": "moat_cailin", "knight": "moat_cailin"}),)

Made = tuple[tuple[str, str, Any], ...]
WHERE: dict[str, tuple[int | str, dict[str, Any], Made]] = {
    "orders": (3, {"regions": HOME, "others": "empty", "supply": {"stark": 6}}, ()),
    "raven": (
        4,
        {
            "phase": "raven",
            "regions": HOME,
            "others": "empty",
            "orders": LAID,
            "supply": {"stark": 6},
            "tracks": {"kings_court": THRONE},
        },
        (),
    ),
    "raid": (
        4,
        {
            "phase": "raid",
            "turn": "stark",
            "others": "empty",
            "regions": FRONT,
            "orders": {
                "moat_cailin": "raid",
                "white_harbor": "raid",
                "greywater_watch": "support_0",
                "the_twins": "support_0",
            },
        },
        (),
    ),
    "march": (
        3,
        {
            "phase": "march",
            "turn": "stark",
            "others": "empty",
            "regions": AWAY,
            "orders": MARCHES,
            "supply": {"stark": 6},
        },
        (),
    ),
    "muster": (
        3,
        {
            "phase": "westeros",
            "round": 2,
            "regions": {**HOME, "winterfell": {"owner": "stark", "footman": 1}},
            "others": "empty",
            "supply": {"stark": 6},
            "deck_1": ["mustering"],
            "deck_2": ["last_days_of_summer"],
            "deck_3": ["sea_of_storms"],
            "tracks": {"iron_throne": THRONE[:3]},
        },
        (),
    ),
    "bid": (
        3,
        {
            "phase": "westeros",
            "round": 2,
            "deck_1": ["last_days_of_summer"],
            "deck_2": ["clash_of_kings"],
            "deck_3": ["sea_of_storms"],
        },
        (),
    ),
    "support": (
        4,
        {
            "phase": "march",
            "turn": "lannister",
            "others": "empty",
            "regions": BATTLE,
            "orders": {
                "riverrun": "march_0",
                "the_twins": "support_0",
                "moat_cailin": "support_0",
            },
        },
        (("lannister", "march_moves", {"footman": "seagard", "knight": "seagard"}),),
    ),
    "house_card": (4, ATTACKED, FOUGHT),
    "blade": (
        4,
        {
            **ATTACKED,
            "tracks": {"fiefdoms": ["stark", "greyjoy", "lannister", "baratheon"]},
            "hands": {
                "stark": ["roose_bolton", "catelyn_stark"],
                "greyjoy": ["euron_crows_eye", "balon_greyjoy"],
            },
        },
        (
            *FOUGHT,
            ("stark", "house_card", ["roose_bolton"]),
            ("greyjoy", "house_card", ["euron_crows_eye"]),
        ),
    ),
    "retreat": (
        4,
        {
            **ATTACKED,
            "preferences": {"stark": {"blade": "never"}, "greyjoy": {"blade": "never"}},
            "hands": {
                "stark": ["the_blackfish", "catelyn_stark"],
                "greyjoy": ["victarion_greyjoy", "euron_crows_eye"],
            },
        },
        (
            *FOUGHT,
            ("stark", "house_card", ["the_blackfish"]),
            ("greyjoy", "house_card", ["euron_crows_eye"]),
        ),
    ),
    "casualties": (
        4,
        {
            **ATTACKED,
            "preferences": {"stark": {"blade": "never"}, "greyjoy": {"blade": "never"}},
            "hands": {
                "stark": ["catelyn_stark", "roose_bolton"],
                "greyjoy": ["victarion_greyjoy", "euron_crows_eye"],
            },
        },
        (
            *FOUGHT,
            ("stark", "house_card", ["catelyn_stark"]),
            ("greyjoy", "house_card", ["euron_crows_eye"]),
        ),
    ),
    "consolidate": (
        3,
        {
            "phase": "consolidate",
            "turn": "stark",
            "others": "empty",
            "regions": AWAY,
            "orders": {"winterfell": "consolidate_special"},
            "supply": {"stark": 6},
        },
        (),
    ),
    "westeros": (
        3,
        {
            "phase": "westeros",
            "round": 2,
            "deck_1": ["a_throne_of_blades"],
            "deck_2": ["last_days_of_summer"],
            "deck_3": ["sea_of_storms"],
            "tracks": {"iron_throne": THRONE[:3]},
        },
        (),
    ),
}
WILDLINGS = {
    "phase": "westeros",
    "round": 2,
    "wildling": 6,
    "deck_1": ["last_days_of_summer"],
    "deck_2": ["last_days_of_summer"],
    "deck_3": ["wildlings_attack"],
    "wildling_deck": ["crow_killers"],
}
KNIGHTS = {
    "winterfell": {"owner": "stark", "knight": 2},
    "karhold": {"owner": "stark", "knight": 1},
    "dragonstone": {"owner": "baratheon", "knight": 1},
}
WHERE["wildlings"] = (3, WILDLINGS, ())
WHERE["downgrade"] = (
    3,
    {**WILDLINGS, "others": "empty", "supply": {"stark": 6}, "regions": KNIGHTS},
    (
        ("stark", "wildling_bid", 1),
        ("lannister", "wildling_bid", 0),
        ("baratheon", "wildling_bid", 1),
    ),
)
# A Feast for Crows, and A Dance with Dragons.
WHERE["objective"] = (
    "crows-4",
    {
        "phase": "scoring",
        "others": "empty",
        "regions": {
            "storms_end": {"power_token": "stark"},
            "castle_black": {"power_token": "stark"},
        },
        "objectives": {
            "stark": ["stop_the_storm", "take_the_black"],
            "lannister": [],
            "baratheon": [],
            "arryn": [],
        },
    },
    (),
)
WHERE["dance_card"] = (
    "dragons-6",
    {
        "phase": "march",
        "turn": "stark",
        "others": "empty",
        "supply": {"stark": 6, "tyrell": 6},
        "regions": {
            "riverrun": {"owner": "stark", "footman": 2, "knight": 1},
            "stoney_sept": {"owner": "tyrell", "footman": 2},
        },
        "orders": {"riverrun": "march_0"},
    },
    (
        (
            "stark",
            "march_moves",
            {"footman": "stoney_sept", "footman/2": "stoney_sept", "knight": "stoney_sept"},
        ),
    ),
)
WHERE["raven_card"] = (*WHERE["raven"][:2], (("stark", "raven", ["look"]),))
WHERE["march_moves"] = (*WHERE["march"][:2], (("stark", "march", ["winterfell"]),))

NAMES = ("houses", *WHERE)


@cache
def _arranged(name: str) -> BoardState:
    if name == "houses":
        state = POSITIONS.start("new-6", BoardOptions(), "typed")
        run(Play(state))
        return state
    players, change, made = WHERE[name]
    setup = players if isinstance(players, str) else f"base-{players}"
    state = POSITIONS.start(setup, BoardOptions(), "typed")
    state = POSITIONS.arrange(state, BoardPosition.model_validate(change))
    run(Play(state))
    for house, topic, value in made:
        state = take(RULES, state, state.houses.index(house), [(topic, value)])
    return state


def writer(name: str) -> Writer:
    """Stark, writing in this position."""
    return Writer(RULES, BOARD_GAME, _arranged(name).copy_state(), 0)
