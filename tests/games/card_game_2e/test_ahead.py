"""A29.6: the next plot may be handed in ahead."""

from typing import Any

from bot.games.card_game_2e.rules.rulebook import RULES
from bot.games.card_game_2e.rules.scenario import POSITIONS
from bot.games.lcg.scenario import Position
from bot.kernel import Answer, Choose, Play, Rng, answer
from bot.kernel.engine import run
from bot.kernel.rules import expected, firm, holding, plan_id


def arranged(phase: str) -> Any:
    sides = {"stark": {"plots": ["Summons", "Taxation"], "play": ["Bran Stark"]}, "lannister": {}}
    position = Position.model_validate({"phase": phase, "first": "stark", "sides": sides})
    start = RULES.new(2, RULES.Options(), Rng(seed="ahead"))
    play = Play(POSITIONS.arrange(start, position))
    run(play)
    return play.state


def test_a_plot_chosen_in_the_round_before_answers_the_question_when_it_comes() -> None:
    state = arranged("challenges")
    view = RULES.view(state, 0)
    (ask,) = expected(RULES, view)
    assert isinstance(ask, Choose)
    wanted = [ask.options[1].id]
    plan = firm(RULES, view, ask, wanted)
    while state.phase != "plot":
        open_ask = next(one for one in state.asks if one.owed)
        given = Answer(seat=open_ask.seat, ask=open_ask.id, value=open_ask.default)
        state = answer(RULES, state, given).state
    (asked,) = [one for one in state.asks if one.seat == 0]
    assert plan_id(asked) == ask.id
    assert holding(RULES, RULES.view(state, 0), asked, plan) == wanted


def test_nobody_plans_before_the_plots_of_this_round_are_revealed() -> None:
    assert expected(RULES, RULES.view(arranged("plot"), 0)) == []
    assert expected(RULES, RULES.view(arranged("challenges"), None)) == []
