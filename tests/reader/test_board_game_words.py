"""Every question of the Board Game answered in words, in both languages; names of both."""

from pathlib import Path
from typing import Any

import pytest

from bot.games.board_game.rules.facts import regions
from bot.games.board_game.rules.rulebook import BoardGame
from bot.games.board_game.rules.state import BoardState
from bot.games.board_game.ui.lexicon import BOARD_GAME
from bot.reader import Message, Ordered, Prompt
from bot.reader.message import read_order
from bot.reader.names import mentions
from bot.reader.text import tokens
from bot.reader.vocabulary import called
from bot.text import words

RULES = BoardGame()
SAVES = Path(__file__).parents[1] / "saves" / "board_game" / "0.1"


def state_at(position: str) -> BoardState:
    return RULES.load((SAVES / f"{position}.json").read_bytes())


def read(state: BoardState, text: str) -> list[Any]:
    """The values the words give, in order; empty if nothing is certain."""
    view = RULES.view(state, state.asks[0].seat)
    reading = Message(text).read(Prompt("board_game", view, BOARD_GAME))
    return [value for _, value in reading.moves[0].steps] if reading.kind == "do" else []


ANSWERS: dict[str, list[tuple[str, Any]]] = {
    "raid-in-board.round": [
        ("raid ironmans bay -> golden sound", ["ironmans_bay/the_golden_sound"]),
        ("raid the golden sound from ironman's bay", ["ironmans_bay/the_golden_sound"]),
        ("überfall bucht der eisenmänner -> goldener sund", ["ironmans_bay/the_golden_sound"]),
        ("Überfalle den Goldenen Sund", ["ironmans_bay/the_golden_sound"]),
        ("raid pyke nothing", ["pyke/none"]),
        ("Überfall Peik: nichts", ["pyke/none"]),
    ],
    "support-in-board.combat": [
        ("support the attacker", {"the_golden_sound": "attacker"}),
        ("golden sound defender", {"the_golden_sound": "defender"}),
        ("unterstütze den Verteidiger", {"the_golden_sound": "defender"}),
        ("niemand", {"the_golden_sound": "none"}),
    ],
    "neutral_support-in-board.march": [
        ("yes", {"dornish_marches": "attacker"}),
        ("nein", {"dornish_marches": "none"}),
    ],
    "accept_support-in-board.combat": [
        ("none", []),
        ("Meerenge", ["the_narrow_sea"]),
    ],
    "raven-in-board.round": [("raven look", ["look"]), ("rabe nichts", ["pass"])],
    "raven_order-in-board.round": [
        ("march -1", ["march_minus_1"]),
        ("Verteidigung", ["defense_plus_1"]),
        ("raid*", ["raid_special"]),
    ],
    "raven_card-in-board.round": [("bottom", ["bottom"]), ("oben", ["top"])],
    "house_card-in-board.move": [
        ("play the hound", ["the_hound"]),
        ("spiele den Bluthund", ["the_hound"]),
        ("der Berg", ["ser_gregor_clegane"]),
    ],
    "aeron_damphair-in-board.combat": [("Krähenauge", ["euron_crows_eye"]), ("no", ["no"])],
    "blade-in-board.move": [("yes", ["yes"]), ("nein", ["no"])],
    "tyrion_lannister-in-board.combat": [("ja", ["yes"]), ("no", ["no"])],
    "bid-in-board.westeros": [("bid 2", 2), ("biete 1", 1)],
    "wildling_bid-in-board.westeros": [("gebe 3", 3), ("0", 0)],
    "clash_ties-in-board.westeros": [("Baratheon > Lennister", ["baratheon", "lannister"])],
    "wildling_ties-in-board.westeros": [("lennister", ["lannister"])],
    "casualties-in-board.move": [("lose a footman", {"footman": 1}), ("Ritter", {"knight": 1})],
    "lose_units-in-board.tidy": [
        (
            "knight in seagard, knight in pyke, ship ironmans bay",
            {"seagard/knight": 1, "pyke/knight": 1, "ironmans_bay/ship": 1},
        ),
    ],
    "downgrade_knights-in-board.tidy": [("knight lannisport", {"lannisport/knight": 2})],
    "upgrade_footmen-in-board.wildlings": [
        ("dragonstone, Königswald", ["dragonstone/footman", "kingswood/footman"]),
        ("none", []),
    ],
    "reduce_armies-in-board.penalty": [
        (
            "2 Fußsoldaten Grauwasser",
            ["greywater_watch/footman", "greywater_watch/footman/2"],
        ),
        ("ship port of pyke", ["port_of_pyke/ship"]),
    ],
    "queen_of_thorns-in-board.combat": [("Königswald", ["kingswood"])],
    "cersei_lannister-in-board.combat": [("die Weite", ["the_reach"]), ("none", ["none"])],
    "renly_baratheon-in-board.combat": [("the reach", ["combat"]), ("nichts", ["none"])],
    "doran_martell-in-board.combat": [("Lehen", ["fiefdoms"]), ("court", ["kings_court"])],
    "king_track-in-board.wildlings": [("der Thron", ["iron_throne"])],
    "king_drop-in-board.tidy": [("fiefdoms", ["fiefdoms"])],
    "preemptive_raid-in-board.tidy": [("units", ["units"]), ("Leiste", ["track"])],
    "patchface-in-board.combat": [("Großjon", ["greatjon_umber"]), ("none", ["none"])],
    "mammoth_card-in-board.wildlings": [("Schwarzfisch", ["the_blackfish"])],
    "discard_card-in-board.penalty": [("lege Mace ab", ["mace_tyrell"])],
    "westeros_choice-in-board.round": [("Kampf der Könige", ["clash"]), ("nothing", ["nothing"])],
    "consolidate-in-board.round": [("power", ["power"]), ("mustern", ["muster"])],
    "take_ships-in-board.move": [("all", 1), ("keine", 0)],
    "retreat-in-board.combat": [
        ("retreat to ironmans bay", ["ironmans_bay"]),
        ("Rückzug Bucht der Eisenmänner", ["ironmans_bay"]),
    ],
    "muster-in-board.westeros": [
        ("muster dragonstone 2 footmen", {"dragonstone": "footman", "dragonstone/2": "footman"}),
        ("mustere Drachenstein Schiff im Hafen", {"dragonstone": "ship/port_of_dragonstone"}),
        ("muster dragonstone ship shipbreaker bay", {"dragonstone": "ship/shipbreaker_bay"}),
        ("muster nothing", {}),
    ],
    "march-in-board.round": [("winterfell", ["winterfell"])],
    "march_moves-in-board.march": [
        ("all to kingswood", {"footman": "kingswood", "knight": "kingswood"}),
        ("Fußsoldat nach Königswald", {"footman": "kingswood"}),
        ("niemand", {}),
    ],
    "orders-in-board.round": [
        (
            "Befehle: Drachenstein Marsch+1, Koenigswald Unterstützung, Schiffbruchbucht Überfall",
            {"dragonstone": "march_plus_1", "kingswood": "support_0", "shipbreaker_bay": "raid"},
        ),
    ],
}
CASES = [(position, text, value) for position, some in ANSWERS.items() for text, value in some]


@pytest.mark.parametrize(("position", "text", "value"), CASES)
def test_the_answer_is_read(position: str, text: str, value: Any) -> None:
    """The same words do in both languages, whatever the reader's own is."""
    assert read(state_at(position), text) == [value]


def test_every_question_that_was_ever_saved_can_be_answered_in_words() -> None:
    topics = {path.name.partition("-")[0] for path in SAVES.glob("*.json")}
    tried = {position.partition("-")[0] for position in ANSWERS}
    tested_elsewhere = {"houses", "destroy_knights", "preemptive_track"}
    assert topics - tried - tested_elsewhere == set()


def test_a_raven_and_its_order_in_one_line() -> None:
    """R7.01."""
    state = state_at("raven-in-board.round")
    assert read(state, "raven lannisport march+1") == [["lannisport"], ["march_plus_1"]]
    assert read(state, "Rabe: Lennishort Verteidigung") == [
        ["lannisport"],
        ["defense_plus_1"],
    ]


def test_which_unit_is_meant_is_asked_back() -> None:
    assert read(state_at("lose_units-in-board.tidy"), "footman") == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("without_umlauts", [False, True])
def test_every_area_is_known_by_its_name(language: str, without_umlauts: bool) -> None:
    """With umlauts or without them, and in small letters."""
    for region in regions():
        name = str(words(language).name("board_game", f"region:{region}"))
        if without_umlauts:
            name = name.lower().translate(str.maketrans("äöü", "aou")).replace("ß", "ss")
        known = {f"region:{one}": called("board_game", f"region:{one}") for one in regions()}
        (mention,) = mentions(tokens(name), known, lambda word: False)
        best = max(mention.meanings, key=mention.meanings.__getitem__)
        assert best == f"region:{region}", name


@pytest.mark.parametrize(
    ("text", "key", "value"),
    [
        ("standing order plans carry out", "plans", "carry_out"),
        ("Dauerbefehl Pläne ausführen", "plans", "carry_out"),
        ("order raven never", "raven", "never"),
        ("Dauerauftrag Schwert: nie", "blade", "never"),
        ("order blade decisive", "blade", "decisive"),
        ("standing order ties: weakest first", "ties", "weakest"),
        ("Dauerbefehl Rückzug Heimat", "retreat", "home"),
        ("standing order support for Stark: always", "support_stark", "always"),
        ("Dauerbefehl Unterstützung für Greyjoy: nie", "support_greyjoy", "never"),
        ("order ships all", "take_ships", "all"),
    ],
)
def test_standing_orders_are_given_in_words(text: str, key: str, value: str) -> None:
    view = RULES.view(state_at("raven-in-board.round"), 2)
    assert read_order("board_game", RULES.orders(view), tokens(text)) == Ordered(key, value)
