"""What the catalogue of each game has to hold: found in its rules, its face and its data."""

from collections.abc import Callable, Iterable
from typing import get_args

from bot.games import rules
from bot.games.board_game.rules import facts as westeros
from bot.games.board_game.ui import drawing as board_picture
from bot.games.board_game.ui.scene import SUMS
from bot.games.card_game_1e.rules import facts as first
from bot.games.card_game_1e.ui.cards import FirstTexts
from bot.games.card_game_2e.rules import facts as second
from bot.games.card_game_2e.ui.cards import SecondTexts
from bot.games.iron_throne.rules import cards as iron
from bot.games.iron_throne.rules.peace import MOST_HOSTAGES, MOST_POWER
from bot.games.iron_throne.rules.state import Side
from bot.games.iron_throne.ui import drawing as iron_picture
from bot.games.lcg.deed import LEAVING
from bot.games.lcg.deeds import _kinds
from bot.games.lcg.facts import ICONS
from bot.games.lcg.orders import OFF, PASS_UNTIL
from bot.games.lcg.state import PHASES
from bot.games.lcg.ui.news import OF_ALL
from bot.games.lcg.windows import TRIGGERED
from bot.games.risk.rules.board import board, facts
from bot.games.risk.rules.cards import SPECIALS, characters, maesters, objectives
from bot.games.risk.rules.orders import CARD_ORDERS
from bot.games.risk.rules.usable_cards import ANY_TIME, DICE, OWN_TURN
from bot.games.risk.ui import drawing as risk_picture
from bot.games.risk.ui.face import DOMINION_PHASES
from tests.text import sources

TOGETHER = {
    "board_game": ("supply-set", "bid", "wildling-bid", "power-gained", "consolidated"),
    "iron_throne": ("drew",),
    "risk": ("set-up", "placed"),
}
"""Events that are told on one line where several of them come in a row."""


def entries_of(game: str) -> set[str]:
    """Everything the catalogue of a game has to hold, refusals aside, and no more."""
    keys = of_every_game(game) | settings(game) | OWN[game]()
    return {f"game-{game}"} | {f"{game}-{key}" for key in keys}


def of_every_game(game: str) -> set[str]:
    """Entries that follow from how every game is written."""
    folders = sources.rules_of(game)
    topics = sources.keywords("topic", *folders)
    phases = sources.phases(game)
    return (
        {"tag", "help", "typed-examples", "event-conceded"}
        | {f"event-{one}" for one in sources.events(*folders)}
        | {f"ask-{topic}{end}" for topic in topics for end in ("", "-short")}
        | {f"public-{one}" for one in sources.keywords("public", *folders)}
        | {label for label in sources.keywords("label", *folders) if ":" not in label}
        | {f"note-{note}" for note in sources.keywords("note", *folders)}
        | {f"finish-{reason}" for reason in sources.finish_reasons(game)}
        | {f"{kind}-{phase}" for kind in ("help", "phase") for phase in phases}
        | _lesson(game)
        | _shown(game)
        | {f"event-{one}-{part}" for one in TOGETHER.get(game, ()) for part in ("together", "each")}
    )


def _lesson(game: str) -> set[str]:
    """The ideas of its guided first game, each with a title, and what is said at the end."""
    lesson = rules(game).lesson
    if lesson is None:
        return set()
    further = rules(game).further_lessons
    told = [idea.id for one in (lesson, *further.values()) for idea in one.ideas]
    ideas = {f"lesson-{idea}{end}" for idea in told for end in ("", "-title")}
    ends = {f"lesson-end-{part}" for part in further} | {f"lesson-{part}-name" for part in further}
    return ideas | ends | {"lesson-end"}


def _shown(game: str) -> set[str]:
    """What the game's face says and writes on pictures; keys put together are not found."""
    return {
        text
        for folder in sources.faces_of(game)
        for path in sorted((sources.ROOT / folder).glob("*.py"))
        for prefix in ("face-", "picture-")
        for text in sources.strings(str(path.relative_to(sources.ROOT)), prefix)
        if not text.endswith("-")
    }


def settings(game: str) -> set[str]:
    """Entries for table options and standing orders."""
    known, found = rules(game), set()
    for name, field in known.Options.model_json_schema()["properties"].items():
        found |= {f"option-{name}", f"option-{name}-help"}
        values = field.get("enum", [True, False] if field["type"] == "boolean" else [])
        found |= {f"option-{name}-{str(value).lower()}" for value in values}
    for key, preference in known.preferences.items():
        choices = () if preference.names else preference.choices
        found |= {f"preference-{key}", *(f"preference-{key}-{one}" for one in choices)}
    return found


def _risk() -> set[str]:
    """Names of Risk, and what is written on its pictures."""
    both = board("both")
    found = {f"territory-{t}" for t in both.territories}
    found |= {f"card-{t}" for t in [*both.territories, facts().end_card.id]}
    found |= {f"region-{r}" for r in both.regions}
    found |= {f"house-{house.id}" for house in facts().houses}
    found |= {f"{kind}-{card}" for card in characters() for kind in ("character", "effect")}
    found |= {f"{kind}-{card}" for card in maesters() for kind in ("maester", "effect")}
    found |= {f"objective-{card}" for card in objectives()}
    found |= {f"special-{kind}" for kind in SPECIALS}
    found |= {
        f"window-{w}" for w in (*OWN_TURN, *DICE, "declared", "committed", "played", ANY_TIME)
    }
    found |= {f"use-{wish}" for known in CARD_ORDERS.values() for wish in known.choices}
    found |= {f"help-{phase}-dominion" for phase in sources.phases("risk") - {*DOMINION_PHASES}}
    found |= {f"help-{topic}" for topic in ("dominion", "cards", "orders")}
    found |= {f"lies-{how}" for how in ("up", "down", "captive", "dead")}
    found |= {f"picture-{k}" for k in ("territories", "castles", "ports", "points", "cards")}
    found |= {f"picture-{kind}" for kind in risk_picture.LABELS}
    found.add("event-battle-old")  # in logs of earlier releases
    return found | {f"board-{b}" for b in ("westeros", "essos", "both")} | {"seat-nobody"}


def _iron_throne() -> set[str]:
    """Names of The Iron Throne."""
    wars = [f"war_{value}" for value in iron.facts().deck.war]
    items = ["influence", *(f"hostages_{n}" for n in range(1, MOST_HOSTAGES + 1))]
    items += [f"power_{n}" for n in range(1, MOST_POWER + 1)]
    found = {f"house-{house}" for house in iron.house_ids()}
    found |= {f"event-{event}" for event in iron.full_events([*iron.house_ids()])}
    found |= {f"card-{card}" for card in (*wars, iron.PEACE, "of", *iron.characters())}
    found |= {f"picture-{kind}" for kind in iron_picture.LABELS}
    for kind in ("character", "short", "effect", "ability"):
        found |= {f"{kind}-{name}" for name in iron.characters()}
    found |= {f"term-{term}" for term in (*items, "of")}
    found |= {f"{kind}{side}" for side in get_args(Side) for kind in ("side-", "face-side-")}
    found |= {f"result-{result}" for result in ("war", "peace", "betrayal")}
    found |= {f"source-{source}" for source in ("deck", "hand", "hostage")}
    found |= {f"window-{window}" for window in (*get_args(iron.Window), "rewards", "sacrifice")}
    return found | {"help-always"}


def _board_game() -> set[str]:
    """Names of the Board Game: places, houses, cards and what cards do."""
    names: dict[str, Iterable[str]] = {
        "region": [*westeros.regions(), "fog"],
        "house": [*westeros.table_setup(6).houses, "arryn"],
        "unit": westeros.UNITS,
        "order": westeros.tokens(),
        "track": westeros.TRACKS,
        "card": westeros.house_cards(),
        "westeros": {card.id for deck in WESTEROS_DECKS for card in deck},
        "objective": westeros.objectives(),
        "special": westeros.table_setup(4, "feast_for_crows").houses,
        "wildling": [card.id for card in westeros.decks().wildlings],
        "tide": [card.id for card in westeros.decks().tides],
        "picture": board_picture.LABELS,
        "zoom": board_picture.ZOOMS,
        "picture-sum": SUMS,
        "token": ("throne", "blade", "raven"),
        "side": ("attacker", "defender", "none"),
        "place": ("top", "bottom"),
        "set": ("base", "dragons"),
        "expansion": [setup.expansion for setup in westeros.figures().setups],
        "ban": ("defense", "march_plus_1", "raid", "support", "consolidate_power"),
        "choice": CHOICES,
        "why": REASONS,
    }
    cards = ("card", "westeros", "wildling", "objective")
    names["effect"] = [one for kind in cards for one in names[kind]]
    return {f"{kind}-{one}" for kind, ids in names.items() for one in ids} | {
        *("seat-nobody", "statistics", "statistics-none", "statistics-line"),
        *(f"text-help-{topic}" for topic in ("orders", "march_moves", "muster")),
    }


WESTEROS_DECKS = (*westeros.decks().westeros, westeros.decks().crows)
CHOICES = (
    *("supply", "mustering", "nothing", "clash", "power", "no_defense", "no_march_plus_1"),
    *("muster", "highest", "lowest", "strength", "redraw", "units", "track", "up", "down"),
    "wildlings_to_0",
)
REASONS = (
    *("supply", "wildlings", "card", "swords", "skulls", "routed", "siege_engine", "retreat"),
    *("no_retreat", "port", "conquered", "no_effect", "crowns", "order", "raid", "bid", "muster"),
    *("mustering", "horde"),
)
"""Choices and reasons are put together by the rules in many ways."""


def _card_game_1e() -> set[str]:
    """Names of the first edition; what its cards say is in a catalogue of its own."""
    names: dict[str, Iterable[str]] = {
        "step": FIRST_STEPS,
        "modifier": FIRST_MODIFIERS,
        "ask": [f"{one}{end}" for one in ("vigilant", "vengeful") for end in ("", "-short")],
        "note": ("marshal", "attach", "ambush", "shadow"),
        "way": ("gold", "pay", "deck", "leave"),
        "token": ("gold",),
        "window": ("chosen",),
        "how": ("shadows",),
        "zone": ("top",),
        "house": first.factions(),
        "picture-sign": FirstTexts.signs,
        "face-title": ("supports", "rivals", "both"),
    }
    return _lcg("card_game_1e") | {f"{kind}-{one}" for kind, ids in names.items() for one in ids}


def _card_game_2e() -> set[str]:
    """Names of the second edition; what its cards say is in a catalogue of its own."""
    names: dict[str, Iterable[str]] = {
        "step": STEPS,
        "finish": ("deck",),
        "reason": ("deck",),
        "modifier": MODIFIERS,
        "note": ("marshal", "ambush"),
        "way": ("draw", "power", "deck", "play"),
        "token": ("betrayal", "poison", "stand"),
        "house": [one for one in second.factions() if one != "neutral"],
        "picture-sign": SecondTexts.signs,
    }
    return _lcg("card_game_2e") | {f"{kind}-{one}" for kind, ids in names.items() for one in ids}


def _lcg(game: str) -> set[str]:
    """What both card games say; deeds are those of the shared room and of this edition."""
    ours = ("bot.games.lcg.", f"bot.games.{game}.")
    names: dict[str, Iterable[str]] = {
        "event": (*TOLD_BY_DEEDS, *LEAVING, *JOINED, "eliminated-old"),  # the last in earlier logs
        "phase": PHASES,
        "help": (*PHASES, "always"),
        "finish": ("power", "last"),
        "reason": ("conceded",),
        "ask": ("act", "act-short"),
        "public": ("window", "act"),
        "challenge": ICONS,
        "icon": ICONS,
        "until": [one for one in PASS_UNTIL.choices if one != OFF],
        "where": ("top", "bottom"),
        "how": ("marshal", "ambush", "put"),
        "zone": ("dead", "discard", "hand", "deck", "removed"),
        "window": (*(f"w{n}" for n in "123567"), "w4a", "w4b", "w4c", *TRIGGERED),
        "deed": [kind for kind, (_, do) in _kinds.items() if do.__module__.startswith(ours)],
    }
    found = {f"{kind}-{one}" for kind, ids in names.items() for one in ids}
    found |= {f"face-{one}" for one in ("card-did", "why-offered", "why-not", "why-not-asked")}
    return found | {"pass", "unless", "back", "nobody", "nothing", "zoom-own"}


JOINED = [f"{one}-all" for one in (*OF_ALL, "hand-discarded")]
"""Events that stand for several in one line."""
TOLD_BY_DEEDS = (
    *("power-gained", "power-lost", "power-moved", "knelt", "stood", "token", "duplicated"),
    *("left-challenge", "joined", "modified"),
)
"""Events that `tell` emits."""
STEPS = (
    *("1_1", "1_2", "1_3", "1_4", "2_1", "2_2", "3_1", "3_2", "4_1", "4_2", "4_2_1", "4_2_2"),
    *("4_2_3", "4_2_4", "4_2_5", "5_1", "5_2", "6_1", "6_2", "7_1", "7_2", "7_3", "7_4"),
)
FIRST_STEPS = (
    *("1_1", "1_2", "1_3", "1_4", "2_1", "2_2", "3_1", "3_2", "4_1", "4_2", "4_2_1", "4_2_2"),
    *("4_2_3", "4_2_4", "5_1", "5_2", "6_1", "6_2", "7_1", "7_2"),
)
FIRST_MODIFIERS = (
    *("strength", "cannot_defend", "dies_at_zero", "adds_nothing", "blank", "no_stand", "guarded"),
    *(f"icon_{icon}" for icon in ICONS),
    *("keyword_deadly", "keyword_stealth", "keyword_renown", "lost_stealth", "lost_renown"),
)
MODIFIERS = (
    *("strength", "must_defend", "cannot_defend", "dies_at_zero", "adds_nothing"),
    *(f"icon_{icon}" for icon in ICONS),
)

OWN: dict[str, Callable[[], set[str]]] = {
    "risk": _risk,
    "iron_throne": _iron_throne,
    "board_game": _board_game,
    "card_game_1e": _card_game_1e,
    "card_game_2e": _card_game_2e,
}
"""What only this game has."""
