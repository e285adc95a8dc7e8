"""Plans: written down before the question comes, shown as its draft, carried out if so ordered."""

from typing import Any

import pytest

from bot.kernel import Illegal
from bot.kernel.rules import AHEAD, expected, plan_id

from .conftest import BRAN, CERSEI, HOST, Club
from .toy import act_ask, games

PLAN = {"picks": ["build"]}


async def draft(club: Club, number: int, user: int, plan: int = 0) -> Any:
    return (await club.tables.queries.look(number, user, plan))[2]


async def test_a_plan_is_the_draft_of_the_question_when_it_comes(club: Club) -> None:
    number = (await club.start(HOST, BRAN, CERSEI)).session.id
    (coming,) = expected(games["toy"], await club.tables.queries.view(number, CERSEI))
    assert coming.id >= AHEAD
    await club.tables.drafts.save(number, CERSEI, coming.id, PLAN)
    assert await draft(club, number, CERSEI, coming.id) == PLAN
    assert await draft(club, number, BRAN, coming.id) is None
    await club.does(number, HOST, "rest")
    assert await draft(club, number, CERSEI, coming.id) == PLAN
    await club.does(number, BRAN, "rest")
    assert await draft(club, number, CERSEI) == PLAN
    view = (await club.tables.queries.view(number, CERSEI)).model_dump()
    assert view["walls"] == [0, 0, 0], "nothing happens before it is confirmed"


async def test_another_draft_takes_the_place_of_the_plan(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.tables.drafts.save(number, BRAN, plan_id(act_ask(1)), PLAN)
    await club.does(number, HOST, "rest")
    (ask,) = (await club.tables.queries.view(number, BRAN)).asks
    await club.tables.drafts.save(number, BRAN, ask.id, {"picks": []})
    assert await draft(club, number, BRAN) == {"picks": []}


async def test_a_plan_is_gone_once_its_question_is_answered(club: Club) -> None:
    number = (await club.start(HOST, BRAN, bidding=False)).session.id
    plan = plan_id(act_ask(1))
    await club.tables.drafts.save(number, BRAN, plan, PLAN)
    await club.does(number, HOST, "rest")
    await club.does(number, BRAN, "draw")
    assert await draft(club, number, BRAN, plan) == PLAN, "it is asked again, so it is still a plan"
    await club.does(number, HOST, "rest")
    await club.does(number, BRAN, "rest")
    assert await draft(club, number, BRAN, plan) is None


async def test_only_what_can_be_seen_coming_is_planned(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    with pytest.raises(Illegal, match="already-decided"):
        await club.tables.drafts.save(number, BRAN, AHEAD + 1, PLAN)
    with pytest.raises(Illegal, match="already-decided"):
        await club.tables.drafts.save(number, HOST, plan_id(act_ask(0)), PLAN)


async def planned(club: Club, number: int, user: int, seat: int, *, order: bool = True) -> None:
    """A finished plan to build, and the order to carry it out."""
    if order:
        await club.tables.moves.prefer(number, user, "plans", "carry_out", club.request())
    plan = plan_id(act_ask(seat))
    await club.tables.drafts.save(number, user, plan, PLAN, plan=["build"])


async def walls(club: Club, number: int) -> list[int]:
    found: list[int] = (await club.tables.queries.view(number, None)).model_dump()["walls"]
    return found


async def test_a_plan_is_carried_out_at_once_by_order(club: Club) -> None:
    number = (await club.start(HOST, BRAN, CERSEI)).session.id
    await planned(club, number, BRAN, 1)
    await planned(club, number, CERSEI, 2)
    receipt = await club.does(number, HOST, "rest")
    assert await walls(club, number) == [0, 1, 0], "Cersei's rested on Bran's wall"
    (ask,) = (await club.tables.queries.view(number, CERSEI)).asks
    assert ask.topic == "act"
    assert (await draft(club, number, CERSEI))["picks"] == ["build"]
    assert [event.type for event in receipt.events] == ["built"], "who had a plan is not told"
    log = (await club.tables.log.page(number, BRAN)).entries[-1]
    assert [event.type for event in log.events] == ["order-followed", "built"]


async def test_without_the_order_it_stays_a_proposal(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await planned(club, number, BRAN, 1, order=False)
    await club.does(number, HOST, "rest")
    assert await walls(club, number) == [0, 0]


async def test_half_a_plan_is_not_carried_out(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await planned(club, number, BRAN, 1)
    await club.tables.drafts.save(number, BRAN, plan_id(act_ask(1)), {"picks": ["draw"]})
    assert await club.tables.drafts.plans(number, BRAN) == set()
    await club.does(number, HOST, "rest")
    assert await walls(club, number) == [0, 0]
    assert (await draft(club, number, BRAN))["picks"] == ["draw"]


async def test_a_question_that_is_open_already_waits_for_its_player(club: Club) -> None:
    """The order is given while somebody is asked: nothing happens behind their back."""
    number = (await club.start(HOST, BRAN, CERSEI, bidding=False)).session.id
    plan = plan_id(act_ask(1))
    await club.tables.drafts.save(number, BRAN, plan, PLAN, plan=["build"])
    await club.does(number, HOST, "rest")
    await club.tables.moves.prefer(number, BRAN, "plans", "carry_out", club.request())
    assert await walls(club, number) == [0, 0, 0]
