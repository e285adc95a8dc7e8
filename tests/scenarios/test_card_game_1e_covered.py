"""The Card Game, first edition: no rule and no card without its scenarios."""

import re
from collections import defaultdict
from pathlib import Path

import yaml

from bot.games.card_game_1e.rules.facts import cards
from bot.games.lcg.facts import Card
from tests.docs.citations import PAGES, anchor, defined

RULES = Path(__file__).parent / "card_game_1e"
HERE = RULES / "cards"
TESTS = Path(__file__).parents[1] / "games" / "card_game_1e"
ELSEWHERE = {
    **dict.fromkeys(
        ("r1-1", "r1-4", "r1-6", "r2-1", "r2-11", "r2-12", "r3-1", "r3-2", "r3-3", "r3-14"),
        "test_setup.py",
    ),
    **dict.fromkeys(("r1-5", "r17-2", "r17-4", "r18-1", "r18-2", "r18-3"), "test_expansions.py"),
    **dict.fromkeys(("r20-1", "r20-2"), "test_decks.py"),
}
"""Rules that no position shows with the cards of the box, and the tests that hold them."""
PLAIN = {
    "Aegon's Garden",
    "Bastard of Robert",
    "Brown Ben Plumm",
    "Crossroads",
    "Direwolf Pup",
    "Great Keep",
    "Host of Storm's End",
    "Knight of the Tumblestone",
    "Lannisport Steward",
    "Lannisport Weaponsmith",
    "Lurkers at Harrenhal",
    "Temple of the Graces",
    "The Goldroad",
    "War Host of the North",
    "Warlock's Servitors",
}
"""Cards without a text of their own: one scenario shows what is printed on them."""


def test_every_rule_has_a_scenario() -> None:
    cited = {
        anchor(rule)
        for path in RULES.rglob("*.yaml")
        for rule in yaml.load(path.read_text(), yaml.CSafeLoader)["rules"]
    }
    known = {one for one in defined(PAGES, "card_game_1e") if not re.fullmatch(r"r\d+", one)}
    assert sorted(cited - known) == []
    assert len(known) >= 160
    assert sorted(known - cited) == sorted(ELSEWHERE)
    for rule, file in ELSEWHERE.items():
        chapter, number = rule[1:].split("-")
        said = "".join(re.findall(r'"""([^"]*)"""', (TESTS / file).read_text()))
        assert _covers(said, rule[0].upper(), int(chapter), int(number)), rule


def _covers(text: str, kind: str, chapter: int, number: int) -> bool:
    """Whether a docstring names the rule, alone or within "R3.3 to R3.5"."""
    for first, last in re.findall(rf"{kind}{chapter}\.(\d+)(?: to {kind}{chapter}\.(\d+))?", text):
        if int(first) <= number <= int(last or first):
            return True
    return False


def test_every_card_has_scenarios_of_its_own() -> None:
    """One for the effect and one for its limit, at least."""
    found = _by_card()
    few = {}
    for card in _cards():
        files = found[card.slug]
        if len(files) < (1 if card.name in PLAIN else 2):
            few[card.name] = files
    assert few == {}


def test_every_scenario_of_a_card_puts_it_into_the_position() -> None:
    names = {card.slug: card.name for card in _cards()}
    found = _by_card()
    assert sum(map(len, found.values())) > 350
    missing = [
        file
        for slug, files in found.items()
        for file in files
        if names[slug] not in next(HERE.rglob(f"{file}.yaml")).read_text()
    ]
    assert missing == []


def _cards() -> list[Card]:
    return [one for one in cards().values() if one.type not in ("faction", "house", "title")]


def _by_card() -> dict[str, list[str]]:
    """Files are named after the card, with what they show after it; the longest name counts."""
    slugs = sorted((one.slug for one in _cards()), key=len, reverse=True)
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(HERE.rglob("*.yaml")):
        stem = path.stem.replace("-", "_")
        card = next((one for one in slugs if stem == one or stem.startswith(f"{one}_")), None)
        assert card is not None, path
        found[card].append(path.stem)
    return found
