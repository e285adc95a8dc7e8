"""Every entry belongs to a card, and stands in the module of its faction, in the order of ids."""

from bot.games.card_game_2e.rules.cards import ENTRIES, MODULES
from bot.games.card_game_2e.rules.edition import EDITION, SecondEdition
from bot.games.card_game_2e.rules.facts import cards, decks, learning_decks


def test_modules_hold_their_own_cards_in_order() -> None:
    for module in MODULES:
        ids = list(module.CARDS)
        assert ids == sorted(ids), module.__name__
        kinds = {
            cards()[one].faction if cards()[one].faction != "neutral" else cards()[one].type
            for one in ids
        }
        neutral = {"character", "location", "attachment", "event"}
        assert len(kinds) == 1 or kinds <= neutral, module.__name__


def test_every_card_has_an_entry() -> None:
    assert EDITION.without_entry() == []


def test_a_card_without_entry_is_listed() -> None:
    entries = {code: entry for code, entry in ENTRIES.items() if code != "01153"}
    assert SecondEdition(cards(), entries).without_entry() == ["01153"]


def test_ready_decks_hold_known_cards() -> None:
    for deck in (*decks().values(), *learning_decks().values()):
        codes = [*deck.codes(deck.plots), *deck.codes(deck.draw)]
        assert len(deck.codes(deck.plots)) == 7
        assert all(code in cards() for code in codes)
