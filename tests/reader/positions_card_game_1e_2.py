"""More positions of the first edition: other houses, other hands, what the first set leaves out."""

from typing import Any

from .tables import Made, Place, Tables

WOLVES = ["Robb Stark", "Catelyn Stark", "Sansa Stark", "Grey Wind"]
STAGS = ["Robert Baratheon", "Edric Storm", "Brienne of Tarth", "Great Hall"]
DRAGONS = ["Daenerys Targaryen", "Jhogo", "Viserion", "Great Pyramid"]
LIONS = ["Tyrion Lannister", "Cersei Lannister", "Bronn"]
KEPT: Made = (("stark", "mulligan", "keep"), ("targaryen", "mulligan", "keep"))
QUIET: dict[str, Any] = {"stops": []}


def _side(who: str, *play: Any, **more: Any) -> dict[str, Any]:
    """What a house has in play, and more."""
    return {"who": who, "play": [*play], **more}


def _at(phase: str, first: str, *sides: dict[str, Any], **more: Any) -> dict[str, Any]:
    """These houses at the beginning of a phase."""
    dealt = {one["who"]: {key: what for key, what in one.items() if key != "who"} for one in sides}
    return {"phase": phase, "first": first, "sides": dealt, **more}


def _knelt(card: str) -> dict[str, Any]:
    return {"card": card, "knelt": True}


PLACES = {
    "new_hand": Place(
        "stark",
        "duel",
        _at(
            "set_up",
            "stark",
            _side(
                "stark",
                hand=[
                    "Eddard Stark",
                    "Winterfell Castle",
                    "Direwolf Pup",
                    "Kings in the North",
                    "Ice",
                    "Godswood",
                    "Northern Fiefdoms",
                ],
            ),
            _side("targaryen"),
        ),
    ),
    "first_cards": Place(
        "stark",
        "duel",
        _at(
            "set_up",
            "targaryen",
            _side(
                "stark",
                hand=[
                    "Hodor",
                    "Bran Stark",
                    "Great Keep",
                    "Narrow Sea",
                    "Knight of the Tumblestone",
                    "Summer",
                    "Winterfell Kennels",
                ],
            ),
            _side("targaryen"),
        ),
        KEPT,
    ),
    "schemes": Place(
        "targaryen",
        "duel",
        _at(
            "plot",
            "targaryen",
            _side(
                "targaryen",
                *DRAGONS,
                plots=["Mad King's Legacy", "Snowed Under", "Uneasy Truce", "Summoning Season"],
            ),
            _side("baratheon", *STAGS, plots=["Valar Morghulis", "Power and Wealth"]),
        ),
    ),
    "who_begins": Place(
        "baratheon",
        "melee-3",
        _at(
            "plot",
            "stark",
            _side("stark", *WOLVES, plots=["Rains of Autumn"]),
            _side("baratheon", *STAGS, plots=["Tourney for the Hand"]),
            _side("targaryen", *DRAGONS, plots=["Calm Over Westeros"]),
        ),
    ),
    "offices": Place(
        "targaryen",
        "melee-3",
        _at(
            "plot",
            "stark",
            _side("stark", *WOLVES, plots=["Rains of Autumn"]),
            _side("baratheon", *STAGS, plots=["Tourney for the Hand"]),
            _side("targaryen", *DRAGONS, plots=["Calm Over Westeros"]),
        ),
        (("baratheon", "first_player", "2"),),
    ),
    "guess": Place(
        "baratheon",
        "duel",
        _at(
            "plot",
            "baratheon",
            _side("baratheon", "Dragonstone Port", plots=["Planning Ahead", "Blockade"]),
            _side("stark", plots=["Rains of Autumn", "Hear Me Roar"]),
        ),
        (
            ("baratheon", "plot", ["Planning Ahead"]),
            ("stark", "plot", ["Rains of Autumn"]),
            ("baratheon", "act", "Dragonstone Port"),
        ),
    ),
    "two_at_once": Place(
        "targaryen",
        "duel",
        _at(
            "plot",
            "baratheon",
            _side("baratheon", *STAGS, plots=["Good for the Gander", "Blockade"]),
            _side("targaryen", *DRAGONS, plots=["Counting Favors", "Rains of Autumn"]),
        ),
        (
            ("baratheon", "plot", ["Good for the Gander"]),
            ("targaryen", "plot", ["Counting Favors"]),
            ("targaryen", "first_player", "1"),
        ),
    ),
    "which_rival": Place(
        "baratheon",
        "melee-3",
        _at(
            "plot",
            "baratheon",
            _side("baratheon", *STAGS, plots=["Mutual Blackmail", "Blockade"]),
            _side("stark", *WOLVES, plots=["Valar Morghulis", "Planning Ahead"]),
            _side("targaryen", *DRAGONS, plots=["Planning Ahead", "Rains of Autumn"]),
            preferences={"baratheon": QUIET, "stark": QUIET, "targaryen": QUIET},
        ),
        (
            ("baratheon", "plot", ["Mutual Blackmail"]),
            ("stark", "plot", ["Planning Ahead"]),
            ("targaryen", "plot", ["Planning Ahead"]),
            ("baratheon", "first_player", "0"),
        ),
    ),
    "too_many_cards": Place(
        "stark",
        "duel",
        _at(
            "plot",
            "stark",
            _side(
                "stark",
                hand=["Hodor", "Ice", "Lady", "Summer", "Godswood"],
                plots=["Planning Ahead", "Rains of Autumn"],
            ),
            _side("targaryen", *DRAGONS, plots=["Rule by Decree", "Blockade"]),
        ),
        (
            ("targaryen", "plot", ["Rule by Decree"]),
            ("stark", "plot", ["Planning Ahead"]),
            ("targaryen", "first_player", "0"),
        ),
    ),
    "found_card": Place(
        "stark",
        "duel",
        _at(
            "plot",
            "stark",
            _side(
                "stark",
                plots=["Building Season", "Blockade"],
                deck=["Hodor", "Godswood", "Great Keep", "Winterfell Castle"],
                filler=0,
            ),
            _side(
                "baratheon",
                plots=["Planning Ahead", "Hear Me Roar"],
                deck=["Great Hall"],
                filler=0,
            ),
        ),
        (
            ("stark", "plot", ["Building Season"]),
            ("baratheon", "plot", ["Planning Ahead"]),
            ("stark", "first_player", "0"),
        ),
    ),
    "spending": Place(
        "baratheon",
        "duel",
        _at(
            "marshal",
            "baratheon",
            _side(
                "baratheon",
                "Stormlands Fiefdoms",
                "Robert Baratheon",
                hand=[
                    "Melisandre",
                    "Robert Baratheon",
                    "Lightbringer",
                    "Shadow's Blessing",
                    "Aegon's Garden",
                    "Great Hall",
                    "Devan Seaworth",
                ],
                gold=6,
            ),
            _side("stark", *WOLVES),
        ),
    ),
    "onto_whom": Place(
        "baratheon",
        "duel",
        _at(
            "marshal",
            "baratheon",
            _side("baratheon", *STAGS, "Stannis Baratheon", hand=["Lightbringer"], gold=3),
            _side("stark", *WOLVES),
        ),
        (("baratheon", "act", "marshal Lightbringer"),),
    ),
    "which_of_two": Place(
        "baratheon",
        "duel",
        _at(
            "marshal",
            "baratheon",
            _side(
                "baratheon",
                {
                    "card": "Robert Baratheon",
                    "attachments": ["Milk of the Poppy", "Lightbringer"],
                },
                "Maester Cressen",
            ),
            _side("stark", {"card": "Robb Stark", "attachments": ["Stinking Drunk", "Ice"]}),
        ),
        (("baratheon", "act", "Maester Cressen"),),
    ),
    "what_it_costs": Place(
        "targaryen",
        "duel",
        _at(
            "marshal",
            "targaryen",
            _side(
                "targaryen",
                "Crossroads",
                "Eastern Fiefdoms",
                "Summer Sea",
                "Khal Drogo's Tent",
                hand=["Dance With Dragons"],
                deck=["Drogon", "Rhaegal"],
            ),
            _side("stark", *WOLVES),
        ),
        (("targaryen", "act", "Dance With Dragons"),),
    ),
    "whole_fight": Place(
        "stark",
        "duel",
        _at(
            "challenges",
            "stark",
            _side("stark", *WOLVES, "Bran Stark", power=5),
            _side("targaryen", *DRAGONS, power=8),
        ),
    ),
    "all_round": Place(
        "baratheon",
        "melee-3",
        _at(
            "challenges",
            "baratheon",
            _side("baratheon", *STAGS, title="Master of Coin", power=4),
            _side("stark", *WOLVES, title="Hand of the King", power=2),
            _side("targaryen", *DRAGONS, title="Crown Regent", power=9),
        ),
    ),
    "another_target": Place(
        "stark",
        "melee-4",
        _at(
            "challenges",
            "stark",
            _side("stark", *WOLVES, title="Master of Laws"),
            _side("lannister", title="Master of Coin", power=3),
            _side("baratheon", title="Crown Regent", power=1),
            _side("targaryen", title="Master of Whispers", power=6),
        ),
        (
            ("stark", "challenge", "military lannister"),
            ("stark", "attackers", ["Robb Stark"]),
            ("baratheon", "redirect", "yes"),
        ),
    ),
    "nobody_stands": Place(
        "baratheon",
        "melee-3",
        _at(
            "challenges",
            "stark",
            _side("baratheon", *STAGS, title="Lord Commander of the Kingsguard"),
            _side("stark", *WOLVES, title="Hand of the King"),
            _side("lannister", title="Master of Coin", power=3),
        ),
        (("stark", "challenge", "military lannister"), ("stark", "attackers", ["Robb Stark"])),
    ),
    "who_rides": Place(
        "targaryen",
        "duel",
        _at("challenges", "targaryen", _side("targaryen", *DRAGONS), _side("stark", *WOLVES)),
        (("targaryen", "challenge", "power"),),
    ),
    "passed_by": Place(
        "targaryen",
        "duel",
        _at("challenges", "targaryen", _side("targaryen", *DRAGONS), _side("stark", *WOLVES)),
        (
            ("targaryen", "challenge", "military"),
            ("targaryen", "attackers", ["Jhogo", "Viserion"]),
        ),
    ),
    "against": Place(
        "baratheon",
        "duel",
        _at("challenges", "stark", _side("baratheon", *STAGS), _side("stark", *WOLVES)),
        (("stark", "challenge", "military"), ("stark", "attackers", ["Robb Stark", "Grey Wind"])),
    ),
    "loss": Place(
        "targaryen",
        "duel",
        _at(
            "challenges",
            "stark",
            _side("targaryen", "Dany's Handmaiden", "Illyrio's Man", "Qartheen Fanatic"),
            _side("stark", *WOLVES),
        ),
        (
            ("stark", "challenge", "military"),
            ("stark", "attackers", ["Robb Stark"]),
        ),
    ),
    "in_or_out": Place(
        "baratheon",
        "duel",
        _at(
            "challenges",
            "stark",
            _side("baratheon", _knelt("Ser Davos Seaworth"), gold=1),
            _side("stark", "Knight of the Tumblestone"),
        ),
        (
            ("stark", "challenge", "military"),
            ("stark", "attackers", ["Knight of the Tumblestone"]),
            ("baratheon", "act", "Ser Davos Seaworth"),
        ),
    ),
    "after_defeat": Place(
        "baratheon",
        "duel",
        _at(
            "challenges",
            "stark",
            _side("baratheon", _knelt("Old Red Priest"), "Aegon's Garden", "Great Hall"),
            _side("stark", "Knight of the Tumblestone"),
        ),
        (
            ("stark", "challenge", "military"),
            ("stark", "attackers", ["Knight of the Tumblestone"]),
        ),
    ),
    "moment": Place(
        "targaryen",
        "duel",
        _at(
            "challenges",
            "targaryen",
            _side(
                "targaryen",
                *DRAGONS,
                hand=["Forever Burning", "Flame-Kissed", "Distinct Mastery"],
                gold=3,
            ),
            _side("stark", *WOLVES),
        ),
    ),
    "at_whom": Place(
        "targaryen",
        "duel",
        _at(
            "challenges",
            "targaryen",
            _side("targaryen", *DRAGONS, hand=["Forever Burning"], gold=2),
            _side("stark", *WOLVES),
        ),
        (("targaryen", "act", "Forever Burning"),),
    ),
    "how_much": Place(
        "lannister",
        "duel",
        _at(
            "challenges",
            "stark",
            _side(
                "lannister",
                "Tyrion Lannister",
                _knelt("Shae"),
                hand=["I Never Bet Against My Family"],
                gold=3,
            ),
            _side("stark", "Grey Wind", plot="The Power of Arms"),
        ),
        (
            ("stark", "challenge", "military"),
            ("stark", "attackers", ["Grey Wind"]),
            ("lannister", "act", "I Never Bet Against My Family"),
        ),
    ),
    "from_the_pile": Place(
        "targaryen",
        "duel",
        _at(
            "challenges",
            "targaryen",
            _side("targaryen", "Drogon", discard=["Pentoshi Guildmaster"], gold=3),
            _side("stark"),
        ),
        (
            ("targaryen", "challenge", "power"),
            ("targaryen", "attackers", ["Drogon"]),
            ("targaryen", "act", "Pentoshi Guildmaster"),
        ),
    ),
    "three_of_them": Place(
        "stark",
        "duel",
        _at(
            "dominance",
            "stark",
            _side("stark", *WOLVES[:3], hand=["Kings in the North"]),
            _side("lannister"),
            preferences={"stark": {"stops": ["dominance", "other_triggers"]}},
        ),
        (("stark", "act", "Kings in the North"),),
    ),
    "evening": Place(
        "targaryen",
        "melee-3",
        _at(
            "dominance",
            "targaryen",
            _side("targaryen", "Daario Naharis", gold=1),
            _side("stark", gold=3),
            _side("baratheon", gold=2),
        ),
    ),
    "after_winning": Place(
        "baratheon",
        "duel",
        _at(
            "challenges",
            "baratheon",
            _side(
                "baratheon",
                {"card": "Brienne of Tarth", "attachments": [_knelt("Lightbringer")]},
                "Edric Storm",
            ),
            _side("stark"),
            preferences={"baratheon": {"use_vigilant": "ask"}},
        ),
        (
            ("baratheon", "challenge", "military"),
            ("baratheon", "attackers", ["Brienne of Tarth"]),
        ),
    ),
    "who_won": Place(
        "stark",
        "melee-3",
        _at(
            "marshal",
            "stark",
            _side("stark", *WOLVES, power=15),
            _side("lannister", *LIONS, power=15),
            _side("baratheon", hand=["Edric Storm"]),
        ),
    ),
}

TABLES = Tables("card_game_1e", PLACES)
NAMES, writer = TABLES.names, TABLES.writer
