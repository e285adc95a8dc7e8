"""More positions of The Iron Throne: other houses, leaders, and what the first set leaves out."""

from typing import Any

from .tables import Place, Tables

THREE = ("lannister", "stark", "baratheon")
FOUR = (*THREE, "targaryen")
FIVE = (*FOUR, "tyrell")


def _ahead(*houses: str) -> dict[str, Any]:
    """These houses decide ahead."""
    return {"preferences": {house: {"ahead": "yes"} for house in houses}}


def _clash(phase: str, *sides: str, **more: Any) -> dict[str, Any]:
    """`house.character` of who challenges and of who defends."""
    fight = dict(side.split(".") for side in sides)
    challenger, defender = fight
    return {
        "phase": phase,
        "challenger": challenger,
        "defender": defender,
        "characters": fight,
        **more,
    }


DRAGON = {"targaryen": ["war_10", "war_8", "war_3", "peace", "daenerys", "viserys"]}
ROSES = {"tyrell": ["war_8", "war_7", "war_2", "peace", "mace"]}
STAGS = {"baratheon": ["war_12", "war_6", "war_1", "peace", "stannis"]}
WARDED = {
    "leaders": {"targaryen": "barristan", "stark": "bran", "lannister": "cersei"},
    "hands": {"targaryen": ["war_2", "war_3", "peace"], "lannister": ["war_1", "war_5"]},
}
PRESSED = _clash(
    "encounter",
    "lannister.jaime",
    "tyrell.loras",
    leaders={"stark": "arya", "tyrell": "olenna", "targaryen": "jorah", "baratheon": "shireen"},
    supporters={
        "stark": {"side": "challenge", "character": "catelyn"},
        "targaryen": {"side": "challenge", "character": "drogo"},
    },
    hands={
        "lannister": ["war_1", "war_2"],
        "stark": ["war_8", "war_5", "peace", "robb"],
        "targaryen": ["war_1"],
        "tyrell": ["war_7", "war_8"],
    },
)
SOON = {
    "houses": ["lannister", "tyrell", "stark"],
    "leaders": {"tyrell": "mace"},
    **_ahead("lannister", "tyrell", "stark"),
    "hands": {"lannister": ["war_2"], "tyrell": ["war_1", "olenna"], "stark": ["war_2"]},
    "decks": {"tyrell": ["mace", "war_5", "war_6", "war_7"]},
}
PARTED = {
    "leaders": {"lannister": "tywin", "stark": "robb", "baratheon": "shireen"},
    **_ahead(*THREE),
    "hands": {"lannister": ["war_1"], "stark": ["war_2"], "baratheon": ["stannis", "war_1"]},
    "shown": {"lannister": "war_5", "baratheon": "war_6"},
}
OPENED = _clash(
    "encounter",
    "stark.robb",
    "lannister.cersei",
    leaders={"stark": "bran", "lannister": "tyrion", "baratheon": "davos"},
    hands={
        "stark": ["war_12", "war_6", "peace"],
        "lannister": ["joffrey", "war_8", "peace"],
        "baratheon": ["war_1"],
    },
    **_ahead(*THREE),
)

PLACES = {
    "pick": Place(
        "stark",
        "new-3",
        {},
        ((2, "houses", ["baratheon"]), (0, "houses", ["tyrell"]), (1, "houses", ["stark"])),
    ),
    "before_turn": Place(
        "baratheon",
        "court-4",
        {
            "leaders": {"baratheon": "shireen"},
            "challenger": "baratheon",
            "events": ["targaryen", "lannister"],
        },
    ),
    "rival": Place(
        "tyrell",
        "court-5",
        {"phase": "preparation", "challenger": "tyrell", "events": ["tyrell"]},
    ),
    "called": Place(
        "targaryen",
        "court-4",
        {"phase": "preparation", "challenger": "baratheon", "events": ["targaryen"]},
        (
            ("baratheon", "power", ["melisandre"]),
            ("targaryen", "power", ["drogo"]),
            ("baratheon", "character", ["melisandre"]),
        ),
    ),
    "beside": Place("targaryen", "court-5", _clash("support", "tyrell.loras", "baratheon.davos")),
    "before_offers": Place(
        "lannister",
        "court-5",
        _clash(
            "support",
            "lannister.jaime",
            "stark.robb",
            leaders={"lannister": "cersei", "targaryen": "drogo", "tyrell": "mace"},
            influence={"lannister": {"baratheon": 1, "targaryen": 1, "tyrell": 1}},
            **_ahead("lannister"),
        ),
    ),
    "thanked": Place(
        "targaryen",
        "court-4",
        _clash(
            "support",
            "lannister.jaime",
            "stark.robb",
            leaders={"targaryen": "viserys", "lannister": "tywin", "stark": "arya"},
        ),
        (
            ("baratheon", "support", ["out"]),
            ("targaryen", "support", ["defence.jorah"]),
            ("stark", "answer", ["targaryen"]),
        ),
    ),
    "friend": Place(
        "tyrell",
        "court-5",
        _clash(
            "support",
            "lannister.jaime",
            "tyrell.loras",
            leaders={"tyrell": "renly", "lannister": "tywin"},
        ),
        (
            ("stark", "support", ["defence.robb"]),
            ("baratheon", "support", ["out"]),
            ("targaryen", "support", ["out"]),
            ("tyrell", "answer", ["stark"]),
        ),
    ),
    "declined": Place(
        "tyrell",
        "court-5",
        _clash(
            "support",
            "lannister.jaime",
            "stark.robb",
            leaders={"tyrell": "margaery", "lannister": "tywin", "stark": "arya"},
        ),
        (
            ("baratheon", "support", ["out"]),
            ("targaryen", "support", ["out"]),
            ("tyrell", "support", ["challenge.loras"]),
            ("lannister", "answer", []),
        ),
    ),
    "face_down": Place(
        "targaryen",
        "court-4",
        _clash(
            "encounter",
            "targaryen.daenerys",
            "baratheon.stannis",
            leaders={"targaryen": "drogo", "baratheon": "davos"},
            hands={**DRAGON, **STAGS},
        ),
    ),
    "either_way": Place("lannister", "court-3", OPENED),
    "unseen": Place("stark", "court-3", OPENED),
    "under_pressure": Place("stark", "court-5", {**PRESSED, **_ahead("stark", "tyrell")}),
    "hard_choice": Place(
        "stark",
        "court-5",
        PRESSED,
        (
            ("tyrell", "act", ["leader"]),
            ("lannister", "lay", ["war_1"]),
            ("tyrell", "lay", ["war_7"]),
            ("tyrell", "target", ["stark"]),
        ),
    ),
    "changing": Place(
        "baratheon",
        "court-4",
        _clash(
            "encounter",
            "lannister.jaime",
            "baratheon.davos",
            leaders={"baratheon": "shireen", "lannister": "cersei"},
            supporters={"targaryen": {"side": "challenge", "character": "jorah"}},
            hands={"lannister": ["war_1", "war_2"], **STAGS, "targaryen": ["jorah", "war_3"]},
        ),
        (
            ("lannister", "lay", ["war_1"]),
            ("baratheon", "lay", ["war_12"]),
            ("targaryen", "act", ["jorah"]),
        ),
    ),
    "how_much": Place(
        "targaryen",
        "court-4",
        _clash(
            "resolution",
            "lannister.jaime",
            "targaryen.viserys",
            leaders={"lannister": "cersei", "targaryen": "drogo"},
            hands={"targaryen": ["viserys", "war_3"], "lannister": ["war_2", "peace"]},
            shown={"lannister": "war_10", "targaryen": "war_7"},
        ),
        (("targaryen", "act", ["viserys"]),),
    ),
    "another_card": Place(
        "lannister",
        "court-3",
        _clash(
            "resolution",
            "lannister.jaime",
            "baratheon.melisandre",
            leaders={"lannister": "cersei", "baratheon": "shireen"},
            hands={"lannister": ["jaime", "war_8", "tywin", "peace"], "baratheon": ["war_2"]},
            shown={"lannister": "peace", "baratheon": "war_3"},
        ),
        (("lannister", "act", ["jaime"]),),
    ),
    "struck": Place(
        "lannister",
        "court-4",
        _clash(
            "resolution",
            "lannister.joffrey",
            "baratheon.melisandre",
            leaders={"stark": "bran", "baratheon": "shireen", "lannister": "cersei"},
            supporters={"stark": {"side": "defence", "character": "eddard"}},
            hands={"lannister": ["joffrey"], "baratheon": ["war_2"]},
            shown={"lannister": "war_1", "baratheon": "war_20"},
        ),
        (("lannister", "act", ["joffrey"]),),
    ),
    "on_the_side": Place(
        "tyrell",
        "court-5",
        _clash(
            "resolution",
            "lannister.jaime",
            "baratheon.melisandre",
            leaders={"baratheon": "shireen", "tyrell": "mace", "lannister": "cersei"},
            hands={"lannister": ["war_1"], "baratheon": ["war_1"], **ROSES},
            shown={"lannister": "war_7", "baratheon": "war_7"},
        ),
        (("tyrell", "act", ["leader"]),),
    ),
    "at_the_table": Place(
        "baratheon",
        "court-5",
        _clash(
            "resolution",
            "baratheon.stannis",
            "tyrell.renly",
            leaders={"baratheon": "davos", "tyrell": "mace"},
            hands={**STAGS, **ROSES},
            shown={"baratheon": "peace", "tyrell": "peace"},
            hostages={
                "baratheon": ["tyrell.war_10", "lannister.war_2"],
                "tyrell": ["stark.war_12"],
            },
            influence={"tyrell": {"lannister": 1}},
        ),
    ),
    "about_to_lose": Place(
        "targaryen",
        "court-4",
        _clash(
            "resolution",
            "lannister.tywin",
            "targaryen.drogo",
            **WARDED,
            shown={"lannister": "war_20", "targaryen": "war_1"},
        ),
        (("lannister", "hostage", ["targaryen.deck"]),),
    ),
    "after_failure": Place(
        "targaryen",
        "court-4",
        _clash(
            "resolution",
            "lannister.jaime",
            "targaryen.drogo",
            leaders={"targaryen": "jorah", "lannister": "cersei"},
            power={"drogo": 7},
            shown={"lannister": "peace", "targaryen": "peace"},
            hands={"targaryen": ["war_2"], "lannister": ["war_3"]},
        ),
        (("lannister", "talk", {"refuse": True}),),
    ),
    "softened": Place(
        "baratheon",
        "court-3",
        _clash(
            "resolution",
            "lannister.tywin",
            "baratheon.melisandre",
            leaders={"baratheon": "selyse", "lannister": "cersei"},
            power={"melisandre": 7},
            hands={"baratheon": ["peace", "war_2"], "lannister": ["war_2"]},
            shown={"lannister": "war_1", "baratheon": "peace"},
        ),
    ),
    "afterwards": Place(
        "tyrell",
        "court-3",
        _clash(
            "resolution",
            "lannister.joffrey",
            "tyrell.olenna",
            **SOON,
            shown={"lannister": "war_1", "tyrell": "war_12"},
        ),
    ),
    "and_more": Place(
        "stark",
        "court-3",
        _clash(
            "resolution",
            "lannister.jaime",
            "stark.catelyn",
            leaders={"stark": "arya", "lannister": "cersei", "baratheon": "shireen"},
            supporters={"baratheon": {"side": "challenge", "character": "melisandre"}},
            hands={"stark": ["robb", "catelyn", "war_2"], "lannister": ["war_2"]},
            discards={"stark": ["war_8", "war_10"]},
            shown={"lannister": "war_20", "stark": "war_1"},
            **_ahead(*THREE),
        ),
    ),
    "if_won": Place(
        "tyrell",
        "court-3",
        _clash(
            "resolution",
            "lannister.jaime",
            "tyrell.mace",
            houses=["lannister", "tyrell", "stark"],
            leaders={"lannister": "tywin", "tyrell": "loras", "stark": "arya"},
            **_ahead("lannister", "tyrell", "stark"),
            hands={"lannister": ["war_1"], "tyrell": ["war_2", "mace"], "stark": ["war_2"]},
            decks={"tyrell": ["mace", "war_5", "war_7"]},
            shown={"lannister": "war_7", "tyrell": "war_6"},
        ),
    ),
    "if_turned": Place(
        "baratheon",
        "court-3",
        _clash("resolution", "lannister.jaime", "baratheon.stannis", **PARTED),
    ),
}

TABLES = Tables("iron_throne", PLACES)
NAMES, writer = TABLES.names, TABLES.writer
