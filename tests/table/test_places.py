"""A table and its thread come to be together, once per command."""

import pytest
from sqlalchemy.exc import IntegrityError

from bot.store import requests
from bot.store.pruning import KEPT

from .conftest import HOST, Club
from .test_housekeeping import keeping


async def open_table(club: Club, thread: int = 5) -> int:
    info = await club.tables.lobby.create(
        1, 2, HOST, "toy", "War", {}, seats=3, thread=thread, standins=True, request_id="i7"
    )
    return info.session.id


async def test_a_command_opens_one_table(club: Club) -> None:
    await club.tables.places.begin_opening("i7", 2, "War")
    begun = await club.tables.places.opening("i7")
    assert begun is not None
    assert (begun.session_id, begun.done_at) == (None, None)
    number = await open_table(club)
    assert await open_table(club, thread=6) == number
    info = await club.tables.queries.info(number)
    assert info.session.thread_id == 5
    assert [seat.kind for seat in info.seats] == ["human", "standin", "standin"]
    done = await club.tables.places.opening("i7")
    assert done is not None
    assert (done.session_id, done.thread_id, done.done_at) == (number, 5, club.clock.now)
    assert len(await club.tables.queries.of_guild(1)) == 1


async def test_a_command_is_noted_once(club: Club) -> None:
    """Two processes that are given the same command: the second one goes no further."""
    await club.tables.places.begin_opening("i7", 2, "War")
    with pytest.raises(IntegrityError):
        await club.tables.places.begin_opening("i7", 2, "War")
    await club.tables.places.drop_opening("i7")
    assert await club.tables.places.opening("i7") is None


async def test_threads_that_are_known(club: Club) -> None:
    await club.tables.places.begin_opening("i7", 2, "War")
    number = await open_table(club)
    await club.tables.places.begin_opening("i8", 2, "War")
    await club.tables.places.move(number, 2, 6, "i8")
    assert await club.tables.places.known_threads([4, 5, 6]) == {5, 6}


async def test_a_table_of_an_earlier_release_that_never_got_a_thread(club: Club) -> None:
    number = (await club.tables.lobby.create(1, 2, HOST, "toy", "Lost", {})).session.id
    placed = (await club.tables.lobby.create(1, 2, HOST, "toy", "Found", {}, thread=5)).session.id
    assert await club.tables.places.placeless() == [number]
    for table in (number, placed):
        await club.tables.places.clear_away(table)
    assert [info.session.id for info in await club.tables.queries.of_guild(1)] == [placed]


async def test_commands_are_not_remembered_for_ever(club: Club) -> None:
    await club.tables.places.begin_opening("i7", 2, "War")
    club.clock.advance(KEPT / 1000 + 1)
    await club.tables.places.begin_opening("i8", 2, "War")
    await keeping(club).once()
    async with club.store.read() as tx:
        assert [row.request_id for row in await requests.openings(tx)] == ["i8"]
