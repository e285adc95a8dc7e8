"""Table options that change the game: what fits together, what is shown, what they deal."""

from collections import Counter
from typing import Any

import pytest

from bot.games.board_game.rules.board import BoardOptions
from bot.games.board_game.rules.combat import tides_deck
from bot.games.board_game.rules.drafts import SHAPE
from bot.games.board_game.rules.facts import house_cards
from bot.games.board_game.rules.rulebook import RULES
from bot.kernel import Illegal
from bot.workshop.match import Match
from bot.workshop.policies import at_random


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (5, {"expansion": "dance_with_dragons"}, "expansion-players"),
        (6, {"expansion": "feast_for_crows"}, "expansion-players"),
        (4, {"expansion": "feast_for_crows", "castles_to_win": 8}, "castles-do-not-count"),
    ],
)
def test_a_mix_that_cannot_be_is_refused(seats: int, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(Illegal) as refused:
        RULES.check_options(seats, BoardOptions.model_validate(options))
    assert refused.value.reason == reason


@pytest.mark.parametrize("expansion", ["none", "dance_with_dragons", "feast_for_crows"])
@pytest.mark.parametrize("cards", ["usual", "base", "dragons", "either", "draft", "blind_draft"])
def test_every_other_mix_can_be_played(expansion: str, cards: str) -> None:
    seats = 4 if expansion == "feast_for_crows" else 6
    options = {"expansion": expansion, "house_cards": cards, "endless": True, "muster_first": True}
    RULES.check_options(seats, BoardOptions.model_validate(options))


@pytest.mark.parametrize(
    ("options", "shown", "hidden"),
    [
        ({}, "arianne_token", "tides_skulls"),
        ({"tides_of_battle": True}, "tides_skulls", "adwd_stannis_timing"),
        ({"house_cards": "draft"}, "adwd_stannis_timing", "adwd_lannisport_knight"),
        ({"expansion": "dance_with_dragons"}, "adwd_lannisport_knight", "arianne_token"),
        ({"expansion": "feast_for_crows"}, "affc_white_harbor_unit", "tie_break"),
    ],
)
def test_options_that_say_nothing_are_not_shown(
    options: dict[str, Any], shown: str, hidden: str
) -> None:
    idle = RULES.idle_options(BoardOptions.model_validate(options))
    assert shown not in idle
    assert hidden in idle


def test_options_fit_into_one_list() -> None:
    """Discord shows 25 at most, the number of seats among them."""
    for expansion in ("none", "dance_with_dragons", "feast_for_crows"):
        options = BoardOptions.model_validate(
            {"expansion": expansion, "tides_of_battle": True, "house_cards": "draft"}
        )
        assert len(BoardOptions.model_fields) - len(RULES.idle_options(options)) < 25


@pytest.mark.parametrize(
    ("threes", "skulls", "size"), [(True, True, 24), (False, True, 22), (False, False, 20)]
)
def test_tides_without_threes_and_skulls(threes: bool, skulls: bool, size: int) -> None:
    """M5."""
    deck = Counter(tides_deck(BoardOptions(tides_threes=threes, tides_skulls=skulls)))
    assert deck.total() == size
    assert ("three" in deck, "skull" in deck) == (threes, skulls)


@pytest.mark.parametrize("how", ["draft", "blind_draft"])
def test_a_draft_gives_everybody_a_whole_hand(how: str) -> None:
    """M4: the usual strengths, and no card twice."""
    options = BoardOptions.model_validate({"house_cards": how})
    match = Match(RULES, 6, f"{how}/1", [at_random] * 6, options)
    for _ in match.steps():
        if match.state.round:
            break
    hands = match.state.cards
    assert all(
        sorted(house_cards()[card].strength for card in hand) == sorted(SHAPE) for hand in hands
    )
    assert len({card for hand in hands for card in hand}) == 42
