"""More positions of the second edition: other factions, other hands, other questions."""

from typing import Any

from .tables import Place, Tables

WOLVES = ["Arya Stark", "Robb Stark", "Bran Stark", "Catelyn Stark"]
SHIPS = ["Asha Greyjoy", "Theon Greyjoy", "Drowned Men", "Great Kraken"]
ROSES = ["Margaery Tyrell", "Left", "Right", "Randyll Tarly", "Highgarden"]
SUNS = ["Areo Hotah", "Arianne Martell", "Palace Spearman", "Sunspear"]
STAGS = ["Maester Cressen", "Melisandre", "Robert Baratheon", "The Red Keep"]
DRAGONS = ["Daenerys Targaryen", "Khal Drogo", "Viserion", "Handmaiden"]
CROWS = ["Jon Snow", "Ghost", "Yoren", "Steward at the Wall", "The Wall"]
LIONS = ["Tyrion Lannister", "Burned Men", "Gold Cloaks"]
KEPT = "keep"


def _two(
    phase: str, me: dict[str, Any], you: dict[str, Any], first: str = "", **more: Any
) -> dict[str, Any]:
    """A joust: the names of the factions under `who`, and what is theirs."""
    mine, yours = me.pop("who"), you.pop("who")
    return {"phase": phase, "first": first or mine, "sides": {mine: me, yours: you}, **more}


def _side(who: str, *play: Any, **more: Any) -> dict[str, Any]:
    """What a faction has in play, and more."""
    return {"who": who, "play": [*play], **more}


def _more(phase: str, first: str, *sides: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A melee."""
    return {"phase": phase, "first": first, "sides": {one.pop("who"): one for one in sides}, **more}


def _knelt(*names: str) -> list[dict[str, Any]]:
    return [{"card": name, "knelt": True} for name in names]


PLACES = {
    "new_hand": Place(
        "thenightswatch",
        "joust",
        _two(
            "set_up",
            _side(
                "thenightswatch",
                hand=[
                    "Old Bear Mormont",
                    "Castle Black",
                    "Messenger Raven",
                    "Messenger Raven",
                    "Longclaw",
                    "Take the Black",
                    "Yoren",
                ],
            ),
            _side("tyrell"),
        ),
    ),
    "first_cards": Place(
        "greyjoy",
        "joust",
        _two(
            "set_up",
            _side(
                "greyjoy",
                hand=[
                    "Theon Greyjoy",
                    "Sea Tower",
                    "Throwing Axe",
                    "Lordsport Shipwright",
                    "Iron Islands Fishmonger",
                    "Risen from the Sea",
                    "The Roseroad",
                ],
            ),
            _side("martell"),
        ),
        (("greyjoy", "mulligan", KEPT), ("martell", "mulligan", KEPT)),
    ),
    "laid_on": Place(
        "stark",
        "joust",
        _two(
            "set_up",
            _side(
                "stark",
                hand=["Ice", "Arya Stark", "Bran Stark", "Summer", "Grey Wind", "Robb Stark"],
            ),
            _side("targaryen"),
        ),
        (
            ("stark", "mulligan", KEPT),
            ("targaryen", "mulligan", KEPT),
            ("stark", "place", ["Ice", "Arya Stark", "Bran Stark"]),
            ("targaryen", "place", []),
        ),
    ),
    "schemes": Place(
        "martell",
        "joust",
        _two(
            "plot",
            _side(
                "martell",
                *SUNS,
                plots=["Confiscation", "Filthy Accusations", "Wildfire Assault", "Sneak Attack"],
                used=["Counting Coppers"],
            ),
            _side("baratheon", *STAGS, plots=["Marching Orders", "Rebuilding"]),
        ),
    ),
    "which_plot": Place(
        "baratheon",
        "joust",
        _two(
            "plot",
            _side("baratheon", *STAGS, plots=["Marched to the Wall"]),
            _side("thenightswatch", *CROWS[:4], plots=["Counting Coppers"]),
        ),
        (("baratheon", "first_player", "0"),),
    ),
    "must_go": Place(
        "thenightswatch",
        "joust",
        _two(
            "plot",
            _side("thenightswatch", *CROWS[:4], plots=["Counting Coppers"]),
            _side("lannister", *LIONS, plots=["Marched to the Wall"]),
            "lannister",
        ),
        (("lannister", "first_player", "1"), ("lannister", "order", "Marched to the Wall")),
    ),
    "seats": Place(
        "targaryen",
        "melee-4",
        _more(
            "plot",
            "stark",
            _side("stark", plots=["Taxation"]),
            _side("targaryen", plots=["A Noble Cause"]),
            _side("greyjoy", plots=["Taxation"]),
            _side("tyrell", plots=["A Clash of Kings"]),
        ),
        (("tyrell", "first_player", "2"), ("greyjoy", "title", "Master of Ships")),
    ),
    "spending": Place(
        "tyrell",
        "joust",
        _two(
            "marshal",
            _side(
                "tyrell",
                "Margaery Tyrell",
                "The Roseroad",
                hand=[
                    "Margaery Tyrell",
                    "The Knight of Flowers",
                    "Garden Caretaker",
                    "Heartsbane",
                    "Rose Garden",
                    "Growing Strong",
                    "The Kingsroad",
                ],
                gold=7,
            ),
            _side("martell", *SUNS),
        ),
    ),
    "onto_whom": Place(
        "thenightswatch",
        "joust",
        _two(
            "marshal",
            _side("thenightswatch", *CROWS, hand=["Longclaw", "Yoren"], gold=4),
            _side("greyjoy", *SHIPS),
        ),
        (("thenightswatch", "act", "marshal Longclaw"),),
    ),
    "small_price": Place(
        "thenightswatch",
        "joust",
        _two(
            "marshal",
            _side(
                "thenightswatch",
                "Old Forest Hunter",
                hand=["Ice", "Bodyguard", "Steward at the Wall"],
            ),
            _side("stark", *WOLVES),
        ),
        (("thenightswatch", "act", "use Old Forest Hunter"),),
    ),
    "whole_fight": Place(
        "greyjoy",
        "joust",
        _two("challenges", _side("greyjoy", *SHIPS, power=4), _side("tyrell", *ROSES, power=6)),
    ),
    "who_rides": Place(
        "targaryen",
        "joust",
        _two("challenges", _side("targaryen", *DRAGONS), _side("baratheon", *STAGS)),
        (("targaryen", "challenge", "power"),),
    ),
    "passed_by": Place(
        "greyjoy",
        "joust",
        _two("challenges", _side("greyjoy", *SHIPS[:3]), _side("tyrell", *ROSES[:4])),
        (("greyjoy", "challenge", "power"), ("greyjoy", "attackers", ["Asha Greyjoy"])),
    ),
    "answer_first": Place(
        "martell",
        "joust",
        _two(
            "challenges",
            _side("martell", *SUNS, hand=["Doran's Game", "Confinement"], gold=2),
            _side("stark", *WOLVES),
            "stark",
        ),
        (("stark", "challenge", "military"), ("stark", "attackers", ["Robb Stark"])),
    ),
    "against": Place(
        "thenightswatch",
        "joust",
        _two(
            "challenges",
            _side("thenightswatch", *CROWS, "Ser Waymar Royce", "Old Bear Mormont"),
            _side("greyjoy", "Asha Greyjoy", "Drowned Men", "Balon Greyjoy"),
            "greyjoy",
        ),
        (
            ("greyjoy", "challenge", "military"),
            ("greyjoy", "attackers", ["Drowned Men", "Balon Greyjoy"]),
        ),
    ),
    "loss": Place(
        "tyrell",
        "joust",
        _two(
            "challenges",
            _side("tyrell", *ROSES[1:]),
            _side("targaryen", *DRAGONS),
            "targaryen",
        ),
        (
            ("targaryen", "challenge", "military"),
            ("targaryen", "attackers", ["Khal Drogo"]),
            ("tyrell", "defenders", []),
        ),
    ),
    "shared_loss": Place(
        "stark",
        "melee-3",
        _more(
            "challenges",
            "stark",
            _side("stark", *WOLVES, title="Master of Whispers"),
            _side("lannister", hand=["Burned Men"]),
            _side("tyrell", hand=["Left"]),
        ),
        (("stark", "challenge", "intrigue tyrell"), ("stark", "attackers", ["Catelyn Stark"])),
    ),
    "another_target": Place(
        "stark",
        "melee-4",
        _more(
            "challenges",
            "stark",
            _side("stark", "Tumblestone Knight", title="Hand of the King"),
            _side("lannister", title="Master of Coin", power=3),
            _side("tyrell", title="Crown Regent", power=1),
            _side("baratheon", title="Master of Laws", power=6),
        ),
        (
            ("stark", "challenge", "military lannister"),
            ("stark", "attackers", ["Tumblestone Knight"]),
            ("tyrell", "redirect", "yes"),
        ),
    ),
    "all_round": Place(
        "baratheon",
        "melee-4",
        _more(
            "challenges",
            "baratheon",
            _side("baratheon", *STAGS, title="Master of Laws", power=2),
            _side("greyjoy", *SHIPS, title="Master of Ships", power=7),
            _side("martell", *SUNS, title="Master of Coin", power=5),
            _side("thenightswatch", *CROWS, title="Hand of the King", power=1),
        ),
    ),
    "spoils": Place(
        "stark",
        "joust",
        _two(
            "challenges",
            _side("stark", "Robb Stark", "Eddard Stark"),
            _side("lannister"),
            preferences={"stark": {"use_renown": "ask"}},
        ),
        (
            ("stark", "challenge", "power"),
            ("stark", "attackers", ["Robb Stark", "Eddard Stark"]),
        ),
    ),
    "first_of_two": Place(
        "lannister",
        "joust",
        _two(
            "challenges",
            _side(
                "lannister",
                "Grand Maester Pycelle",
                "Tywin Lannister",
                deck=["Treachery", "Burned Men"],
            ),
            _side("tyrell"),
            preferences={"lannister": {"keyword_order": "ask"}},
        ),
        (
            ("lannister", "challenge", "intrigue"),
            ("lannister", "attackers", ["Grand Maester Pycelle", "Tywin Lannister"]),
        ),
    ),
    "after_the_fight": Place(
        "stark",
        "joust",
        _two(
            "challenges",
            _side("stark", "Grey Wind", {"card": "Robert Baratheon", "owner": "baratheon"}),
            _side(
                "baratheon",
                {"card": "Bastard in Hiding", "knelt": True},
                "Maester Cressen",
                "Melisandre",
            ),
            preferences={"stark": {"use_intimidate": "ask", "use_renown": "never"}},
        ),
        (
            ("stark", "challenge", "military"),
            ("stark", "attackers", ["Grey Wind", "Robert Baratheon"]),
            ("baratheon", "claim", ["Bastard in Hiding"]),
        ),
    ),
    "two_ways": Place(
        "greyjoy",
        "joust",
        _two(
            "challenges",
            _side("greyjoy", "Great Kraken", "Black Wind's Crew", "Drowned Men"),
            _side("lannister"),
        ),
        (
            ("greyjoy", "challenge", "military"),
            ("greyjoy", "attackers", ["Black Wind's Crew"]),
            ("greyjoy", "act", "use Great Kraken"),
        ),
    ),
    "in_the_fight": Place(
        "targaryen",
        "joust",
        _two(
            "challenges",
            _side(
                "targaryen",
                "Drogon",
                "Daenerys Targaryen",
                "Khal Drogo",
                hand=["Dracarys!", "Fire and Blood", "Waking the Dragon"],
                gold=2,
            ),
            _side("stark", *WOLVES),
        ),
        (
            ("targaryen", "challenge", "military"),
            ("targaryen", "attackers", ["Khal Drogo"]),
            ("stark", "defenders", ["Robb Stark"]),
        ),
    ),
    "what_it_costs": Place(
        "targaryen",
        "joust",
        _two(
            "challenges",
            _side(
                "targaryen",
                "Drogon",
                "Daenerys Targaryen",
                "Khal Drogo",
                hand=["Dracarys!"],
                gold=1,
            ),
            _side("stark", *WOLVES),
        ),
        (
            ("targaryen", "challenge", "military"),
            ("targaryen", "attackers", ["Khal Drogo"]),
            ("stark", "defenders", ["Robb Stark"]),
            ("targaryen", "act", "Dracarys!"),
        ),
    ),
    "in_danger": Place(
        "greyjoy",
        "joust",
        _two(
            "challenges",
            _side(
                "greyjoy",
                {"card": "Theon Greyjoy", "knelt": True, "duplicates": 1},
                hand=["Risen from the Sea"],
                gold=1,
            ),
            _side("stark", *WOLVES),
            "stark",
        ),
        (("stark", "challenge", "military"), ("stark", "attackers", ["Robb Stark"])),
    ),
    "one_of_three": Place(
        "martell",
        "joust",
        _two("challenges", _side("martell", "Edric Dayne", gold=1), _side("stark", *WOLVES)),
        (("martell", "act", "Edric Dayne"),),
    ),
    "top_cards": Place(
        "tyrell",
        "joust",
        _two(
            "challenges",
            _side("tyrell", *ROSES, hand=["The Bear and the Maiden Fair"]),
            _side(
                "lannister",
                deck=[
                    "Tywin Lannister",
                    "Treachery",
                    "Lannisport",
                    "Cersei Lannister",
                    "Burned Men",
                    "Casterly Rock",
                ],
            ),
        ),
        (
            ("tyrell", "act", "The Bear and the Maiden Fair"),
            ("tyrell", "target", "1"),
        ),
    ),
    "whose_deck": Place(
        "lannister",
        "melee-3",
        _more(
            "dominance",
            "lannister",
            _side("lannister", "The Tickler", "Tywin Lannister"),
            _side("stark", deck=["Ice"]),
            _side("tyrell", deck=["Left"]),
        ),
        (("lannister", "act", "use The Tickler"),),
    ),
    "perhaps": Place(
        "lannister",
        "joust",
        _two(
            "dominance",
            _side("lannister", "The Tickler"),
            _side("stark", "Tumblestone Knight", deck=["Tumblestone Knight"]),
        ),
        (("lannister", "act", "The Tickler"),),
    ),
    "morning": Place(
        "baratheon",
        "joust",
        _two(
            "standing",
            _side(
                "baratheon",
                "Stannis Baratheon",
                *_knelt("Bastard in Hiding", "Fiery Followers", "Selyse Baratheon"),
            ),
            _side("lannister", *_knelt("The Tickler", "Burned Men")),
        ),
    ),
    "too_full": Place(
        "baratheon",
        "joust",
        _two(
            "taxation",
            _side(
                "baratheon",
                plot="A Feast for Crows",
                hand=[
                    "Lightbringer",
                    "Ours is the Fury",
                    "Dragonstone Port",
                    "Vanguard Lancer",
                    "Vanguard Lancer",
                    "Seen In Flames",
                    "Melisandre",
                    "Put to the Torch",
                ],
            ),
            _side("tyrell"),
        ),
    ),
    "who_won": Place(
        "tyrell",
        "melee-3",
        _more(
            "draw",
            "tyrell",
            _side("stark", power=15),
            _side("lannister", power=15),
            _side("tyrell", power=9),
        ),
    ),
}

TABLES = Tables("card_game_2e", PLACES)
NAMES, writer = TABLES.names, TABLES.writer
