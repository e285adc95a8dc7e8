"""Positions of the Board Game between the rounds: what cards bring, and what is chosen at first."""

from collections.abc import Mapping
from typing import Any

from .tables import Place

SIX = ("stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell")
CROWS = ("stark", "lannister", "baratheon", "arryn")
FED: dict[str, Any] = {"supply": dict.fromkeys(SIX, 6)}
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
GARDENS = {
    "highgarden": {"owner": "tyrell", "footman": 1, "knight": 1},
    "dornish_marches": {"owner": "tyrell", "footman": 2},
    "oldtown": {"owner": "tyrell", "footman": 1},
    "port_of_oldtown": {"owner": "tyrell", "ship": 1},
    "redwyne_straights": {"owner": "tyrell", "ship": 2},
    "three_towers": {"owner": "tyrell", "footman": 1},
    "sunspear": {"owner": "martell", "footman": 1, "knight": 1},
    "sea_of_dorne": {"owner": "martell", "ship": 1},
}
DESERT = {
    "sunspear": {"owner": "martell", "footman": 1, "knight": 1},
    "port_of_sunspear": {"owner": "martell", "ship": 1},
    "yronwood": {"owner": "martell", "footman": 1},
    "salt_shore": {"owner": "martell", "knight": 2},
    "starfall": {"owner": "martell", "footman": 1},
    "sea_of_dorne": {"owner": "martell", "ship": 2},
    "east_summer_sea": {"owner": "martell", "ship": 1},
}
PACKED = {
    "yronwood": {"owner": "martell", "footman": 3},
    "salt_shore": {"owner": "martell", "knight": 2},
    "princes_pass": {"owner": "martell", "footman": 2, "siege_engine": 1},
    "sunspear": {"owner": "martell", "footman": 1, "knight": 1},
}
AIMS = {
    "stark": ["the_raven", "the_throne"],
    "lannister": ["the_blade", "land_grab"],
    "baratheon": ["hold_court", "arbor_gold"],
    "arryn": ["a_firm_grip", "the_final_hour"],
}


def _events(first: str = "", second: str = "", third: str = "", **more: Any) -> dict[str, Any]:
    """The cards of a round; those not named do nothing."""
    return {
        "phase": "westeros",
        "round": 3,
        "deck_1": [first or "last_days_of_summer"],
        "deck_2": [second or "last_days_of_summer"],
        "deck_3": [third or "sea_of_storms"],
        **more,
    }


def _beyond(card: str, setup: str, who: str, bids: Mapping[str, int], **more: Any) -> Place:
    """An attack of the wildlings, after these bids."""
    change = _events(third="wildlings_attack", wildling=2, wildling_deck=[card], **more)
    return Place(
        who, setup, change, tuple((house, "wildling_bid", bid) for house, bid in bids.items())
    )


EVENTS = {
    "wishes": Place(0, "new-3", {}, (), {"houses": "draft"}),
    "growing": Place(
        "tyrell",
        "base-6",
        _events("mustering", regions=GARDENS, **FED)
        | {
            "tracks": {
                "iron_throne": ["tyrell", "martell", "stark", "lannister", "baratheon", "greyjoy"]
            }
        },
    ),
    "too_large": Place(
        "martell",
        "base-6",
        _events("supply", regions=DESERT | PACKED) | {"supply": {"martell": 6}},
    ),
    "equal_bids": Place(
        "greyjoy",
        "base-4",
        _events(second="clash_of_kings")
        | {"tracks": {"iron_throne": ["greyjoy", "stark", "lannister", "baratheon"]}},
        tuple((house, "bid", 2) for house in SIX[:4]),
    ),
    "no_more": _beyond(
        "massing_on_the_milkwater",
        "base-4",
        "lannister",
        {"stark": 0, "lannister": 1, "baratheon": 2, "greyjoy": 2},
    ),
    "lowest": _beyond(
        "skinchanger_scout",
        "base-4",
        "baratheon",
        {"stark": 1, "lannister": 2, "baratheon": 1, "greyjoy": 1},
    ),
    "fallen": _beyond(
        "a_king_beyond_the_wall",
        "base-4",
        "lannister",
        {"stark": 2, "lannister": 1, "baratheon": 0, "greyjoy": 1},
    ),
    "rewarded": _beyond(
        "a_king_beyond_the_wall",
        "base-4",
        "greyjoy",
        {"stark": 1, "lannister": 1, "baratheon": 0, "greyjoy": 4},
    ),
    "which_rank": Place(
        "baratheon",
        "base-3",
        _events(third="wildlings_attack", wildling=2, wildling_deck=["preemptive_raid"])
        | {
            "tracks": {
                "iron_throne": ["baratheon", "stark", "lannister"],
                "fiefdoms": ["baratheon", "lannister", "stark"],
                "kings_court": ["lannister", "stark", "baratheon"],
            }
        },
        (
            ("stark", "wildling_bid", 0),
            ("lannister", "wildling_bid", 1),
            ("baratheon", "wildling_bid", 1),
            ("stark", "preemptive_raid", ["track"]),
        ),
    ),
    "overrun": _beyond(
        "the_horde_descends",
        "base-6",
        "tyrell",
        dict.fromkeys(SIX, 1) | {"tyrell": 0},
        regions=GARDENS | {"oldtown": {"owner": "tyrell", "footman": 2, "knight": 1}},
        **FED,
    ),
    "old_hand": _beyond(
        "mammoth_riders",
        "base-4",
        "greyjoy",
        {"stark": 1, "lannister": 1, "baratheon": 0, "greyjoy": 5},
        hands={"greyjoy": ["euron_crows_eye", "balon_greyjoy"]},
    ),
    "raided": _beyond(
        "preemptive_raid",
        "base-4",
        "greyjoy",
        {"stark": 2, "lannister": 1, "baratheon": 1, "greyjoy": 0},
    ),
    "repelled": _beyond(
        "crow_killers",
        "base-6",
        "martell",
        dict.fromkeys(SIX, 1) | {"martell": 5},
        regions=DESERT,
        **FED,
    ),
    "beaten_back": _beyond(
        "crow_killers",
        "base-4",
        "greyjoy",
        {"stark": 1, "lannister": 1, "baratheon": 1, "greyjoy": 0},
        regions={
            "pyke": {"owner": "greyjoy", "footman": 3, "knight": 1},
            "seagard": {"owner": "greyjoy", "footman": 2, "knight": 1},
            "greywater_watch": {"owner": "greyjoy", "footman": 1, "knight": 1},
            "flints_finger": {"owner": "greyjoy", "footman": 2},
            "the_twins": {"owner": "greyjoy", "footman": 1},
            "lannisport": {"owner": "lannister", "footman": 1, "knight": 1},
        },
        supply=dict.fromkeys(SIX[:4], 6),
    ),
    "dealt": Place(
        "arryn",
        "new-4",
        {},
        tuple((seat, "houses", [house]) for seat, house in enumerate(CROWS)),
        {"expansion": "feast_for_crows"},
    ),
    "give_one": Place("arryn", "crows-4", _events("shifting_ambitions", objectives=AIMS)),
    "take_one": Place(
        "arryn",
        "crows-4",
        _events("shifting_ambitions", objectives=AIMS),
        (
            *((house, "put_objective", [aims[0]]) for house, aims in AIMS.items()),
            ("baratheon", "take_objective", ["the_raven"]),
            ("lannister", "take_objective", ["hold_court"]),
        ),
    ),
    "send_back": Place("baratheon", "crows-4", _events("new_information", objectives=AIMS)),
    "three_ways": Place("baratheon", "crows-4", _events("the_burden_of_power", wildling=6)),
    "own_goal": Place(
        "lannister",
        "crows-4",
        {
            "round": 2,
            "phase": "clean_up",
            "others": "empty",
            "supply": dict.fromkeys(CROWS, 6),
            "points": {"lannister": 2},
            "regions": {
                "lannisport": {"owner": "lannister", "footman": 1},
                "kings_landing": {"power_token": "lannister"},
                "winterfell": {"owner": "stark", "footman": 1},
                "the_eyrie": {"owner": "arryn", "footman": 1},
            },
            "objectives": {**AIMS, "lannister": ["stop_the_storm"]},
        },
    ),
}
