"""Lessons at the table: kept with it, closed after the last idea, one at a time, no deadline."""

import pytest

from bot.kernel import Illegal
from bot.kernel.lesson import Progress
from bot.table import TableInfo
from bot.table.lessons import PATIENCE

from .conftest import BRAN, HOST, Club


async def begun(club: Club, user: int = HOST) -> TableInfo:
    """A lesson of the toy, which has just begun."""
    request = club.request()
    await club.tables.places.begin_opening(request, 2, "Learning")
    return await club.tables.lessons.begin(
        1, 2, user, "toy", "Learning", language="en", thread=3, request_id=request
    )


async def progress(club: Club, session_id: int) -> Progress:
    info = await club.tables.queries.info(session_id)
    return Progress.model_validate(info.session.lesson)


async def test_ideas_are_told_one_after_the_other_and_then_it_is_closed(club: Club) -> None:
    info = await begun(club)
    number = info.session.id
    assert info.session.status == "running"
    assert [seat.kind for seat in info.seats] == ["standin", "human"]
    assert (await progress(club, number)).now == "act"
    await club.does(number, HOST, ["rest"])
    assert (await progress(club, number)).now == "bid"
    await club.does(number, HOST, 3)
    assert (await progress(club, number)).now == "again"
    await club.does(number, HOST, ["rest"])
    assert (await progress(club, number)).over
    assert (await club.tables.queries.info(number)).session.status == "cancelled"


async def test_an_undo_brings_the_idea_back(club: Club) -> None:
    number = (await begun(club)).session.id
    await club.does(number, HOST, ["rest"])
    await club.tables.history.undo(number, HOST, club.request())
    assert (await progress(club, number)).now == "act"


async def test_the_same_command_twice_begins_one_lesson(club: Club) -> None:
    request = club.request()
    await club.tables.places.begin_opening(request, 2, "Learning")
    lessons = club.tables.lessons
    first = await lessons.begin(
        1, 2, HOST, "toy", "Learning", language="en", thread=3, request_id=request
    )
    known = await club.tables.places.opening(request)
    assert known is not None
    assert known.session_id == first.session.id


async def test_whoever_begins_another_one_has_ended_the_first(club: Club) -> None:
    first, second = await begun(club), await begun(club)
    other = await begun(club, BRAN)
    assert [one.session.id for one in await club.tables.lessons.open_of(HOST)] == [
        second.session.id
    ]
    assert (await club.tables.queries.info(first.session.id)).session.status == "cancelled"
    assert (await club.tables.queries.info(other.session.id)).session.status == "running"


async def test_giving_up_ends_it(club: Club) -> None:
    number = (await begun(club)).session.id
    await club.tables.moves.concede(number, HOST, club.request())
    assert await club.tables.lessons.open_of(HOST) == []


async def test_it_waits_for_weeks_and_is_closed_in_the_end(club: Club) -> None:
    number = (await begun(club)).session.id
    club.clock.now += PATIENCE - 1
    await club.tables.deadlines.run_due()
    assert (await club.tables.queries.info(number)).session.status == "running"
    club.clock.now += 1
    await club.tables.deadlines.run_due()
    assert (await club.tables.queries.info(number)).session.status == "cancelled"


async def test_lessons_count_for_nothing(club: Club) -> None:
    await begun(club)
    await club.tables.lobby.check_hosting(HOST, 1, here=1, everywhere=1)
    assert await club.tables.ratings.games(1, "toy") == []


async def test_a_lesson_that_there_is_not(club: Club) -> None:
    with pytest.raises(Illegal, match="table-unknown-game"):
        club.tables.lessons.of("chess")


async def test_nobody_else_can_close_it(club: Club) -> None:
    number = (await begun(club)).session.id
    with pytest.raises(Illegal, match="table-not-seated"):
        await club.tables.lessons.close(number, BRAN)
