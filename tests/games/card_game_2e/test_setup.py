"""Section 5: what may be placed face down."""

import pytest

from bot.games.card_game_2e.rules.rulebook import RULES
from bot.games.card_game_2e.rules.setup import Setup
from bot.games.card_game_2e.rules.state import ThronesOptions, ThronesState
from bot.kernel import Illegal, Rng


@pytest.fixture
def state() -> ThronesState:
    options = ThronesOptions(decks=["stark_fealty", "lannister_fealty"])
    return RULES.new(2, options, Rng(seed="set-up"))


def names(state: ThronesState, *cards: str) -> list[str]:
    """Options for these cards of the first player, several copies of one as several cards."""
    found: list[str] = []
    for name in cards:
        deck = state.players[0].deck
        found.append(
            next(
                state.name(card)
                for card in deck
                if state.fact(card).name == name and state.name(card) not in found
            )
        )
    return found


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        (("Robb Stark", "Catelyn Stark"), "setup-too-expensive"),
        (("The Roseroad", "The Kingsroad"), "setup-one-limited"),
        (("Ice", "Summer"), "setup-no-host"),
        (("Milk of the Poppy",), "setup-no-host"),
    ],
)
def test_what_may_not_be_placed(state: ThronesState, cards: tuple[str, ...], reason: str) -> None:
    with pytest.raises(Illegal, match=reason):
        Setup().check_place(state, 0, names(state, *cards))


@pytest.mark.parametrize(
    "cards",
    [
        (),
        ("Eddard Stark", "The Roseroad"),
        ("Robb Stark", "Robb Stark", "Robb Stark"),  # R5.9: further copies are free
        ("Arya Stark", "Ice", "The Roseroad"),
    ],
)
def test_what_may_be_placed(state: ThronesState, cards: tuple[str, ...]) -> None:
    Setup().check_place(state, 0, names(state, *cards))
