"""Cards are found by their names, whichever edition they belong to."""

from cogs import _decks as steps


def test_cards_of_one_name_are_found_in_both_editions() -> None:
    found = steps._of_that_name("tywin LANNISTER")
    assert {game for game, _ in found} == {"card_game_1e", "card_game_2e"}
    assert steps._of_that_name("nobody") == []
