"""More positions of Risk: Dominion, both boards, other houses, other questions."""

from typing import Any

from .tables import Made, Place, Tables

DOMINION = {"mode": "dominion"}
KINGDOMS = {
    "casterly_rock": {"owner": "lannister", "units": 4},
    "golden_tooth": {"owner": "lannister", "units": 2},
    "riverrun": {"owner": "lannister", "units": 3},
    "kings_landing": {"owner": "lannister", "units": 6, "knights": 1},
    "harrenhal": {"owner": "baratheon", "units": 3},
    "the_trident": {"owner": "baratheon", "units": 5},
    "dragonstone": {"owner": "baratheon", "units": 5},
    "storms_end": {"owner": "baratheon", "units": 4, "fortifications": 1},
    "kingswood": {"owner": "baratheon", "units": 2},
    "blackwater_rush": {"owner": "tyrell", "units": 3},
    "the_mander": {"owner": "tyrell", "units": 4, "knights": 1, "siege_engines": 1},
    "highgarden": {"owner": "tyrell", "units": 6, "siege_engines": 1},
    "oldtown": {"owner": "tyrell", "units": 3},
    "winterfell": {"owner": "stark", "units": 5},
    "the_twins": {"owner": "stark", "units": 3},
}
BAY = {
    "astapor": {"owner": "ghiscari", "units": 7},
    "yunkai": {"owner": "targaryen", "units": 3},
    "meereen": {"owner": "targaryen", "units": 5},
    "lhazar": {"owner": "ghiscari", "units": 4},
    "volantis": {"owner": "targaryen", "units": 2},
    "qarth": {"owner": "ghiscari", "units": 2},
}
SANDS = {
    **KINGDOMS,
    "sunspear": {"owner": "martell", "units": 6},
    "greenblood": {"owner": "martell", "units": 2},
    "red_mountains": {"owner": "martell", "units": 4},
    "dornish_marches": {"owner": "martell", "units": 3},
}
SAILS = {
    **BAY,
    **KINGDOMS,
    "the_flatlands": {"owner": "targaryen", "units": 6},
    "myr": {"owner": "targaryen", "units": 4},
    "tyrosh": {"owner": "lannister", "units": 2},
    "lower_rhoyne": {"owner": "tyrell", "units": 3},
    "sarnor": {"owner": "targaryen", "units": 1},
}
CHOSEN = (
    (0, "houses", ["stark"]),
    (1, "houses", ["baratheon"]),
    (2, "houses", ["lannister"]),
    (3, "houses", ["tyrell"]),
)
AIMS: Made = tuple(
    (house, "keep_objectives", aims)
    for house, aims in {
        "stark": ["control_9_ports", "own_1500_gold_or_more"],
        "baratheon": ["control_7_castles", "own_500_gold_or_more"],
        "lannister": ["control_5_ports", "control_9_castles"],
    }.items()
)


def _turn(house: str, phase: str, **more: Any) -> dict[str, Any]:
    """A turn on the board of Westeros."""
    return {"phase": phase, "turn": house, "territories": KINGDOMS, **more}


def _dominion(who: str, change: dict[str, Any], *made: Any, dice: tuple[int, ...] = ()) -> Place:
    """Four houses in Westeros."""
    return Place(who, "westeros-4", change, made, DOMINION, dice)


def _moves(house: str, source: str, target: str) -> Made:
    """An invasion from here to there."""
    return ((house, "invade_from", [source]), (house, "invade_to", [target]))


PLACES = {
    "seven": Place(4, "new-7"),
    "aims": Place("lannister", "new-4", {}, CHOSEN, DOMINION, (2, 6, 3, 1)),
    "claiming": Place("tyrell", "new-4", {}, CHOSEN, {"placed": True}, (2, 6, 3, 1)),
    "one_card": _dominion(
        "lannister",
        _turn("lannister", "reinforce", hands={"lannister": ["pyke", "highgarden"]}),
    ),
    "where": _dominion(
        "lannister",
        _turn("lannister", "reinforce", hands={"lannister": ["pyke", "highgarden"]}),
        ("lannister", "single", ["pyke"]),
    ),
    "with_gold": _dominion(
        "tyrell",
        _turn(
            "tyrell",
            "buy",
            gold={"tyrell": 1100},
            captive={"loras_tyrell": "lannister", "margaery_tyrell": "stark"},
        ),
    ),
    "two_papers": _dominion(
        "lannister",
        _turn(
            "lannister", "buy", gold={"lannister": 500}, maester_deck=["bribery", "castle_walls"]
        ),
        ("lannister", "buy", ["tyrion"]),
    ),
    "two_aims": _dominion(
        "baratheon",
        _turn(
            "baratheon",
            "buy",
            gold={"baratheon": 700},
            objective_deck=["control_3_ports", "control_5_castles"],
        ),
        ("baratheon", "buy", ["objective"]),
    ),
    "far_shores": Place(
        "targaryen", "both-6", {"phase": "invade", "turn": "targaryen", "territories": SAILS}
    ),
    "which_shore": Place(
        "targaryen",
        "both-6",
        {"phase": "invade", "turn": "targaryen", "territories": SAILS},
        (("targaryen", "invade_from", ["the_flatlands"]),),
    ),
    "declared": _dominion(
        "tyrell",
        _turn(
            "baratheon",
            "invade",
            gold={"tyrell": 700},
            maesters={"tyrell": ["castle_walls", "a_temporary_truce", "bribery"]},
        ),
        *_moves("baratheon", "kingswood", "the_mander"),
    ),
    "before_battle": _dominion(
        "tyrell",
        _turn("tyrell", "invade", preferences={"tyrell": {"specials": "ask"}}),
        *_moves("tyrell", "the_mander", "kingswood"),
        ("tyrell", "how", ["3"]),
    ),
    "after_the_win": _dominion(
        "tyrell",
        _turn("tyrell", "invade", preferences={"tyrell": {"specials": "ask"}}),
        *_moves("tyrell", "the_mander", "kingswood"),
        ("tyrell", "how", ["3"]),
        ("tyrell", "specials", ["0+0"]),
        dice=(6, 6, 5, 1, 1),
    ),
    "after_dice": _dominion(
        "stark",
        _turn("baratheon", "invade", gold={"stark": 400}),
        *_moves("baratheon", "the_trident", "the_twins"),
        ("baratheon", "how", ["3"]),
        ("stark", "act", ["ned_stark"]),
        dice=(6, 4, 2, 3, 1),
    ),
    "poor_dice": Place(
        "targaryen",
        "essos-2",
        {"phase": "invade", "turn": "ghiscari", "territories": BAY, "gold": {"targaryen": 300}},
        (
            *_moves("ghiscari", "astapor", "yunkai"),
            ("ghiscari", "how", ["2"]),
            ("targaryen", "act", ["barristan_selmy"]),
        ),
        DOMINION,
        (5, 4, 1, 2, 6, 5),
    ),
    "new_arrival": _dominion(
        "baratheon",
        _turn(
            "baratheon",
            "invade",
            gold={"baratheon": 300},
            maesters={"baratheon": ["a_sworn_sword"]},
        ),
        ("baratheon", "act", ["a_sworn_sword"]),
    ),
    "three_places": _dominion(
        "baratheon",
        _turn(
            "baratheon",
            "invade",
            gold={"baratheon": 300},
            maesters={"baratheon": ["preparing_for_war"]},
        ),
        ("baratheon", "act", ["preparing_for_war"]),
    ),
    "all_lose": _dominion(
        "baratheon",
        _turn("stark", "invade", gold={"stark": 300}, maesters={"stark": ["winter_is_coming"]}),
        ("stark", "act", ["winter_is_coming"]),
    ),
    "bystander": _dominion(
        "lannister",
        _turn(
            "tyrell",
            "invade",
            gold={"lannister": 400},
            maesters={"lannister": ["unplanned_losses"]},
            preferences={"lannister": {"opponent_turns": "able"}},
        ),
        *_moves("tyrell", "the_mander", "kingswood"),
        ("lannister", "act", ["unplanned_losses"]),
    ),
    "which_one": _dominion(
        "stark",
        _turn(
            "stark",
            "invade",
            gold={"stark": 400},
            maesters={"stark": ["blood_magic"]},
        ),
        ("stark", "act", ["blood_magic"]),
    ),
    "whose": _dominion(
        "tyrell",
        _turn(
            "tyrell",
            "invade",
            gold={"tyrell": 400},
            maesters={
                "tyrell": ["a_web_of_lies"],
                "stark": ["bribery"],
                "lannister": ["castle_walls", "hired_thieves"],
            },
        ),
        ("tyrell", "act", ["a_web_of_lies"]),
    ),
    "one_die": _dominion(
        "stark",
        _turn(
            "stark",
            "invade",
            gold={"stark": 500},
            maesters={"stark": ["blood_magic", "valyrian_steel"]},
        ),
        ("stark", "act", ["blood_magic"]),
        ("stark", "card_character", ["jaime_lannister"]),
        dice=(2,),
    ),
    "two_cards": Place(
        "ghiscari",
        "essos-2",
        {
            "phase": "draw",
            "turn": "ghiscari",
            "territories": BAY,
            "conquered": True,
            "deck": ["lys", "myr"],
            "gold": {"ghiscari": 300},
        },
        (("ghiscari", "act", ["xaro_xhoan_daxos"]),),
        DOMINION,
    ),
    "where_next": Place(
        "martell",
        "westeros-5",
        {"phase": "maneuver", "turn": "martell", "territories": SANDS},
        (("martell", "maneuver_from", ["sunspear"]),),
        DOMINION,
    ),
    "taken_along": _dominion(
        "tyrell",
        _turn("tyrell", "maneuver"),
        ("tyrell", "maneuver_from", ["the_mander"]),
        ("tyrell", "maneuver_to", ["highgarden"]),
        ("tyrell", "maneuver_units", 2),
    ),
    "reached": _dominion(
        "baratheon",
        _turn(
            "baratheon",
            "objective",
            gold={"baratheon": 1600},
            objectives={"baratheon": ["own_1500_gold_or_more", "own_500_gold_or_more"]},
        ),
    ),
}

TABLES = Tables("risk", PLACES)
NAMES, writer = TABLES.names, TABLES.writer
