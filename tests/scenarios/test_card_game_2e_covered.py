"""The Card Game, second edition: no rule and no card without its scenarios."""

import re
from collections import Counter
from pathlib import Path

import yaml

from bot.games.card_game_2e.rules.facts import cards
from bot.games.lcg.facts import Card
from tests.docs.citations import PAGES, anchor, defined

HERE = Path(__file__).parent / "card_game_2e"
TESTS = Path(__file__).parents[1]
NO_RULE = re.compile(r"r\d+|a29|d\d+-\d+")
"""Chapters, and the tables of who decides what: they add no rule."""
ELSEWHERE = {
    "a2-1": "games/card_game_2e/test_decks.py",
    "a2-2": "games/card_game_2e/test_decks.py",
    "r2-8": "games/card_game_2e/test_decks.py",
    "r2-9": "games/card_game_2e/test_decks.py",
    "r7-7": "games/card_game_2e/test_reveal.py",
    "r7-8": "games/card_game_2e/test_reveal.py",
}
"""Rules that no position shows with the cards of this set, and the tests that hold them."""


def test_every_rule_has_a_scenario() -> None:
    cited = {
        anchor(rule)
        for path in HERE.rglob("*.yaml")
        for rule in yaml.load(path.read_text(), yaml.CSafeLoader)["rules"]
    }
    known = defined(PAGES, "card_game_2e")
    assert sorted(cited - known) == []
    rules = {one for one in known if not NO_RULE.fullmatch(one)}
    assert len(rules) == 348
    assert sorted(rules - cited) == sorted(ELSEWHERE)
    for rule, file in ELSEWHERE.items():
        number = rule.replace("-", ".").upper()
        assert number in (TESTS / file).read_text()


def test_every_card_has_scenarios_of_its_own() -> None:
    """One for the effect and one for its limit, at least; banners, which do nothing, have one."""
    stems = [path.stem for path in (HERE / "cards").rglob("*.yaml")]
    assert len(stems) > 400
    few = {}
    for card in [one for one in cards().values() if one.type != "faction"]:
        found = [one for one in stems if _is_about(one, card)]
        if len(found) < (1 if card.traits == ("Banner",) else 2):
            few[card.name] = found
    assert few == {}


def _is_about(stem: str, card: Card) -> bool:
    """Files are named after the card, with what they show after it."""
    name = card.slug.replace("_", "-")
    return stem == name or stem.startswith(f"{name}-")


def test_every_scenario_of_a_card_puts_it_into_the_position() -> None:
    by_name = {one.slug.replace("_", "-"): one for one in cards().values()}
    counted: Counter[str] = Counter()
    for path in (HERE / "cards").rglob("*.yaml"):
        named = [slug for slug in by_name if _is_about(path.stem, by_name[slug])]
        assert named, path
        counted[path.stem] += any(by_name[slug].name in path.read_text() for slug in named)
        assert counted[path.stem], path
