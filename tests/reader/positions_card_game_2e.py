"""The positions of the card game's lists; it is House Lannister that writes."""

from typing import Any

from .card_tables import CardTables, Made, Where

HAND = [
    "Tywin Lannister",
    "Burned Men",
    "The Kingsroad",
    "Lannisport",
    "Treachery",
    "Lannisport Merchant",
    "Little Bird",
]
COURT = ["The Tickler", "Tyrion Lannister", "Ser Jaime Lannister", "Cersei Lannister"]
NORTH = ["Arya Stark", "Sansa Stark", "Robb Stark"]
BOUND = [{"card": name, "knelt": True} for name in NORTH]
TAXED = {"plot": "A Feast for Crows"}


def _joust(phase: str, mine: dict[str, Any], theirs: dict[str, Any], **more: Any) -> dict[str, Any]:
    sides = {"lannister": mine, "stark": theirs}
    return {"phase": phase, "first": "lannister", "sides": sides, **more}


def _melee(phase: str, mine: dict[str, Any], *theirs: dict[str, Any]) -> dict[str, Any]:
    sides = {"lannister": mine, "stark": theirs[0], "tyrell": theirs[1]}
    return {"phase": phase, "first": "lannister", "sides": sides}


SET_UP = _joust("set_up", {"hand": HAND}, {})
FIGHT = _joust("challenges", {"play": COURT}, {"play": NORTH})
BESIEGED = {**_joust("challenges", {"play": COURT[:3]}, {"play": NORTH}), "first": "stark"}
ATTACKED: Made = (("stark", "challenge", "military"), ("stark", "attackers", ["Robb Stark"]))
WHERE: dict[str, Where] = {
    "mulligan": ("joust", SET_UP, ()),
    "place": (
        "joust",
        SET_UP,
        (("lannister", "mulligan", "keep"), ("stark", "mulligan", "keep")),
    ),
    "plot": (
        "joust",
        _joust(
            "plot",
            {"plots": ["A Clash of Kings", "A Noble Cause", "Calm Over Westeros", "Summons"]},
            {"plots": ["Taxation", "Wildfire Assault"]},
        ),
        (),
    ),
    "first_player": (
        "melee-3",
        _melee(
            "plot",
            {"plots": ["A Clash of Kings"]},
            {"plots": ["Taxation"]},
            {"plots": ["Taxation"]},
        ),
        (),
    ),
    "title": (
        "melee-3",
        _melee(
            "plot",
            {"plots": ["A Clash of Kings"]},
            {"plots": ["Taxation"]},
            {"plots": ["Taxation"]},
        ),
        (("lannister", "first_player", "0"),),
    ),
    "marshal": (
        "joust",
        _joust("marshal", {"hand": [*HAND, "Ser Jaime Lannister"], "gold": 9}, {"play": NORTH}),
        (),
    ),
    "host": (
        "joust",
        _joust("marshal", {"hand": ["Little Bird"], "gold": 3, "play": COURT}, {"play": NORTH}),
        (("lannister", "act", "marshal Little Bird"),),
    ),
    "challenge": ("joust", FIGHT, ()),
    "melee": (
        "melee-3",
        _melee("challenges", {"play": COURT}, {"play": NORTH}, {"play": ["Margaery Tyrell"]}),
        (),
    ),
    "attackers": ("joust", FIGHT, (("lannister", "challenge", "military"),)),
    "stealth": (
        "joust",
        FIGHT,
        (
            ("lannister", "challenge", "intrigue"),
            ("lannister", "attackers", ["Tyrion Lannister", "Cersei Lannister"]),
        ),
    ),
    "defenders": ("joust", BESIEGED, ATTACKED),
    "claim": ("joust", BESIEGED, (*ATTACKED, ("lannister", "defenders", []))),
    "event": (
        "joust",
        _joust(
            "challenges",
            {
                "hand": ["Put to the Sword", "Hear Me Roar!", "Treachery"],
                "gold": 4,
                "play": ["Ser Jaime Lannister", "Tyrion Lannister"],
            },
            {"play": BOUND},
        ),
        (
            ("lannister", "challenge", "military"),
            ("lannister", "attackers", ["Ser Jaime Lannister"]),
            ("lannister", "act", "unless"),
            ("lannister", "act", "unless"),
        ),
    ),
    "target": (
        "joust",
        _joust(
            "challenges",
            {"gold": 5, "hand": ["Put to the Sword"], "play": ["Ser Jaime Lannister"]},
            {"play": BOUND},
        ),
        (
            ("lannister", "challenge", "military"),
            ("lannister", "attackers", ["Ser Jaime Lannister"]),
            ("lannister", "act", "Put to the Sword"),
        ),
    ),
    "cost": (
        "joust",
        _joust(
            "challenges",
            {"gold": 5, "hand": ["The Things I Do For Love"], "play": ["Cersei Lannister"]},
            {"play": ["Arya Stark", "Robb Stark"]},
        ),
        (("lannister", "act", "The Things I Do For Love"),),
    ),
    "reserve": ("joust", _joust("taxation", {**TAXED, "hand": HAND}, TAXED), ()),
    "search": (
        "joust",
        _joust(
            "plot",
            {"plots": ["Summons"], "deck": [*HAND[:2], COURT[2]]},
            {"plots": ["Taxation"]},
        ),
        (("stark", "first_player", "1"),),
    ),
    "redirect": (
        "melee-3",
        {
            **_melee(
                "challenges",
                {"title": "Crown Regent", "power": 2, "play": ["Tyrion Lannister"]},
                {"play": ["Robb Stark"]},
                {"power": 2},
            ),
            "first": "stark",
        },
        (
            ("stark", "challenge", "power lannister"),
            ("stark", "attackers", ["Robb Stark"]),
        ),
    ),
}

TABLES = CardTables("card_game_2e", WHERE)
NAMES, writer = TABLES.names, TABLES.writer
