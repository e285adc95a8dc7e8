"""More positions of the Board Game: other houses, both expansions, ships, and rarer questions."""

from typing import Any

from .board_game_events import CROWS, DESERT, EVENTS, FED, GARDENS, SIX
from .tables import Made, Place, Tables

ISLANDS = {
    "pyke": {"owner": "greyjoy", "footman": 2, "knight": 1},
    "port_of_pyke": {"owner": "greyjoy", "ship": 1},
    "ironmans_bay": {"owner": "greyjoy", "ship": 2},
    "sunset_sea": {"owner": "greyjoy", "ship": 1},
    "greywater_watch": {"owner": "greyjoy", "footman": 1},
    "seagard": {"owner": "greyjoy", "footman": 1, "siege_engine": 1},
    "lannisport": {"owner": "lannister", "footman": 1, "knight": 1},
    "the_golden_sound": {"owner": "lannister", "ship": 1},
}
OLD_CARDS = {"baratheon": ["melisandre_dwd", "ser_axell_florent"]}
AIMS = {
    "stark": ["the_raven", "the_throne"],
    "lannister": ["the_blade", "land_grab"],
    "baratheon": ["hold_court", "arbor_gold"],
    "arryn": ["a_firm_grip", "the_final_hour"],
}


def _battle(setup: str, mine: str, theirs: str, *made: Any, who: str = "", **more: Any) -> Place:
    """The first house marches from Riverrun; `house.card` of both, and what comes after."""
    (house, card), (other, answer) = mine.split("."), theirs.split(".")
    change: dict[str, Any] = {
        "phase": "march",
        "turn": house,
        "others": "empty",
        "blade_used": True,
        "regions": {
            "riverrun": {"owner": house, "knight": 2},
            "harrenhal": {"owner": house, "footman": 1},
            "stoney_sept": {"owner": other, "footman": 2},
            "searoad_marches": {"owner": other, "footman": 1},
            "blackwater": {"owner": other, "footman": 1},
        },
        "orders": {"riverrun": "march_0"},
        "preferences": {other: {"retreat": "home"}},
        **more,
    }
    if "supply" not in more:
        change["supply"] = dict.fromkeys(
            CROWS if setup.startswith("crows") else SIX[: int(setup[-1])], 6
        )
    moved: Made = ((house, "march_moves", {"knight": "stoney_sept", "knight/2": "stoney_sept"}),)
    cards: Made = ((house, "house_card", [card]), (other, "house_card", [answer]))
    return Place(who or house, setup, change, (*moved, *cards, *made))


PLACES = {
    "islands": Place("greyjoy", "base-6", {"regions": ISLANDS, **FED}),
    "southern_plan": Place("martell", "dragons-6", {"regions": DESERT, **FED}),
    "court_first": Place(
        "greyjoy",
        "base-6",
        {
            "phase": "raven",
            "regions": ISLANDS,
            **FED,
            "tracks": {
                "kings_court": ["greyjoy", "martell", "stark", "lannister", "baratheon", "tyrell"]
            },
            "orders": {
                "pyke": "march_0",
                "ironmans_bay": "raid",
                "greywater_watch": "consolidate",
                "seagard": "support_0",
            },
        },
    ),
    "other_order": Place(
        "greyjoy",
        "base-6",
        {
            "phase": "raven",
            "regions": ISLANDS,
            **FED,
            "tracks": {
                "kings_court": ["greyjoy", "martell", "stark", "lannister", "baratheon", "tyrell"]
            },
            "orders": {"pyke": "march_0", "ironmans_bay": "raid", "seagard": "support_0"},
        },
        (("greyjoy", "raven", ["seagard"]),),
    ),
    "at_sea": Place(
        "greyjoy",
        "base-6",
        {
            "phase": "raid",
            "turn": "greyjoy",
            "regions": ISLANDS,
            "tracks": {
                "kings_court": ["greyjoy", "martell", "stark", "lannister", "baratheon", "tyrell"]
            },
            "orders": {
                "ironmans_bay": "raid_special",
                "port_of_pyke": "raid",
                "the_golden_sound": "support_0",
                "lannisport": "consolidate",
            },
        },
    ),
    "sailing": Place(
        "tyrell",
        "base-5",
        {
            "phase": "march",
            "turn": "tyrell",
            "regions": {**GARDENS, "sunspear": {"empty": True}, "sea_of_dorne": {"empty": True}},
            **FED,
            "orders": {
                "highgarden": "march_0",
                "redwyne_straights": "march_minus_1",
                "oldtown": "march_plus_1",
            },
        }
        | {"supply": dict.fromkeys(SIX[:5], 6)},
    ),
    "by_ship": Place(
        "martell",
        "base-6",
        {
            "phase": "march",
            "turn": "martell",
            "regions": DESERT,
            **FED,
            "orders": {"salt_shore": "march_0", "starfall": "march_minus_1"},
        },
        (("martell", "march", ["salt_shore"]),),
    ),
    "quiet_orders": Place(
        "tyrell",
        "base-6",
        {
            "phase": "consolidate",
            "turn": "tyrell",
            "regions": GARDENS,
            **FED,
            "power": {"tyrell": 1},
            "tracks": {
                "kings_court": ["tyrell", "martell", "stark", "lannister", "baratheon", "greyjoy"]
            },
            "orders": {
                "dornish_marches": "consolidate",
                "port_of_oldtown": "consolidate",
                "highgarden": "consolidate_special",
            },
        },
    ),
    "neutral": Place(
        "lannister",
        "base-3",
        {
            "phase": "march",
            "turn": "baratheon",
            "others": "empty",
            "regions": {
                "kingswood": {"owner": "baratheon", "knight": 1},
                "crackclaw_point": {"owner": "stark", "footman": 2},
                "the_reach": {"owner": "lannister", "footman": 2},
                "blackwater": {"owner": "lannister", "knight": 1},
                "winterfell": {"owner": "stark", "footman": 1},
            },
            "orders": {
                "kingswood": "march_0",
                "crackclaw_point": "support_0",
                "the_reach": "support_0",
                "blackwater": "support_plus_1",
                "winterfell": "march_0",
            },
        },
        (("baratheon", "march_moves", {"knight": "kings_landing"}),),
    ),
    "help_at_sea": Place(
        "tyrell",
        "base-6",
        {
            "phase": "march",
            "turn": "lannister",
            "others": "empty",
            "regions": {
                **ISLANDS,
                "the_golden_sound": {"owner": "lannister", "ship": 2},
                "ironmans_bay": {"owner": "greyjoy", "ship": 1},
                "sunset_sea": {"owner": "tyrell", "ship": 1},
                "port_of_pyke": {"owner": "greyjoy", "ship": 2},
            },
            **FED,
            "orders": {
                "the_golden_sound": "march_0",
                "port_of_pyke": "support_0",
                "sunset_sea": "support_0",
            },
        },
        (("lannister", "march_moves", {"ship": "ironmans_bay", "ship/2": "ironmans_bay"}),),
    ),
    "whose_help": Place(
        "tyrell",
        "base-6",
        {
            "phase": "march",
            "turn": "tyrell",
            "others": "empty",
            "preferences": {"tyrell": {"accept_support": "ask"}},
            "regions": {
                "dornish_marches": {"owner": "tyrell", "footman": 1, "knight": 1},
                "the_boneway": {"owner": "martell", "footman": 2},
                "storms_end": {"owner": "baratheon", "footman": 1},
                "kingswood": {"owner": "lannister", "knight": 1},
            },
            **FED,
            "orders": {
                "dornish_marches": "march_0",
                "storms_end": "support_0",
                "kingswood": "support_0",
            },
        },
        (
            ("tyrell", "march_moves", {"footman": "the_boneway", "knight": "the_boneway"}),
            ("lannister", "support", {"kingswood": "attacker"}),
            ("baratheon", "support", {"storms_end": "attacker"}),
        ),
    ),
    "after_all": _battle(
        "base-4", "greyjoy.aeron_damphair", "lannister.tywin_lannister", power={"greyjoy": 4}
    ),
    "how_much_more": _battle(
        "dragons-6", "greyjoy.aeron_damphair_dwd", "stark.walder_frey", power={"greyjoy": 5}
    ),
    "which_pile": _battle(
        "dragons-6",
        "greyjoy.rodrik_the_reader",
        "stark.walder_frey",
        discard_3=["sea_of_storms"],
    ),
    "reading": _battle(
        "dragons-6",
        "greyjoy.rodrik_the_reader",
        "stark.walder_frey",
        ("greyjoy", "rodrik_the_reader", ["deck_2"]),
        discard_2=["clash_of_kings"],
    ),
    "going_home": _battle(
        "crows-4", "arryn.alayne_stone", "lannister.cersei_lannister", power={"arryn": 3}
    ),
    "north_wind": _battle("dragons-6", "baratheon.jon_snow", "stark.walder_frey", wildling=8),
    "borrowed": _battle(
        "dragons-6",
        "lannister.qyburn",
        "stark.walder_frey",
        power={"lannister": 4},
        hands={"stark": ["walder_frey", "reek"]},
    ),
    "ranks": _battle("base-6", "martell.doran_martell", "lannister.tywin_lannister"),
    "one_order": _battle(
        "base-5",
        "tyrell.queen_of_thorns",
        "lannister.cersei_lannister",
        orders={
            "riverrun": "march_0",
            "stoney_sept": "defense_plus_1",
            "blackwater": "support_0",
            "searoad_marches": "march_0",
        },
    ),
    "trick": _battle("base-3", "stark.eddard_stark", "lannister.tyrion_lannister", who="lannister"),
    "old_flame": _battle(
        "dragons-6",
        "baratheon.melisandre_dwd",
        "stark.walder_frey",
        power={"baratheon": 3},
        hands=OLD_CARDS,
    ),
    "seen_hand": _battle("base-3", "baratheon.patchface", "lannister.the_hound"),
    "one_order_less": _battle(
        "base-3",
        "lannister.cersei_lannister",
        "stark.catelyn_stark",
        orders={"riverrun": "march_0", "searoad_marches": "raid", "blackwater": "support_0"},
        preferences={"stark": {"retreat": "home"}, "lannister": {"retreat": "home"}},
    ),
    "after_victory": _battle(
        "base-3",
        "baratheon.renly_baratheon",
        "lannister.ser_kevan_lannister",
        orders={"riverrun": "march_0", "harrenhal": "support_0"},
    ),
    "taken_first": _battle("dragons-6", "martell.ser_gerris_drinkwater", "stark.walder_frey"),
    "one_falls": _battle("dragons-6", "lannister.ser_ilyn_payne", "stark.walder_frey"),
    "back_in_hand": _battle(
        "dragons-6",
        "stark.reek",
        "tyrell.willas_tyrell",
        hands={"stark": ["reek", "ramsay_bolton"]},
        regions={
            "riverrun": {"owner": "stark", "knight": 2},
            "stoney_sept": {"owner": "tyrell", "footman": 3, "knight": 1},
            "winterfell": {"owner": "stark", "footman": 1},
        },
    ),
    "new_owner": Place(
        "baratheon",
        "base-4",
        {
            "phase": "march",
            "turn": "baratheon",
            "others": "empty",
            "blade_used": True,
            "supply": dict.fromkeys(SIX[:4], 6),
            "regions": {
                "stoney_sept": {"owner": "baratheon", "knight": 2},
                "dragonstone": {"owner": "baratheon", "footman": 1},
                "lannisport": {"owner": "lannister", "footman": 1, "garrison": 0},
                "port_of_lannisport": {"owner": "lannister", "ship": 2},
                "searoad_marches": {"owner": "lannister", "footman": 1},
            },
            "orders": {"stoney_sept": "march_0", "port_of_lannisport": "raid"},
        },
        (
            ("baratheon", "march_moves", {"knight": "lannisport", "knight/2": "lannisport"}),
            ("baratheon", "house_card", ["brienne_of_tarth"]),
            ("lannister", "house_card", ["ser_kevan_lannister"]),
        ),
    ),
    "too_many": Place(
        "lannister",
        "base-3",
        {
            "phase": "march",
            "turn": "stark",
            "others": "empty",
            "blade_used": True,
            "supply": {"lannister": 0, "stark": 6},
            "regions": {
                "riverrun": {"owner": "stark", "knight": 2},
                "stoney_sept": {"owner": "lannister", "footman": 1, "knight": 1},
                "harrenhal": {"owner": "lannister", "footman": 1},
                "lannisport": {"owner": "lannister", "footman": 1},
                "blackwater": {"power_token": "baratheon"},
                "searoad_marches": {"power_token": "baratheon"},
                "kingswood": {"owner": "baratheon", "footman": 1},
            },
            "orders": {"riverrun": "march_0", "kingswood": "march_0"},
        },
        (
            ("stark", "march_moves", {"knight": "stoney_sept", "knight/2": "stoney_sept"}),
            ("stark", "house_card", ["robb_stark"]),
            ("lannister", "house_card", ["cersei_lannister"]),
            ("stark", "retreat", ["harrenhal"]),
        ),
    ),
    "one_more_card": Place(
        "stark",
        "base-3",
        {
            "phase": "march",
            "turn": "stark",
            "others": "empty",
            "tides": ["zero", "zero", "three"],
            "regions": {
                "riverrun": {"owner": "stark", "footman": 2},
                "stoney_sept": {"owner": "lannister", "knight": 1},
                "lannisport": {"owner": "lannister", "footman": 1},
                "kingswood": {"owner": "baratheon", "footman": 1},
            },
            "orders": {"riverrun": "march_0", "kingswood": "march_0"},
        },
        (
            ("stark", "march_moves", {"footman": "stoney_sept"}),
            ("stark", "house_card", ["ser_rodrick_cassel"]),
            ("lannister", "house_card", ["ser_kevan_lannister"]),
        ),
        {"tides_of_battle": True},
    ),
    "price_of_battle": Place(
        "lannister",
        "base-3",
        {
            "phase": "march",
            "turn": "lannister",
            "others": "empty",
            "blade_used": True,
            "tides": ["zero", "skull"],
            "regions": {
                "riverrun": {"owner": "lannister", "knight": 2, "footman": 1},
                "seagard": {"owner": "stark", "footman": 1, "knight": 1},
                "kingswood": {"owner": "baratheon", "footman": 1},
            },
            "orders": {"riverrun": "march_0", "kingswood": "march_0"},
        },
        (
            (
                "lannister",
                "march_moves",
                {"knight": "seagard", "knight/2": "seagard", "footman": "seagard"},
            ),
            ("lannister", "house_card", ["the_hound"]),
            ("stark", "house_card", ["catelyn_stark"]),
        ),
        {"tides_of_battle": True},
    ),
    "after_the_call": Place(
        "baratheon",
        "base-3",
        {
            "phase": "march",
            "turn": "baratheon",
            "others": "empty",
            "regions": {
                "kingswood": {"owner": "baratheon", "knight": 2},
                "the_reach": {"owner": "lannister", "footman": 2},
                "winterfell": {"owner": "stark", "footman": 1},
            },
            "orders": {
                "kingswood": "march_0",
                "the_reach": "support_0",
                "winterfell": "march_0",
            },
        },
        (
            (
                "baratheon",
                "march_moves",
                {"knight": "kings_landing", "knight/2": "kings_landing"},
            ),
            ("lannister", "neutral_support", {"the_reach": "attacker"}),
        ),
    ),
    "which_first": Place(
        "stark",
        "base-3",
        {
            "phase": "consolidate",
            "turn": "stark",
            "tracks": {"iron_throne": ["stark", "lannister", "baratheon"]},
            "others": "empty",
            "regions": {
                "karhold": {"owner": "stark", "footman": 1},
                "port_of_winterfell": {"owner": "stark", "ship": 1},
                "flints_finger": {"owner": "lannister", "footman": 1},
                "dragonstone": {"owner": "baratheon", "footman": 1},
            },
            "power": {"stark": 0},
            "orders": {
                "karhold": "consolidate",
                "port_of_winterfell": "consolidate",
                "flints_finger": "consolidate_special",
                "dragonstone": "consolidate_special",
            },
        },
    ),
    **EVENTS,
}

TABLES = Tables("board_game", PLACES)
NAMES, writer = TABLES.names, TABLES.writer
