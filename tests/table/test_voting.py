"""What a table decides by vote where no moderator may: act for a seat, free it, go back."""

import pytest

from bot.kernel import Illegal
from bot.store import moves
from bot.table.absence import HOUR
from bot.table.voting import Motion

from .conftest import BRAN, CERSEI, DAVOS, HOST, MODERATOR, Club
from .slow import DAILY, Slow

LEFT_ALONE = DAILY.model_copy(update={"overtime": "moderator"})


async def test_the_table_decides_for_a_seat_that_holds_it_up(club: Club) -> None:
    number = (await club.start(HOST, BRAN, CERSEI)).session.id
    poll = await club.tables.decide(number, BRAN, Motion("act", 0))
    assert (poll.votes, poll.needed, poll.passed) == (1, 2, False)
    assert (await club.tables.decide(number, BRAN, Motion("act", 0))).votes == 1
    assert (await club.tables.decide(number, CERSEI, Motion("act", 0))).passed
    page = await club.tables.log(number, None)
    assert [event.type for event in page.entries[0].events] == ["table-voted-act", "built"]
    assert [owed.user for owed in await club.tables.waiting(number)] == [BRAN]
    async with club.store.read() as tx:
        move = await moves.get(tx, number, 2)
    assert move is not None
    assert (move.kind, move.seat, move.actor_user) == ("act-for", 0, None)
    with pytest.raises(Illegal, match="table-nothing-owed"):
        await club.tables.decide(number, CERSEI, Motion("act", 0))


async def test_a_vote_is_about_the_question_that_is_open(club: Club) -> None:
    """Who wanted an answer to one question has said nothing about the next one."""
    number = (await club.start(HOST, BRAN, CERSEI, bidding=False)).session.id
    await club.tables.decide(number, BRAN, Motion("act", 0))
    for user in (HOST, BRAN, CERSEI):
        await club.does(number, user, "build")
    assert (await club.tables.decide(number, CERSEI, Motion("act", 0))).votes == 1


async def test_the_table_frees_a_seat_that_somebody_else_takes_over(club: Club) -> None:
    slow = Slow(club)
    number = await slow.start(HOST, BRAN, CERSEI, clock=LEFT_ALONE)
    await slow.mail.take()
    await club.tables.decide(number, BRAN, Motion("free", 0))
    assert (await club.tables.decide(number, CERSEI, Motion("free", 0))).passed
    info = await club.tables.show(number)
    assert (info.seats[0].kind, info.seats[0].user_id) == ("open", None)
    assert info.session.host_user == BRAN
    told = [what for what, _ in await slow.mail.take()]
    assert told == ["table-vote", "table-voted-free", "open", "overtime"]
    with pytest.raises(Illegal, match="table-nobody-there"):
        await club.tables.decide(number, BRAN, Motion("free", 0))
    await club.tables.take_over(number, DAVOS, 0)
    assert (await club.tables.view(number, DAVOS)).viewer == 0


async def test_a_vote_about_a_seat_is_about_who_holds_it(club: Club) -> None:
    number = (await club.start(HOST, BRAN, CERSEI)).session.id
    await club.tables.decide(number, BRAN, Motion("free", 0))
    club.clock.advance(60)
    await club.tables.replace(number, MODERATOR, 0, DAVOS)
    assert (await club.tables.decide(number, CERSEI, Motion("free", 0))).votes == 1


async def test_the_table_goes_back(club: Club) -> None:
    number = (await club.start(HOST, BRAN, CERSEI)).session.id
    for user in (HOST, BRAN):
        await club.does(number, user, "build")
    await club.tables.decide(number, HOST, Motion("rewind", 1))
    await club.tables.pause(number, MODERATOR)
    assert (await club.tables.decide(number, CERSEI, Motion("rewind", 1))).passed
    assert (await club.tables.view(number, None)).model_dump()["walls"] == [0, 0, 0]
    page = await club.tables.log(number, None)
    assert [event.type for event in page.entries[-1].events] == ["table-voted-rewind"]
    for wrong in (0, 99):
        with pytest.raises(Illegal, match="rewind-no-such-move"):
            await club.tables.decide(number, HOST, Motion("rewind", wrong))


async def test_who_may_vote_on_what(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    with pytest.raises(Illegal, match="table-not-seated"):
        await club.tables.decide(number, MODERATOR, Motion("act", 0))
    with pytest.raises(Illegal, match="vote-own-seat"):
        await club.tables.decide(number, HOST, Motion("free", 0))
    with pytest.raises(Illegal, match="table-no-such-seat"):
        await club.tables.decide(number, HOST, Motion("act", 7))
    await club.tables.pause(number, MODERATOR)
    with pytest.raises(Illegal, match="table-paused"):
        await club.tables.decide(number, HOST, Motion("act", 0))
    # Two players are a majority together only: nobody is voted down by one other.
    assert (await club.tables.decide(number, BRAN, Motion("free", 0))).needed == 2


async def test_a_vote_delivered_twice_counts_once(club: Club) -> None:
    """Also if it was the one that was needed: the second delivery opens no new vote."""
    slow = Slow(club)
    number = await slow.start(HOST, BRAN, CERSEI, rounds=9)
    await club.does(number, HOST, "build")
    for motion in ("rewind", "extend"):
        for user in (BRAN, CERSEI):
            polls = [
                await club.tables.decide(number, user, Motion("rewind", 1), f"{motion}{user}")
                if motion == "rewind"
                else await club.tables.vote(number, user, "extend", f"{motion}{user}")
                for _ in range(2)
            ]
            assert polls[0] == polls[1]
        assert polls[0].passed
    async with club.store.read() as tx:
        kinds = [move.kind for move in await moves.between(tx, number, 1, 99)]
    assert kinds == ["start", "answer", "rewind"]
    assert await slow.due(number) == {0: 48}
    votes = (await club.tables.show(number)).session.votes
    assert not any((votes or {}).values())


async def test_more_time_given_twice_by_one_command_is_given_once(club: Club) -> None:
    slow = Slow(club)
    number = await slow.start(HOST, BRAN)
    for _ in range(2):
        await club.tables.extend(number, MODERATOR, HOUR, "i1")
    assert await slow.due(number) == {0: 25}
    assert len(await club.tables.audits(session_id=number)) == 1
