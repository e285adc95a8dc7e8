"""A4.07: what a house sees coming is what it is then asked."""

import pytest

from bot import games
from bot.games.board_game.view import BoardView
from bot.kernel.ahead import AHEAD, expected, plan_id
from bot.workshop.match import Match

TOPICS = {"raid", "march", "march_moves", "consolidate"}


@pytest.mark.parametrize("seats", [3, 6])
def test_a_question_of_the_order_steps_was_seen_coming(seats: int) -> None:
    rules = games.rules("board_game")
    match = Match(rules, seats, "ahead", [rules.policies["heuristic"]] * seats)
    met = set()
    for _, _ in zip(range(300), match.steps(), strict=False):
        for ask in match.state.asks:
            if ask.topic not in TOPICS:
                continue
            view = rules.view(match.state, ask.seat)
            blank = view.model_copy(update={"asks": []})
            coming = {one.id: one for one in expected(rules, blank)}
            assert coming[plan_id(ask)] == ask.model_copy(update={"id": plan_id(ask)})
            assert plan_id(ask) not in {one.id for one in expected(rules, view)}
            met.add(ask.topic)
    assert met == TOPICS


def test_nothing_is_planned_before_orders_lie_open_or_by_onlookers() -> None:
    rules = games.rules("board_game")
    match = Match(rules, 3, "ahead", [rules.policies["heuristic"]] * 3)
    seen = set()
    for _, _ in zip(range(60), match.steps(), strict=False):
        assert expected(rules, rules.view(match.state, None)) == []
        for seat in range(3):
            view = rules.view(match.state, seat)
            assert isinstance(view, BoardView)
            coming = expected(rules, view)
            assert all(ask.seat == seat and ask.id >= AHEAD for ask in coming)
            if coming:
                seen.add(view.phase)
    assert seen <= {"raven", "raid", "march", "consolidate"}
    assert {"raid", "march"} <= seen
