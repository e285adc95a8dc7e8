"""Plans: written down before the question comes, shown as its draft, never carried out alone."""

from typing import Any

import pytest

from bot.kernel import Illegal
from bot.kernel.ahead import AHEAD, expected, plan_id

from .conftest import BRAN, CERSEI, HOST, Club
from .toy import act_ask, games

PLAN = {"picks": ["build"]}


async def draft(club: Club, number: int, user: int, plan: int = 0) -> Any:
    return (await club.tables.look(number, user, plan))[2]


async def test_a_plan_is_the_draft_of_the_question_when_it_comes(club: Club) -> None:
    number = (await club.start(HOST, BRAN, CERSEI)).session.id
    (coming,) = expected(games("toy"), await club.tables.view(number, CERSEI))
    assert coming.id >= AHEAD
    await club.tables.save_draft(number, CERSEI, coming.id, PLAN)
    assert await draft(club, number, CERSEI, coming.id) == PLAN
    assert await draft(club, number, BRAN, coming.id) is None
    await club.does(number, HOST, "rest")
    assert await draft(club, number, CERSEI, coming.id) == PLAN
    await club.does(number, BRAN, "rest")
    assert await draft(club, number, CERSEI) == PLAN
    view = (await club.tables.view(number, CERSEI)).model_dump()
    assert view["walls"] == [0, 0, 0], "nothing happens before it is confirmed"


async def test_another_draft_takes_the_place_of_the_plan(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.tables.save_draft(number, BRAN, plan_id(act_ask(1)), PLAN)
    await club.does(number, HOST, "rest")
    (ask,) = (await club.tables.view(number, BRAN)).asks
    await club.tables.save_draft(number, BRAN, ask.id, {"picks": []})
    assert await draft(club, number, BRAN) == {"picks": []}


async def test_a_plan_is_gone_once_its_question_is_answered(club: Club) -> None:
    number = (await club.start(HOST, BRAN, bidding=False)).session.id
    plan = plan_id(act_ask(1))
    await club.tables.save_draft(number, BRAN, plan, PLAN)
    await club.does(number, HOST, "rest")
    await club.does(number, BRAN, "draw")
    assert await draft(club, number, BRAN, plan) == PLAN, "it is asked again, so it is still a plan"
    await club.does(number, HOST, "rest")
    await club.does(number, BRAN, "rest")
    assert await draft(club, number, BRAN, plan) is None


async def test_only_what_can_be_seen_coming_is_planned(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    with pytest.raises(Illegal, match="already-decided"):
        await club.tables.save_draft(number, BRAN, AHEAD + 1, PLAN)
    with pytest.raises(Illegal, match="already-decided"):
        await club.tables.save_draft(number, HOST, plan_id(act_ask(0)), PLAN)
