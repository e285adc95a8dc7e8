"""A4.07: what a house sees coming is what it is then asked."""

from typing import Any

import pytest

from bot import games
from bot.games.board_game.rules.board import BoardOptions
from bot.games.board_game.rules.scenario import POSITIONS, BoardPosition
from bot.games.board_game.rules.state import BoardState
from bot.games.board_game.rules.view import BoardView
from bot.kernel import Choose
from bot.kernel.asks import AnyAsk
from bot.kernel.engine import run
from bot.kernel.rules import AHEAD, expected, firm, holding, plan_id
from bot.kernel.state import Play
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
            seen = coming[plan_id(ask)]
            if isinstance(seen, Choose) and seen.ordered:
                # Of several raids or marches one is asked for, but their order can be planned.
                seen = seen.model_copy(update={"ordered": False, "max": 1})
            assert seen == ask.model_copy(update={"id": plan_id(ask)})
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
    assert seen <= {"westeros", "raven", "raid", "march", "consolidate"}
    assert {"westeros", "raid", "march"} <= seen


def arranged(**change: Any) -> BoardState:
    """Three houses; Stark marches, and Lannister before it."""
    state = POSITIONS.start("base-3", BoardOptions(), "plans")
    position = BoardPosition.model_validate(MARCHES | change)
    play = Play(POSITIONS.arrange(state, position))
    run(play)
    return play.state


MARCHES: dict[str, Any] = {
    "phase": "march",
    "turn": "lannister",
    "regions": {"winterfell": {"owner": "stark", "footman": 2}},
    "orders": {"winterfell": "march_0", "white_harbor": "march_minus_1", "lannisport": "march_0"},
}
TO_THE_MOAT = {"footman": "moat_cailin"}


def stark(state: BoardState, topic: str) -> tuple[BoardView, AnyAsk]:
    rules = games.rules("board_game")
    view = rules.view(state, 0)
    assert isinstance(view, BoardView)
    coming = [ask for ask in expected(rules, view) if ask.topic == topic]
    return view, coming[0]


def test_a_march_plan_holds_until_somebody_comes_near() -> None:
    """A4.07: own units may move; others next to where it goes may not."""
    rules = games.rules("board_game")
    view, ask = stark(arranged(), "march_moves")
    plan = firm(rules, view, ask, TO_THE_MOAT)
    own = {"karhold": {"owner": "stark", "footman": 1}} | MARCHES["regions"]
    view, ask = stark(arranged(regions=own), "march_moves")
    assert holding(rules, view, ask, plan) == TO_THE_MOAT
    far = {"harrenhal": {"owner": "lannister", "knight": 1}} | MARCHES["regions"]
    view, ask = stark(arranged(regions=far), "march_moves")
    assert holding(rules, view, ask, plan) == TO_THE_MOAT
    near = {"the_twins": {"owner": "lannister", "knight": 1}} | MARCHES["regions"]
    view, ask = stark(arranged(regions=near), "march_moves")
    assert holding(rules, view, ask, plan) is None
    more = {"winterfell": {"owner": "stark", "footman": 3}}
    view, ask = stark(arranged(regions=more), "march_moves")
    assert holding(rules, view, ask, plan) is None


def test_a_march_is_begun_by_plan_only_if_its_moves_are_planned() -> None:
    rules = games.rules("board_game")
    state = arranged(turn="stark")
    view = rules.view(state, 0)
    (ask,) = view.asks
    assert ask.topic == "march"
    about = {"source": "region:white_harbor", "order": "order:march_minus_1"}

    def plans(of: AnyAsk) -> Any:
        return {} if of.about == about else None

    assert rules.planned(view, ask, plans) == ["white_harbor"]
    assert rules.planned(view, ask, lambda of: ["winterfell"] if of is ask else plans(of)) is None
    assert rules.planned(view, ask, lambda of: None) is None
