"""R20: what may be in a deck."""

import pytest

from bot.decks.model import Copies, Deck
from bot.games.card_game_1e.rules.decks import POOL
from bot.games.card_game_1e.rules.rulebook import RULES
from bot.games.card_game_1e.rules.state import FirstOptions
from bot.kernel import Illegal, Rng

STARK = POOL.random(Rng(seed="any"), "stark")


def reasons(deck: Deck) -> list[str]:
    return [fault.reason for fault in POOL.faults(deck)]


@pytest.mark.parametrize("number", range(12))
def test_random_decks_are_legal(number: int) -> None:
    assert reasons(POOL.random(Rng(seed=f"deck-{number}"))) == []


def test_ready_decks_are_too_small_but_may_be_played() -> None:
    """R20.2."""
    assert reasons(POOL.ready["stark"]) == ["too-few"]
    RULES.check_brought(FirstOptions(), {"ready": "stark"})


def test_plots_are_seven_different_ones() -> None:
    """R20.1."""
    doubled = (STARK.plots[0].model_copy(update={"count": 2}), *STARK.plots[2:])
    assert reasons(STARK.model_copy(update={"plots": doubled})) == ["plot-copies"]
    assert reasons(STARK.model_copy(update={"plots": STARK.plots[1:]})) == ["plots"]


def test_three_copies_of_a_title() -> None:
    """R20.1."""
    four = (*STARK.draw, Copies(id="hodor", count=4))
    assert "copies" in reasons(STARK.model_copy(update={"draw": four}))


def test_a_card_may_allow_fewer_copies() -> None:
    """R20.1: the text of a card may change the limit."""
    twice = (*STARK.draw, Copies(id="street_of_steel", count=2))
    kept = [one for one in twice if one.id != "street_of_steel" or one.count == 2]
    assert "copies" in reasons(STARK.model_copy(update={"draw": tuple(kept)}))


def test_cards_for_one_house_only() -> None:
    """R20.1."""
    strange = (*STARK.draw, Copies(id="the_lions_will", count=1))
    assert reasons(STARK.model_copy(update={"draw": strange})) == ["other-faction"]


def test_what_cannot_be_brought_is_refused() -> None:
    with pytest.raises(Illegal, match="deck-broken"):
        RULES.check_brought(FirstOptions(), POOL.ready["stark"].plain())
    with pytest.raises(Illegal, match="no-such-deck"):
        RULES.check_brought(FirstOptions(), {"ready": "tyrell"})


def test_two_against_two_needs_four() -> None:
    """R21.3."""
    with pytest.raises(Illegal, match="teams-need-four"):
        RULES.check_options(3, FirstOptions(teams="two_on_two"))
