"""The Card Game, first edition: no card without its scenarios."""

from collections import defaultdict
from pathlib import Path

from bot.games.card_game_1e.rules.facts import cards
from bot.games.lcg.facts import Card

HERE = Path(__file__).parent / "card_game_1e" / "cards"
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
