"""Lists of the old deck builders, as people have kept them, are read; nothing is guessed."""

import pytest

from bot.decks.model import Deck
from bot.decks.text import MOST_LINES, Problem, Reading, read, written
from bot.games.card_game_1e.rules.decks import POOL
from bot.games.card_game_2e.rules.decks import POOL as SECOND

HEAD = "Winter Pack\n\nHouse Stark\n\n"


def cards(found: Reading) -> dict[str, int]:
    """What was read, by English names."""
    both = {**found.plots, **found.draw}
    return {POOL.cards[code].name: number for code, number in both.items()}


def reasons(text: str) -> list[str]:
    return [problem.reason for problem in read(text, POOL).problems]


@pytest.mark.parametrize("language", ["name", "name_de"])
@pytest.mark.parametrize("deck", POOL.decks.values(), ids=POOL.decks)
def test_what_is_written_is_read_again(deck: Deck, language: str) -> None:
    text = written(deck, POOL, lambda code: getattr(POOL.cards[code], language), str.title)
    found = read(text, POOL)
    assert found.problems == []
    assert (found.faction, found.agenda) == (deck.faction, None)
    assert sorted(found.deck.draw, key=str) == sorted(deck.draw, key=str)
    assert sorted(found.deck.plots, key=str) == sorted(deck.plots, key=str)


@pytest.mark.parametrize(
    "line",
    [
        "3x Hodor (Core Set)",
        "3x Hodor (Core)",
        "3x Hodor (S12)",
        "3 Hodor",
        "Hodor x3",
        "Hodor (Core) x3",
        "Hodor (Core Set) (S12) x 3",
        "- 3x Hodor",
        "3x *Hodor* (Core Set)",
        "•Hodor (Core) x3",
    ],
)
def test_ways_to_write_a_line(line: str) -> None:
    found = read(HEAD + line, POOL)
    assert found.problems == []
    assert cards(found) == {"Hodor": 3}


OLD_SITES = {
    "headings with colons": """Wolves

    Deck Created with an old Game of Thrones deck builder

    Total Cards: (5)

    House: House Stark
    Agenda:

    Plots: (2)
    1x Valar Morghulis (Core)
    1x Wildfire Assault (Core)

    Characters: (3)
    3x Hodor (Core)

    Attachments: (1)
    1x Ice (Core)

    Events: (1)
    1x Guilty! (Core)
    """,
    "numbers behind": """Wolves
    House
    House Stark (Core) x1

    Agenda (0)

    Plot (2)
    Valar Morghulis (Core) x1
    Wildfire Assault (Core) x1

    Character (3)
    Hodor (Core) x3

    Attachment (1)
    Ice (Core) x1

    Event (1)
    Guilty! (Core) x1
    """,
    "short": "Wolves\nStark\nAgenda: none\n1 Valar Morghulis\n1 Wildfire Assault\n3 Hodor\n1 Ice\n"
    "1 Guilty!",
    "German": """Wölfe
    Haus: Stark
    Agenda: keine

    Strategiekarten (2):
    1x Valar Morghulis
    1x Wildfire Assault

    Charaktere (3):
    3x Hodor

    Zusätze (1):
    1x Ice

    Ereignisse (1):
    1x Guilty!
    """,
}


@pytest.mark.parametrize("text", OLD_SITES.values(), ids=OLD_SITES)
def test_lists_of_the_old_deck_builders(text: str) -> None:
    found = read(text, POOL)
    assert found.problems == []
    assert (found.faction, found.agenda) == ("stark", None)
    assert cards(found) == {
        "Valar Morghulis": 1,
        "Wildfire Assault": 1,
        "Hodor": 3,
        "Ice": 1,
        "Guilty!": 1,
    }


def test_what_is_wrong_is_named_with_its_line() -> None:
    text = f"{HEAD}3x Hodro\n2x Frodo of the Shire\n1x Ice\n2x Ice\n1x Crown Regent\nHouse Martell"
    assert read(text, POOL).problems == [
        Problem("unknown-like", {"line": "Hodro", "card": "card:hodor"}),
        Problem("unknown", {"line": "Frodo of the Shire"}),
        Problem("twice", {"card": "card:ice"}),
        Problem("not-in-decks", {"card": "card:crown_regent"}),
        Problem("two-factions", {"first": "card:stark", "second": "card:martell"}),
    ]


def test_texts_that_are_no_deck_of_this_edition() -> None:
    assert reasons("\n".join(["3x Hodor"] * 400)) == ["too-many-lines"]
    assert MOST_LINES < 400
    assert reasons("3x Hodor") == ["no-faction"]
    other = SECOND.ready["stark_fealty"]
    text = written(other, SECOND, lambda code: SECOND.cards[code].name, str.title)
    assert reasons(text) == ["other-game"]


def test_four_copies_are_read_and_then_named_as_a_fault() -> None:
    """R20.1."""
    found = read(f"{HEAD}4x Hodor", POOL)
    assert found.problems == []
    assert "copies" in [fault.reason for fault in POOL.faults(found.deck)]
