"""The positions of the first edition's lists; it is House Lannister that writes."""

from typing import Any

from .card_tables import CardTables, Made, Where

HAND = [
    "Tywin Lannister",
    "The Goldroad",
    "Lannisport Steward",
    "Gutter Rat's Cunning",
    "The Hound",
    "Queen Cersei's Chambers",
    "The Lion's Will",
]
COURT = ["Tyrion Lannister", "Ser Jaime Lannister", "Cersei Lannister", "The Hound"]
NORTH = ["Robb Stark", "Sansa Stark", "Catelyn Stark"]
PLOTS = [
    {"plots": ["Planning Ahead", "Wildfire Assault", "Hear Me Roar", "Blockade"]},
    {"plots": ["Valar Morghulis", "Building Season"]},
]
FOUR = ("lannister", "stark", "baratheon", "targaryen")
TITLES = (
    "Master of Coin",
    "Hand of the King",
    "Crown Regent",
    "Lord Commander of the Kingsguard",
)


def _duel(phase: str, mine: dict[str, Any], theirs: dict[str, Any], **more: Any) -> dict[str, Any]:
    sides = {"lannister": mine, "stark": theirs}
    return {"phase": phase, "first": "lannister", "sides": sides, **more}


def _four(phase: str, first: str, *sides: dict[str, Any], titles: bool = True) -> dict[str, Any]:
    told = [{**side, "title": title} for side, title in zip(sides, TITLES, strict=True)]
    dealt = zip(FOUR, told if titles else sides, strict=True)
    return {"phase": phase, "first": first, "sides": dict(dealt)}


SET_UP = _duel("set_up", {"hand": HAND}, {})
KEPT: Made = (("lannister", "mulligan", "keep"), ("stark", "mulligan", "keep"))
FIGHT = _duel("challenges", {"play": COURT}, {"play": NORTH})
BESIEGED = _duel("challenges", {"play": COURT}, {"play": NORTH}, first="stark")
ATTACKED: Made = (("stark", "challenge", "military"), ("stark", "attackers", "Robb Stark"))
MELEE: list[dict[str, Any]] = [
    {"play": COURT[:3], "gold": 2, "power": 3},
    {"play": NORTH},
    {"play": ["Robert Baratheon", "Edric Storm"]},
    {"play": ["Daenerys Targaryen", "Jhogo"]},
]
LAST = ("Rains of Autumn", "Calm Over Westeros", "Uneasy Truce", "Herding the Masses")
LAST_PLOTS = [{"plots": [one]} for one in LAST]

WHERE: dict[str, Where] = {
    "mulligan": ("duel", SET_UP, ()),
    "place": ("duel", SET_UP, KEPT),
    "plot": ("duel", _duel("plot", *PLOTS), ()),
    "first_player": ("melee-4", _four("plot", "lannister", *LAST_PLOTS, titles=False), ()),
    "title": (
        "melee-4",
        _four("plot", "lannister", *LAST_PLOTS, titles=False),
        (("lannister", "first_player", "3"), ("targaryen", "title", TITLES[1])),
    ),
    "marshal": (
        "duel",
        _duel("marshal", {"hand": HAND, "gold": 6, "play": ["Western Fiefdoms"]}, {"play": NORTH}),
        (),
    ),
    "host": (
        "duel",
        _duel("marshal", {"hand": HAND[3:4], "gold": 1, "play": COURT}, {"play": NORTH}),
        (("lannister", "act", "marshal Gutter Rat's Cunning"),),
    ),
    "challenge": ("duel", FIGHT, ()),
    "melee": ("melee-4", _four("challenges", "lannister", *MELEE), ()),
    "teams": ("teams", _four("challenges", "lannister", *MELEE, titles=False), ()),
    "littlefinger": ("melee-4", _four("challenges", "lannister", *MELEE), ()),
    "attackers": ("duel", FIGHT, (("lannister", "challenge", "intrigue"),)),
    "stealth": (
        "duel",
        FIGHT,
        (
            ("lannister", "challenge", "intrigue"),
            ("lannister", "attackers", ["Tyrion Lannister", "Cersei Lannister"]),
        ),
    ),
    "defenders": ("duel", BESIEGED, ATTACKED),
    "claim": ("duel", BESIEGED, (*ATTACKED, ("lannister", "defenders", []))),
    "action": (
        "duel",
        _duel(
            "challenges",
            {
                "hand": ["The Lion's Will", "Insidious Ways", "I Never Bet Against My Family"],
                "gold": 3,
                "play": [*COURT[:2], "Bronn"],
            },
            {"play": NORTH},
        ),
        (),
    ),
    "target": (
        "duel",
        _duel("marshal", {"play": ["Ser Ilyn Payne", "Shae"]}, {"play": NORTH}),
        (("lannister", "act", "Ser Ilyn Payne"),),
    ),
    "response": (
        "duel",
        _duel(
            "challenges",
            {"gold": 2, "play": ["Tyrion Lannister", "Lannisport", "Joffrey Baratheon"]},
            {"play": ["Great Keep"], "hand": ["Ice", "Hodor"]},
            preferences={"stark": {"stops": []}},
        ),
        (
            ("lannister", "challenge", "intrigue"),
            ("lannister", "attackers", "Tyrion Lannister"),
        ),
    ),
    "save": (
        "duel",
        _duel(
            "challenges",
            {
                "gold": 1,
                "play": [
                    {
                        "card": "Tyrion Lannister",
                        "knelt": True,
                        "duplicates": 1,
                        "attachments": ["Gilded Plate"],
                    }
                ],
            },
            {"play": NORTH},
            first="stark",
        ),
        ATTACKED,
    ),
    "influence": (
        "duel",
        _duel(
            "dominance",
            {
                "hand": ["Dance With Dragons"],
                "deck": ["Drogon", "Viserion"],
                "play": ["Western Fiefdoms", "Queen Cersei's Chambers", "Sunset Sea"],
            },
            {"play": NORTH},
        ),
        (("lannister", "act", "Dance With Dragons"),),
    ),
    "infamy": (
        "duel",
        _duel("challenges", {"play": ["Ser Jaime Lannister"]}, {}),
        (("lannister", "challenge", "military"), ("lannister", "attackers", COURT[1])),
    ),
    "redirect": (
        "melee-4",
        {
            **_four("challenges", "stark", *MELEE),
            "sides": {
                name: {**side, "title": title}
                for name, side, title in zip(
                    FOUR, MELEE, (TITLES[2], TITLES[0], TITLES[1], TITLES[3]), strict=True
                )
            },
        },
        (("stark", "challenge", "power lannister"), ("stark", "attackers", "Robb Stark")),
    ),
    "dominance": (
        "duel",
        _duel(
            "dominance",
            {
                "gold": 5,
                "hand": ["Call Their Bluff", "You've Killed the Wrong Dwarf!"],
                "play": ["Cersei Lannister"],
            },
            {"play": NORTH, "hand": ["Ice"]},
        ),
        (),
    ),
}
TABLES = CardTables("card_game_1e", WHERE, {"littlefinger": {"littlefinger": True}})
NAMES, writer = TABLES.names, TABLES.writer
