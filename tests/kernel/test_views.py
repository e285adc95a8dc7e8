"""The views of one position share what is the same: they are equal to views made one by one."""

from typing import Any

import pytest
from hypothesis import given

from bot import games
from bot.discord_ui.faces import face
from bot.kernel import Assign, Rng, Rules, View
from bot.text import words
from bot.workshop import policies
from tests.kernel.contract import every_game, fixed, middle, opened, seeds

REAL = [games.rules(game) for game in games.GAMES]
real_game = pytest.mark.parametrize("rules", REAL, ids=games.GAMES)

LARGEST = {
    "risk": "territories",
    "iron_throne": "players",
    "board_game": "regions",
    "card_game_1e": "players",
    "card_game_2e": "players",
}


@every_game
@fixed(4)
@given(seed=seeds)
def test_shared_views_are_the_views_made_one_by_one(rules: Rules[Any], seed: str) -> None:
    match = opened(rules, seed)
    for _ in range(120):
        state = match.state
        made = rules.views(state)
        assert list(made) == [None, *range(state.seats)]
        for viewer, shared in made.items():
            alone = rules.view(state, viewer)
            assert shared == alone
            assert shared.model_dump_json() == alone.model_dump_json()
        if state.finish is not None:
            return
        match.step()


@real_game
def test_what_everybody_sees_is_built_once(rules: Rules[Any]) -> None:
    made = rules.views(middle(rules, "shared", 40).state)
    public = made.pop(None)
    for view in made.values():
        board = getattr(view, LARGEST[rules.id])
        assert board
        assert board is getattr(public, LARGEST[rules.id])


@real_game
@fixed(4)
@given(seed=seeds)
def test_nobody_who_reads_a_view_changes_it(rules: Rules[Any], seed: str) -> None:
    match = opened(rules, seed)
    for step in range(80):
        if match.state.finish is not None:
            return
        if step % 4 == 0:
            made = rules.views(match.state)
            before = {viewer: view.model_dump_json() for viewer, view in made.items()}
            for view in made.values():
                _read(rules, view)
            assert {viewer: view.model_dump_json() for viewer, view in made.items()} == before
        match.step()


def _read(rules: Rules[Any], view: View) -> None:
    """Everything that is done with a view: words, standing orders, plans, a stand-in's answer."""
    shown, english = face(rules.id), words("en")
    names = [f"Player {seat}" for seat in range(view.seats)].__getitem__
    shown.summary(view, english, names)
    shown.board_text(view, english, names)
    shown.alt_text(view, english, names)
    rules.orders(view)
    if view.viewer is None:
        return
    shown.hand_text(view, english, names)
    for ask in view.asks:
        if isinstance(ask, Assign):
            shown.draft_text(view, ask, ask.default, english, names)
            shown.drafted(view, ask, ask.default)
        rules.planned(view, ask, lambda _: None)
    for ask in rules.ahead(view):
        rules.rests_on(view, ask, ask.default)
    for name in policies.names(rules):
        for ask in view.asks:
            policies.policy(rules, name)(view, ask, Rng(seed="reader"))
