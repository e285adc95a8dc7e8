"""Every entry belongs to a card, and stands in the module of its house."""

from bot.games.card_game_1e.rules.cards import MODULES
from bot.games.card_game_1e.rules.edition import EDITION
from bot.games.card_game_1e.rules.facts import cards, decks, titles


def test_modules_hold_their_own_cards() -> None:
    for module in MODULES:
        houses = {cards()[one].faction for one in module.CARDS}
        assert len(houses) == 1, module.__name__
        kinds = {cards()[one].type for one in module.CARDS}
        plots, events = kinds == {"plot"}, kinds == {"event"}
        assert plots or events or kinds <= {"character", "location", "attachment"}


def test_every_card_has_an_entry() -> None:
    assert EDITION.without_entry() == []


def test_the_box_is_whole() -> None:
    """R1.4: 214 numbered cards and six titles."""
    printed = [card for card in cards().values() if card.type not in ("faction", "title")]
    assert len(printed) == 188
    assert sum(len(deck.codes(deck.draw)) for deck in decks().values()) == 4 * 45
    assert sum(len(deck.codes(deck.plots)) for deck in decks().values()) == 4 * 7
    assert len(titles()) == 6
    held = {code for deck in decks().values() for code in deck.codes((*deck.draw, *deck.plots))}
    assert held == {card.id for card in printed}


def test_titles_support_in_a_ring() -> None:
    """R13.1, R13.8."""
    ring = {title.id: title.supports for title in titles().values() if title.supports}
    assert ring == {
        "master_of_laws": ("hand_of_the_king",),
        "hand_of_the_king": ("master_of_whispers",),
        "master_of_whispers": ("master_of_coin",),
        "master_of_coin": ("master_of_laws",),
    }
