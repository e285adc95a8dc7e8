"""R4.4, R9.1, R6.3: who holds which card is nobody else's business."""

import json
from typing import Any

import pytest

from bot.games.risk.rules.rulebook import Risk
from bot.workshop.match import Match
from bot.workshop.policies import at_random

RULES = Risk()


def cards(value: Any) -> list[str]:
    """Every card named anywhere in an event's parameters."""
    values = value if isinstance(value, list) else [value]
    return [v.removeprefix("card:") for v in values if isinstance(v, str) and v.startswith("card:")]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_events_name_hidden_cards_only_to_their_holder(seats: int) -> None:
    match = Match(RULES, seats, "secrets", [at_random] * seats)
    told = 0
    for _, step in zip(range(1500), match.steps(), strict=False):
        state: Any = match.state
        for event in step.events:
            named = [card for value in event.args.values() for card in cards(value)]
            if event.to is None:
                assert set(named) <= set(state.discard), event
            elif named:
                (holder,) = event.to
                assert set(named) <= {*state.hands[holder], *state.discard}, event
                told += 1
    assert told


@pytest.mark.parametrize("seats", [2, 5])
def test_a_view_holds_the_viewers_own_hand_and_numbers_of_the_others(seats: int) -> None:
    match = Match(RULES, seats, "hands", [at_random] * seats)
    for count, _ in zip(range(1200), match.steps(), strict=False):
        if count % 100:
            continue
        state: Any = match.state
        for viewer in [None, *range(seats)]:
            view = RULES.view(state, viewer)
            assert view.hand == (state.hands[viewer] if viewer is not None else [])
            assert [player.cards for player in view.players] == [len(h) for h in state.hands]
            plain = json.loads(view.model_dump_json())
            assert isinstance(plain["deck"], int)
            assert "rng" not in plain
            assert "hands" not in plain
