"""Moves of The Iron Throne as typed, against the real rules."""

from typing import Any

import pytest

from bot.discord_ui.client import Maester
from bot.games.iron_throne.rules.rulebook import IronThrone
from bot.games.iron_throne.rules.scenario import POSITIONS
from bot.kernel import Choose, Illegal, Option
from cogs import _iron_throne as moves
from cogs._moves import passing
from tests.cogs.seat import Seat, desk_of

RULES = IronThrone()
PAIR = {"defender": "stark", "characters": {"lannister": "tywin", "stark": "robb"}}


def at(desk: Any, seat: int, change: dict[str, Any]) -> Seat:
    return Seat(RULES, POSITIONS, "court-3", desk, seat, change)


@pytest.fixture
async def desk(bot: Maester) -> Any:
    return await desk_of(bot, "iron_throne")


def test_the_defender_is_named_before_anything_else_is_asked(desk: Any) -> None:
    seat = at(desk, 0, {"phase": "preparation", "events": ["lannister"]})
    with pytest.raises(Illegal, match="not-asked-now"):
        moves.prepare(desk, seat.view, "Baratheon", "Jaime", "tyrion")
    seat.take(moves.prepare(desk, seat.view, "Baratheon", None, None))
    assert seat.view.encounter is not None
    assert seat.view.encounter.defender == 2


def test_power_and_character_are_one_command_for_who_decides_ahead(desk: Any) -> None:
    wishes = {"preferences": {"lannister": {"ahead": "yes"}}}
    event = {"phase": "preparation", "events": ["stark"], "sheets": {"stark": 0}}
    seat = at(desk, 0, event | wishes)
    seat.take(moves.prepare(desk, seat.view, None, "Jaime", "tyrion"))
    clash = seat.view.encounter
    assert clash is not None
    assert clash.parts[0].character == "tyrion"
    assert seat.view.players[0].characters["jaime"] == 5
    with pytest.raises(Illegal, match="not-asked-now"):
        moves.prepare(desk, seat.view, "Stark", None, None)


def test_the_rules_say_that_somebody_is_dead(desk: Any) -> None:
    seat = at(desk, 2, {"phase": "support", **PAIR, "power": {"davos": 0}})
    with pytest.raises(Illegal, match="character-dead"):
        seat.take(moves.support(desk, seat.view, "challenge", "Davos"))
    with pytest.raises(Illegal, match="which-character"):
        moves.support(desk, seat.view, "challenge", None)
    seat.take(moves.support(desk, seat.view, "defence", "Melisandre"))


def test_those_not_named_are_declined(desk: Any) -> None:
    wishes = {"preferences": {"stark": {"welcome": "advance"}}}
    seat = at(desk, 1, {"phase": "support", **PAIR, **wishes})
    assert moves.welcome(desk, seat.view, None)[0][1] == {"baratheon": "decline"}
    assert moves.welcome(desk, seat.view, "Baratheon")[0][1] == {"baratheon": "accept"}


def test_a_card_of_somebody_who_does_not_take_part_is_refused(desk: Any) -> None:
    hands = {"hands": {"stark": ["bran", "arya"], "lannister": ["war_1"], "baratheon": ["war_1"]}}
    leaders = {"leaders": {"stark": "bran"}}
    seat = at(desk, 1, {"phase": "encounter", **PAIR, **hands, **leaders})
    with pytest.raises(Illegal, match="character-not-taking-part"):
        seat.take(moves.act(desk, seat.view, "Arya"))
    seat.take(moves.act(desk, seat.view, "Bran: Raven's Eye"))


def test_who_is_not_even_asked_is_told_the_rule(desk: Any) -> None:
    """R11.2, R12.6: Baratheon is a bystander here."""
    hands = {"hands": {"stark": ["war_2"], "lannister": ["war_1"], "baratheon": ["shireen"]}}
    seat = at(desk, 2, {"phase": "encounter", **PAIR, **hands, "power": {"davos": 0}})
    assert not seat.view.asks
    for card, reason in (
        ("Shireen: Brought to Safety", "character-not-taking-part"),
        ("davos", "character-dead"),
        ("leader", "wrong-time"),
    ):
        with pytest.raises(Illegal, match=reason):
            moves.act(desk, seat.view, card)
    seat = at(desk, 2, {"phase": "support", **PAIR, **hands})
    with pytest.raises(Illegal, match="wrong-time"):
        moves.act(desk, seat.view, "shireen")


def test_a_talk_is_for_the_two_who_hold_it(desk: Any) -> None:
    """R7.14: others may talk along, and that is all. Nothing can be taken before it is proposed."""
    talks = {"phase": "resolution", **PAIR, "shown": {"lannister": "peace", "stark": "peace"}}
    hands = {"hands": {"stark": ["war_2"], "lannister": ["war_1"], "baratheon": ["war_1"]}}
    bystander = at(desk, 2, talks | hands)
    for move in (moves.agree, moves.break_off, moves.talk):
        with pytest.raises(Illegal, match="not-your-talk"):
            move(bystander.view)
    lannister = at(desk, 0, talks | hands)
    with pytest.raises(Illegal, match="nothing-proposed"):
        moves.agree(lannister.view)
    lannister.take(moves.break_off(lannister.view))
    with pytest.raises(Illegal, match="not-asked-now"):
        moves.talk(lannister.view)


def test_passing_answers_everything_that_can_be_passed(desk: Any) -> None:
    hostages = {"hostages": {"lannister": ["stark.war_12"]}}
    seat = at(desk, 0, hostages)
    assert [value for _, value in passing(seat.view)] == [{}]
    seat = at(desk, 0, {"phase": "preparation"})
    with pytest.raises(Illegal, match="nothing-to-end"):
        passing(seat.view)


def test_a_question_of_an_earlier_release_can_be_passed(desk: Any) -> None:
    """It does not say what passing means; its default is to pass."""
    option = Option(id="pass", label="pass")
    ask = Choose(seat=0, topic="act", public="act", options=[option], default=["pass"])
    view = at(desk, 0, {"phase": "preparation"}).view.model_copy(update={"asks": [ask]})
    assert [value for _, value in passing(view)] == [["pass"]]


def test_hostages_are_named_with_what_happens_to_them(desk: Any) -> None:
    seat = at(desk, 0, {"hostages": {"lannister": ["stark.war_12", "stark.robb"]}})
    text = "stark.war_12=release, Stark Robb: Torture"
    ((_, value),) = moves.tokens(desk, seat.view, text, "hostages")
    assert value == {"stark.war_12": "release", "stark.robb": "torture"}
