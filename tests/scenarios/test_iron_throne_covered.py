"""The Iron Throne: no rule, no leader and no character card without its scenarios."""

import json
import re
from collections import Counter
from pathlib import Path

import yaml

from tests.docs.citations import PAGES, anchor, defined

HERE = Path(__file__).parent / "iron_throne"
CHAPTER = re.compile(r"r\d+")
CARDS = Path(__file__).parents[2] / "data" / "iron_throne" / "cards.json"


def test_every_rule_has_a_scenario() -> None:
    """Each number of docs/rules is cited by a scenario, and none that does not exist."""
    cited = {
        rule
        for path in HERE.rglob("*.yaml")
        for rule in yaml.load(path.read_text(), yaml.CSafeLoader)["rules"]
    }
    chapters = {number for number in defined(PAGES, "iron_throne") if CHAPTER.fullmatch(number)}
    assert len(chapters) == 15
    assert {anchor(rule) for rule in cited} == defined(PAGES, "iron_throne") - chapters


def test_every_leader_and_every_card_has_two() -> None:
    """One for the effect and one for its limit, at least; files are named after the character."""
    houses = json.loads(CARDS.read_text())["houses"]
    names = [character["id"] for house in houses for character in house["characters"]]
    assert len(names) == 25
    for folder in ("leaders", "characters"):
        found = Counter(path.name.split("-")[0] for path in (HERE / folder).glob("*.yaml"))
        assert {name: found[name] for name in names if found[name] < 2} == {}
