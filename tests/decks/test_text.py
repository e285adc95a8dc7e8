"""Decks as text: whatever deck sites write is read, and nothing is guessed."""

import pytest

from bot.decks.model import Deck
from bot.decks.text import MOST_LETTERS, MOST_LINES, Problem, Reading, read, written
from bot.games.card_game_2e.rules.decks import POOL

HEAD = "Winter Pack\n\nHouse Stark\nFealty\n\n"


def cards(found: Reading) -> dict[str, int]:
    """What was read, by English names."""
    both = {**found.plots, **found.draw}
    return {POOL.cards[code].name: number for code, number in both.items()}


def reasons(text: str) -> list[str]:
    return [problem.reason for problem in read(text, POOL).problems]


def same(one: Deck, other: Deck) -> bool:
    return (
        one.faction == other.faction
        and one.agenda == other.agenda
        and all(
            {copies.id: copies.count for copies in mine}
            == {copies.id: copies.count for copies in its}
            for mine, its in ((one.plots, other.plots), (one.draw, other.draw))
        )
    )


@pytest.mark.parametrize("language", ["name", "name_de"])
@pytest.mark.parametrize("deck", POOL.decks.values(), ids=POOL.decks)
def test_what_is_written_is_read_again(deck: Deck, language: str) -> None:
    text = written(deck, POOL, lambda code: getattr(POOL.cards[code], language), str.title)
    found = read(text, POOL)
    assert found.problems == []
    assert found.name == deck.name
    assert same(found.deck, deck)


@pytest.mark.parametrize(
    "line",
    [
        "3x Robb Stark",
        "3X robb stark",
        "3 Robb Stark",
        "3× Robb Stark (Core Set)",
        "3xRobb Stark [Core]",
        "Robb Stark x3",
        "Robb Stark (Core) x 3",
        "  * 3x **Robb Stark** (Core Set) (#146)",
        "> 3x 01146",
        "\u202e3x Robb\u200b Stark\u202c",
        "Robb Stark (3)",
        "Robb Stark (Core) (3)",
        "3 Robb Stark - Core Set",
        "* 3x [Robb Stark](https://example.org/card/01146) _(Core Set)_",
        "[b]3x[/b] [url=https://example.org/card/01146]Robb Stark[/url] [i](Core Set)[/i]",
        '<card qty="3" id="30c200c9-6c98-49a4">Robb Stark</card>',
    ],
)
def test_ways_to_write_a_line(line: str) -> None:
    found = read(HEAD + line, POOL)
    assert found.problems == []
    assert cards(found) == {"Robb Stark": 3}


def test_a_line_of_a_deck_site_with_faction_agenda_packs_and_counts() -> None:
    text = """Snow in Summer

    Faction: House Stark
    Agenda: Banner of the Rose (Core Set)
    Packs: From Core Set to Core Set (3)

    Plot (1)
    1x A Noble Cause (Core Set)

    Character (5):
    2x Robb Stark (Core Set)
    3x Arya Stark (Core Set)

    Created with a deck builder http://example.org
    """
    found = read(text, POOL)
    assert found.problems == []
    assert (found.name, found.faction, found.agenda) == ("Snow in Summer", "stark", "01205")
    assert cards(found) == {"A Noble Cause": 1, "Robb Stark": 2, "Arya Stark": 3}


def test_a_deck_as_other_programs_write_it() -> None:
    """A heading for each type with words in brackets; OCTGN's file; what is said about a deck."""
    built = '"Snow in Summer" Created with CardGameDB.com Deck Builder\n\nHouse:\nHouse Stark\n'
    found = read(f"{built}Total Cards: (3)\nCharacter (3 cards)\n3x Robb Stark (Core)", POOL)
    assert (found.problems, found.name, found.faction) == ([], "Snow in Summer", "stark")
    text = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
    <deck game="30c200c9-6c98-49a4">
      <section name="Faction" shared="False">
        <card qty="1" id="1">House Stark</card>
      </section>
      <section name="Plots" shared="False" />
      <section name="Cards"><card qty="2" id="2">The Hand&apos;s Judgment</card></section>
    </deck>"""
    found = read(text, POOL)
    assert (found.problems, found.faction) == ([], "stark")
    assert cards(found) == {"The Hand's Judgment": 2}
    assert read("Deck: Snow in Summer\nHouse: Stark\n3x Ice", POOL).name == "Snow in Summer"


def test_german_names_with_and_without_umlauts() -> None:
    text = "Haus Lennister\nLoewenbanner\nVerstaerkung (2):\n1x Üble Nachrede\n2x Wachter der Weite"
    found = read(text, POOL)
    assert found.problems == []
    assert found.faction == "lannister"
    assert cards(found) == {"Filthy Accusations": 1, "Wardens of the Reach": 2}


def test_what_is_wrong_is_named_with_its_line() -> None:
    text = f"{HEAD}3x Robb Strak\n2x Frodo of the Shire\n1x Ice\n2x Ice\n0x Ghost\n1x Crown Regent"
    found = read(text, POOL)
    assert found.problems == [
        Problem("unknown-like", {"line": "Robb Strak", "card": "card:01146"}),
        Problem("unknown", {"line": "Frodo of the Shire"}),
        Problem("twice", {"card": "card:01153"}),
        Problem("number", {"line": "0x Ghost", "most": 99}),
        Problem("not-in-decks", {"card": "card:01211"}),
    ]


def test_hostile_texts() -> None:
    assert reasons("x" * (MOST_LETTERS + 1)) == ["too-long"]
    assert reasons("\n".join(["3x Ice"] * (MOST_LINES + 100))) == ["too-many-lines"]
    assert reasons("") == ["empty"]
    assert reasons("\u202e\u200b\x00\n```\n---\n") == ["empty"]
    assert reasons("3x Ice") == ["no-faction"]
    assert reasons(f"{HEAD}House Lannister\n3x Ice") == ["two-factions"]
    assert reasons(f"{HEAD}Banner of the Rose\n3x Ice") == ["two-agendas"]
    assert reasons(f"{HEAD}999999x Ice") == ["number"]
    first = "\n".join(f"3x Knight of the Other Edition {number}" for number in range(40))
    found = read(f"{HEAD}{first}\n3x Ice", POOL)
    assert found.problems == [Problem("other-game", {"unknown": 40, "known": 3})]


def test_a_long_line_is_quoted_in_short() -> None:
    (problem,) = read(f"{HEAD}2x Ice\n3x {'z' * 900}", POOL).problems
    assert len(problem.args["line"]) == 41


@pytest.mark.parametrize(
    "name", ["Ice", "3x Ice", "Plots", "House Stark", "Agenda: none", "Wölfe!"]
)
def test_a_deck_keeps_its_name_whatever_it_is(name: str) -> None:
    deck = POOL.ready["stark_fealty"].model_copy(update={"name": name})
    found = read(written(deck, POOL, lambda code: POOL.cards[code].name, str.title), POOL)
    assert found.problems == []
    assert found.name == name
    assert same(found.deck, deck)
