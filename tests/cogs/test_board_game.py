"""Moves of the Board Game as typed, against the real rules."""

from typing import Any

import pytest

from bot.discord_ui.client import Maester
from bot.games.board_game.rules.rulebook import BoardGame
from bot.games.board_game.rules.scenario import POSITIONS
from bot.kernel import Answer, Illegal, answer
from cogs import _board_game as moves
from cogs._moves import passing
from tests.cogs.seat import Seat, desk_of

RULES = BoardGame()
BATTLE = {
    "phase": "march",
    "turn": "stark",
    "supply": {"stark": 4, "lannister": 4},
    "regions": {
        "moat_cailin": {"owner": "stark", "knight": 2, "footman": 1},
        "seagard": {"owner": "lannister", "footman": 2},
    },
    "orders": {"moat_cailin": "march_0", "seagard": "defense_plus_1"},
}


def at(desk: Any, seat: int, **change: Any) -> Seat:
    return Seat(RULES, POSITIONS, "base-3", desk, seat, change)


@pytest.fixture
async def desk(bot: Maester) -> Any:
    return await desk_of(bot, "board_game")


@pytest.mark.parametrize(
    "text",
    [
        "winterfell march+1, white harbor support, shivering sea raid",
        "winterfell=march_plus_1, white_harbor=support_0, the_shivering_sea=raid",
    ],
)
def test_orders_are_read_in_words_and_as_suggested(desk: Any, text: str) -> None:
    """R6.01."""
    seat = at(desk, 0)
    seat.take(moves.values(desk, seat.view, text, "orders"))
    assert seat.view.orders == {
        "winterfell": "march_plus_1",
        "white_harbor": "support_0",
        "the_shivering_sea": "raid",
    }


def test_a_march_and_its_battle_are_commands(desk: Any) -> None:
    """R9.01, R10.13: the march in one line, then a card by its name."""
    seat = at(desk, 0, **BATTLE)
    seat.take(moves.march(desk, seat.view, "moat cailin: 2 knights to seagard, footman stays"))
    fight = seat.view.combat
    assert fight is not None
    assert (fight.region, fight.attackers, fight.attack) == ("seagard", {"knight": 2}, 4)
    seat.take(moves.values(desk, seat.view, "Eddard Stark", *moves.CARDS))
    with pytest.raises(Illegal, match="not-asked-now"):
        moves.values(desk, seat.view, "seagard", "retreat")


def test_a_march_over_too_far_a_way_is_refused_with_what_would_be_legal(desk: Any) -> None:
    """R1.03, R9.16."""
    seat = at(desk, 0, **BATTLE)
    with pytest.raises(Illegal) as refused:
        seat.take(moves.march(desk, seat.view, "moat cailin: all to riverrun"))
    assert refused.value.reason == "march-land-too-far"
    assert "region:seagard" in refused.value.params["options"]


def test_passing_is_possible_where_nothing_must_be_done(desk: Any) -> None:
    """A7.02, A9.09: the raven may rest, a march may move nobody."""
    orders = {"lannisport": "march_0", "stoney_sept": "support_0"}
    seat = at(desk, 1, phase="raven", orders=orders)
    seat.take(passing(seat.view))
    assert seat.view.phase == "march"
    seat.take(passing(seat.view))
    assert seat.view.round == 2
    planning = at(desk, 1)
    with pytest.raises(Illegal, match="nothing-to-end"):
        passing(planning.view)


def test_mustering_is_typed(desk: Any) -> None:
    """R5.13: a stronghold has two points."""
    seat = at(desk, 0, phase="westeros", round=2, deck_1=["mustering"], supply={"stark": 6})
    while (asks := seat.state.asks) and asks[0].seat != 0:
        given = Answer(seat=asks[0].seat, ask=asks[0].id, value=asks[0].default)
        seat.state = answer(RULES, seat.state, given).state
    desk.view = seat.view
    seat.take(
        moves.values(desk, seat.view, "winterfell 2 footmen, white harbor ship port", "muster")
    )
    assert seat.view.regions["winterfell"].units["footman"] == 3


def test_both_kinds_of_objectives_are_chosen_in_any_order(desk: Any) -> None:
    """R21.14, R21.16: asked together; what is named says which question is meant."""
    change = {
        "round": 2,
        "phase": "clean_up",
        "power": {"lannister": 0},
        "objectives": {"lannister": ["ample_harvest", "the_raven", "hold_court"]},
    }
    seat = Seat(RULES, POSITIONS, "crows-4", desk, 1, change)
    assert {ask.topic for ask in seat.view.asks} == {"special_objective", "objective"}
    for text, topic in (("hold_court", "objective"), ("yes", "special_objective")):
        ((number, _),) = moves.values(desk, seat.view, text, *moves.CHOICES)
        (ask,) = [ask for ask in seat.view.asks if ask.id == number]
        assert ask.topic == topic


@pytest.mark.parametrize(
    ("text", "reason"), [("land grab", "objective-not-held"), ("the_raven", "objective-not-met")]
)
def test_an_objective_that_cannot_be_scored_is_refused_with_the_reason(
    desk: Any, text: str, reason: str
) -> None:
    """R21.16."""
    change = {
        "round": 2,
        "phase": "clean_up",
        "objectives": {"lannister": ["ample_harvest", "the_raven", "hold_court"]},
    }
    seat = Seat(RULES, POSITIONS, "crows-4", desk, 1, change)
    with pytest.raises(Illegal) as refused:
        seat.take(moves.values(desk, seat.view, text, "objective"))
    assert refused.value.reason == reason
