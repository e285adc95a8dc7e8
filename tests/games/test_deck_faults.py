"""Whatever rule a deck breaks, its owner is told in words, in every language and card game."""

import re
from pathlib import Path

import pytest

from bot.decks.model import Copies, Deck
from bot.discord_ui.decks import Held, faults_told, pools
from bot.text import LANGUAGES, words

ROOT = Path(__file__).parents[2]
REASON = re.compile(r'Fault\(\s*"[^"]+"(?: if [^,]+)?,\s*"([a-z-]+)"')


def bad_decks(game: str) -> list[Deck]:
    """Decks of every faction and agenda that break as many rules as they can."""
    pool = pools()[game]
    draw = [one for one, card in pool.cards.items() if pool.part(card) == "draw"]
    plots = [one for one, card in pool.cards.items() if pool.part(card) == "plots"]
    agendas = [one for one, card in pool.cards.items() if pool.part(card) == "agenda"]
    some = next(iter(pool.ready.values()))
    decks = [some.model_copy(update={"draw": (Copies(id="nowhere", count=1),)})]
    for agenda in [None, *agendas]:
        for count, cards in ((1, draw[:1]), (4, draw)):
            copies = tuple(Copies(id=one, count=count) for one in cards)
            doubled = tuple(Copies(id=one, count=3) for one in plots[:2])
            about = {"agenda": agenda, "draw": copies, "plots": doubled}
            decks.append(some.model_copy(update=about))
    return decks


@pytest.mark.parametrize("game", sorted(pools()))
def test_every_fault_has_words(game: str) -> None:
    found = set()
    for deck in bad_decks(game):
        held = Held(game, deck, "A deck")
        found |= {fault.reason for fault in held.faults}
        for language in LANGUAGES:
            told = faults_told(held, words(language))
            assert len(told) == len(held.faults)
    source = (ROOT / f"bot/games/{game}/rules/decks.py").read_text()
    assert found == set(REASON.findall(source)), "every fault that can be found is tried"
