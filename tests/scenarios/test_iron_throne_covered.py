"""The Iron Throne: no rule, no leader and no character card without its scenarios."""

import json
from collections import Counter
from pathlib import Path

import yaml

HERE = Path(__file__).parent / "iron_throne"
CARDS = Path(__file__).parents[2] / "data" / "iron_throne" / "cards.json"

PER_CHAPTER = (4, 8, 5, 1, 7, 4, 17, 9, 2, 10, 5, 10, 6, 6, 3)
"""How many rules each chapter of the digest has, from R1 on."""
READINGS = 24
OURS = {"M1", "M2", "M3"}
"""What Maester adds."""


def test_every_rule_has_a_scenario() -> None:
    """Each number of the digest is cited by a scenario, and none that does not exist."""
    cited = {
        rule for path in HERE.rglob("*.yaml") for rule in yaml.safe_load(path.read_text())["rules"]
    }
    numbers = {f"R{r}.{n}" for r, many in enumerate(PER_CHAPTER, 1) for n in range(1, many + 1)}
    numbers |= {"R10.7a", "R10.7b", "R10.7c", *(f"A{n}" for n in range(1, READINGS + 1)), *OURS}
    assert cited == numbers


def test_every_leader_and_every_card_has_two() -> None:
    """One for the effect and one for its limit, at least; files are named after the character."""
    houses = json.loads(CARDS.read_text())["houses"]
    names = [character["id"] for house in houses for character in house["characters"]]
    assert len(names) == 25
    for folder in ("leaders", "characters"):
        found = Counter(path.name.split("-")[0] for path in (HERE / folder).glob("*.yaml"))
        assert {name: found[name] for name in names if found[name] < 2} == {}
